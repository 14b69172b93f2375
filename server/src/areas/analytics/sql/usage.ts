import type { Scope } from '../../../platform/database/scope.ts'

export interface OperationUsage {
  operation: string
  /** Calls that were charged. */
  calls: number
  credits: number
}

/** The counters of a tenant. */
interface UsageRow {
  minuteCalls: bigint
  minuteEnd: Date
  monthCalls: bigint
  monthEnd: Date
  available: bigint
  held: bigint
  byOperation: OperationUsage[]
}

const SELECT = `
  WITH moment AS MATERIALIZED (SELECT app_now() AS now),
  clock AS (
    SELECT date_trunc('minute', now) AS minute, date_trunc('month', now AT TIME ZONE 'UTC')::date AS month FROM moment
  ),
  used AS (
    SELECT operation, count(*) AS calls, sum(credits)::bigint AS credits
    FROM usage_entries, clock WHERE tenant_id = $1 AND at >= clock.month::timestamp AT TIME ZONE 'UTC'
    GROUP BY operation
  )
  SELECT coalesce(CASE WHEN r.minute = clock.minute THEN r.minute_calls END, 0) AS "minuteCalls",
         clock.minute + interval '1 minute' AS "minuteEnd",
         coalesce(CASE WHEN r.month = clock.month THEN r.month_calls END, 0) AS "monthCalls",
         (clock.month + interval '1 month') AT TIME ZONE 'UTC' AS "monthEnd",
         t.credits AS available, t.credits_held AS held,
         coalesce((SELECT jsonb_agg(to_jsonb(used) ORDER BY credits DESC, operation) FROM used), '[]') AS "byOperation"
  FROM tenants t CROSS JOIN clock LEFT JOIN runtime.rate_limits r ON r.tenant_id = t.id
  WHERE t.id = $1`

/**
 * SQL: counters outside the Prisma schema and aggregates of the month, in one round trip.
 * @returns undefined if the tenant does not exist
 */
export async function selectUsage(scope: Scope): Promise<UsageRow | undefined> {
  const [row] = await scope.query<UsageRow>(SELECT)
  return row
}
