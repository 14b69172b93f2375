import { CUSTOM_PLAN, type Scope, type SqlValue } from '../../../platform/database/scope.ts'
import { DEEPEST, type PageOf } from '../filters.ts'

/** Matches after the page that are counted. */
const COUNTED = 1_000

export interface Matching {
  id: string
  /** `FROM … WHERE …`, with `$1` for the tenant. */
  from: string
  /** `$2…` */
  values: readonly SqlValue[]
}

// With 1,000 matches, the key finds a page after a few thousand rows. The planner often sorts all matches instead,
// because it underestimates filters with several words. SQL: Prisma has no plan hints.
const IN_ORDER_OF_KEY = `SELECT set_config('enable_bitmapscan', 'off', true), set_config('enable_seqscan', 'off', true),
  set_config('enable_sort', 'off', true) FROM (SELECT $1::int AS tenant_id) AS caller`

/**
 * Finds the ids of one page, in their order, and how many rows match. The number is undefined if more than 1,000 matches
 * follow the page: to count them would read them. SQL: the conditions are built from filters.
 */
export async function pageOfIds(
  scope: Scope,
  { id, from, values }: Matching,
  { page, perPage }: PageOf,
): Promise<{ ids: string[]; total: number | undefined }> {
  const end = page * perPage
  const start = end - perPage
  const most = Math.min(end + COUNTED, DEEPEST) + 1
  const [counted] = await scope.query<{ total: number; ids: string[] | null }>(
    `WITH matching AS MATERIALIZED (SELECT ${id} AS id ${from} LIMIT ${most})
     SELECT count(*)::int AS total, (array_agg(id ORDER BY id))[${start + 1}:${end}] AS ids FROM matching ${CUSTOM_PLAN}`,
    values,
  )
  const total = counted?.total ?? 0
  if (total < most) return { ids: counted?.ids ?? [], total }
  const found = await scope.transaction(async () => {
    await scope.query(IN_ORDER_OF_KEY)
    return scope.query<{ id: string }>(
      `SELECT ${id} AS id ${from} ORDER BY ${id} LIMIT ${perPage} OFFSET ${start} ${CUSTOM_PLAN}`,
      values,
    )
  })
  return { ids: found.map(row => row.id), total: undefined }
}
