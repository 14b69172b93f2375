import { type MemoryLimit, readMemoryLimit } from '../../platform/memory/memory-limit.ts'

const MEGABYTE = 1024 ** 2
/** The process that embeds takes 160 MB, and a call beside it needs some too. */
const NEEDED_BYTES = 200 * MEGABYTE
const inMegabytes = (bytes: number): string => `${Math.floor(bytes / MEGABYTE)} MB`

/** Why the process that embeds is not started now, with the fix: the kernel would end it, or the server. */
export function whyNoRoom({ bytes, freeBytes, isOfContainer } = readMemoryLimit()): string | undefined {
  if (freeBytes === undefined || freeBytes >= NEEDED_BYTES) return undefined
  const whole = isOfContainer ? 'the limit of this container' : 'this machine'
  return `of ${inMegabytes(bytes)}, ${whole}, ${inMegabytes(freeBytes)} are left, and the embedding process needs ${inMegabytes(NEEDED_BYTES)}. Give it 1 GB, or 512 MB with PostgreSQL`
}

/** The same for another process, which leaves its memory when it ends. */
export const withOwnMemory = (limit: MemoryLimit): MemoryLimit => ({
  ...limit,
  freeBytes: limit.freeBytes === undefined ? undefined : limit.freeBytes + process.memoryUsage.rss(),
})
