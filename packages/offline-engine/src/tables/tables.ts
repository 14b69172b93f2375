/** What a cell of a table is by the header of its column. */
export type ColumnKind = 'header' | 'planned' | 'past'

/** A cell whose value is not simply what is the case. */
export interface Cell {
  start: number
  end: number
  kind: ColumnKind
}

/** Columns of values that are not so yet, or no longer. */
const COLUMNS: readonly { kind: ColumnKind; name: RegExp }[] = [
  {
    kind: 'planned',
    name: /\b(?:plan|planned|targets?|goals?|estimates?|estimated|est|forecasts?|budgeted|proposed|proposal|expected|projected|projection|wanted|desired|wish|draft|tentative|aim|soll|geplant|erwartet|ziel|prognose|prévu|previsto)\b/iu,
  },
  {
    kind: 'past',
    name: /\b(?:old|previous|previously|prior|former|formerly|before|was|last (?:year|month|quarter|week)|alt|bisher|vorher|ancien)\b/iu,
  },
]
/** What the columns of values are called in a table of two columns; other words may as well be its first row. */
const HEADS = /^(?:values?|actual|current|currently|now|new|today|agreed|confirmed|ist|wert)$/iu

const DELIMITERS = ['|', '\t', ';', ','] as const
const MAX_CELL_WORDS = 4

export interface Row {
  cells: { start: number; end: number; text: string }[]
}

function rowOf(content: string, start: number, end: number, delimiter: string): Row {
  const cells: Row['cells'] = []
  let at = start
  for (const text of content.slice(start, end).split(delimiter)) {
    cells.push({ start: at, end: at + text.length, text: text.trim().replaceAll(/["'*]/g, '') })
    at += text.length + 1
  }
  // a line of Markdown may begin and end with its delimiter
  if (delimiter === '|' && cells[0]?.text === '') {
    cells.shift()
    if (cells.at(-1)?.text === '') cells.pop()
  }
  return { cells }
}

export const kindOf = (header: string): ColumnKind | undefined => COLUMNS.find(({ name }) => name.test(header))?.kind

const isHeader = ({ cells }: Row): boolean =>
  cells.every(({ text }) => !/\d{2}|[.!?:=]$|: /.test(text) && text.split(' ').length <= MAX_CELL_WORDS) &&
  cells.filter(({ text }) => text !== '').length >= cells.length - 1 &&
  (cells.length > 2 || cells.slice(1).some(({ text }) => kindOf(text) !== undefined || HEADS.test(text)))

const isRule = ({ cells }: Row): boolean => cells.every(({ text }) => /^:?-{2,}:?$/.test(text))

/** Rows below a header of a list with commas, which a sentence has as well. */
const MIN_ROWS = { ',': 2, ';': 1, '\t': 1, '|': 1 }

/** The rows of each table of a text, its header first. */
export function tablesOf(content: string): Row[][] {
  const found: Row[][] = []
  const lines: { start: number; end: number }[] = []
  let start = 0
  for (const { length } of content.split('\n')) {
    lines.push({ start, end: start + length })
    start += length + 1
  }
  for (let at = 0; at < lines.length - 1; at += 1) {
    const table = DELIMITERS.map(delimiter => tableFrom(content, lines, at, delimiter)).find(rows => rows !== undefined)
    if (table === undefined) continue
    found.push(table)
    at += table.length - 1
  }
  return found
}

/** The cells of the tables of a text that are headers, or in columns of what is planned or past. */
export const cellsOf = (content: string): Cell[] =>
  tablesOf(content).flatMap(([header, ...rows]) => {
    const kinds = header?.cells.map(({ text }) => kindOf(text)) ?? []
    const heads = header?.cells.map(({ start, end }): Cell => ({ start, end, kind: 'header' })) ?? []
    const below = rows.flatMap(({ cells }) =>
      cells.flatMap(({ start, end }, n): Cell | [] => {
        const kind = kinds[n]
        return n > 0 && kind !== undefined ? { start, end, kind } : []
      }),
    )
    return [...heads, ...below]
  })

/** The rows of a table that begins with the line `from`, its header first. */
function tableFrom(
  content: string,
  lines: readonly { start: number; end: number }[],
  from: number,
  delimiter: (typeof DELIMITERS)[number],
): Row[] | undefined {
  const first = lines[from]
  if (first === undefined || !content.slice(first.start, first.end).includes(delimiter)) return undefined
  const rows: Row[] = []
  for (let at = from; at < lines.length; at += 1) {
    const { start, end } = lines[at] ?? first
    const row = rowOf(content, start, end, delimiter)
    if (row.cells.length !== (rows[0]?.cells.length ?? row.cells.length)) break
    rows.push(row)
    if (rows.length === 1 && !isHeader(row)) return undefined
  }
  const [header, ...below] = rows
  const isTable =
    header !== undefined && header.cells.length > 1 && below.filter(row => !isRule(row)).length >= MIN_ROWS[delimiter]
  return isTable ? rows : undefined
}
