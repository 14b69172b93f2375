import type { Scope } from '../../platform/database/scope.ts'
import { searchScopeOf } from '../search-scope.ts'
import type { Meaning, SearchQuery } from '../types.ts'
import { nearPassages, type PassageKey, similaritiesOf } from './passages-by-meaning.ts'

/**
 * The cosine of a question with the texts that are nearest to it, and with some others, by the id of the text: that of
 * its nearest passage. Texts whose vectors are not there yet are missing.
 */
export async function similarTexts(
  scope: Scope,
  query: SearchQuery & { meaning: Meaning },
  others: readonly PassageKey[],
): Promise<Map<string, number>> {
  const searchScope = searchScopeOf(query)
  const passages = [...(await nearPassages(scope, searchScope, query, query.meaning)), ...others]
  const { similarities } = await similaritiesOf(scope, searchScope, passages, query.meaning)
  const best = new Map<string, number>()
  for (const [n, { id }] of passages.entries()) {
    const similarity = similarities[n]
    if (similarity !== undefined) best.set(id, Math.max(similarity, best.get(id) ?? -1))
  }
  return best
}
