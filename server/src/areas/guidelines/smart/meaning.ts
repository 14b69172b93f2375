import { likenessTo } from '@keepsake/english'
import type { TenantScope } from '../../../platform/database/database.ts'
import { given } from '../../../platform/values/given.ts'
import { newestPassages } from '../../../search/newest-passages.ts'
import { wordsOf } from '../../../search/wording.ts'
import { wordsOfMessage } from '../indexing/triggers.ts'
import type { SectionHit } from './find-sections.ts'

/** What names a guideline: people use these words for it. */
export interface NamedGuideline {
  id: string
  name: string
  triggerKeywords: string[]
}

/** How much of the distance to 1 a hit gains if the message has all words of the name of its guideline. */
const NAME_WEIGHT = 0.4
/** Sections of guidelines that are compared with a message. */
const MAX_COMPARED = 2_000
/** Weight of the name and the trigger keywords relative to the text of the best section. */
const NAMING = 0.25
/**
 * Likeness from which a guideline applies by its meaning. Messages about nothing that a guideline has stay below 0.3;
 * "money back" has 0.4 and more with a refund policy.
 */
const LIKE = 0.33
/** Guidelines this much less alike than the best one are left out. */
const NEAR = 0.03
const MAX_BY_MEANING = 2

/** The names and trigger keywords of the guidelines that a selection is made of. */
export const readNames = (
  scope: TenantScope,
  { ids, tags }: { ids?: readonly string[] | undefined; tags?: readonly string[] | undefined },
): Promise<NamedGuideline[]> =>
  scope.prisma(models =>
    models.guideline.findMany({
      where: given({ id: ids && { in: [...ids] }, tags: tags && { hasEvery: [...tags] } }),
      select: { id: true, name: true, triggerKeywords: true },
      orderBy: { id: 'asc' },
      take: MAX_COMPARED,
    }),
  )

/** A hit whose guideline the message names. */
export type NamedHit = SectionHit & { named?: string[] }

/** The hits again, best first: those of guidelines whose name has words of the message weigh more. */
export function weighNames(message: string, names: readonly NamedGuideline[], hits: readonly SectionHit[]): NamedHit[] {
  const asked = new Set(wordsOfMessage(message).stems)
  const byId = new Map(names.map(({ id, name }) => [id, name]))
  return hits
    .map(hit => {
      const words = [...new Set(wordsOfMessage(byId.get(hit.guidelineId) ?? '').stems)]
      const named = words.filter(word => asked.has(word))
      if (named.length === 0) return hit
      const share = named.length / words.length
      return { ...hit, score: 1 - (1 - hit.score) * (1 - NAME_WEIGHT * share), named }
    })
    .sort((a, b) => b.score - a.score)
}

/**
 * The sections that are nearest to a message in meaning, by the vectors of their words: one of each guideline, best
 * first. For messages that use other words than the guidelines.
 */
export async function findByMeaning(
  scope: TenantScope,
  message: string,
  names: readonly NamedGuideline[],
  narrowed: { ids?: readonly string[] | undefined; tags?: readonly string[] | undefined },
): Promise<SectionHit[]> {
  const likeness = likenessTo(keysOf(message))
  const best = new Map<string, { id: string; likeness: number }>()
  for (const { id, recordId, keys } of await newestPassages(scope, 'guideline', { ...narrowed, limit: MAX_COMPARED })) {
    const like = likeness(keys)
    if (like > (best.get(recordId)?.likeness ?? 0)) best.set(recordId, { id, likeness: like })
  }
  const found = names.flatMap(({ id: guidelineId, name, triggerKeywords }) => {
    const section = best.get(guidelineId)
    if (!section) return []
    const naming = Math.max(...[name, ...triggerKeywords].map(text => likeness(keysOf(text))))
    const score = (1 - NAMING) * section.likeness + NAMING * naming
    return score >= LIKE ? [{ id: section.id, guidelineId, score, matched: [] }] : []
  })
  const sorted = found.sort((a, b) => b.score - a.score)
  return sorted.filter(({ score }) => score >= (sorted[0]?.score ?? 0) - NEAR).slice(0, MAX_BY_MEANING)
}

const keysOf = (text: string): number[] => wordsOf([text]).map(({ key }) => key)
