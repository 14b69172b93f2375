import type { Style } from '../terminal/io.ts'
import { type Fields, isFields } from '../terminal/json.ts'
import { cut, padEnd, padStart, printable, widthOf, wrap } from './text.ts'

const GAP = '  '
/** Minimum useful width of a column of long text. */
const NARROWEST_TEXT = 36
/** Minimum useful width of a cell that shows an object's fields. */
const NARROWEST_FIELDS = 20
const MAX_WORD = 36
const MAX_LINES = 3

interface Column {
  name: string
  cells: string[]
  /** The text cannot be wrapped: ids, times, numbers. */
  solid: boolean
  numeric: boolean
  /** Order in which columns are dropped if the table is too wide: ids of other objects first, then nested values. */
  expendable: number
  width: number
}

export interface Table {
  lines: string[]
  /** Columns that did not fit. */
  hidden: string[]
}

/** Renders rows as a table of at most `width` columns: numbers right-aligned, long text wrapped and truncated. */
export function renderTable(rows: Fields[], width: number, style: Style): Table {
  const names = [...new Set(rows.flatMap(Object.keys))]
  const all = names
    .map((name, at) => readColumn(name, at, rows))
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

function readColumn(name: string, at: number, rows: Fields[]): Column {
  const values = rows.map(row => row[name])
  const cells = values.map(cellOf)
  const given = values.filter(value => value !== undefined && value !== null)
  return {
    name,
    cells,
    solid: cells.every(cell => !/\s/.test(cell) && widthOf(cell) <= MAX_WORD),
    numeric: given.length > 0 && given.every(value => typeof value === 'number'),
    expendable: at > 0 && name.endsWith('Id') ? 2 : given.some(value => typeof value === 'object') ? 1 : 0,
    width: Math.max(widthOf(name), ...cells.map(widthOf)),
  }
}

const TIME = /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d)\.\d+Z$/

/** Renders a value on one line. */
export function cellOf(value: unknown): string {
  if (value === undefined || value === null) return ''
  if (Array.isArray(value))
    return value.map(entry => (isFields(entry) ? `{${cellOf(entry)}}` : cellOf(entry))).join(', ')
  if (isFields(value))
    return Object.entries(value)
      .map(([name, field]) => `${name}: ${nested(field)}`)
      .join(', ')
  return printable(String(value)).replace(TIME, '$1Z').replaceAll(/\s+/g, ' ').trim()
}

const nested = (value: unknown): string =>
  Array.isArray(value) ? `[${cellOf(value)}]` : isFields(value) ? `{${cellOf(value)}}` : cellOf(value)

function choose(columns: Column[], width: number): { kept: Column[]; hidden: Column[] } {
  const kept = [...columns]
  const hidden: Column[] = []
  while (kept.length > 1 && total(kept, least) > width) {
    const most = Math.max(...kept.map(({ expendable }) => expendable))
    const at = kept.findLastIndex(({ expendable }) => expendable === most)
    hidden.unshift(...kept.splice(at, 1))
  }
  return { kept, hidden: columns.filter(column => hidden.includes(column)) }
}

const least = (column: Column): number =>
  column.solid
    ? column.width
    : Math.min(
        column.width,
        Math.max(column.expendable === 1 ? NARROWEST_FIELDS : NARROWEST_TEXT, widthOf(column.name)),
      )

const total = (columns: Column[], widthOfColumn: (column: Column) => number): number =>
  columns.reduce((sum, column) => sum + widthOfColumn(column), GAP.length * (columns.length - 1))

/** Shrinks the widest text columns first, so that short columns stay complete. */
function shrink(columns: Column[], width: number): void {
  for (let over = total(columns, column => column.width) - width; over > 0; over -= 1) {
    const candidates = columns.filter(column => column.width > least(column))
    const widest = candidates.sort((one, other) => other.width - one.width)[0] ?? columns[0]
    if (widest === undefined || widest.width <= 1) return
    widest.width -= 1
  }
}
