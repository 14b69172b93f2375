import type { Schemas } from '../../../contract/schemas.ts'
import { editOf, fold, foldLoosely, wordsOf } from './fold.ts'
import { isSameGivenName } from './nicknames.ts'

/** How sure it is that two names are of one person: 0 if they are not. */
export type Certainty = 0 | 1 | 2 | 3 | 4

const INITIAL = 1
const TYPO = 2
const VARIANT = 3
const EQUAL = 4

const TITLES = new Set(
  'dr prof professor mr mrs ms miss mx sir dame phd md mba msc bsc jr sr ii iii iv esq dipl ing herr frau'.split(' '),
)

export type NameFields = Pick<Schemas['PersonIdentity'], 'first_name' | 'last_name' | 'name'>

interface SplitName {
  given: string
  family: string
}

const nameWords = (text: string): string[] =>
  wordsOf(foldLoosely(text.replaceAll(/[.'’`]/g, ''))).filter(word => !TITLES.has(word))

/** The first letters of all words of a name: what every candidate shares with a request, unless one is mistyped. */
export const initialsOf = ({ first_name = '', last_name = '', name = '' }: NameFields): string[] => [
  ...new Set([first_name, last_name, name].flatMap(nameWords).map(word => word[0] ?? '')),
]

/** The ways to read a request's name: order, middle names and particles differ. */
function readingsOf({ first_name, last_name, name }: NameFields): SplitName[] {
  if (first_name !== undefined && last_name !== undefined) {
    const [given = '', family = ''] = [nameWords(first_name)[0], nameWords(last_name).join('')]
    const swapped = { given: nameWords(last_name)[0] ?? '', family: nameWords(first_name).join('') }
    return [{ given, family }, swapped]
  }
  const [before, after] = (name ?? '').split(',', 2)
  const [words, rest] = [nameWords(before ?? ''), nameWords(after ?? '')]
  if (rest.length > 0) return [{ given: rest[0] ?? '', family: words.join('') }]
  const splits = words.slice(1).flatMap((_, n) => [
    { given: words[0] ?? '', family: words.slice(n + 1).join('') },
    { given: words.at(-1) ?? '', family: words.slice(0, n + 1).join('') },
  ])
  return splits
}

/** Whether a name has what every stored one is compared by: a given name and a family name. */
export const isWholeName = (fields: NameFields): boolean =>
  readingsOf(fields).some(({ given, family }) => given !== '' && family !== '')

export function compareNames(request: NameFields, stored: { first_name: string; last_name: string }): Certainty {
  const [given = ''] = nameWords(stored.first_name)
  const families = nameWords(stored.last_name)
  const best = readingsOf(request).map(reading => {
    const certainty = Math.min(compareGiven(reading.given, given), compareFamily(reading.family, families))
    return certainty
  })
  return Math.max(0, ...best) as Certainty
}

const isVowel = (letter: string | undefined): boolean => letter !== undefined && 'aeiou'.includes(letter)

/** Spellings that sound alike: `Catherine` and `Katherine`, `Jon` and `John`. */
const soundOf = (name: string): string =>
  name
    .replaceAll('ph', 'f')
    .replaceAll('ck', 'k')
    .replaceAll(/c(?![hei])/g, 'k')
    .replaceAll('h', '')
    .replaceAll('y', 'i')
    .replaceAll(/(.)\1/g, '$1')

function compareGiven(one: string, other: string): number {
  if (one === '' || other === '') return 0
  if (one === other) return EQUAL
  if (one.length === 1 || other.length === 1) return one[0] === other[0] ? INITIAL : 0
  if (isSameGivenName(fold(one), fold(other)) || soundOf(one) === soundOf(other)) return VARIANT
  // the last letter distinguishes Paul from Paula, and Christian from Christina
  if (isVowel(one.at(-1)) !== isVowel(other.at(-1)) || one.length < 4) return 0
  const { edit, at } = editOf(one, other)
  if (edit === 'swap' || edit === 'double') return TYPO
  const isInside = at > 0 && at < Math.max(one.length, other.length) - 1
  return edit === 'insert' && isInside && Math.max(one.length, other.length) >= 7 ? TYPO : 0
}

const familyKey = (name: string): string => name.replace(/^mac(?=[^aeiouhk])/, 'mc')

/**
 * A replaced letter makes another surname more often than a typing error (Hanson and Hansen), and so does a missing one
 * in a short name (Chan and Chang). Swapped and doubled letters are typing errors.
 */
function compareFamily(one: string, words: readonly string[]): number {
  const other = words.join('')
  if (one === '' || other === '') return 0
  if (familyKey(one) === familyKey(other)) return EQUAL
  // one of two surnames
  if (words.length > 1 && words.some(word => word === one && word.length > 3)) return VARIANT
  if (one.length < 4) return 0
  const { edit, at } = editOf(one, other)
  const length = Math.max(one.length, other.length)
  if (edit === 'swap' || edit === 'double') return TYPO
  if (edit === 'insert' && length >= 8 && at > 0 && at < length - 1) return TYPO
  if (edit === 'replace' && length >= 10) return TYPO
  return edit === 'many' && length >= 11 && isAnagramOfNeighbours(one, other) ? TYPO : 0
}

/** Whether a long name has the same letters, with one of them in a wrong place nearby. */
function isAnagramOfNeighbours(one: string, other: string): boolean {
  if (one.length !== other.length || [...one].sort().join('') !== [...other].sort().join('')) return false
  const differing = [...one].flatMap((letter, n) => (letter === other[n] ? [] : [n]))
  return (differing.at(-1) ?? 0) - (differing[0] ?? 0) <= 3
}
