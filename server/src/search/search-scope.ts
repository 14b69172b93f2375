import { ofTenant, type SqlValue } from '../platform/database/scope.ts'
import type { SearchQuery } from './types.ts'

/** What a query searches: the entire tenant, or some of its records. */
export interface SearchScope {
  readonly byRecord: boolean
  /** `$2` and `$3` of each statement here; a null record id stands for the tenant. */
  readonly values: readonly [source: string, recordIds: readonly SqlValue[]]
}

export function searchScopeOf({ source, recordIds }: SearchQuery): SearchScope {
  if (recordIds === undefined) return { byRecord: false, values: [source, [null]] }
  return { byRecord: true, values: [source, [...new Set(recordIds)].sort()] }
}

/** One statement for the tenant and one for records, because each needs different index conditions. */
export const bySearchScope = <T>(statement: (byRecord: boolean) => T): ((searchScope: SearchScope) => T) => {
  const texts = { tenant: statement(false), records: statement(true) }
  return searchScope => (searchScope.byRecord ? texts.records : texts.tenant)
}

/** Common table expression: the searched scopes as rows `(record_id, scope)`. */
export const SCOPES = `scopes AS MATERIALIZED (
  SELECT r AS record_id, search.scope_of($1, $2, r) AS scope FROM unnest($3::text[]) AS r
)`

/** Condition: row `d` is within row `s` of the scopes. */
export const within = (byRecord: boolean): string =>
  `d.tenant_id = $1 AND d.source = $2${byRecord ? ' AND d.record_id = s.record_id' : ''}`

// the index stores hashes, and those of two tenants may collide
const FOUND = `${ofTenant('d')} AND search.postings(d.tenant_id, d.source, d.record_id, d.keys)`
/** Condition: row `d` is in one of the scopes and has `key` (SQL of an integer). */
export const having = (key: string): string => `${FOUND} && ARRAY(SELECT s.scope # ${key} FROM scopes s)`

/** Condition: row `d` is in one of the scopes and has one of `keys` (SQL of rows `key`). */
export const havingAny = (keys: string): string => `${FOUND} && ARRAY(SELECT s.scope # r.key FROM scopes s, ${keys} r)`

/**
 * Condition: row `d` is in the single scope and has all of `keys` (SQL of an integer array). Matches nothing if there
 * are several scopes.
 */
export const havingAll = (keys: string): string =>
  `${FOUND} @> ARRAY(SELECT s.scope # key FROM scopes s, unnest(${keys}) AS key)`

/** Condition: row `d` matches a query's filters; their values start at `$first`, as returned by `filterValues`. */
export const filters = (first: number): string =>
  `($${first}::text IS NULL OR d.type = $${first})
      AND ($${first + 1}::timestamptz IS NULL OR d."timestamp" >= $${first + 1})
      AND ($${first + 2}::timestamptz IS NULL OR d."timestamp" <= $${first + 2})
      AND d.tags @> $${first + 3}::text[]`

export const filterValues = ({
  type,
  since,
  until,
  tags,
}: SearchQuery): [type: SqlValue, since: SqlValue, until: SqlValue, tags: SqlValue] => [
  type ?? null,
  since ?? null,
  until ?? null,
  tags ?? [],
]

export const hasFilters = ({ type, since, until, tags = [] }: SearchQuery): boolean =>
  type !== undefined || since !== undefined || until !== undefined || tags.length > 0
