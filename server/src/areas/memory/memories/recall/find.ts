import type { Scope } from '../../../../platform/database/scope.ts'
import type { TimeSettings } from '../../../../platform/values/time-settings.ts'
import { fill } from '../../../../search/fill-page.ts'
import { rank } from '../../../../search/rank.ts'
import type { Hit, Meaning, SearchQuery } from '../../../../search/types.ts'
import { heldByEach } from '../../properties/filter/condition.ts'
import { filteredIds } from '../../properties/filter/sql/filtered.ts'
import { recordsAbout } from '../../records/name.ts'
import { isNoteOf, isOfSession, type MemoryFilter, recordsInSession, recordsWithNotes } from '../sql/read.ts'

/** Maximum number of memories that a query returns. */
export const MAX_BY_QUERY = 200
/**
 * Up to this many records are searched individually. If a filter matches more, each hit is checked against the filter
 * instead.
 */
const MAX_SEARCHED_RECORDS = 1_000

/** Which memories to search, and the query's embedding if known. */
export interface Sought extends MemoryFilter {
  meaning?: Meaning | undefined
  /** How the person who asks reads times. [UTC, the month first] */
  times?: TimeSettings | undefined
}

type Check = NonNullable<SearchQuery['where']>

/** A search whose filter has been read. */
export interface Search {
  /** The best memories for a text, best first. */
  best(text: string, limit: number): Promise<Hit[]>
  /**
   * If the filter is one record: appends others of its memories to the best ones for a text until there are `most`,
   * so that a question about it is never left without what is known.
   */
  filled(text: string, best: readonly Hit[], most: number): Promise<readonly Hit[]>
}

/** The best memories for a text, best first. */
export const find = async (scope: Scope, text: string, filter: Sought, limit: number): Promise<Hit[]> =>
  (await searchIn(scope, filter)).best(text, limit)

export async function searchIn(scope: Scope, filter: Sought): Promise<Search> {
  const { condition, recordId, sessionId, actionId, ...narrowed } = filter
  const most = MAX_SEARCHED_RECORDS
  const checks: Check[] = []
  let recordIds = recordId === undefined ? undefined : [recordId]
  if (actionId !== undefined) {
    checks.push((passage, values) => isNoteOf(actionId, passage, value => `$${values.push(value)}`))
    const noted = recordIds ?? (await recordsWithNotes(scope, actionId, most + 1))
    if (noted.length <= most) recordIds = noted
  }
  if (sessionId !== undefined) {
    checks.push((passage, values) => isOfSession(sessionId, passage, value => `$${values.push(value)}`))
    const present = recordIds ?? (await recordsInSession(scope, sessionId, most + 1))
    if (present.length <= most) recordIds = present
  }
  if (condition) {
    const matching = await filteredIds(scope, condition, { type: filter.type, among: recordIds, limit: most + 1 })
    if (matching.length <= most) recordIds = matching
    else
      checks.push((passage, values) => heldByEach(condition, `${passage}.record_id`, value => `$${values.push(value)}`))
  }
  const where: Check = (passage, values) => checks.map(check => check(passage, values)).join(' AND ')
  const queryOf = (text: string, limit: number): SearchQuery => {
    const search = { ...narrowed, recordIds, text, source: 'memory', limit, now: new Date() } as const
    return { ...toSearch(search), ...(checks.length > 0 && { where }) }
  }
  return {
    async best(text, limit) {
      const about = recordId === undefined ? await recordsAbout(scope, text) : []
      return rank(scope, { ...queryOf(text, limit), about })
    },
    filled: async (text, best, most) =>
      recordId === undefined || recordIds?.length === 0 ? best : fill(scope, queryOf(text, most), best, most),
  }
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
  Omit<Sought, 'recordId' | 'condition' | 'sessionId' | 'actionId'> & {
    recordIds?: readonly string[] | undefined
  }): SearchQuery => ({
  ...rest,
  ...(recordIds && { recordIds }),
  ...(type !== undefined && { type }),
  ...(since && { since }),
  ...(until && { until }),
  ...(tags && { tags }),
  ...(meaning && { meaning }),
})
