import { sentencesOf } from '@keepsake/english/sentences'
import { rowText, type Table, tablesIn } from './tables.ts'
import { isCode, unwrapped } from './wrapped-lines.ts'

/** A range of a text in UTF-16 code units. */
export interface TextRange {
  start: number
  end: number
}

/** A text as a reader says it: sentences without line breaks in them, and rows of tables with the names of their columns. */
export interface ReadingView {
  text: string
  /** What is shown as one: sentences, rows, and questions with their answers, in order. Positions in `text`. */
  units: readonly TextRange[]
  /** Where a range of `text` is in the original. A part of a row is the complete row. */
  placeOf(range: TextRange): TextRange
  /** A range of `text` as it is shown: as in the original, apart from rows. */
  shown(range: TextRange): string
}

/** A part of the view; in a row, positions are not those of the original. */
interface Piece extends TextRange {
  /** Where it begins in the original, and ends. */
  from: number
  to: number
  isRow: boolean
}

/** Maximum characters of a unit that has more than one sentence. */
const MAX_UNIT = 600
/** A table of at most this many characters is shown whole: its rows are compared with each other. */
const SMALL_TABLE = 360
/** A paragraph of at most this many characters is too: its sentences explain each other. */
const SMALL_PARAGRAPH = 200

/** Reads a part of a document: text or Markdown. */
export function readingViewOf(original: string): ReadingView {
  const pieces: Piece[] = []
  const tables: TextRange[] = []
  const parts: string[] = []
  let length = 0
  const add = (text: string, from: number, to: number, isRow: boolean): void => {
    if (text === '') return
    pieces.push({ start: length, end: length + text.length, from, to, isRow })
    parts.push(text)
    length += text.length
  }
  const prose = (from: number, to: number): void => add(unwrapped(original.slice(from, to)), from, to, false)
  let at = 0
  for (const table of tablesIn(original).filter(hasRows)) {
    prose(at, table.start)
    const start = length
    for (const [n, row] of table.rows.entries()) {
      if (n > 0) add('\n', row.start - 1, row.start, false)
      add(rowText(table.columns, row.cells) || ' ', row.start, row.end, true)
    }
    if (length - start <= SMALL_TABLE) tables.push({ start, end: length })
    at = table.end
  }
  prose(at, original.length)
  const text = parts.join('')

  const placeOf = ({ start, end }: TextRange): TextRange => {
    const first = pieces.findLast(piece => piece.start <= start) ?? pieces[0]
    const last = pieces.findLast(piece => piece.start < end) ?? first
    if (!first || !last) return { start, end }
    return {
      start: first.isRow ? first.from : first.from + start - first.start,
      end: last.isRow ? last.to : last.from + end - last.start,
    }
  }
  return {
    text,
    units: unitsOf(text, [...pieces.filter(({ isRow }) => isRow), ...tables]),
    placeOf,
    shown(range) {
      const hasRow = pieces.some(({ isRow, start, end }) => isRow && start < range.end && end > range.start)
      if (hasRow) return text.slice(range.start, range.end)
      const { start, end } = placeOf(range)
      return original.slice(start, end)
    },
  }
}

const hasRows = ({ rows }: Table): boolean => rows.length > 0

const TURN = /^(?:q|a|question|answer|frage|antwort)$/i
const QUESTION = /\?["'”’)\]*_\s]*$/u
/** A line in bold, or a heading. */
const LEAD = /^(?:#{1,6}\s.*|\*\*[^*]+\*\*:?|__[^_]+__:?)$/u
const ITEM = /^\s*(?:[-*+•–]|\d{1,3}[.)])\s/
const BLANK_LINE = /\n[ \t\r]*\n/

/** Whether a line means little without the next one: a question, a heading, or words in bold. */
export const isLead = (line: string): boolean => QUESTION.test(line) || LEAD.test(line)

interface Sentence extends TextRange {
  startsLine: boolean
  isSpoken: boolean
}

/** Joins sentences that mean little without each other. */
function unitsOf(text: string, blocks: readonly TextRange[]): TextRange[] {
  const sentences = joined(
    [...sentencesOf(text)].map(({ start, end, startsLine, speaker }) => {
      const label = speaker && text.slice(speaker.start, speaker.end)
      return {
        start: startsLine && speaker ? speaker.start : start,
        end,
        startsLine,
        isSpoken: label !== undefined && !TURN.test(label),
      }
    }),
    [...blocks, ...codeIn(text), ...smallParagraphsIn(text)].sort((a, b) => a.start - b.start || b.end - a.end),
  )
  const units: TextRange[] = []
  for (let n = 0; n < sentences.length; n++) {
    const first = sentences[n]
    if (!first) continue
    let { end } = first
    const goesOn = continuationOf(text, first)
    for (let next = sentences[n + 1]; goesOn && next && next.end - first.start <= MAX_UNIT; next = sentences[n + 1]) {
      if (!goesOn(text.slice(end, next.start), text.slice(next.start, next.end), end > first.end)) break
      end = next.end
      n++
    }
    units.push({ start: first.start, end })
  }
  return units
}

/** Lines that are prose: a small paragraph of the view, which has no line breaks in sentences. */
const smallParagraphsIn = (text: string): TextRange[] =>
  [...text.matchAll(/[^\n]+/g)].flatMap(({ 0: line, index }) =>
    line.length <= SMALL_PARAGRAPH && !isLead(line) ? [{ start: index, end: index + line.length }] : [],
  )

/** Makes one sentence of those in a block, such as a row. */
function joined(sentences: readonly Sentence[], blocks: readonly TextRange[]): Sentence[] {
  let at = 0
  const whole: Sentence[] = []
  let last: TextRange | undefined
  for (const sentence of sentences) {
    while ((blocks[at]?.end ?? Number.POSITIVE_INFINITY) <= sentence.start) at++
    const block = blocks[at]
    if (!block || sentence.start < block.start) whole.push(sentence)
    else if (block !== last) {
      last = block
      whole.push({ start: block.start, end: block.end, startsLine: true, isSpoken: false })
    }
  }
  return whole
}

/** The short blocks of code. */
function codeIn(text: string): TextRange[] {
  let at = 0
  return text.split(/(\n[ \t\r]*\n)/).flatMap((block, n) => {
    const start = at
    at += block.length
    return n % 2 === 0 && block.length <= MAX_UNIT && isCode(block.split('\n')) ? [{ start, end: at }] : []
  })
}

type GoesOn = (gap: string, next: string, hasMore: boolean) => boolean

/** Whether more sentences belong to one: to a question its answer, to a heading its text, to "…:" its list. */
function continuationOf(text: string, { start, end, startsLine, isSpoken }: Sentence): GoesOn | undefined {
  const line = text.slice(start, end)
  const endsLine = /^[*_ \t\r]*(?:\n|$)/.test(text.slice(end, end + 20))
  if (!startsLine || !endsLine || isSpoken) return undefined
  if (isLead(line)) return (gap, next, hasMore) => !(hasMore && BLANK_LINE.test(gap)) && !isLead(next)
  if (/:\s*$/.test(line)) return (_, next) => ITEM.test(next)
  return undefined
}
