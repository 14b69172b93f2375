import type { Expectation, Single } from './set.ts'

/** A value of a property, stored or suggested. */
export interface Value {
  value: unknown
  confidence: number
  /** How the text states it. */
  reading?: Reading
}

/** Ways in which a text states a value, each of which has to be as right as it claims. */
export type Reading = 'label' | 'conversation' | 'statement'

/** Maximum length of what may surround a text value: a whole clause around the word is not the value. */
const SURROUNDING_CHARACTERS = 20
const RELATIVE_TOLERANCE = 1e-6

const folded = (text: string): string => text.normalize('NFKC').toLowerCase().replaceAll(/\s+/g, ' ').trim()
const isWordCharacter = (character: string | undefined): boolean =>
  character !== undefined && /[\p{L}\p{N}]/u.test(character)

/** Whether the words of a piece are in a text, not as a part of longer words. */
function contains(text: string, piece: string): boolean {
  for (let at = text.indexOf(piece); at !== -1; at = text.indexOf(piece, at + 1))
    if (!isWordCharacter(text[at - 1]) && !isWordCharacter(text[at + piece.length])) return true
  return false
}

/** Whether a found value is the expected one: numbers within their tolerance, days by their date, texts by their words. */
export function fits(expected: Single, found: unknown): boolean {
  if (typeof expected === 'object') return Math.abs(Number(found) - expected.value) <= expected.within
  if (typeof expected === 'number')
    return Math.abs(Number(found) - expected) <= Math.abs(expected) * RELATIVE_TOLERANCE && found !== ''
  if (typeof expected === 'boolean') return found === expected
  const text = folded(String(found))
  const piece = folded(expected)
  if (/^\d{4}(?:-\d\d-\d\d)?$/.test(piece)) return text.startsWith(piece)
  return contains(text, piece) && text.length <= piece.length + SURROUNDING_CHARACTERS
}

const amongOf = (expected: readonly Single[] | undefined, { value }: Value): boolean =>
  expected?.some(each => fits(each, value)) ?? false

/** The readings that are right, each with the values that it may have. Those of a list are all needed. */
function wanted(store: Expectation['store']): readonly (readonly Single[])[] {
  if (store === undefined) return []
  if (Array.isArray(store)) return store.map(each => [each])
  if (typeof store === 'object' && 'anyOf' in store) return [store.anyOf]
  return [[store]]
}

export type Outcome = 'right' | 'suggested' | 'missed' | 'wrong'

export interface Verdict {
  /** What became of what must not be stored; absent if the text has no trap for this property. */
  trap?: 'stored' | 'suggested' | 'kept out'
  /** What became of what should be stored; absent if nothing should. */
  stated?: Outcome
  /** A value of a property that the text says nothing about. */
  stray: boolean
  stored: readonly { confidence: number; right: boolean; reading?: Reading | undefined }[]
  suggested: readonly { confidence: number; right: boolean }[]
}

const NOTHING: Expectation = {}

/** Judges the values of one property. An earlier value that a later text corrected is neither right nor wrong. */
export function judge(
  expected: Expectation = NOTHING,
  stored: readonly Value[],
  suggested: readonly Value[],
): Verdict | undefined {
  if (expected.any) return undefined
  const { may, suggest, never, old } = expected
  const readings = wanted(expected.store)
  const isSaid = (each: Value): boolean => readings.some(reading => amongOf(reading, each)) || amongOf(may, each)
  const current = stored.filter(each => isSaid(each) || !amongOf(old, each))
  const proposed = suggested.filter(each => isSaid(each) || !amongOf(old, each))
  const isTrap = never !== undefined || suggest !== undefined
  const isStated = readings.length > 0
  const isForbidden = (each: Value): boolean =>
    !isSaid(each) && (!isStated || never === '*' || amongOf(never, each) || amongOf(suggest, each))
  const trapped = current.some(isForbidden)
    ? 'stored'
    : proposed.some(each => isForbidden(each) && !amongOf(suggest, each))
      ? 'suggested'
      : 'kept out'
  const isWhole = (found: readonly Value[]): boolean =>
    readings.every(reading => found.some(each => amongOf(reading, each)))
  const outcome = current.some(each => !isSaid(each))
    ? 'wrong'
    : isWhole(current)
      ? 'right'
      : isWhole([...current, ...proposed])
        ? 'suggested'
        : 'missed'
  return {
    ...(isTrap && { trap: trapped }),
    ...(isStated && { stated: outcome }),
    stray: !isTrap && !isStated && may === undefined && stored.length > 0,
    stored: current.map(each => ({ confidence: each.confidence, right: isSaid(each), reading: each.reading })),
    suggested: proposed.map(each => ({ confidence: each.confidence, right: isSaid(each) || amongOf(suggest, each) })),
  }
}
