import type { PassageSentence } from './passage-sentences.ts'

const SPEAKER = /^(?:\p{Lu}[\p{L}.'’ -]{0,40}:\s*)?/u
const BEFORE = /^(?:(?:oh|ah|hm+|um+|uh|sorry|no|wait|well|and|but|ok|okay)[\s,.!…–—-]+)*/i
/** How people begin a sentence that replaces what was just said. */
const CORRECTS =
  /^(?:actually|correction|scratch that|strike that|(?:let['’]?s |please )?(?:make|call) (?:it|that)|i mean[t]?|i misspoke|rather)\b/i
/** A correction later than this belongs to another conversation. */
const MAX_HOURS = 24

/** Whether a sentence replaces an amount or a day that was said before it: "Actually make it 15,000." */
function isCorrection({ text, asks }: Pick<PassageSentence, 'text' | 'asks'>): boolean {
  const said = text.replace(SPEAKER, '').replace(BEFORE, '')
  return !asks && /\d/.test(said) && CORRECTS.test(said)
}

/**
 * For each sentence the last one that corrects it: the number it has is not the one that counts. A correction is about the
 * nearest sentence with a number before it, in its passage or in an earlier one of the same day.
 */
export function correctionsOf(placed: readonly PassageSentence[]): Map<PassageSentence, PassageSentence> {
  const time = ({ passage }: PassageSentence): number => passage.timestamp.getTime()
  const ordered = placed
    .map((sentence, n) => ({ sentence, n }))
    .sort((a, b) => time(a.sentence) - time(b.sentence) || a.n - b.n)
    .map(({ sentence }) => sentence)
  const corrected = new Map<PassageSentence, PassageSentence>()
  let last: PassageSentence | undefined
  for (const sentence of ordered) {
    if (sentence.asks || !/\d/.test(sentence.text)) continue
    const isNear = last && (last.passage === sentence.passage || time(sentence) - time(last) <= MAX_HOURS * 3_600_000)
    if (last && isNear && isCorrection(sentence)) {
      // a correction of a correction is about the first one
      for (const [of, by] of corrected) if (by === last) corrected.set(of, sentence)
      corrected.set(last, sentence)
    }
    last = sentence
  }
  return corrected
}
