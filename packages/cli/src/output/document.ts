import type { Style } from '../terminal/io.ts'
import { type Fields, isFields, isRows } from '../terminal/json.ts'
import { isGrouped, isSeries, renderSeries, withBars } from './chart.ts'
import { cellOf, renderTable, type Table } from './table.ts'
import { cut, padEnd, printable, widthOf, wrap } from './text.ts'

export interface Shown {
  text: string
  /** Columns that did not fit the width, by list. */
  hidden: string[]
}

/**
 * Renders a response for a person: a list as a table; an object as its fields, one per line, then its long texts, then
 * its lists as tables.
 * @param charts draws usage over time as lines, and adds bars to its groups
 */
export function renderDocument(value: unknown, width: number, style: Style, charts = false): Shown {
  const content = unwrap(value)
  if (isRows(content)) return joined([renderTable(content, width, style)])
  if (Array.isArray(content)) return { text: content.map(entry => `${cellOf(entry)}\n`).join(''), hidden: [] }
  if (!isFields(content)) return { text: `${printable(String(content ?? ''))}\n`, hidden: [] }

  const fields = flatten(content)
  const lines = fields.filter(([, field]) => !isBlock(field) && !isRows(field))
  const blocks = fields.filter(([, field]) => isBlock(field))
  const tables = fields.filter((entry): entry is [string, Fields[]] => isRows(entry[1]))
  const parts: { lines: string[]; hidden: string[] }[] = []
  if (lines.length > 0) parts.push({ lines: renderFields(lines, width, style), hidden: [] })
  for (const [name, text] of blocks) {
    parts.push({ lines: [style.bold(name), printable(String(text)).trimEnd()], hidden: [] })
  }
  for (const [name, rows] of tables) {
    const table = charts ? renderChart(rows, width, style) : renderTable(rows, width, style)
    parts.push({ lines: [style.bold(`${name} (${rows.length})`), ...table.lines], hidden: table.hidden })
  }
  return joined(parts)
}

function renderChart(rows: Fields[], width: number, style: Style): Table {
  if (isSeries(rows)) return { lines: renderSeries(rows, width, style), hidden: [] }
  return renderTable(isGrouped(rows) ? withBars(rows) : rows, width, style)
}

/** Drops the envelope `{success, data, nextCursor, warnings}`. */
function unwrap(value: unknown): unknown {
  if (!isFields(value)) return value
  const { success: _, nextCursor: __, warnings: ___, ...body } = value
  return Object.keys(body).length === 1 && 'data' in body ? body.data : body
}

/** Nested objects become `plan.name`; empty ones are dropped. */
function flatten(fields: Fields, prefix = ''): [string, unknown][] {
  return Object.entries(fields).flatMap(([name, value]): [string, unknown][] => {
    if (value === undefined || value === null) return []
    if (isFields(value)) return flatten(value, `${prefix}${name}.`)
    return [[prefix + name, value]]
  })
}

const isBlock = (value: unknown): boolean => typeof value === 'string' && value.trimEnd().includes('\n')

/** Narrower values stand below their names. */
const NARROWEST_VALUE = 16

function renderFields(fields: [string, unknown][], width: number, style: Style): string[] {
  const column = Math.max(...fields.map(([name]) => widthOf(name))) + 2
  return fields.flatMap(([name, value]) => {
    const shown = Array.isArray(value) && value.length === 0 ? '(none)' : cellOf(value)
    const beside = width - column
    if (beside < NARROWEST_VALUE)
      return [style.dim(cut(name, width)), ...wrap(shown, Math.max(1, width - 2)).map(each => `  ${each}`)]
    const [first = '', ...rest] = wrap(shown, beside)
    return [style.dim(padEnd(name, column)) + first, ...rest.map(each => ' '.repeat(column) + each)]
  })
}

const joined = (parts: { lines: string[]; hidden: string[] }[]): Shown => ({
  text: parts.map(({ lines }) => `${lines.join('\n')}\n`).join('\n'),
  hidden: [...new Set(parts.flatMap(({ hidden }) => hidden))],
})
