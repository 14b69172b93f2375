import { readFileSync } from 'node:fs'

/** Written by scripts/related-words.ts from WordNet: its licence, then lines `stem related…`. */
const RELATED_WORDS = new URL('../data/related-words.txt', import.meta.url)
/** Written by scripts/near-words.ts from word vectors: lines `stem near…`. */
const NEAR_WORDS = new URL('../data/near-words.txt', import.meta.url)

/** Lines by their first word, without it. */
const byStem = (text: string): Map<string, string> =>
  new Map(
    text
      .trim()
      .split('\n')
      .filter(line => !line.startsWith('#'))
      .map(line => [line.slice(0, line.indexOf(' ')), line.slice(line.indexOf(' ') + 1)]),
  )

let related: Map<string, string> | undefined
let near: Map<string, string> | undefined

/** The stems with the same, a broader or a narrower meaning, apart from words that are only used alike, such as dog and cat. */
export function wordsOfMeaning(stem: string): string[] {
  related ??= byStem(readFileSync(RELATED_WORDS, 'latin1'))
  return related.get(stem)?.split(' ') ?? []
}

/** The stems with the same, a broader or a narrower meaning, or a similar use; loaded on first use. English only. */
export function relatedWords(stem: string): string[] {
  related ??= byStem(readFileSync(RELATED_WORDS, 'latin1'))
  near ??= byStem(readFileSync(NEAR_WORDS, 'latin1'))
  const listed = [related.get(stem), near.get(stem)].flatMap(list => list?.split(' ') ?? [])
  return [...new Set(listed)]
}
