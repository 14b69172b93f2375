import type { Scope } from '../../../../platform/database/scope.ts'
import { rank } from '../../../../search/rank.ts'
import type { Hit, Meaning, SearchQuery } from '../../../../search/types.ts'
import { heldByEach } from '../../properties/filter/condition.ts'
import { filteredIds } from '../../properties/sql/filtered.ts'
import type { MemoryFilter } from '../sql/read.ts'

/** Memories that a query finds, most. */
export const MOST_BY_QUERY = 200
/** As many records are searched one by one; where a filter leaves more, each passage that is found is asked for its record. */
const MOST_SEARCHED_RECORDS = 1_000

/** Which memories, and what the text means where that is known. */
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

/** Absent and undefined are two things to the search's types. */
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
