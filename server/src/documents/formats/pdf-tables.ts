import type { Line, Segment } from './pdf-lines.ts'
import { markdownOf } from './table-cells.ts'

interface Column {
  start: number
  end: number
}

/** In sizes of the letters: the most between two lines of a table. */
const LINE_GAP = 3
const FEWEST_ROWS = 2
/** A first cell that is empty more often than this is not the beginning of rows. */
const TOLERANCE = 2

/** How many lines from the first one are a table, and that as Markdown; undefined if none begins there. */
export function tableAt(lines: readonly Line[], from: number): { length: number; markdown: string } | undefined {
  const [first] = lines.slice(from, from + 1)
  if (!first || first.segments.length < 2) return undefined
  let length = 1
  for (let next = lines[from + length]; next; next = lines[from + ++length]) {
    const above = lines[from + length - 1]
    if (!above || above.y - next.y > LINE_GAP * above.size) break
    if (next.segments.length < 2 && !isContinuation(next, first)) break
  }
  for (; length >= FEWEST_ROWS; length--) {
    const rows = rowsOf(lines.slice(from, from + length))
    if (rows) return { length, markdown: markdownOf(rows) }
  }
  return undefined
}

/** Whether a line has only more words of a cell that is not the first one. */
const isContinuation = ({ segments }: Line, { segments: [, second] }: Line): boolean =>
  second !== undefined && segments.every(({ start }) => start >= second.start - TOLERANCE)

/** The cells of lines that stand in columns, or undefined. */
function rowsOf(lines: readonly Line[]): string[][] | undefined {
  const columns = columnsOf(lines.flatMap(({ segments }) => segments))
  const full = lines.filter(({ segments }) => segments.length > 1)
  if (columns.length < 2 || full.length < FEWEST_ROWS) return undefined
  const rows: string[][] = []
  for (const { segments } of lines) {
    const cells = columns.map(column =>
      segments
        .filter(segment => overlap(segment, column))
        .map(({ text }) => text)
        .join(' '),
    )
    const last = rows.at(-1)
    // words below a cell go on in it
    if (last && cells[0] === '')
      rows[rows.length - 1] = last.map((cell, n) => [cell, cells[n] ?? ''].filter(text => text !== '').join(' '))
    else rows.push(cells)
  }
  return rows.length >= FEWEST_ROWS ? rows : undefined
}

/** The ranges that segments cover together, from left to right. */
function columnsOf(segments: readonly Segment[]): Column[] {
  const columns: Column[] = []
  for (const { start, end } of segments.toSorted((a, b) => a.start - b.start)) {
    const last = columns.at(-1)
    if (last && start < last.end) last.end = Math.max(last.end, end)
    else columns.push({ start, end })
  }
  return columns
}

const overlap = (a: Column, b: Column): boolean => a.start < b.end && b.start < a.end
