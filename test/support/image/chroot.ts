import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, readFile, rmdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'

/** How a program runs in the files of an image. */
export interface Inside {
  root: string
  cwd: string
  settings: Readonly<Record<string, string>>
  /** Unset: root. */
  user?: { uid: number; gid: number }
  /** Directories of this machine by their path inside. */
  mounts?: Readonly<Record<string, string>>
  /** Nothing but the mounts and /tmp can be written to. */
  isReadOnly?: boolean
  /** A group that `limitMemory` made. */
  memory?: MemoryLimit
}

const PATH = '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin'

/** Mounts belong to the namespace of the process, so nothing is left of them when it has ended. */
const ENTER = `set -e
root=$1 read_only=$2 group=$3 user=$4 cwd=$5
shift 5
mount --bind "$root" "$root"
mount -t proc proc "$root/proc"
mount --rbind /dev "$root/dev"
mount --rbind /sys "$root/sys"
mount -t tmpfs -o mode=1777 tmpfs "$root/tmp"
while [ "$1" != -- ]; do
  mkdir -p "$root$2"
  mount --bind "$1" "$root$2"
  shift 2
done
shift
[ "$read_only" = no ] || mount -o remount,bind,ro "$root"
[ "$group" = none ] || echo $$ > "$group"
exec chroot --userspec="$user" "$root" /usr/bin/env -i "$@"`

/** Starts a program in the files of an image. The process is the program, so a signal reaches it. */
export function startInside(inside: Inside, words: readonly string[]): ChildProcess {
  const { root, cwd, settings, user = { uid: 0, gid: 0 }, mounts = {}, isReadOnly = false, memory } = inside
  const binds = Object.entries(mounts).flatMap(([path, directory]) => [directory, path])
  const pairs = Object.entries({ PATH, ...settings }).map(([name, value]) => `${name}=${value}`)
  const inCwd = ['/bin/sh', '-c', 'cd "$0" && exec "$@"', cwd, ...words]
  const own = [root, isReadOnly ? 'yes' : 'no', memory?.processes ?? 'none', `${user.uid}:${user.gid}`, cwd]
  const args = [
    '--mount',
    '--propagation',
    'private',
    'sh',
    '-c',
    ENTER,
    'sh',
    ...own,
    ...binds,
    '--',
    ...pairs,
    ...inCwd,
  ]
  return spawn('unshare', args, { stdio: ['ignore', 'pipe', 'pipe'] })
}

/**
 * Runs a program to its end.
 * @returns what it wrote to standard output
 * @throws Error with all of its output if it fails
 */
export async function runInside(inside: Inside, words: readonly string[]): Promise<string> {
  const child = startInside(inside, words)
  let [output, all] = ['', '']
  child.stdout?.on('data', piece => {
    output += piece
    all += piece
  })
  child.stderr?.on('data', piece => {
    all += piece
  })
  const code = await new Promise<number | null>((resolve, reject) => child.on('error', reject).on('close', resolve))
  if (code !== 0) throw new Error(`${words.join(' ')} ended with code ${code}:\n${all.slice(-4000)}`)
  return output
}

/** A memory limit like that of a container. */
export interface MemoryLimit {
  /** The file that takes the id of a process. */
  processes: string
  /** How often the kernel ended a process over the limit. */
  kills(): Promise<number>
  remove(): Promise<void>
}

const V1 = '/sys/fs/cgroup/memory'
const V2 = '/sys/fs/cgroup'

export async function limitMemory(name: string, bytes: number): Promise<MemoryLimit> {
  const isV1 = existsSync(V1)
  const directory = join(isV1 ? V1 : V2, `keepsake-${process.pid}-${name}`)
  await mkdir(directory)
  await writeFile(join(directory, isV1 ? 'memory.limit_in_bytes' : 'memory.max'), String(bytes))
  const events = join(directory, isV1 ? 'memory.oom_control' : 'memory.events')
  return {
    processes: join(directory, 'cgroup.procs'),
    kills: async () => Number(/^oom_kill (\d+)$/m.exec(await readFile(events, 'utf8'))?.[1] ?? Number.NaN),
    remove: () => rmdir(directory),
  }
}

export const run = promisify(execFile)
