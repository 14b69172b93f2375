import { readFileSync } from 'node:fs'
import { totalmem } from 'node:os'
import { join, posix } from 'node:path'

export interface MemoryLimit {
  /** What this process and those beside it may take: the smallest limit of its control groups, or all of the machine. */
  bytes: number
  /** Whether it is the limit of a container, and not the memory of the machine. */
  isOfContainer: boolean
  /** What is left of it. Undefined where the system does not say: only Linux does. */
  freeBytes: number | undefined
}

/** The file of a limit, that of the use, and the line of `memory.stat` with what can be given back at once. */
interface Version {
  limit: readonly string[]
  use: string
  inactiveFile: string
}

const V1: Version = {
  limit: ['memory.limit_in_bytes'],
  use: 'memory.usage_in_bytes',
  inactiveFile: 'total_inactive_file',
}
/** Above `memory.high`, the kernel slows a process until it hardly runs. */
const V2: Version = { limit: ['memory.max', 'memory.high'], use: 'memory.current', inactiveFile: 'inactive_file' }

/**
 * Reads what the kernel lets this process take. A limit also holds for the groups below its own.
 * https://docs.kernel.org/admin-guide/cgroup-v2.html, https://docs.kernel.org/admin-guide/cgroup-v1/memory.html
 * @param root where `proc` and `sys` are [/]
 */
export function readMemoryLimit(root = '/'): MemoryLimit {
  const machine = { total: readMachine(root, 'MemTotal') ?? totalmem(), available: readMachine(root, 'MemAvailable') }
  const groups = groupsOf(root).filter(({ limit }) => limit < machine.total)
  const bytes = Math.min(machine.total, ...groups.map(({ limit }) => limit))
  const left = groups.map(({ limit, used }) => limit - used)
  const free = Math.min(machine.available ?? Number.POSITIVE_INFINITY, ...left)
  return {
    bytes,
    isOfContainer: groups.length > 0,
    freeBytes: Number.isFinite(free) ? Math.max(0, free) : undefined,
  }
}

const KILOBYTE = 1_024

function readMachine(root: string, name: string): number | undefined {
  const [, kilobytes] = new RegExp(`^${name}:\\s+(\\d+) kB`, 'm').exec(read(join(root, 'proc/meminfo'))) ?? []
  return kilobytes === undefined ? undefined : Number(kilobytes) * KILOBYTE
}

/** The limits on the way from the group of this process to the top, and what is used of each. */
function groupsOf(root: string): { limit: number; used: number }[] {
  return mountsOf(root).flatMap(({ version, folders }) =>
    folders.flatMap(folder => {
      // `max` is no number, and version 1 says it with one above all memory
      const limits = version.limit
        .map(name => Number.parseInt(read(join(folder, name)), 10))
        .filter(n => !Number.isNaN(n))
      if (limits.length === 0) return []
      const [, inactive = '0'] =
        new RegExp(`^${version.inactiveFile} (\\d+)`, 'm').exec(read(join(folder, 'memory.stat'))) ?? []
      const use = Number.parseInt(read(join(folder, version.use)), 10) || 0
      return [{ limit: Math.min(...limits), used: Math.max(0, use - Number(inactive)) }]
    }),
  )
}

/** The folders of the groups of this process, its own first, in each hierarchy that counts memory. */
function mountsOf(root: string): { version: Version; folders: string[] }[] {
  const own = read(join(root, 'proc/self/cgroup')).split('\n')
  const pathOf = (isOurs: (controllers: string, id: string) => boolean): string | undefined =>
    own
      .map(line => /^(\d+):([^:]*):(.*)$/.exec(line))
      .find(found => found && isOurs(found[2] ?? '', found[1] ?? ''))?.[3]
  return read(join(root, 'proc/self/mountinfo'))
    .split('\n')
    .flatMap(line => {
      // 36 35 98:0 /root /mount/point rw,noatime shared:1 - type source options
      const [before = '', after = ''] = line.split(' - ')
      const [, , , from = '/', mount = '/'] = before.split(' ').map(unescaped)
      const [type, , options = ''] = after.split(' ')
      const isV1 = type === 'cgroup' && options.split(',').includes('memory')
      if (!isV1 && type !== 'cgroup2') return []
      const path = pathOf((controllers, id) => (isV1 ? controllers.split(',').includes('memory') : id === '0'))
      return path === undefined
        ? []
        : [{ version: isV1 ? V1 : V2, folders: foldersUp(join(root, mount), below(from, path)) }]
    })
}

/** The kernel writes spaces and the like as octal numbers. */
const unescaped = (text: string): string =>
  text.replaceAll(/\\([0-7]{3})/g, (_, octal: string) => String.fromCharCode(Number.parseInt(octal, 8)))

/** The path of a group below what is mounted. A container can see its own group as the top, under a path of the machine. */
function below(from: string, path: string): string {
  const relative = posix.relative(from, path)
  return relative.startsWith('..') ? '' : relative
}

function foldersUp(top: string, path: string): string[] {
  const parts = path.split('/').filter(part => part !== '')
  return Array.from({ length: parts.length + 1 }, (_, count) => join(top, ...parts.slice(0, parts.length - count)))
}

function read(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    // another system, or a version without this file
    return ''
  }
}
