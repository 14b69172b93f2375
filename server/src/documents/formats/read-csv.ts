import Papa from 'papaparse'
import type { DocumentText } from '../document.ts'
import { tableText } from '../structure/tables.ts'

/** A cell that is a number or a date, and so no name of a column; but a year can be one. */
const VALUE = /^(?!(?:19|20)\d\d$)[\d\s.,:/%€$£+-]+$/

/** A table of delimited text: commas, semicolons, tabs or bars. Its first row is the header, unless it has values. */
export function readCsv(text: string): DocumentText {
  const { data } = Papa.parse<string[]>(text.replace(/^\uFEFF/, ''), { skipEmptyLines: 'greedy' })
  const [first = [], ...rest] = data
  const isHeader = rest.length > 0 && first.every(cell => !VALUE.test(cell))
  const table = data.length === 0 ? '' : isHeader ? tableText(first, rest) : tableText([], data)
  return { text: table, pages: [], headings: [] }
}
