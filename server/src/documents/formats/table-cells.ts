import { tableText } from '../structure/tables.ts'
import { TextBuilder } from './text-builder.ts'

interface Cell {
  text: TextBuilder
  isHeader: boolean
  rows: number
}

/** A merged cell is repeated in at most this many rows and columns. */
const MAX_SPAN = 100
/** A table with longer cells lays out a page. */
const MAX_CELL = 1_000
const MAX_LABEL = 60

/** The cells of a table while it is read. A merged cell is repeated in each row and column that it covers. */
export class TableCells {
  readonly #rows: (Cell | undefined)[][] = []
  #inHead = false
  #column = 0
  cell: TextBuilder | undefined

  head(isOpen: boolean): void {
    this.#inHead = isOpen
  }

  row(): void {
    this.cell = undefined
    this.#column = 0
    const above = this.#rows.at(-1) ?? []
    this.#rows.push(above.map(cell => (cell && cell.rows > 1 ? { ...cell, rows: cell.rows - 1 } : undefined)))
  }

  /** Begins a cell. @param isHeader whether it is a name of a column or row */
  begin(isHeader: boolean, { colspan, rowspan }: Record<string, string>): void {
    if (this.#rows.length === 0) this.row()
    const row = this.#rows.at(-1) ?? []
    const cell = { text: new TextBuilder(), isHeader: isHeader || this.#inHead, rows: spanOf(rowspan) }
    while (row[this.#column] !== undefined) this.#column++
    for (let n = spanOf(colspan); n > 0 && row[this.#column] === undefined; n--) row[this.#column++] = cell
    this.cell = cell.text
  }

  end(): void {
    this.cell = undefined
  }

  /** The table as Markdown; undefined if it only lays out text. */
  markdown(): string | undefined {
    const rows = this.#rows
      .map(row => Array.from(row, cell => ({ isHeader: cell?.isHeader ?? true, text: String(cell?.text ?? '') })))
      .filter(row => row.some(({ text }) => text !== ''))
    if (rows.length < 2 || rows.every(row => row.length < 2)) return undefined
    if (rows.some(row => row.some(({ text }) => text.length > MAX_CELL))) return undefined
    const marked = rows.findIndex(row => row.some(({ isHeader }) => !isHeader))
    const texts = rows.map(row => row.map(({ text }) => text))
    if (marked > 0) return tableText(combined(texts.slice(0, marked)), texts.slice(marked))
    return markdownOf(texts)
  }

  /** The cells as text, if it is not a table. */
  lines(): string[] {
    const seen = new Set<TextBuilder>()
    const isNew = (text: TextBuilder): boolean => !seen.has(text) && Boolean(seen.add(text))
    return this.#rows.map(row =>
      row
        .flatMap(cell => (cell && isNew(cell.text) ? [String(cell.text)] : []))
        .filter(text => text !== '')
        .join('\t'),
    )
  }
}

const spanOf = (span: string | undefined): number => Math.min(MAX_SPAN, Math.max(1, Number(span ?? 1) || 1))

/** One header of several rows of names. */
const combined = (rows: readonly string[][]): string[] =>
  Array.from({ length: Math.max(...rows.map(row => row.length)) }, (_, n) =>
    [...new Set(rows.map(row => row[n] ?? '').filter(text => text !== ''))].join(' '),
  )

/** Rows as a Markdown table. The first row is the header if it reads like names of columns. */
export function markdownOf(rows: readonly (readonly string[])[]): string {
  const [first = [], ...rest] = rows
  const width = Math.max(...rows.map(row => row.length))
  const isHeader = first.length === width && first.every(isName) && (width > 2 || areFigures(first, rest))
  return isHeader ? tableText(first, rest) : tableText([], rows)
}

/** Whether the second column has figures below some words. Otherwise, the first of two cells is the name of the second. */
const areFigures = ([, words = '']: readonly string[], rows: readonly (readonly string[])[]): boolean =>
  words.includes(' ') && !/\d/.test(words) && rows.length > 1 && rows.every(([, cell = '']) => /\d/.test(cell))

const isName = (cell: string): boolean => cell !== '' && cell.length <= MAX_LABEL && !/^[\d\s.,:%€$£+-]+$/.test(cell)
