import { setFlagsFromString } from 'node:v8'
import { type MemoryLimit, readMemoryLimit } from '../platform/memory/memory-limit.ts'

const MEGABYTE = 1024 ** 2
/** From this limit on, V8's own choice of the largest heap is far above what a server takes. */
const AMPLE_MEGABYTES = 4_096
/** Up to this limit, what V8 saves counts for more than the half of CPU time that it takes in addition. */
const SCARCE_MEGABYTES = 384
/** A server that is used has 110 MB of objects. */
const LEAST_HEAP_MEGABYTES = 160

/**
 * Of the C library: keeps one heap, and gives back what is freed in it. Otherwise a server keeps what the compilers of
 * V8 have taken in each of their threads, 130 MB.
 */
const MALLOC = { MALLOC_ARENA_MAX: '1', MALLOC_TRIM_THRESHOLD_: '131072', MALLOC_MMAP_THRESHOLD_: '16384' }
/** Garbage is collected when the heap has grown by this part since the last time, and not when it is a multiple. */
const GROWING_PERCENT = 30

/** Options of Node that keep the heap of a server small, within the limit: new objects would take 128 MB after some work. */
export function heapOptions({ bytes }: Pick<MemoryLimit, 'bytes'>): string[] {
  const megabytes = Math.floor(bytes / MEGABYTE)
  const largest = Math.max(LEAST_HEAP_MEGABYTES, Math.floor(megabytes / 2))
  const isScarce = megabytes <= SCARCE_MEGABYTES
  return [
    `--max-semi-space-size=${isScarce ? 1 : 4}`,
    '--expose-gc',
    // fewer threads compile at once
    ...(isScarce ? ['--v8-pool-size=1'] : []),
    ...(megabytes < AMPLE_MEGABYTES ? [`--max-old-space-size=${largest}`] : []),
  ]
}

/**
 * Starts this process again, as itself and with the same number, since the C library and V8 read how much they may keep
 * only when a process starts. What the operator has set stays. Where that is impossible, as on Windows and for a process
 * that a debugger or its parent talks to, less is kept small.
 */
export function keepSmall(limit = readMemoryLimit()): void {
  // not as options: Node does not start with one that a newer V8 no longer has
  setFlagsFromString(`--heap-growing-percent=${GROWING_PERCENT}`)
  // a pattern is compiled once, when it is first used: otherwise to bytecode, and to machine code when it is used again
  setFlagsFromString('--no-regexp-tier-up')
  if (limit.bytes <= SCARCE_MEGABYTES * MEGABYTE) setFlagsFromString('--optimize-for-size')
  if (process.env.MALLOC_MMAP_THRESHOLD_ !== undefined) return
  try {
    if (process.connected || process.execArgv.some(option => option.startsWith('--inspect'))) throw new Error('in use')
    const given = [...process.execArgv, process.env.NODE_OPTIONS ?? ''].join(' ')
    const options = heapOptions(limit).filter(option => !given.includes(option.replace(/=.*/, '')))
    const [, ...own] = process.argv
    process.execve?.(process.execPath, [process.execPath, ...process.execArgv, ...options, ...own], {
      ...MALLOC,
      ...process.env,
    })
  } catch {
    setFlagsFromString('--semi-space-growth-factor=1')
  }
}

/** Keeps this process small, and starts the thread of the embedded database before the code of the server is read. */
export async function prepareProcess(
  command: 'serve' | 'worker',
  { DATABASE_URL: url }: Record<string, string | undefined>,
): Promise<void> {
  keepSmall()
  if (command === 'serve' && !url) (await import('../platform/database/embedded/thread.ts')).prepareThread()
}
