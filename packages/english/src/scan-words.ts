import { matchesIn } from './matches.ts'

/** A word as it occurs in a text. */
export interface ScannedWord {
  /** As written. */
  raw: string
  /** In lower case, with plain apostrophes. */
  lower: string
  start: number
  end: number
}

/**
 * Which characters join a word, by reader. In a question or a message "self-made" is two words to search for, in a
 * sentence one value; "10:30" and "1,200" are one word of the index, and "C++", "AT&T" and "e.g" one of a sentence. The
 * index, its weights and the trained trees were built with these, so they are not interchangeable.
 */
const WORDS = {
  index: /\p{N}+(?:[.,:]\p{N}+)+|[\p{L}\p{M}\p{N}]+(?:['’][\p{L}\p{M}]+)*/gu,
  message: /[\p{L}\p{N}]+(?:['’][\p{L}]+)*/gu,
  /** A lone @ is read as "at". */
  sentence: /@(?=\s)|[\p{L}\p{N}\p{M}]+(?:['’\-.&][\p{L}\p{N}\p{M}]+)*[+#]*/gu,
}

/** The words of a text, in order. */
export function scanWords(text: string, reader: keyof typeof WORDS): ScannedWord[] {
  return matchesIn(text, WORDS[reader]).map(({ 0: raw, index }) => {
    const lower = raw === '@' ? 'at' : raw.toLowerCase().replaceAll('’', "'")
    return { raw, lower, start: index, end: index + raw.length }
  })
}
