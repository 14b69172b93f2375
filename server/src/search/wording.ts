import { stemOf, tokenize } from '@keepsake/offline-engine/language'
import { stemKey } from './text/hash.ts'

/** A word with all its forms, and in how many of some texts it is. */
export interface Word {
  key: number
  /** As the first of the texts writes it, in lower case. */
  surface: string
  texts: number
}

/** Beyond this many different words the last ones are left out. */
const MOST_WORDS = 600

/** The words of texts that tell what they are about: no stop words, and no bare numbers, which are alike by chance. */
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
      else if (words.size < MOST_WORDS)
        words.set(stem, { key: stemKey(stem), surface: surface.toLowerCase(), texts: 1 })
    }
  }
  return [...words.values()]
}
