import type { EmbedQuery } from '../../../../models/query-embedding.ts'
import type { TenantScope } from '../../../../platform/database/database.ts'
import { aboveUnrelated } from '../../../../search/meaning/unrelated.ts'
import { wordsOf } from '../../../../search/similarity/informative-words.ts'
import { guidelineIdOf } from '../search-source.ts'
import type { SectionHit } from './find-sections.ts'
import { findLike, weighNames } from './likeness.ts'
import type { SectionSource } from './section-source.ts'
import type { GuidelineHead, Narrowed } from './text-cache.ts'
import type { NamedHit } from './why.ts'
import { windowsOf } from './windows.ts'

/**
 * The similarity from which a section applies: 0 is what the model gives to texts that are not related, 1 to equal ones.
 * Most messages that no guideline concerns stay below it.
 */
const SIMILAR = 0.2225
/** Sections with less than this share of the best similarity are left out. */
const NEAR_BEST = 0.5
/** How much of the distance to the best section of its guideline a section gains: they are about one subject. */
const OF_GUIDELINE = 0.4
/** Words that select a section whatever it means: so many, and this share of those of the message. */
const MIN_WORDS = 2
const MOST_WORDS = 0.6
/** A section without a vector needs this share of the words: one in common is often chance. */
const HALF_OF_WORDS = 0.5
/** By words alone, a section is left out if its score is below this share of the best one. */
const NEAR_BEST_WORDS = 0.3
const MAX_BY_WORDS = 10
const MAX_SECTIONS = 25

/** A message, and the guidelines whose sections it may need. */
interface Asked extends Narrowed {
  message: string
  heads: readonly GuidelineHead[]
  source: SectionSource
}

interface Sections {
  /** The sections that a message needs, best first. */
  hits: NamedHit[]
  /** Why all or some sections were searched by words alone, if the model could have done better. */
  byWordsAlone?: 'no answer' | 'no vectors' | undefined
}

/**
 * Selects sections without a language model: by their meaning if there is an embedding model, and otherwise by the words
 * of the message, their likeness and the names of guidelines. A section that has no vector yet is selected by its words.
 */
export async function selectSections(
  scope: TenantScope,
  embedQuery: EmbedQuery,
  { message, heads, source, ...narrowed }: Asked,
): Promise<Sections> {
  const [words, similar] = await Promise.all([
    source.byWords(scope, message, narrowed),
    embedded(scope, embedQuery, message),
  ])
  const { meanings, failed } = similar
  if (meanings.length === 0) {
    const named = nearest(weighNames(message, heads, words))
    return {
      hits: [...named, ...findLike(message, heads, named, await source.keyed(scope, narrowed))],
      byWordsAlone: failed ? 'no answer' : undefined,
    }
  }
  const byWordsAlone = (await source.hasVectors(scope)) ? undefined : 'no vectors'
  const similarities = new Map<string, number>()
  for (const { text, meaning } of meanings) {
    for (const [id, cosine] of await source.similar(scope, { text, meaning, others: words }, narrowed))
      similarities.set(id, Math.max(aboveUnrelated(cosine, meaning), similarities.get(id) ?? -1))
  }
  const asked = countWords(message)
  const strong = new Map(words.filter(({ matched }) => isMost(matched.length, asked)).map(hit => [hit.id, hit]))
  const lifted = nearSiblings(similarities)
  const best = Math.max(...lifted.values())
  const byMeaning = [...lifted].flatMap(([id, similarity]): SectionHit[] => {
    const { score = 0, matched = [] } = strong.get(id) ?? {}
    const applies = similarity >= Math.max(SIMILAR, NEAR_BEST * best)
    if (!applies && matched.length === 0) return []
    return [{ id, guidelineId: guidelineIdOf(id), score: applies ? Math.max(score, similarity) : score, matched }]
  })
  const unseen = nearest(
    words.filter(({ id, matched }) => !similarities.has(id) && matched.length >= HALF_OF_WORDS * asked),
  )
  return { hits: weighNames(message, heads, [...byMeaning, ...unseen]).slice(0, MAX_SECTIONS), byWordsAlone }
}

type Embedded = Extract<Awaited<ReturnType<EmbedQuery>>, object>

/** The vectors of the windows of a message. */
async function embedded(
  scope: TenantScope,
  embedQuery: EmbedQuery,
  message: string,
): Promise<{ meanings: { text: string; meaning: Embedded }[]; failed: boolean }> {
  const windows = windowsOf(message)
  const found = await Promise.all(windows.map(window => embedQuery(scope, window)))
  const meanings = windows.flatMap((text, n) => {
    const meaning = found[n]
    return meaning === undefined || meaning === 'failed' ? [] : [{ text, meaning }]
  })
  return { meanings, failed: found.includes('failed') }
}

const nearest = <Hit extends SectionHit>(hits: readonly Hit[]): Hit[] =>
  hits.filter(({ score }) => score >= NEAR_BEST_WORDS * (hits[0]?.score ?? 0)).slice(0, MAX_BY_WORDS)

const countWords = (message: string): number => wordsOf([message]).length + (message.match(/\d+/g)?.length ?? 0)

const isMost = (matched: number, asked: number): boolean => matched >= MIN_WORDS && matched >= MOST_WORDS * asked

/** The similarities again, each nearer to that of the best section of its guideline. */
function nearSiblings(similarities: ReadonlyMap<string, number>): Map<string, number> {
  const best = new Map<string, number>()
  for (const [id, similarity] of similarities)
    best.set(guidelineIdOf(id), Math.max(similarity, best.get(guidelineIdOf(id)) ?? -1))
  const lift = (id: string, similarity: number): number =>
    similarity + OF_GUIDELINE * ((best.get(guidelineIdOf(id)) ?? similarity) - similarity)
  return new Map([...similarities].map(([id, similarity]) => [id, lift(id, similarity)]))
}
