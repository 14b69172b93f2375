import { sentencesOf, type Token } from '@keepsake/english/sentences'
import type { Passage } from '../types.ts'
import type { Part } from './question-parts.ts'
import { type WordFacts, wordFactsOf } from './word-facts.ts'

const MAX_PASSAGES = 20
/**
 * Maximum characters of a passage that are read; of a longer passage the part that contains most of the question's
 * words.
 */
const MAX_PASSAGE = 20_000

/** A sentence in its passage; `start` and `end` are offsets in the passage's content. */
export interface PassageSentence {
  passage: Passage
  start: number
  end: number
  text: string
  tokens: readonly Token[]
  /** One per token, in order. */
  words: readonly WordFacts[]
  asks: boolean
}

/** The sentences of the passages, passage by passage, each with the data for its comparison. */
export function passageSentences(passages: readonly Passage[], parts: readonly Part[]): PassageSentence[] {
  return passages.slice(0, MAX_PASSAGES).flatMap(passage => {
    const from = beginningIn(passage.content, parts)
    return [...sentencesOf(passage.content.slice(from, from + MAX_PASSAGE))].map(({ start, end, tokens, question }) => {
      return {
        passage,
        start: from + start,
        end: from + end,
        text: passage.content.slice(from + start, from + end),
        tokens,
        words: tokens.map(({ lower }) => wordFactsOf(lower)),
        asks: question,
      }
    })
  })
}

function beginningIn(content: string, parts: readonly Part[]): number {
  if (content.length <= MAX_PASSAGE) return 0
  const lower = content.toLowerCase()
  const words = parts.flatMap(({ wanted }) => wanted)
  const windows = Array.from(
    { length: Math.ceil((2 * content.length) / MAX_PASSAGE) - 1 },
    (_, n) => (n * MAX_PASSAGE) / 2,
  )
  const weights = windows.map(from => {
    const window = lower.slice(from, from + MAX_PASSAGE)
    return words.reduce((sum, { word, weight }) => sum + (window.includes(word) ? weight : 0), 0)
  })
  const best = windows[weights.indexOf(Math.max(...weights))] ?? 0
  // not in the middle of a word
  return best === 0 ? 0 : Math.max(best, content.indexOf(' ', best))
}
