import { readFileSync } from 'node:fs'
import { RELATED_WORDS } from './related-words.gen.ts'

/** A stem that stands near another one in meaning. */
export interface RelatedWord {
  stem: string
  /** It says the same; otherwise one of the two is a kind of the other, or both are used alike. */
  same: boolean
}

/** What scripts/near-words.ts made of word vectors: lines `stem near…`. */
const NEAR_WORDS = new URL('../../../data/near-words.txt', import.meta.url)

/** Lines by their first word, without it. */
const byStem = (text: string): Map<string, string> =>
  new Map(
    text
      .trim()
      .split('\n')
      .map(line => [line.slice(0, line.indexOf(' ')), line.slice(line.indexOf(' ') + 1)]),
  )

let related: Map<string, string> | undefined
let near: Map<string, string> | undefined

/** The stems near a stem in meaning, those that say the same first; read when the first one is asked for. English only. */
export function relatedWords(stem: string): RelatedWord[] {
  related ??= byStem(RELATED_WORDS)
  near ??= byStem(readFileSync(NEAR_WORDS, 'latin1'))
  const wordsOf = (list: string): string[] => (list === '' ? [] : list.split(' '))
  const [same = '', kinds = ''] = related.get(stem)?.split('|') ?? []
  const equal = new Set(wordsOf(same))
  const others = new Set([...wordsOf(kinds), ...wordsOf(near.get(stem) ?? '')])
  return [
    ...[...equal].map(other => ({ stem: other, same: true })),
    ...[...others].filter(other => !equal.has(other)).map(other => ({ stem: other, same: false })),
  ]
}
