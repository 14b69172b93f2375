import { identifiersIn } from './identifiers.ts'
import { plainLetters, plainNumber, withoutUmlauts } from './plain-letters.ts'
import { scanWords } from './scan-words.ts'
import { stemsOf } from './search-stems.ts'

/** A word as it occurs in a text. */
export interface Token {
  /** Lower case, without accents and without a possessive ending. */
  word: string
  /** Other spellings of the word, and of an identifier that begins with it. */
  also: readonly string[]
  /** As written. */
  surface: string
  start: number
  end: number
}

/** Scripts written without spaces, in which the runtime's dictionary finds the words. */
const UNSPACED = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}]/u
const ASCII_WORD = /^[a-z0-9]+$/
const segmenter = new Intl.Segmenter(undefined, { granularity: 'word' })

const NONE: readonly string[] = []

export function tokenize(text: string): Token[] {
  const tokens: Token[] = []
  const add = (lower: string, surface: string, start: number): void => {
    const umlauts = ASCII_WORD.test(lower) ? undefined : withoutUmlauts(lower)
    const also = umlauts === undefined ? NONE : [umlauts]
    tokens.push({ word: normal(lower), also, surface, start, end: start + surface.length })
  }
  for (const { raw, lower, start } of scanWords(text, 'index')) {
    if (!UNSPACED.test(raw)) add(lower, raw, start)
    else
      for (const { segment, index } of segmenter.segment(raw))
        add(segment.toLowerCase().replaceAll('’', "'"), segment, start + index)
  }
  for (const [at, spellings] of identifiersIn(text, tokens)) {
    const token = tokens[at]
    if (token) token.also = [...token.also, ...spellings]
  }
  return tokens
}

/** The stems of a word of a text, and its other spellings. */
export const stemsOfToken = ({ word, also }: Token): readonly string[] =>
  also.length === 0 ? stemsOf(word) : [...stemsOf(word), ...also]

function normal(lower: string): string {
  if (ASCII_WORD.test(lower)) return lower
  const plain = plainLetters(lower)
  return /^\p{N}/u.test(plain) ? plainNumber(plain) : plain.replace(/'s$/, '')
}

/** The stems of all words of a text, with repeats. */
export const stemsIn = (text: string): string[] => tokenize(text).flatMap(({ word }) => stemsOf(word))
