import type { Passage } from '../types.ts'
import type { PassageSentence } from './passage-sentences.ts'

/** Between a message and a reply to it, in milliseconds. */
const MOMENT = 15 * 60_000

/** How much of each word of the question something has. */
type Cover = readonly number[]

/**
 * For a message, what those among the others cover that were said a moment before it: a reply leaves out what it replies to.
 *
 * @param covers what each sentence covers
 */
export function precedingCover(
  sentences: readonly PassageSentence[],
  covers: readonly Cover[],
): (passage: Passage) => Cover[] {
  const spoken = Map.groupBy(sentences.keys(), n => sentences[n]?.passage)
  const messages = [...spoken].flatMap(([passage, own]) => {
    if (passage?.speaker === undefined) return []
    const cover = (covers[own[0] ?? 0] ?? []).map((_, at) => Math.max(...own.map(n => covers[n]?.[at] ?? 0)))
    return [{ time: passage.timestamp.getTime(), cover }]
  })
  return ({ speaker, timestamp }) => {
    if (speaker === undefined) return []
    return messages.flatMap(({ time, cover }) => {
      const gap = timestamp.getTime() - time
      return gap > 0 && gap <= MOMENT ? [cover] : []
    })
  }
}
