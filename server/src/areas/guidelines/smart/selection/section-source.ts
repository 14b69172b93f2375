import type { TenantScope } from '../../../../platform/database/database.ts'
import { given } from '../../../../platform/values/given.ts'
import { similarTexts } from '../../../../search/meaning/similar-texts.ts'
import { haveUrgentVectors } from '../../../../search/meaning/urgent-vectors.ts'
import { type KeyedPassage, newestPassages } from '../../../../search/similarity/newest-passages.ts'
import type { Meaning, SearchQuery } from '../../../../search/types.ts'
import { findByWords, type SectionHit } from './find-sections.ts'
import { MAX_HEADS, type Narrowed } from './text-cache.ts'

/** A section that shares words with a message. */
export type WordHit = SectionHit & { part: number }

/** Where sections are looked for. */
export interface SectionSource {
  /** Those that share words with a text, best first. */
  byWords(scope: TenantScope, text: string, narrowed: Narrowed): Promise<WordHit[]>
  /** Whether all have vectors. One that has just been stored may get its own in the meantime. */
  hasVectors(scope: TenantScope): Promise<boolean>
  /** The cosine of a text with those near in meaning and with others, by their ids. Without a vector they are missing. */
  similar(
    scope: TenantScope,
    query: { text: string; meaning: Meaning; others: readonly WordHit[] },
    narrowed: Narrowed,
  ): Promise<Map<string, number>>
  /** The keys of the words of each. */
  keyed(scope: TenantScope, narrowed: Narrowed): Promise<KeyedPassage[]>
}

/** Sections that are looked at because of their words. */
const MAX_FOUND = 30

/** The stored guidelines. */
export const STORED: SectionSource = {
  byWords: (scope, text, narrowed) => findByWords(scope, { text, limit: MAX_FOUND, ...narrowed }),
  hasVectors: haveUrgentVectors,
  similar(scope, { text, meaning, others }, { ids, tags }) {
    const query: SearchQuery = { text, source: 'guideline', limit: MAX_FOUND, now: new Date() }
    return similarTexts(scope, { ...query, ...given({ recordIds: ids, tags }), meaning }, others)
  },
  keyed: (scope, narrowed) => newestPassages(scope, 'guideline', { ...narrowed, limit: MAX_HEADS }),
}
