import type { ColumnKind } from '../tables/tables.ts'
import type { PropertyDefinition } from '../types.ts'
import { type Passage, sentenceAt, type Turn } from './passage.ts'

/** A value in its surroundings, in lower case and with straight apostrophes. */
export interface Place {
  definition: PropertyDefinition
  /** The value as it is written. */
  said: string
  /** The sentence before it, as it is written. */
  original: string
  /** What stands before it in its line. */
  line: string
  /** The sentence before and after it. */
  left: string
  right: string
  /** Of these, what belongs to the same clause. */
  near: string
  beyond: string
  /** The sentences before and after, of the same speaker. */
  previous: string
  next: string
  /** And the one after that. */
  later: string
  /** What introduces the quotation or the block that it is in; empty if there is none. */
  intro: string
  /** What stands below the block of code that it is in; empty if it is in none. */
  afterBlock: string
  /** What is quoted around it; empty if it is in no quotation. */
  quotation: string
  isQuestion: boolean
  /** What kind of column of a table it is in, if that says that it is not simply so. */
  column: ColumnKind | undefined
  isInEmptyForm: boolean
  turn: Turn | undefined
  /** The turn before and after. */
  before: (Turn & { text: string }) | undefined
  after: (Turn & { text: string }) | undefined
  start: number
  end: number
}

/** In characters. A longer sentence is cut on each side. */
const MAX_SIDE = 400
const MAX_TURN = 600

const plain = (text: string): string => text.toLowerCase().replaceAll(/[’‘]/g, "'").replaceAll(/\s+/g, ' ')

/** Where a new statement begins within a sentence. */
const CLAUSE =
  /[;:]\s|\s[-–—]\s|,\s(?:but|and|so|while|whereas|which|although|though|because|then|aber|und|mais|et|pero|y)\s|(?<!\b(?:anything|nothing|all))\s(?:but|whereas|although|aber|sondern|mais|pero)\s|,\s(?=(?:i|we|you|he|she|it|they|my|our|your|his|her|their|the|that|there)\b)|\s(?:and)\s(?=(?:i|we|he|she|it|they|my|our|his|her|their)\b)|\.{3}\s|…\s/g

/** Where a value stands. @param value its offsets in the content */
export function placeOf(
  passage: Passage,
  definition: PropertyDefinition,
  value: { start: number; end: number },
): Place {
  const { content, ends, quotes, turns } = passage
  const at = turns.findIndex(turn => turn.start <= value.start && value.start < turn.end)
  const turn = turns[at]
  const first = turn?.start ?? 0
  const last = turn?.end ?? content.length
  const n = sentenceAt(ends, value.start)
  const quote = quotes.find(({ start, end }) => start <= value.start && value.end <= end)
  const from = Math.max(first, ends[n - 1] ?? 0, value.start - MAX_SIDE)
  const to = Math.max(
    value.end,
    Math.min(last, ends[sentenceAt(ends, Math.max(value.start, value.end - 1))] ?? last, value.end + MAX_SIDE),
  )
  const left = plain(content.slice(Math.max(from, quote?.start ?? 0), value.start))
  const right = plain(content.slice(value.end, Math.min(to, quote?.end ?? to)))
  const sentence = (number: number): string => {
    const [start, end] = [Math.max(first, ends[number - 1] ?? 0), Math.min(last, ends[number] ?? 0)]
    return number < 0 || start >= end ? '' : plain(content.slice(start, Math.min(end, start + MAX_SIDE))).trim()
  }
  const said = (other: Turn | undefined): (Turn & { text: string }) | undefined =>
    other && { ...other, text: plain(content.slice(other.start, Math.min(other.end, other.start + MAX_TURN))).trim() }
  // "And a handover in May!" goes on with what the same speaker has said before
  const isContinued = /^\W*(?:and|or|plus|also)\b/.test(left + plain(content.slice(value.start, value.end)))
  const breaks = [...left.matchAll(CLAUSE)].at(-1)
  const broken = right.search(CLAUSE)
  const after = sentenceAt(ends, Math.max(value.start, value.end - 1))
  return {
    definition,
    said: plain(content.slice(value.start, Math.min(value.end, value.start + MAX_SIDE))),
    line: content.slice(Math.max(content.lastIndexOf('\n', value.start - 1) + 1, value.start - 120), value.start),
    original: content.slice(Math.max(from, quote?.start ?? 0), value.start),
    left,
    right,
    near: breaks ? left.slice(breaks.index + breaks[0].length) : left,
    beyond: broken < 0 ? right : right.slice(0, broken),
    previous: sentence(n - 1) || (isContinued ? lastSaid(passage, at) : ''),
    next: sentence(after + 1),
    later: sentence(after + 2),
    intro: introOf(passage, { first, quote, start: value.start }),
    afterBlock: belowBlock(content, value.start),
    quotation: quote ? plain(content.slice(quote.start, quote.end)) : '',
    isQuestion: /\?["'”’)!]*\s*$/.test(content.slice(value.end, to)),
    column: passage.cells.find(({ start, end }) => start <= value.start && value.start < end)?.kind,
    isInEmptyForm: passage.isEmptyForm,
    turn,
    before: at > 0 ? said(turns[at - 1]) : undefined,
    after: at >= 0 ? said(turns[at + 1]) : undefined,
    ...value,
  }
}

/** The last sentence of a speaker before a turn. */
function lastSaid({ content, ends, turns }: Passage, at: number): string {
  const turn = turns[at]
  const earlier = turns.slice(0, Math.max(0, at)).findLast(({ speaker }) => speaker === turn?.speaker)
  if (!earlier) return ''
  const start = Math.max(earlier.start, ends[sentenceAt(ends, earlier.end - 1) - 1] ?? 0)
  return plain(content.slice(start, Math.min(earlier.end, start + MAX_SIDE))).trim()
}

const CODE_FENCE = /^[ \t]*```/gm

/** The text below a block of code between two fences; blank if nothing is. */
function belowBlock(content: string, at: number): string {
  if (!content.includes('```')) return ''
  const fences = [...content.matchAll(CODE_FENCE)].map(({ index }) => index)
  const n = fences.findIndex(index => index > at)
  if (n % 2 === 0 || n < 0) return ''
  const end = fences[n] ?? content.length
  return ` ${plain(content.slice(end, end + MAX_SIDE))}`
}

const FENCE = /^[ \t]*(?:-{3,}|={3,}|\*{3,}|`{3,}\w*)[ \t]*$/gm

/** What introduces a quotation, the lines between two fences, or the lines below "…:". */
function introOf(
  { content }: Passage,
  { first, quote, start }: { first: number; quote: { start: number } | undefined; start: number },
): string {
  if (quote) return plain(content.slice(Math.max(first, quote.start - 1 - MAX_SIDE), quote.start - 1))
  const above = content.slice(Math.max(first, start - MAX_TURN), start)
  const fences = [...above.matchAll(FENCE)]
  const [fence] = fences
  if (fence && fences.length === 1) return plain(above.slice(0, fence.index))
  const lines = above.split('\n').slice(0, -1)
  const head = lines.findLastIndex(line => /:\s*$/.test(line))
  const isBelow = head >= 0 && lines.slice(head + 1).every(line => line.trim() !== '')
  return isBelow ? plain(lines[head] ?? '') : ''
}
