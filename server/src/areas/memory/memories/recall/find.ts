import type { Scope } from '../../../../platform/database/scope.ts'
import { rank } from '../../../../search/rank.ts'
import type { Hit, Meaning, SearchQuery } from '../../../../search/types.ts'
import { heldByEach } from '../../properties/filter/condition.ts'
import { filteredIds } from '../../properties/sql/filtered.ts'
import type { MemoryFilter } from '../sql/read.ts'

/** Maximum number of memories that a query returns. */
export const MOST_BY_QUERY = 200
/**
 * Up to this many records are searched individually. If a filter matches more, each hit is checked against the filter
 * instead.
 */
const MOST_SEARCHED_RECORDS = 1_000

/** Which memories to search, and the query's embedding if known. */
export interface Sought extends MemoryFilter {
  meaning?: Meaning | undefined
}

/** The best memories for a text, best first. */
export async function find(scope: Scope, text: string, filter: Sought, limit: number): Promise<Hit[]> {
  const { condition, recordId, ...narrowed } = filter
  const search = { ...narrowed, text, source: 'memory', limit, now: new Date() } as const
  const recordIds = recordId === undefined ? undefined : [recordId]
  if (!condition) return rank(scope, toSearch({ ...search, recordIds }))
  const most = MOST_SEARCHED_RECORDS
  const matching = await filteredIds(scope, condition, { type: filter.type, among: recordIds, limit: most + 1 })
  if (matching.length <= most) return rank(scope, toSearch({ ...search, recordIds: matching }))
  return rank(scope, {
    ...toSearch(search),
    where: (id, values) => heldByEach(condition, id, value => `$${values.push(value)}`),
  })
}

/** The search types distinguish an absent field from an undefined one. */
const toSearch = ({
  recordIds,
  type,
  since,
  until,
  tags,
  meaning,
  ...rest
}: Pick<SearchQuery, 'text' | 'source' | 'limit' | 'now'> &
  Omit<Sought, 'recordId' | 'condition'> & { recordIds?: readonly string[] | undefined }): SearchQuery => ({
  ...rest,
  ...(recordIds && { recordIds }),
  ...(type !== undefined && { type }),
  ...(since && { since }),
  ...(until && { until }),
  ...(tags && { tags }),
  ...(meaning && { meaning }),
})
