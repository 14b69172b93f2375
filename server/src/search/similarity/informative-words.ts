import { stemKey, stemOf, tokenize } from '@keepsake/english'

/** A word with all its forms, and the number of texts that contain it. */
export interface Word {
  key: number
  /** As in the first text, in lowercase. */
  surface: string
  texts: number
}

/** Maximum number of distinct words; the last ones are omitted. */
const MAX_WORDS = 600

/** The informative words of texts: excludes stop words, and bare numbers, which match by chance. */
export function wordsOf(texts: readonly string[]): Word[] {
  const words = new Map<string, Word>()
  for (const text of texts) {
    const seen = new Set<string>()
    for (const { word, surface } of tokenize(text)) {
      const stem = stemOf(word)
      if (stem === '' || !/\p{L}/u.test(stem) || seen.has(stem)) continue
      seen.add(stem)
      const known = words.get(stem)
      if (known) known.texts++
      else if (words.size < MAX_WORDS) words.set(stem, { key: stemKey(stem), surface: surface.toLowerCase(), texts: 1 })
    }
  }
  return [...words.values()]
}
