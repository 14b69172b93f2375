import { readFile } from 'node:fs/promises'
import { type FileLine, linesOf, type Position } from '../../files/import-file.ts'
import { type Io, readAll } from '../../terminal/io.ts'
import type { Product } from './products.ts'

/** What is imported, in the line format of an export. */
export interface ImportSource {
  lines: (from: Position) => AsyncIterable<FileLine>
  /** Whether the last line marks the file as complete. */
  saysItsEnd: boolean
  /** Number of lines, if known in advance. */
  total: number | undefined
}

/**
 * @param path `-` for stdin
 * @param product whose format the file has; undefined for an export of Keepsake
 */
export async function openSource(path: string, product: Product | undefined, io: Io): Promise<ImportSource> {
  if (product === undefined) return { lines: from => linesOf(path, from, io), saysItsEnd: true, total: undefined }
  const { readForeign } = await import('./products/read-product.ts')
  const text = (path === '-' ? await readAll(io.stdin) : await readFile(path)).toString('utf8')
  const items = readForeign(product, text)
  return { lines: from => itemsFrom(items, from), saysItsEnd: false, total: items.length }
}

async function* itemsFrom(
  items: ReturnType<typeof import('./products/read-product.ts').readForeign>,
  { next }: Position,
): AsyncGenerator<FileLine> {
  for (const [n, { place, ...fields }] of items.slice(next).entries())
    yield { fields, place, number: next + n + 1, next: next + n + 1, size: JSON.stringify(fields).length }
}
