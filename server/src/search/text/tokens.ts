/** A word as it stands in a text. */
export interface Token {
  /** Lower case, without accents and without a possessive ending. */
  word: string
  /** As written. */
  surface: string
  start: number
  end: number
}

const WORD = /\p{N}+(?:[.,:]\p{N}+)+|[\p{L}\p{M}\p{N}]+(?:['’][\p{L}\p{M}]+)*/gu
/** Scripts that are written without spaces, where the runtime's dictionary finds the words. */
const UNSPACED = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}]/u
const ASCII_WORD = /^[a-z0-9]+$/
const segmenter = new Intl.Segmenter(undefined, { granularity: 'word' })

export function tokenize(text: string): Token[] {
  const tokens: Token[] = []
  for (const match of text.matchAll(WORD)) {
    const surface = match[0]
    const start = match.index
    if (!UNSPACED.test(surface)) tokens.push({ word: normal(surface), surface, start, end: start + surface.length })
    else {
      for (const part of segmenter.segment(surface)) {
        const from = start + part.index
        tokens.push({ word: normal(part.segment), surface: part.segment, start: from, end: from + part.segment.length })
      }
    }
  }
  return tokens
}

function normal(surface: string): string {
  const lower = surface.toLowerCase()
  if (ASCII_WORD.test(lower)) return lower
  const plain = lower
    .replaceAll('’', "'")
    .normalize('NFKD')
    .replace(/(?<=\p{sc=Latin})\p{M}+/gu, '')
    .normalize('NFC')
  if (/^\p{N}/u.test(plain)) return plain.replace(/,(?=\p{N}{3})/gu, '')
  return plain.replace(/'s$/, '')
}
