import { totalmem } from 'node:os'
import { setFlagsFromString } from 'node:v8'

/** Up to this limit, memory counts for more than the CPU time that collecting garbage more often takes. */
const SMALL_BYTES = 2 * 1024 ** 3

export interface MemoryLimit {
  bytes: number
  /** Whether it is the limit of a container, and not the memory of the machine. */
  isOfContainer: boolean
}

/** @param constrained the limit of the container, or 0 or a number that is none. [that of this process] */
export function memoryLimit(constrained = process.constrainedMemory()): MemoryLimit {
  const machine = totalmem()
  const isOfContainer = constrained > 0 && constrained < machine
  return { bytes: isOfContainer ? constrained : machine, isOfContainer }
}

/**
 * Keeps what V8 reserves for new objects, also in threads, at its first size where memory is scarce: it would grow to
 * 64 MB, and a server that has been used takes 80 MB more.
 */
export function sizeHeap({ bytes }: MemoryLimit): void {
  if (bytes < SMALL_BYTES) setFlagsFromString('--semi-space-growth-factor=1')
}
