import type { Style } from '../terminal/io.ts'
import { type Fields, isFields } from '../terminal/json.ts'
import { arrange, isLast } from './columns.ts'
import { cut, padEnd, padStart, printable, widthOf, wrap } from './text.ts'

const GAP = '  '
/** Minimum useful width of a column of long text. */
const NARROWEST_TEXT = 36
/** Minimum useful width of a cell that shows an object's fields. */
const NARROWEST_FIELDS = 20
/** The same of a column that a person looks for: several of these fit beside each other. */
const NARROWEST_LOOKED_FOR = 13
const MAX_WORD = 36
const MAX_LINES = 3

interface Column {
  name: string
  cells: string[]
  /** The text cannot be wrapped: ids, times, numbers. */
  solid: boolean
  numeric: boolean
  /** A person looks for it: it is dropped after all others. */
  first: boolean
  /** Order in which columns are dropped if the table is too wide: what says little first, then ids, nested values, others. */
  expendable: number
  /** Width of the longest word. */
  word: number
  width: number
}

export interface Table {
  lines: string[]
  /** Columns that did not fit. */
  hidden: string[]
}

/** Renders rows as a table of at most `width` columns: numbers right-aligned, long text wrapped and truncated. */
export function renderTable(entries: Fields[], width: number, style: Style): Table {
  const { rows, first, next } = arrange(entries)
  const names = [...new Set(rows.flatMap(Object.keys))]
  const all = names
    .map((name, at) => readColumn(name, at, rows, first.has(name), next.has(name)))
    .filter(column => column.cells.some(cell => cell !== ''))
  const { kept, hidden } = choose(all, width)
  shrink(kept, width)
  const lines = [style.bold(line(kept, column => column.name))]
  for (let row = 0; row < rows.length; row += 1) {
    const cells = kept.map(column => {
      const cell = column.cells[row] ?? ''
      return column.solid ? [cut(cell, column.width)] : wrap(cell, column.width, MAX_LINES)
    })
    const height = Math.max(...cells.map(({ length }) => length))
    for (let at = 0; at < height; at += 1) lines.push(line(kept, (_, index) => cells[index]?.[at] ?? ''))
  }
  return { lines, hidden: hidden.map(({ name }) => name) }
}

function line(columns: Column[], textOf: (column: Column, index: number) => string): string {
  return columns
    .map((column, index) => (column.numeric ? padStart : padEnd)(textOf(column, index), column.width))
    .join(GAP)
    .trimEnd()
}

function readColumn(name: string, at: number, rows: Fields[], first: boolean, follows: boolean): Column {
  const values = rows.map(row => row[name])
  const cells = values.map(cellOf)
  const given = values.filter(value => value !== undefined && value !== null)
  return {
    name,
    cells,
    solid: cells.every(cell => !/\s/.test(cell) && widthOf(cell) <= MAX_WORD),
    numeric: given.length > 0 && given.every(value => typeof value === 'number'),
    first,
    expendable: first ? 0 : follows ? 1 : expendableOf(name, at > 0, given),
    word: Math.max(...cells.flatMap(cell => cell.split(/\s/).map(widthOf))),
    width: Math.max(widthOf(name), ...cells.map(widthOf)),
  }
}

const expendableOf = (name: string, isLater: boolean, values: readonly unknown[]): number =>
  isLast(name) ? 4 : isLater && /Id$|_id$/.test(name) ? 3 : values.some(isNested) ? 2 : 1

const isNested = (value: unknown): boolean => typeof value === 'object'

const TIME = /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d)\.\d+Z$/

/** Renders a value on one line. */
export function cellOf(value: unknown): string {
  if (value === undefined || value === null) return ''
  if (Array.isArray(value)) return value.map(entry => shortOf(entry) ?? nested(entry)).join(', ')
  if (isFields(value))
    return (
      shortOf(value) ??
      Object.entries(value)
        .filter(([, field]) => field !== undefined && field !== null)
        .map(([name, field]) => `${name}: ${nested(field)}`)
        .join(', ')
    )
  return printable(String(value)).replace(TIME, '$1Z').replaceAll(/\s+/g, ' ').trim()
}

/** What an object says in a few words: a key as `email dana@…`, evidence as its text, a property as its name. */
function shortOf(value: unknown): string | undefined {
  if (!isFields(value)) return undefined
  const { name, value: of, text, systemName } = value
  if (typeof text === 'string') return cellOf(text)
  if (typeof name !== 'string') return undefined
  if (systemName !== undefined) return cellOf(name)
  return Object.keys(value).length === 2 && of !== undefined ? `${name} ${cellOf(of)}` : undefined
}

const nested = (value: unknown): string =>
  Array.isArray(value) ? `[${cellOf(value)}]` : isFields(value) ? `{${cellOf(value)}}` : cellOf(value)

function choose(columns: Column[], width: number): { kept: Column[]; hidden: Column[] } {
  const kept = [...columns]
  const hidden: Column[] = []
  const last = columns[0]?.name === 'record' ? 2 : 1
  while (kept.length > last) {
    const most = Math.max(...kept.map(({ expendable }) => expendable))
    if (total(kept, most > 0 ? readable : least) <= width) break
    const at = kept.findLastIndex(({ expendable }) => expendable === most)
    hidden.unshift(...kept.splice(at, 1))
  }
  return { kept, hidden: columns.filter(column => hidden.includes(column)) }
}

const least = (column: Column): number =>
  column.solid ? column.width : Math.min(column.width, Math.max(narrowest(column), widthOf(column.name)))

/** Columns that a person looks for stay readable as long as there are others to drop. */
const readable = (column: Column): number =>
  column.first ? Math.max(least(column), Math.min(column.width, MAX_WORD)) : least(column)

const narrowest = ({ first, expendable }: Column): number =>
  first ? NARROWEST_LOOKED_FOR : expendable === 2 ? NARROWEST_FIELDS : NARROWEST_TEXT

const total = (columns: Column[], widthOfColumn: (column: Column) => number): number =>
  columns.reduce((sum, column) => sum + widthOfColumn(column), GAP.length * (columns.length - 1))

/** Shrinks the widest text columns first, so that short columns stay complete, and breaks words only if it has to. */
function shrink(columns: Column[], width: number): void {
  for (let over = total(columns, column => column.width) - width; over > 0; over -= 1) {
    const narrower = columns.filter(column => column.width > least(column))
    const whole = narrower.filter(column => column.width > column.word)
    const widest = (whole.length > 0 ? whole : narrower).sort((one, other) => other.width - one.width)[0] ?? columns[0]
    if (widest === undefined || widest.width <= 1) return
    widest.width -= 1
  }
}
