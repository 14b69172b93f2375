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

export const plainOf = ({ text }: Statement): string => text.toLowerCase().replaceAll(/\s+/g, ' ')

/** Comparisons of words, in one section: about 100 ms. */
export const MAX_COMPARISONS = 1_000_000

/** Statements, to find the one that is most like another. */
export interface SimilarRecord {
  /** How many comparisons finding takes for all of these. */
  comparisons(statements: readonly Statement[]): number
  /** The statement with the most words of another, of the words of the longer one; undefined below a share, 0..1. */
  mostLike(statement: Statement, atLeast: number, isFree?: (other: Statement) => boolean): Statement | undefined
}

export function alike(others: readonly Statement[]): SimilarRecord {
  const placesOf = new Map<string, number[]>()
  others.forEach(({ words }, place) => {
    for (const word of words) {
      const places = placesOf.get(word)
      if (places) places.push(place)
      else placesOf.set(word, [place])
    }
  })
  return {
    comparisons: statements =>
      statements.reduce(
        (sum, { words }) => [...words].reduce((count, word) => count + (placesOf.get(word)?.length ?? 0), sum),
        0,
      ),

    mostLike({ words }, atLeast, isFree = () => true) {
      const shared = new Map<number, number>()
      for (const word of words)
        for (const place of placesOf.get(word) ?? []) shared.set(place, (shared.get(place) ?? 0) + 1)
      let best: { place: number; share: number } | undefined
      for (const [place, count] of shared) {
        const other = others[place]
        const share = other ? count / Math.max(words.size, other.words.size) : 0
        const isBetter = best ? share > best.share || (share === best.share && place < best.place) : share >= atLeast
        if (other && isBetter && isFree(other)) best = { place, share }
      }
      return best && others[best.place]
    },
  }
}

const ABOUT_THE_SAME = 0.3
const MAX_QUOTE_LENGTH = 100

/**
 * Why a change may be a mistake: numbers, times or negations that differ in a statement, and statements that are gone.
 * Added statements are no conflict.
 */
export function conflictsBetween(before: string, after: string): string[] {
  const [old, next] = [statementsOf(before), statementsOf(after)]
  const [oldTexts, nextTexts] = [old, next].map(statements => new Set(statements.map(plainOf)))
  const gone = old.filter(statement => !nextTexts?.has(plainOf(statement)))
  const added = alike(next.filter(statement => !oldTexts?.has(plainOf(statement))))
  if (added.comparisons(gone) > MAX_COMPARISONS) return ['changes more statements than can be compared']
  return gone.flatMap(statement => {
    const replacement = added.mostLike(statement, ABOUT_THE_SAME)
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

const shortened = (text: string): string =>
  text.length > MAX_QUOTE_LENGTH ? `${text.slice(0, MAX_QUOTE_LENGTH)}…` : text
