import { chownSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Process, untilReady } from '../server-process.ts'
import type { Image } from './build-image.ts'
import { type Inside, limitMemory, runInside, startInside } from './chroot.ts'

/** The user `node` of the base image. */
const NODE = { uid: 1000, gid: 1000 }

/** How a container of an image is started. */
export interface Container {
  settings: Record<string, string>
  /** Replaces the command of the image. */
  args?: readonly string[]
  /** Directories of this machine, by their path inside. */
  volumes: Record<string, string>
  memoryBytes: number
}

export interface RunningContainer extends Process {
  /** Runs a health check, and throws if it fails. [the one of the image] */
  check(words?: readonly string[]): Promise<void>
  /** How often the kernel ended it for its use of memory. */
  kills(): Promise<number>
}

/** An empty volume, with the owner that the image gives it. */
export async function createVolume(): Promise<string> {
  const directory = await mkdtemp(join(tmpdir(), 'keepsake-volume-'))
  chownSync(directory, NODE.uid, NODE.gid)
  return directory
}

let count = 0

/** Starts a container as the user of the image, with a root that is read-only. */
export async function startContainer(image: Image, container: Container, ready: RegExp): Promise<RunningContainer> {
  const memory = await limitMemory(String(count++), container.memoryBytes)
  const inside = { ...insideOf(image, container), memory }
  const running = await untilReady(startInside(inside, wordsOf(image, container)), ready)
  const { memory: _, ...unlimited } = inside
  let kills = 0
  return {
    ...running,
    check: async (words = image.health) => void (await runInside(unlimited, words)),
    kills: async () => kills,
    async stop() {
      kills = await memory.kills()
      const code = await running.stop()
      await memory.remove()
      return code
    },
  }
}

/** Runs a command of the image to its end, and returns its output. */
export const runContainer = (image: Image, container: Omit<Container, 'memoryBytes'>): Promise<string> =>
  runInside(insideOf(image, container), wordsOf(image, container))

const wordsOf = (image: Image, { args = image.command }: Pick<Container, 'args'>): string[] => [
  ...image.entrypoint,
  ...args,
]

function insideOf(image: Image, { settings, volumes }: Pick<Container, 'settings' | 'volumes'>): Inside {
  if (image.user !== 'node') throw new Error(`The image runs as ${image.user}, and not as node.`)
  return {
    root: image.root,
    cwd: image.cwd,
    settings: { ...image.settings, ...settings },
    user: NODE,
    mounts: volumes,
    isReadOnly: true,
  }
}

export const removeVolume = (directory: string): Promise<void> => rm(directory, { recursive: true, force: true })
