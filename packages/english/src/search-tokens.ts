import { scanWords } from './scan-words.ts'

/** A word as it occurs in a text. */
export interface Token {
  /** Lower case, without accents and without a possessive ending. */
  word: string
  /** As written. */
  surface: string
  start: number
  end: number
}

/** Scripts written without spaces, in which the runtime's dictionary finds the words. */
const UNSPACED = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}]/u
const ASCII_WORD = /^[a-z0-9]+$/
const segmenter = new Intl.Segmenter(undefined, { granularity: 'word' })

export function tokenize(text: string): Token[] {
  const tokens: Token[] = []
  for (const { raw, lower, start, end } of scanWords(text, 'index')) {
    if (!UNSPACED.test(raw)) tokens.push({ word: normal(lower), surface: raw, start, end })
    else {
      for (const { segment, index } of segmenter.segment(raw)) {
        const from = start + index
        tokens.push({
          word: normal(segment.toLowerCase().replaceAll('’', "'")),
          surface: segment,
          start: from,
          end: from + segment.length,
        })
      }
    }
  }
  return tokens
}

function normal(lower: string): string {
  if (ASCII_WORD.test(lower)) return lower
  const plain = lower
    .normalize('NFKD')
    .replace(/(?<=\p{sc=Latin})\p{M}+/gu, '')
    .normalize('NFC')
  if (/^\p{N}/u.test(plain)) return plain.replace(/,(?=\p{N}{3})/gu, '')
  return plain.replace(/'s$/, '')
}
