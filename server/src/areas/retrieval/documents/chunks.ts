import type { DocumentText, HeadingRange } from '../../../documents/document.ts'
import { isLead, type TextRange } from '../../../documents/structure/reading-view.ts'
import { type Table, tablesIn } from '../../../documents/structure/tables.ts'

/** A part of a document that is searched and cited on its own. Positions are UTF-16 code units of its text. */
export interface Chunk {
  start: number
  end: number
  /** For documents with pages. */
  page?: number
  /** Titles of the headings above it, outermost first. */
  headings: string[]
  /** That part of the text; before it, the header of the table in which it begins. */
  content: string
  /** Whether it is only the heading of the chunks that follow. They are found by its words. */
  isTitle?: boolean
}

/** About 200 words: what a reader would cite, and mostly one passage of the ranking engine. */
const MAX_LENGTH = 1_200
/** A chunk ends at the best boundary after this. */
const SHORTEST = 500
/** A longer header of a table is not repeated. */
const LONGEST_HEADER = 600
const BOUNDARIES = [/\n\s*\n/g, /[.!?。！？]["')\]]*\s/gu, /\n/g, /\s/g]

/** Splits a document at its headings and pages, and long parts at the ends of paragraphs or sentences. */
export function chunksOf({ text, pages, headings }: DocumentText): Chunk[] {
  const starts = new Set([0, ...pages.map(({ start }) => start), ...headings.map(({ start }) => start)])
  const cuts = [...starts].filter(start => start < text.length).sort((a, b) => a - b)
  const tables = tablesIn(text)
  const path: HeadingRange[] = []
  let nextHeading = 0
  let nextPage = 0
  return cuts.flatMap((from, n) => {
    for (let heading = headings[nextHeading]; heading && heading.start <= from; heading = headings[++nextHeading]) {
      while ((path.at(-1)?.depth ?? 0) >= heading.depth) path.pop()
      path.push(heading)
    }
    while ((pages[nextPage + 1]?.start ?? Number.POSITIVE_INFINITY) <= from) nextPage++
    const page = pages[nextPage]?.number
    const titles = path.map(({ title }) => title)
    const [own, below] = [path.at(-1), headings[nextHeading]]
    const isTitle =
      own?.start === from &&
      below?.start === cuts[n + 1] &&
      own.depth < (below?.depth ?? 0) &&
      isBlank(text.slice(own.textStart, below?.start))
    return split(text, from, cuts[n + 1] ?? text.length, tables).map(({ start, end }) => ({
      start,
      end,
      ...(page !== undefined && { page }),
      headings: titles,
      ...(isTitle && { isTitle }),
      content: headerAt(text, start, tables) + text.slice(start, end),
    }))
  })
}

const isBlank = (text: string): boolean => text.trim() === ''

/** Where a range of the content of a chunk is in its document. A header that was put before it has no place. */
export function placeInDocument({
  start,
  end,
  content,
}: Pick<Chunk, 'start' | 'end' | 'content'>): (range: TextRange) => TextRange {
  const from = end - content.length
  return range => ({ start: Math.max(start, from + range.start), end: Math.max(start, from + range.end) })
}

/** The header of the table whose rows go on at a place. */
function headerAt(text: string, start: number, tables: readonly Table[]): string {
  const table = rangeAt(start, tables)
  const header = table && table.bodyStart <= start ? text.slice(table.start, table.bodyStart) : ''
  return header.length <= LONGEST_HEADER ? header : ''
}

/** The range among ranges in order that has a position. */
function rangeAt<Range extends TextRange>(at: number, ranges: readonly Range[]): Range | undefined {
  let [from, to] = [0, ranges.length]
  while (from < to) {
    const middle = (from + to) >> 1
    if ((ranges[middle]?.end ?? 0) <= at) from = middle + 1
    else to = middle
  }
  const range = ranges[from]
  return range && range.start <= at ? range : undefined
}

/** The parts of a range without white space around them; none if there is nothing else. */
function split(text: string, from: number, to: number, tables: readonly Table[]): TextRange[] {
  const parts: TextRange[] = []
  for (let start = from; start < to; ) {
    const length = MAX_LENGTH - headerAt(text, start, tables).length
    const cut = to - start <= length ? to : start + boundary(text.slice(start, start + length))
    const end = cut === to ? to : start + withoutBeginnings(text, start, cut, tables)
    const part = text.slice(start, end)
    const trimmed = part.trim()
    const before = part.length - part.trimStart().length
    if (trimmed !== '') parts.push({ start: start + before, end: start + before + trimmed.length })
    start = end
  }
  return parts
}

/** The length of a part that ends in no row of a table, and with no question whose answer follows. */
function withoutBeginnings(text: string, start: number, cut: number, tables: readonly Table[]): number {
  const row = rangeAt(cut - 1, rangeAt(cut - 1, tables)?.rows ?? [])
  if (row && cut <= row.end) return (row.start > start ? row.start : cut) - start
  const part = text.slice(start, cut)
  const lastLine = part.trimEnd().lastIndexOf('\n') + 1
  return lastLine > 0 && isLead(part.slice(lastLine).trim()) ? lastLine : part.length
}

/** Where a text is best cut: at the last end of a paragraph, else of a sentence, a line or a word. */
function boundary(part: string): number {
  for (const pattern of BOUNDARIES) {
    const ends = [...part.matchAll(pattern)].map(({ 0: match, index }) => index + match.length)
    const last = ends.findLast(end => end >= SHORTEST)
    if (last !== undefined) return last
  }
  // never between the halves of a surrogate pair
  return /[\uD800-\uDBFF]$/.test(part) ? part.length - 1 : part.length
}
