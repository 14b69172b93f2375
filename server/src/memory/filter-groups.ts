import type { CollectionDefinition } from './definitions.ts'
import { type PropertyFilter, readFilter } from './filter.ts'
import type { RecordCondition } from './statements/read.ts'

/** What narrows a set of records: groups of conditions, and one filter more as other operations take it. */
export interface FilterGroups {
  groups?: PropertyFilter[] | undefined
  logic: 'and' | 'or'
  filterByProperty?: PropertyFilter | undefined
}

/**
 * Groups of conditions as one condition on records.
 * @returns undefined where nothing is asked for: every record
 * @throws ApiError `validation_error` naming the place
 */
export function readGroups(
  { groups = [], logic, filterByProperty }: FilterGroups,
  collections: readonly CollectionDefinition[],
): RecordCondition | undefined {
  const read = groups.map((group, n) => readFilter(group, collections, `body.groups.${n}`))
  const own = filterByProperty && readFilter(filterByProperty, collections, 'body.filterByProperty')
  const grouped = logic === 'or' && read.length > 1 ? [oneOf(read)] : read
  const all = [...grouped, ...(own ? [own] : [])]
  if (all.length === 0) return undefined
  return (recordId, values, asked) => all.map(condition => condition(recordId, values, asked)).join(' AND ')
}

/** Together they are one set, each part of which an index finds; as alternatives each record would be looked at. */
const oneOf =
  (conditions: readonly RecordCondition[]): RecordCondition =>
  (recordId, values, asked = 'all') => {
    if (asked === 'each') return `(${conditions.map(condition => condition(recordId, values, asked)).join(' OR ')})`
    const sets = conditions.map(
      condition => `SELECT g.id FROM records g WHERE g.tenant_id = $1 AND ${condition('g.id', values)}`,
    )
    return `${recordId} IN (${sets.join(' UNION ALL ')})`
  }
