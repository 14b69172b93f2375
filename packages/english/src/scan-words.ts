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

const EMOJI = String.raw`(?:\p{Emoji_Presentation}|\p{Extended_Pictographic}\ufe0f)[\ufe0f\u{1f3fb}-\u{1f3ff}]*`

/**
 * Which characters join a word, by reader. In a question or a message "self-made" is two words to search for, in a
 * sentence one value; "10:30", "1,200" and an emoji are one word of the index, and "C++", "AT&T" and "e.g" one of a sentence. The
 * index, its weights and the trained trees were built with these, so they are not interchangeable.
 */
const WORDS = {
  index: new RegExp(
    [
      // the letters before the number of a version: v2.14.30
      String.raw`(?<![\p{L}\p{M}\p{N}])\p{L}{1,3}(?=\p{N}+(?:\.\p{N}+)+(?!\p{L}))`,
      String.raw`\p{N}+(?:[.,:]\p{N}+)+`,
      String.raw`[\p{L}\p{M}\p{N}][\p{L}\p{M}\p{N}\p{DI}]*(?:['’][\p{L}\p{M}]+)*`,
      String.raw`\p{RI}{2}|${EMOJI}(?:\u200d${EMOJI})*`,
    ].join('|'),
    'gu',
  ),
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
