import { createReadStream, createWriteStream, mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { type FileLine, linesOf, type Position } from '../../files/import-file.ts'
import type { Io } from '../../terminal/io.ts'
import type { Fields } from '../../terminal/json.ts'
import { ProgressBar } from '../../terminal/progress.ts'
import type { OddPlace } from './products/places.ts'
import type { ForeignFile } from './products/read-product.ts'
import type { Product } from './products.ts'

/** What is imported, in the line format of an export. */
export interface ImportSource {
  lines: (from: Position) => AsyncIterable<FileLine>
  /** Whether the last line marks the file as complete. */
  saysItsEnd: boolean
  /** Number of lines, if known in advance. */
  total: number | undefined
  /** What the result says about another product's file. */
  findings: Findings | undefined
  close: () => void
}

interface Findings extends Fields {
  /** What is not imported, with the number of times it occurs. */
  notImported: Readonly<Record<string, number>>
  /** Places with entries that cannot be imported. */
  problems: OddPlace[]
  unlistedProblems?: number
  /** Places with something odd that is not imported. */
  warnings: OddPlace[]
  unlistedWarnings?: number
}

/**
 * @param path `-` for stdin
 * @param product whose format the file has; undefined for an export of Keepsake
 */
export async function openSource(path: string, product: Product | undefined, io: Io): Promise<ImportSource> {
  const own = { saysItsEnd: true, total: undefined, findings: undefined, close: () => undefined }
  if (product === undefined) return { lines: from => linesOf(path, from, io), ...own }
  const { file, close } = path === '-' ? await keptInput(io) : { file: path, close: () => undefined }
  try {
    const foreign = await checked(file, product, io)
    const { records, memories, notImported, problems, warnings } = foreign
    const findings = {
      notImported,
      problems: problems.listed,
      ...(problems.unlisted > 0 && { unlistedProblems: problems.unlisted }),
      warnings: warnings.listed,
      ...(warnings.unlisted > 0 && { unlistedWarnings: warnings.unlisted }),
    }
    return { lines: from => itemsFrom(foreign, from), saysItsEnd: false, total: records + memories, findings, close }
  } catch (error) {
    close()
    throw error
  }
}

/** Reads the file to its end before anything is sent, and shows how far it is. */
async function checked(file: string, product: Product, io: Io): Promise<ForeignFile> {
  const { readForeign } = await import('./products/read-product.ts')
  const bar = new ProgressBar(io)
  const megabytes = (bytes: number): number => Math.round(bytes / 1e6)
  const { size } = statSync(file)
  let isChecking = true
  async function* pieces(): AsyncGenerator<string> {
    let read = 0
    for await (const piece of createReadStream(file, { encoding: 'utf8', highWaterMark: PIECE })) {
      read += piece.length
      if (isChecking) bar.tell(`Checking: ${megabytes(read)} of ${megabytes(size)} MB`)
      yield piece
    }
  }
  try {
    return await readForeign(product, pieces)
  } finally {
    isChecking = false
    bar.clear()
  }
}

const PIECE = 1_048_576

/** Keeps stdin in a file, since it is read more than once. */
async function keptInput(io: Io): Promise<{ file: string; close: () => void }> {
  const directory = mkdtempSync(join(tmpdir(), 'keepsake-import-'))
  const file = join(directory, 'stdin')
  const close = (): void => rmSync(directory, { recursive: true, force: true })
  try {
    await pipeline(Readable.from(io.stdin), createWriteStream(file, { mode: 0o600 }))
  } catch (error) {
    close()
    throw error
  }
  return { file, close }
}

async function* itemsFrom({ items }: ForeignFile, { next }: Position): AsyncGenerator<FileLine> {
  let number = 0
  for await (const { place, ...fields } of items()) {
    number++
    if (number > next) yield { fields, place, number, next: number, size: JSON.stringify(fields).length }
  }
}
