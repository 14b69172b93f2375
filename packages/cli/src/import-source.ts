import { readFile } from 'node:fs/promises'
import { type FileLine, linesOf, type Position } from './import-file.ts'
import { type Io, readAll } from './io.ts'
import type { Product } from './products.ts'

/** What is imported, in the lines of an export. */
export interface ImportSource {
  lines: (from: Position) => AsyncIterable<FileLine>
  /** Whether the last line says that the file is whole. */
  saysItsEnd: boolean
  /** Lines, where that is known before they are read. */
  total: number | undefined
}

/**
 * @param path `-` for stdin
 * @param product whose file it is; undefined for an export of Keepsake
 */
export async function openSource(path: string, product: Product | undefined, io: Io): Promise<ImportSource> {
  if (product === undefined) return { lines: from => linesOf(path, from, io), saysItsEnd: true, total: undefined }
  const { readForeign } = await import('./foreign.ts')
  const text = (path === '-' ? await readAll(io.stdin) : await readFile(path)).toString('utf8')
  const items = readForeign(product, text)
  return { lines: from => itemsFrom(items, from), saysItsEnd: false, total: items.length }
}

async function* itemsFrom(
  items: ReturnType<typeof import('./foreign.ts').readForeign>,
  { next }: Position,
): AsyncGenerator<FileLine> {
  for (const [n, { place, ...fields }] of items.slice(next).entries())
    yield { fields, place, number: next + n + 1, next: next + n + 1, size: JSON.stringify(fields).length }
}
