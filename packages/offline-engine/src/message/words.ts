import { scanWords, stemOf } from '@keepsake/english'

export interface MessageWord {
  /** Lowercase. */
  text: string
  /** Equal for all inflected forms of a word. */
  form: string
  start: number
  end: number
}

/** A part of a message that was understood. */
export interface Mark {
  start: number
  end: number
}

/** A question has no more words than this; the rest is ignored. */
const MAX_WORDS = 60
const MAX_VALUE_LENGTH = 5

const formOf = (word: string): string => stemOf(word) || word

export const wordsIn = (message: string): MessageWord[] =>
  scanWords(message, 'message')
    .slice(0, MAX_WORDS)
    .map(({ lower, start, end }) => ({ text: lower, form: formOf(lower), start, end }))

export const formsIn = (name: string): string[] => wordsIn(name).map(({ form }) => form)

/** Word sequences of a message that may be stored values, in lowercase: up to five words, also without a plural s. */
export function possibleValues(message: string): string[] {
  const words = wordsIn(message)
  const phrases = new Set<string>()
  for (const [i, first] of words.entries()) {
    for (const last of words.slice(i, i + MAX_VALUE_LENGTH)) {
      if (stemOf(first.text) === '' && stemOf(last.text) === '') continue
      const phrase = message.slice(first.start, last.end).toLowerCase()
      phrases.add(phrase)
      if (phrase.length > 3 && phrase.endsWith('s')) phrases.add(phrase.slice(0, -1))
    }
  }
  return [...phrases]
}

export const overlaps = (a: Mark, b: Mark): boolean => a.start < b.end && b.start < a.end
