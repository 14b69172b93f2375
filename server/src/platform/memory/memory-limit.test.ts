import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir, totalmem } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'
import { readMemoryLimit } from './memory-limit.ts'

const MB = 1024 ** 2
const roots: string[] = []
afterEach(() => {
  for (const root of roots.splice(0)) rmSync(root, { recursive: true })
})

/** A root with these files. */
function rootWith(files: Record<string, string>): string {
  const root = mkdtempSync(join(tmpdir(), 'keepsake-memory-limit-'))
  roots.push(root)
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), `${text}\n`)
  }
  return root
}

const MACHINE = { 'proc/meminfo': `MemTotal: ${8_000 * 1_024} kB\nMemFree: 9 kB\nMemAvailable: ${5_000 * 1_024} kB` }
const v2 = (path: string, from = '/', mount = '/sys/fs/cgroup') => ({
  ...MACHINE,
  'proc/self/cgroup': `0::${path}`,
  'proc/self/mountinfo': `22 1 0:5 / /proc rw - proc proc rw\n31 23 0:27 ${from} ${mount} rw,nosuid shared:9 - cgroup2 cgroup2 rw,nsdelegate`,
})
const v1 = (path: string, from = '/') => ({
  ...MACHINE,
  'proc/self/cgroup': `12:cpu,cpuacct:/elsewhere\n4:memory:${path}\n0::/user.slice`,
  'proc/self/mountinfo': [
    '25 23 0:22 / /sys/fs/cgroup/cpu rw - cgroup cgroup rw,cpu,cpuacct',
    `26 23 0:23 ${from} /sys/fs/cgroup/memory rw - cgroup cgroup rw,memory`,
    '27 23 0:24 / /sys/fs/cgroup/unified rw - cgroup2 cgroup2 rw',
  ].join('\n'),
})
const TOP = 'sys/fs/cgroup'
const NONE_V1 = '9223372036854771712'

const LIMITS: readonly [name: string, files: Record<string, string>, megabytes: number, free: number][] = [
  ['no group at all', MACHINE, 8_000, 5_000],
  ['version 2 without a limit', { ...v2('/a'), [`${TOP}/a/memory.max`]: 'max' }, 8_000, 5_000],
  [
    'version 2, of the process itself',
    { ...v2('/a'), [`${TOP}/a/memory.max`]: `${700 * MB}`, [`${TOP}/a/memory.current`]: `${300 * MB}` },
    700,
    400,
  ],
  [
    'version 2, and the files that the kernel can drop are free',
    {
      ...v2('/a'),
      [`${TOP}/a/memory.max`]: `${700 * MB}`,
      [`${TOP}/a/memory.current`]: `${600 * MB}`,
      [`${TOP}/a/memory.stat`]: `anon ${1 * MB}\ninactive_file ${150 * MB}\nactive_file ${90 * MB}`,
    },
    700,
    250,
  ],
  [
    'version 2, the smallest of a path with the least left of another',
    {
      ...v2('/slice/pod/box'),
      [`${TOP}/slice/memory.max`]: `${2_000 * MB}`,
      [`${TOP}/slice/memory.current`]: `${1_950 * MB}`,
      [`${TOP}/slice/pod/memory.max`]: `${900 * MB}`,
      [`${TOP}/slice/pod/memory.current`]: `${100 * MB}`,
      [`${TOP}/slice/pod/box/memory.max`]: 'max',
      [`${TOP}/slice/pod/box/memory.current`]: `${100 * MB}`,
    },
    900,
    50,
  ],
  [
    'version 2, from where the kernel slows it',
    {
      ...v2('/a'),
      [`${TOP}/a/memory.max`]: `${1_000 * MB}`,
      [`${TOP}/a/memory.high`]: `${640 * MB}`,
      [`${TOP}/a/memory.current`]: `${40 * MB}`,
    },
    640,
    600,
  ],
  [
    'version 2 in a container that names the group of the machine',
    { ...v2('/docker/5f0c', '/docker/5f0c'), [`${TOP}/memory.max`]: `${512 * MB}` },
    512,
    512,
  ],
  [
    'version 2 in a namespace whose mount is not above the group',
    { ...v2('/../other', '/docker/77'), [`${TOP}/memory.max`]: `${384 * MB}` },
    384,
    384,
  ],
  [
    'version 2, mounted at a path with a space',
    { ...v2('/x', '/', '/mnt/my\\040groups'), 'mnt/my groups/x/memory.max': `${256 * MB}` },
    256,
    256,
  ],
  ['version 1 without a limit', { ...v1('/'), [`${TOP}/memory/memory.limit_in_bytes`]: NONE_V1 }, 8_000, 5_000],
  [
    'version 1, of the group above',
    {
      ...v1('/kubepods/pod7/box'),
      [`${TOP}/memory/kubepods/memory.limit_in_bytes`]: NONE_V1,
      [`${TOP}/memory/kubepods/pod7/memory.limit_in_bytes`]: `${600 * MB}`,
      [`${TOP}/memory/kubepods/pod7/memory.usage_in_bytes`]: `${450 * MB}`,
      [`${TOP}/memory/kubepods/pod7/memory.stat`]: `inactive_file ${7 * MB}\ntotal_inactive_file ${50 * MB}`,
      [`${TOP}/memory/kubepods/pod7/box/memory.limit_in_bytes`]: `${3_000 * MB}`,
      [`${TOP}/memory/kubepods/pod7/box/memory.usage_in_bytes`]: `${100 * MB}`,
    },
    600,
    200,
  ],
  [
    'version 1 in a container',
    { ...v1('/docker/ab', '/docker/ab'), [`${TOP}/memory/memory.limit_in_bytes`]: `${300 * MB}` },
    300,
    300,
  ],
  ['a limit above the machine', { ...v2('/a'), [`${TOP}/a/memory.max`]: `${64_000 * MB}` }, 8_000, 5_000],
  [
    'a machine with less left than the container',
    { ...v2('/a'), [`${TOP}/a/memory.max`]: `${7_000 * MB}`, [`${TOP}/a/memory.current`]: `${10 * MB}` },
    7_000,
    5_000,
  ],
  [
    'more in use than the limit, as when it was lowered',
    { ...v2('/a'), [`${TOP}/a/memory.max`]: `${200 * MB}`, [`${TOP}/a/memory.current`]: `${260 * MB}` },
    200,
    0,
  ],
]

describe('readMemoryLimit', () => {
  it.each(LIMITS)('%s', (_, files, megabytes, free) => {
    expect(readMemoryLimit(rootWith(files))).toEqual({
      bytes: megabytes * MB,
      isOfContainer: megabytes < 8_000,
      freeBytes: free * MB,
    })
  })

  it('is the memory of the machine where the system says nothing', () => {
    expect(readMemoryLimit(rootWith({}))).toEqual({ bytes: totalmem(), isOfContainer: false, freeBytes: undefined })
  })

  it('reads the files of this machine', () => {
    const { bytes, freeBytes = 0 } = readMemoryLimit()
    expect(bytes).toBeLessThanOrEqual(totalmem())
    expect(freeBytes).toBeLessThan(bytes)
  })
})
