import { execFile } from 'node:child_process'
import { copyFileSync, globSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { temporaryDirectory } from './project.ts'

const run = promisify(execFile)

/** A runtime beside the Node of the tests. */
export interface OtherRuntime {
  name: string
  path: string
  /** The arguments before a program that only uses the network. */
  options: string[]
  /** Why it is missing; undefined if it is there. */
  reason: string | undefined
}

/** The path of each binary below `runtimes/` on any platform, and its options. */
const RUNTIMES: readonly (readonly [name: string, binary: string, options: string[]])[] = [
  // in the oldest versions that package.json of the SDK allows
  ['Node 20.19', 'node-20-*/bin/node', []],
  ['Node 22.12', 'node-22-*/bin/node', []],
  ['Bun', '@oven/bun-*/bin/bun', ['run']],
  // with as few permissions as possible
  ['Deno', '@deno/*/deno', ['run', '--no-prompt', '--allow-net']],
]

/** Installs the runtimes that npm has for this platform. */
export async function otherRuntimes(): Promise<OtherRuntime[]> {
  const place = await installed()
  return RUNTIMES.map(([name, binary, options]) => {
    const [path] = 'reason' in place ? [] : globSync(binary, { cwd: join(place.directory, 'node_modules') })
    if (path !== undefined && 'directory' in place)
      return { name, path: join(place.directory, 'node_modules', path), options, reason: undefined }
    return { name, path: '', options, reason: 'reason' in place ? place.reason : 'npm has none for this platform' }
  })
}

/** @returns their directory, or why they are missing */
async function installed(): Promise<{ directory: string } | { reason: string }> {
  const directory = temporaryDirectory()
  for (const name of ['package.json', 'package-lock.json'])
    copyFileSync(join(import.meta.dirname, 'runtimes', name), join(directory, name))
  const options = ['ci', '--prefer-offline', '--no-audit', '--no-fund', '--ignore-scripts']
  return run('npm', options, { cwd: directory }).then(
    () => ({ directory }),
    ({ stderr }) => ({ reason: `npm could not install it: ${String(stderr).split('\n')[0]}` }),
  )
}
