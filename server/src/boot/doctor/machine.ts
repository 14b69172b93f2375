import { stat, statfs } from 'node:fs/promises'
import { dirname, resolve } from 'node:path'
import { readMemoryLimit } from '../../platform/memory/memory-limit.ts'
import type { Config } from '../config.ts'
import { memoryProblem, placeOf } from '../memory-needs.ts'
import { type Finding, fault, ok } from './finding.ts'

const GIGABYTE = 1024 ** 3
/** A day of work fits in it, and a snapshot of a small database. */
const MIN_FREE_BYTES = GIGABYTE

const gigabytes = (bytes: number): string => `${(bytes / GIGABYTE).toFixed(1)} GB`

/** Whether the directories of this process have space left. */
export async function checkDisk(config: Config): Promise<Finding> {
  const places = [
    resolve(config.KEEPSAKE_DATA_DIR),
    ...(config.ATTACHMENTS_DIR ? [resolve(config.ATTACHMENTS_DIR)] : []),
  ]
  const spaces = await Promise.all(
    places.map(async path => {
      const { bavail, bsize } = await statfs(await nearestDirectory(path))
      return { path, free: bavail * bsize }
    }),
  )
  const text = spaces.map(({ path, free }) => `${gigabytes(free)} free for ${path}`).join(', ')
  return spaces.every(({ free }) => free >= MIN_FREE_BYTES)
    ? ok(text)
    : fault(`${text}. Free at least ${gigabytes(MIN_FREE_BYTES)}: on a full disk, calls return 503.`)
}

/** The nearest directory that is there: others are created by the first start. */
export async function nearestDirectory(path: string): Promise<string> {
  const isThere = await stat(path).then(
    () => true,
    () => false,
  )
  return isThere || dirname(path) === path ? path : nearestDirectory(dirname(path))
}

export async function checkMemory(config: Pick<Config, 'DATABASE_URL'>, limit = readMemoryLimit()): Promise<Finding> {
  const problem = memoryProblem(config, limit)
  return problem === undefined ? ok(`${gigabytes(limit.bytes)}, ${placeOf(limit.isOfContainer)}`) : fault(problem)
}
