import type { Style } from '../terminal/io.ts'
import type { Fields } from '../terminal/json.ts'
import { padEnd, padStart, widthOf } from './text.ts'

const LEVELS = ['▁', '▂', '▃', '▄', '▅', '▆', '▇', '█']
const WIDEST_BAR = 20

/** Whether each row is a time with figures. */
export const isSeries = (rows: readonly Fields[]): boolean => rows.every(row => hasFigures(row, 'at'))

/** Whether each row is a group with figures. */
export const isGrouped = (rows: readonly Fields[]): boolean => rows.every(row => hasFigures(row, 'group'))

function hasFigures(row: Fields, key: string): boolean {
  const { [key]: name, ...figures } = row
  return name !== undefined && Object.values(figures).every(figure => typeof figure === 'number')
}

/** A line for each figure of a series: its name, its course and its largest value. Figures that stay 0 are left out. */
export function renderSeries(rows: readonly Fields[], width: number, style: Style): string[] {
  const lines = Object.keys(rows[0] ?? {})
    .map(name => ({ name, values: rows.map(row => Number(row[name])) }))
    .filter(({ name, values }) => name !== 'at' && values.some(value => value > 0))
    .map(({ name, values }) => ({ name, values, most: String(Math.max(...values)) }))
  const column = Math.max(0, ...lines.map(({ name }) => widthOf(name))) + 2
  const figures = Math.max(0, ...lines.map(({ most }) => widthOf(most)))
  const space = Math.max(1, width - column - figures - '  max '.length)
  return lines.map(
    ({ name, values, most }) =>
      `${style.dim(padEnd(name, column))}${sparkline(values, space)}  ${style.dim('max')} ${padStart(most, figures)}`,
  )
}

/** One character for each value. If they do not fit, one for the largest of several consecutive values. */
function sparkline(values: readonly number[], space: number): string {
  const size = Math.max(1, Math.ceil(values.length / space))
  const shown = Array.from({ length: Math.ceil(values.length / size) }, (_, at) =>
    Math.max(...values.slice(at * size, (at + 1) * size)),
  )
  const most = Math.max(...shown)
  return shown.map(value => levelOf(value, most)).join('')
}

/** Only 0 has the lowest level. */
const levelOf = (value: number, most: number): string =>
  (value <= 0 ? LEVELS[0] : LEVELS[Math.max(1, Math.round((value / most) * (LEVELS.length - 1)))]) ?? ''

/** Adds a bar to each group: of its credits, or of its calls if nothing was charged. */
export function withBars(rows: readonly Fields[]): Fields[] {
  const figure = rows.some(row => Number(row.credits) > 0) ? 'credits' : 'calls'
  const most = Math.max(...rows.map(row => Number(row[figure])))
  return rows.map(row => ({ ...row, share: bar(Number(row[figure]), most) }))
}

const bar = (value: number, most: number): string =>
  value > 0 ? '█'.repeat(Math.max(1, Math.round((value / most) * WIDEST_BAR))) : ''
