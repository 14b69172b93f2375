import { likenessTo } from '../../../../models/language.ts'
import { wordsOf } from '../../../../search/similarity/informative-words.ts'
import type { KeyedPassage } from '../../../../search/similarity/newest-passages.ts'
import { stemmedWords } from '../../../../search/text/stems.ts'
import type { SectionHit } from './find-sections.ts'
import type { GuidelineHead } from './text-cache.ts'
import type { NamedHit } from './why.ts'

/** How much of the distance to 1 a hit gains if the message has all words of the name of its guideline. */
const NAME_WEIGHT = 0.4
/** A section with this score answers by its words. */
const SURE = 0.8
/** Weight of the name and the trigger keywords relative to the text of the best section. */
const NAMING = 0.25
/**
 * Likeness from which a guideline applies by its meaning. Messages about nothing that a guideline has stay below 0.3;
 * "money back" has 0.4 and more with a refund policy.
 */
const LIKE = 0.33
/** Guidelines this much less alike than the best one are left out. */
const NEAR = 0.03
const MAX_LIKE = 2

/** The hits again, best first: those of guidelines whose name has words of the message weigh more. */
export function weighNames(message: string, heads: readonly GuidelineHead[], hits: readonly SectionHit[]): NamedHit[] {
  const asked = new Set(stemsIn(message))
  const byId = new Map(heads.map(({ id, name }) => [id, name]))
  return hits
    .map(hit => {
      const words = [...new Set(stemsIn(byId.get(hit.guidelineId) ?? ''))]
      const named = words.filter(word => asked.has(word))
      if (named.length === 0) return hit
      const share = named.length / words.length
      return { ...hit, score: 1 - (1 - hit.score) * (1 - NAME_WEIGHT * share), named }
    })
    .sort((a, b) => b.score - a.score)
}

/**
 * Without an embedding model: the sections that are nearest to a message by the vectors of single words, if no section is
 * sure to match and for guidelines that its words did not find. One of each guideline, best first.
 */
export function findLike(
  message: string,
  heads: readonly GuidelineHead[],
  found: readonly SectionHit[],
  passages: readonly KeyedPassage[],
): SectionHit[] {
  if ((found[0]?.score ?? 0) >= SURE) return []
  const known = new Set(found.map(({ guidelineId }) => guidelineId))
  const likeness = likenessTo(keysOf(message))
  const best = new Map<string, { id: string; likeness: number }>()
  for (const { id, recordId, keys } of passages) {
    const like = likeness(keys)
    if (like > (best.get(recordId)?.likeness ?? 0)) best.set(recordId, { id, likeness: like })
  }
  const alike = heads.flatMap(({ id: guidelineId, name, triggerKeywords }) => {
    const section = best.get(guidelineId)
    if (!section) return []
    const naming = Math.max(...[name, ...triggerKeywords].map(text => likeness(keysOf(text))))
    const score = (1 - NAMING) * section.likeness + NAMING * naming
    return score >= LIKE ? [{ id: section.id, guidelineId, score, matched: [] }] : []
  })
  const sorted = alike.sort((a, b) => b.score - a.score)
  const near = sorted.filter(({ score }) => score >= (sorted[0]?.score ?? 0) - NEAR).slice(0, MAX_LIKE)
  return near.filter(({ guidelineId }) => !known.has(guidelineId))
}

/** The stems of a text without stop words: "on" does not name "On-call". */
const stemsIn = (text: string): string[] => stemmedWords(text).flatMap(({ stem }) => stem || [])

const keysOf = (text: string): number[] => wordsOf([text]).map(({ key }) => key)
