import { rowsOf, tabulate } from './rows.ts'

/** RFC 4180 with a header line; values other than text and numbers are JSON in their cell. */
export function toCsv(value: unknown): string {
  const { columns, records } = tabulate(rowsOf(value))
  if (columns.length === 0) return ''
  return [columns, ...records.map(record => columns.map(column => record[column]))].map(csvLine).join('')
}

export const csvLine = (values: readonly unknown[]): string =>
  `${values.map(value => quote(cell(value))).join(',')}\r\n`

function cell(value: unknown): string {
  if (value === undefined || value === null) return ''
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}

const quote = (text: string): string => (/[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)
