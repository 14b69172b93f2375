import type { Logger } from '../platform/log/log.ts'
import { type MemoryLimit, readMemoryLimit } from '../platform/memory/memory-limit.ts'
import type { Config } from './config.ts'

const MEGABYTE = 1024 ** 2

/** As measured with `pnpm bench resident`, in megabytes: for a server without the embedding process, and for both. */
const NEEDS = {
  embedded: { least: 512, better: 1_024 },
  postgresql: { least: 256, better: 512 },
}

/** What is wrong with so little memory, with the fix. */
export function memoryProblem(
  { DATABASE_URL: url }: Pick<Config, 'DATABASE_URL'>,
  { bytes, isOfContainer }: MemoryLimit = readMemoryLimit(),
): string | undefined {
  const { least, better } = url ? NEEDS.postgresql : NEEDS.embedded
  const has = Math.floor(bytes / MEGABYTE)
  if (has >= least) return undefined
  return `${has} MB, ${placeOf(isOfContainer)}, is too little for a server with ${url ? 'PostgreSQL' : 'the embedded database'}: the kernel can end the process. Raise it to ${least} MB or more; ${better} MB also have room for the embedding model.`
}

export function warnOfLittleMemory(config: Config, log: Logger, limit = readMemoryLimit()): void {
  const problem = memoryProblem(config, limit)
  if (problem !== undefined) log.warn(`Too little memory: ${problem}`)
}

export const placeOf = (isOfContainer: boolean): string =>
  isOfContainer ? 'the limit of this container' : 'the memory of this machine'
