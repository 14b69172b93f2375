import { stemmedWords } from '../../../../search/text/stems.ts'

/** A sentence or list item of a text. Positions are UTF-16 code units. */
export interface Statement {
  text: string
  start: number
  end: number
  /** Its words in their base form, without numbers and negations. */
  words: ReadonlySet<string>
}

const sentences = new Intl.Segmenter('en', { granularity: 'sentence' })
const MARKER = /^\s*(?:[-*+]|\d{1,9}[.)])?\s+|^\s*/
const NEGATION = /^(?:no|not|never|none|nobody|nothing|without|cannot|neither|nor|.*n['’]t)$/i
const DATE =
  /^(?:monday|tuesday|wednesday|thursday|friday|saturday|sunday|january|february|march|april|may|june|july|august|september|october|november|december|day|days|week|weeks|month|months|year|years|hour|hours|minute|minutes)$/i

/** The sentences and list items of a text. */
export function statementsOf(text: string): Statement[] {
  const found: Statement[] = []
  for (const { 0: line, index } of text.matchAll(/[^\r\n]+/g)) {
    const marker = MARKER.exec(line)?.[0].length ?? 0
    for (const { segment, index: at } of sentences.segment(line.slice(marker))) {
      const trimmed = segment.trim()
      const start = index + marker + at + segment.length - segment.trimStart().length
      if (/[\p{L}\p{N}]/u.test(trimmed))
        found.push({ text: trimmed, start, end: start + trimmed.length, words: wordsOf(trimmed) })
    }
  }
  return found
}

function wordsOf(text: string): Set<string> {
  const words = stemmedWords(text).filter(
    ({ word, stem }) => stem !== '' && !/\p{N}/u.test(word) && !NEGATION.test(word),
  )
  return new Set(words.map(({ stem }) => stem))
}

/** How many of the words of the longer statement are in both, 0..1. */
function similarity(a: Statement, b: Statement): number {
  const longer = Math.max(a.words.size, b.words.size)
  if (longer === 0) return 0
  return [...a.words].filter(word => b.words.has(word)).length / longer
}

export const isSame = (a: Statement, b: Statement): boolean => plain(a.text) === plain(b.text)

const plain = (text: string): string => text.toLowerCase().replaceAll(/\s+/g, ' ')

/** The statement that is most like another, if it is enough. */
export const mostLike = (
  statement: Statement,
  others: readonly Statement[],
  atLeast: number,
): Statement | undefined => {
  let best: Statement | undefined
  let most = atLeast
  for (const other of others) {
    const value = similarity(statement, other)
    if (value < most || (best && value === most)) continue
    best = other
    most = value
  }
  return best
}

const ABOUT_THE_SAME = 0.3
const LONGEST_QUOTE = 100

/**
 * Why a change may be a mistake: numbers, times or negations that differ in a statement, and statements that are gone.
 * Added statements are no conflict.
 */
export function conflictsBetween(before: string, after: string): string[] {
  const old = statementsOf(before)
  const next = statementsOf(after)
  const added = next.filter(statement => !old.some(other => isSame(statement, other)))
  return old
    .filter(statement => !next.some(other => isSame(statement, other)))
    .flatMap(statement => {
      const replacement = mostLike(statement, added, ABOUT_THE_SAME)
      return replacement ? differences(statement, replacement) : [`removes "${shortened(statement.text)}"`]
    })
}

function differences(before: Statement, after: Statement): string[] {
  const numbers = onlyIn(numbersOf(before), numbersOf(after))
  const times = onlyIn(timesOf(before), timesOf(after))
  const isNegated = ({ text }: Statement): boolean =>
    text.split(/[^\p{L}'’]+/u).filter(word => NEGATION.test(word)).length % 2 === 1
  return [
    ...(numbers.length > 0 ? [`changes the number ${numbers.join(', ')}`] : []),
    ...(times.length > 0 ? [`changes the time ${times.join(', ')}`] : []),
    ...(isNegated(before) !== isNegated(after) ? [`changes a negation in "${shortened(before.text)}"`] : []),
  ]
}

const onlyIn = (some: readonly string[], others: readonly string[]): string[] => [
  ...new Set(some.filter(one => !others.includes(one))),
]

const numbersOf = ({ text }: Statement): string[] => text.match(/\d+(?:[.,:/-]\d+)*/g) ?? []

const timesOf = ({ text }: Statement): string[] =>
  (text.toLowerCase().match(/\p{L}+/gu) ?? []).filter(word => DATE.test(word)).map(word => word.replace(/s$/, ''))

const shortened = (text: string): string => (text.length > LONGEST_QUOTE ? `${text.slice(0, LONGEST_QUOTE)}…` : text)
