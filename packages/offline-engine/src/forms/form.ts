import type { Compiled } from '../property/definition.ts'
import type { Json } from '../types.ts'

/** A value that a form of words states, with its place in the text. */
export interface Said {
  value: Json
  start: number
  end: number
  confidence: number
}

/** A property, and the words by which it is asked for, in lower case. */
export interface Asking {
  one: Compiled
  /** Its name and its other names. */
  name: string
  /** These and its description. */
  about: string
}

/** A form of words that states a property, whatever the words around it. */
export type Form = (content: string, asking: Asking) => Said[]

/** What a form states plainly is stored; what it makes likely is suggested. */
export const PLAIN = 0.93
export const LIKELY = 0.78

/** "Brewmaster Two", "Mrs Halloran", "Jan van Dijk" */
const NAME =
  "(?:(?:Mr|Mrs|Ms|Miss|Dr|Prof|Frau|Herr)\\.? )?\\p{Lu}[\\p{L}’'-]*(?:(?: (?:de|van|der|den|von|da|del|la|le|bin|el|al)){0,3} \\p{Lu}[\\p{L}’'-]*){0,5}"

const NO_NAME =
  /^(?:I|I['’]\p{L}+|The|A|An|It|He|She|We|They|You|My|Our|His|Her|Their|But|And|So|If|When|Not|No|Yes|OK|(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)days?|January|February|March|April|May|June|July|August|September|October|November|December)$/u

/** Either case of the first letter of each word: a form may begin a sentence. */
const eitherCase = (words: string): string =>
  words
    .split('|')
    .map(word => word.replace(/^\p{Ll}/u, first => `[${first}${first.toUpperCase()}]`))
    .join('|')

/** A pattern in which `NAME` is a name, and `{a|b}` words of which each may begin a sentence. */
export const pattern = (source: string): RegExp =>
  new RegExp(
    source
      .replaceAll('NAME', NAME)
      .replaceAll(/(?<!\\[pP])\{([\p{L}|' -]{2,})\}/gu, (_, words) => `(?:${eitherCase(words)})`),
    'dgu',
  )

/**
 * What each match has as `value`, as it is written.
 *
 * @param unless what may not stand before it in its sentence
 */
export function* valuesOf(content: string, says: RegExp, confidence: number, unless?: RegExp): Generator<Said> {
  for (const { index, indices } of content.matchAll(says)) {
    if (unless?.test(leftOf(content, index))) continue
    const [start, end] = indices?.groups?.['value'] ?? [0, 0]
    if (end > start) yield { value: content.slice(start, end), start, end, confidence }
  }
}

/** The same, of names: without what owns, and without capitals that are no name. */
export function* namesOf(content: string, says: RegExp, confidence: number, unless?: RegExp): Generator<Said> {
  for (const said of valuesOf(content, says, confidence, unless)) {
    const value = content.slice(said.start, said.end).replace(/['’]s$/, '')
    if (!NO_NAME.test(value)) yield { ...said, value, end: said.start + value.length }
  }
}

/** The words of a sentence before an offset. */
const leftOf = (content: string, at: number): string =>
  /[^.;!?\n]*$/u.exec(content.slice(Math.max(0, at - 160), at))?.[0] ?? ''

/** From the end of the sentence before an offset to the end of its own. */
export function sentenceAround(content: string, at: number): string {
  const before = content.slice(0, at)
  const start = Math.max(before.search(/[^.!?\n]*$/u), before.length - 300)
  const end = content.slice(at).search(/[.!?](?:\s|$)|\n/)
  return content.slice(start, end < 0 ? content.length : at + end)
}
