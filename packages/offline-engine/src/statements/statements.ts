import { stemOf, tokenize } from '@keepsake/english'

/** A sentence or list item of a text. Positions are UTF-16 code units. */
export interface Statement {
  text: string
  start: number
  end: number
  /** What is before it on its line, such as the mark of a list item. Empty for a later sentence of the line. */
  mark: string
  /** The first cell, if it is the row of a table. */
  row?: string
  /** Its words in their base form, without numbers and negations. */
  words: ReadonlySet<string>
}

const sentences = new Intl.Segmenter('en', { granularity: 'sentence' })
const MARKER = /^\s*(?:[-*+]|\d{1,9}[.)])?\s+|^\s*/
const NEGATION =
  /^(?:no|not|never|none|nobody|nothing|without|cannot|neither|nor|.*n['’]t|nicht|nichts|nie|niemals|niemand|ohne|kein(?:e|en|em|er|es)?)$/i
const MONTH =
  'january|february|march|april|may|june|july|august|september|october|november|december|januar|februar|märz|mai|juni|juli|oktober|dezember'
const DATE = new RegExp(
  `^(?:monday|tuesday|wednesday|thursday|friday|saturday|sunday|montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag|${MONTH}|days?|weeks?|months?|years?|hours?|minutes?|tage?n?|wochen?|monate?n?|jahre?n?|stunden?|minuten?)$`,
  'i',
)
/** Where a full stop does not end a sentence: in a date such as "30. Juni", and after an abbreviation. */
const ORDINAL = /(?:^|\s)\d{1,2}\.\s*$/
const STARTS_WITH_MONTH = new RegExp(`^(?:${MONTH})`, 'iu')
const ABBREVIATION =
  /(?:^|[\s(])(?:z|B|d|h|u|a|o|Nr|Abs|Art|Ziff|bzw|ca|vgl|inkl|max|min|e\.g|i\.e|No|approx|Dr|Mr|Mrs|Ms|Prof|St)\.\s*$/
/** The row of a table, with its first cell. */
const ROW = /^\s*\|([^|]*)\|/

/** The sentences, list items and rows of tables of a text. */
export function statementsOf(text: string): Statement[] {
  const found: Statement[] = []
  for (const { 0: line, index } of text.matchAll(/[^\r\n]+/g)) {
    const row = ROW.exec(line)?.[1]?.trim().toLowerCase()
    const marker = row === undefined ? (MARKER.exec(line)?.[0].length ?? 0) : 0
    const rest = line.slice(marker)
    let mark = line.slice(0, marker).trim()
    for (const { segment, at } of row === undefined ? sentencesOf(rest) : [{ segment: rest, at: 0 }]) {
      const trimmed = segment.trim()
      const start = index + marker + at + segment.length - segment.trimStart().length
      if (!/[\p{L}\p{N}]/u.test(trimmed)) continue
      const words = wordsOf(trimmed)
      found.push({ text: trimmed, start, end: start + trimmed.length, mark, words, ...(row !== undefined && { row }) })
      mark = ''
    }
  }
  return found
}

function sentencesOf(line: string): { segment: string; at: number }[] {
  const found: { segment: string; at: number }[] = []
  for (const { segment, index: at } of sentences.segment(line)) {
    const last = found.at(-1)
    const continues =
      last &&
      (ABBREVIATION.test(last.segment) ||
        (ORDINAL.test(last.segment) && (STARTS_WITH_MONTH.test(segment) || /^\p{Ll}/u.test(segment))))
    if (continues) last.segment += segment
    else found.push({ segment, at })
  }
  return found
}

function wordsOf(text: string): Set<string> {
  const words = tokenize(text).filter(({ word }) => !/\p{N}/u.test(word) && !NEGATION.test(word))
  return new Set(words.map(({ word }) => stemOf(word)).filter(stem => stem !== ''))
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
  /** The statements about the same: they have this share of the words of the shorter one, and at least two. */
  about(statement: Statement, atLeast: number): Statement[]
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
  function sharedWith({ words }: Statement): Map<number, number> {
    const shared = new Map<number, number>()
    for (const word of words)
      for (const place of placesOf.get(word) ?? []) shared.set(place, (shared.get(place) ?? 0) + 1)
    return shared
  }
  return {
    comparisons: statements =>
      statements.reduce(
        (sum, { words }) => [...words].reduce((count, word) => count + (placesOf.get(word)?.length ?? 0), sum),
        0,
      ),

    about: (statement, atLeast) =>
      [...sharedWith(statement)].flatMap(([place, count]) => {
        const other = others[place]
        if (!other || other.row !== statement.row || count < MIN_SHARED) return []
        return count >= atLeast * Math.min(statement.words.size, other.words.size) ? [other] : []
      }),

    mostLike(statement, atLeast, isFree = () => true) {
      const { words } = statement
      let best: { place: number; share: number } | undefined
      for (const [place, count] of sharedWith(statement)) {
        const other = others[place]
        const share = other ? count / Math.max(words.size, other.words.size) : 0
        const isBetter = best ? share > best.share || (share === best.share && place < best.place) : share >= atLeast
        if (other && other.row === statement.row && isBetter && isFree(other)) best = { place, share }
      }
      return best && others[best.place]
    },
  }
}

const ABOUT_THE_SAME = 0.3
/** The share of words from which two statements are about the same subject, and the least number of them. */
const ONE_SUBJECT = 0.6
const MIN_SHARED = 2
const MAX_QUOTE_LENGTH = 100

/** Whether a statement says less than one that it would replace: the rest would be lost. */
export function saysLess({ words }: Statement, than: Statement): boolean {
  const lost = [...than.words].filter(word => !words.has(word)).length
  const gained = [...words].filter(word => !than.words.has(word)).length
  return lost > gained && lost > 1
}

/**
 * Why a change may be a mistake: numbers, times or negations that differ in a statement, statements that are gone or say
 * less, and new ones that contradict one that stays.
 */
export function conflictsBetween(before: string, after: string): string[] {
  const [old, next] = [statementsOf(before), statementsOf(after)]
  const [oldTexts, nextTexts] = [old, next].map(statements => new Set(statements.map(plainOf)))
  const gone = old.filter(statement => !nextTexts?.has(plainOf(statement)))
  const news = next.filter(statement => !oldTexts?.has(plainOf(statement)))
  const added = alike(news)
  const kept = alike(old.filter(statement => nextTexts?.has(plainOf(statement))))
  if (added.comparisons(gone) + kept.comparisons(news) > MAX_COMPARISONS)
    return ['changes more statements than can be compared']
  const replacing = new Set<Statement>()
  const lost = gone.flatMap(statement => {
    const replacement = added.mostLike(statement, ABOUT_THE_SAME)
    if (!replacement) return [`removes "${shortened(statement.text)}"`]
    replacing.add(replacement)
    const less = saysLess(replacement, statement) ? [`removes a part of "${shortened(statement.text)}"`] : []
    return [...differences(statement, replacement), ...less]
  })
  const contradicted = news
    .filter(statement => !replacing.has(statement))
    .flatMap(statement => kept.about(statement, ONE_SUBJECT).filter(other => contradicts(other, statement)))
    .map(({ text }) => `contradicts "${shortened(text)}"`)
  return [...lost, ...new Set(contradicted)]
}

/** Whether two statements about one subject have different numbers of one unit, or one of them is negated. */
function contradicts(one: Statement, other: Statement): boolean {
  if (isNegated(one) !== isNegated(other)) return true
  const amounts = amountsOf(one)
  return [...amountsOf(other)].some(([unit, numbers]) => {
    const others = amounts.get(unit)
    return others !== undefined && numbers.every(number => !others.includes(number))
  })
}

/** The numbers of a statement by their unit: the word or sign after them. */
const amountsOf = ({ text }: Statement): Map<string, string[]> => {
  const found = [...text.matchAll(/(?<!\d|\d[.,])(\d+(?:[.,]\d+)*)\s*([%€$£]|\p{L}+)/gu)].map(
    ([, number = '', unit = '']) => ({
      number,
      unit: unit.toLowerCase().replace(/s$/, ''),
    }),
  )
  const units = Map.groupBy(found, ({ unit }) => unit)
  return new Map([...units].map(([unit, each]) => [unit, each.map(({ number }) => number)]))
}

const isNegated = ({ text }: Statement): boolean =>
  text.split(/[^\p{L}'’]+/u).filter(word => NEGATION.test(word)).length % 2 === 1

function differences(before: Statement, after: Statement): string[] {
  const numbers = onlyIn(numbersOf(before), numbersOf(after))
  const times = onlyIn(timesOf(before), timesOf(after))
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
