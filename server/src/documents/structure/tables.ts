/** A table in the text of a document, in the notation of Markdown. Positions are UTF-16 code units. */
export interface Table {
  start: number
  end: number
  /** The cells of its header; all are empty in a table without one. */
  columns: readonly string[]
  /** Where the rows below the header begin. */
  bodyStart: number
  rows: readonly TableRow[]
}

interface TableRow {
  start: number
  end: number
  cells: readonly string[]
}

const DELIMITERS = /^[ \t]*(?:\|[ \t]*)?(?::?-+:?[ \t]*\|[ \t]*)+(?::?-+:?[ \t]*)?\r?$/
const CELLS = /(?:\\.|[^\\|])*\\?(?:\||$)/g

/**
 * A table as Markdown. White space in a cell is one space, and the rows are as long as the longest.
 * @param header the names of the columns; none for a table that has no header
 */
export function tableText(header: readonly string[], rows: readonly (readonly string[])[]): string {
  const width = Math.max(header.length, ...rows.map(row => row.length))
  const lineOf = (cells: readonly string[]): string =>
    `| ${Array.from({ length: width }, (_, n) => escaped(cells[n] ?? '')).join(' | ')} |`
  const delimiters = `|${'---|'.repeat(width)}`
  return [lineOf(header), delimiters, ...rows.map(lineOf)].join('\n')
}

const escaped = (cell: string): string => cell.replace(/\s+/g, ' ').trim().replace(/[\\|]/g, '\\$&')

/** The tables of a text in order: a line of cells above a line of delimiters, and the lines with cells below them. */
export function tablesIn(text: string): Table[] {
  const tables: Table[] = []
  if (!text.includes('|')) return tables
  const lines = linesOf(text)
  for (let n = 1; n < lines.length; n++) {
    const header = lines[n - 1]
    const delimiters = lines[n]
    if (!header || !delimiters || !header.text.includes('|') || !DELIMITERS.test(delimiters.text)) continue
    const columns = cellsOf(header.text)
    if (columns.length !== cellsOf(delimiters.text).length) continue
    const rows: TableRow[] = []
    for (let row = lines[++n]; row?.text.includes('|'); row = lines[++n])
      rows.push({ start: row.start, end: row.start + row.text.length, cells: cellsOf(row.text) })
    const bodyStart = rows[0]?.start ?? delimiters.start + delimiters.text.length
    tables.push({ start: header.start, end: rows.at(-1)?.end ?? bodyStart, columns, bodyStart, rows })
  }
  return tables
}

/** A row in words, each cell after the name of its column: `City: Malaga; Nightly limit: 112 EUR`. */
export function rowText(columns: readonly string[], cells: readonly string[]): string {
  const [first = '', second = '', ...more] = cells
  // without a header, the first of two cells is a name
  if (columns.every(column => column === '') && first !== '' && second !== '' && more.length === 0)
    return labelled(first, second)
  return cells.flatMap((cell, n) => (cell === '' ? [] : [labelled(columns[n] ?? '', cell)])).join('; ')
}

const labelled = (label: string, value: string): string =>
  label === '' || label === value ? value : `${label.replace(/(?<!\s)\s*:$/, '')}: ${value}`

function cellsOf(line: string): string[] {
  const inner = line.trim().replace(/^\|/, '')
  const cells = (inner.match(CELLS) ?? []).filter(cell => cell !== '').map(cell => cell.replace(/\|$/, ''))
  return cells.map(cell => cell.trim().replace(/\\([\\|])/g, '$1'))
}

/** The lines of a text, without the line feeds between them. */
export function linesOf(text: string): { start: number; text: string }[] {
  let start = 0
  return text.split('\n').map(line => {
    const at = start
    start += line.length + 1
    return { start: at, text: line }
  })
}
