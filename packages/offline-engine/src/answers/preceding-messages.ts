import type { Passage } from '../types.ts'
import type { PassageSentence } from './passage-sentences.ts'

/** Maximum milliseconds between a message and a reply to it. */
const MOMENT = 15 * 60_000

/** How much of each word of the question is covered. */
type Cover = readonly number[]

/**
 * For each sentence, the coverage of the messages sent shortly before it: a reply omits what it replies to.
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
