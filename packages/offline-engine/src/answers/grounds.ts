import { hasExpectedKind } from './expected-kind.ts'
import { logOdds } from './features.ts'
import type { PassageSentence } from './passage-sentences.ts'
import type { Part } from './question-parts.ts'

/** The features that decide whether the most likely sentences answer at all. */
export const GROUNDS = [
  /** How much more likely they are than the other sentences: their share of the odds, 0..1. */
  'share',
  /**
   * The largest share of one word of the question, other than a name, that the most likely sentence and the message it
   * replies to lack.
   */
  'lacks',
  /** Log-odds of the search score of the best passage. */
  'top',
  /** How much higher the search score of the best passage is than that of the next one. */
  'margin',
  /** No sentence of any passage has the requested date, amount, number, name or reason. */
  'unfit',
  /** The most likely sentence is about its speaker, whom the question does not name although it names somebody. */
  'stranger',
] as const

const OF_ONESELF = /\b(?:i|i'm|i’m|i've|i’ve|my|me|mine)\b/i

export interface Choice {
  /** Most likely first. */
  sentences: readonly PassageSentence[]
  older?: PassageSentence | undefined
  share: number
  lacks: number
}

/** In the order of `GROUNDS`. */
export function groundsOf(
  part: Part,
  { sentences, share, lacks }: Choice,
  placed: readonly PassageSentence[],
): number[] {
  const scores = [...new Set(placed.map(({ passage }) => passage))].map(({ score }) => score).sort((a, b) => b - a)
  const names = part.wanted.filter(({ isName }) => isName).map(({ word }) => word)
  const [likeliest] = sentences
  const speaker = likeliest?.passage.speaker?.toLowerCase().split(/\s+/)
  const isStranger = names.length > 0 && speaker !== undefined && !names.some(name => speaker.includes(name))
  const values: Record<(typeof GROUNDS)[number], number> = {
    share,
    lacks,
    top: logOdds(scores[0] ?? 0),
    margin: (scores[0] ?? 0) - (scores[1] ?? 0),
    unfit: placed.some(one => hasExpectedKind(part, one)) ? 0 : 1,
    stranger: isStranger && OF_ONESELF.test(likeliest?.text ?? '') ? 1 : 0,
  }
  return GROUNDS.map(name => values[name])
}
