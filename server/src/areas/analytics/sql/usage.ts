import { CUSTOM_PLAN, type Scope } from '../../../platform/database/scope.ts'
import { IS_IMPORTED } from '../../../platform/usage/imported-usage.ts'

export interface OperationUsage {
  operation: string
  /** Calls that were charged. */
  calls: number
  credits: number
}

interface UsageRow {
  minuteCalls: bigint
  minuteEnd: Date
  monthCalls: bigint
  monthEnd: Date
  available: bigint
  held: bigint
  byOperation: OperationUsage[]
}

// the totals of the days, and the charges that they do not include yet: the month has too many charges to read them all
const SELECT = `
  WITH moment AS MATERIALIZED (SELECT app_now() AS now),
  clock AS (
    SELECT date_trunc('minute', now) AS minute, date_trunc('month', now AT TIME ZONE 'UTC')::date AS month FROM moment
  ),
  charged AS (
    SELECT operation, charges AS calls, credits
    FROM usage_totals, clock
    WHERE tenant_id = $1 AND unit = 'day' AND at >= clock.month::timestamp AT TIME ZONE 'UTC' AND charges > 0
      AND NOT ${IS_IMPORTED}
    UNION ALL
    SELECT operation, 1, credits
    FROM usage_entries, clock
    WHERE tenant_id = $1 AND NOT is_totalled AND at >= clock.month::timestamp AT TIME ZONE 'UTC'
  ),
  used AS (
    SELECT operation, sum(calls)::bigint AS calls, sum(credits)::bigint AS credits FROM charged GROUP BY operation
  )
  SELECT coalesce(CASE WHEN r.minute = clock.minute THEN r.minute_calls END, 0) AS "minuteCalls",
         clock.minute + interval '1 minute' AS "minuteEnd",
         coalesce(CASE WHEN r.month = clock.month THEN r.month_calls END, 0) AS "monthCalls",
         (clock.month + interval '1 month') AT TIME ZONE 'UTC' AS "monthEnd",
         t.credits AS available, t.credits_held AS held,
         coalesce((SELECT jsonb_agg(to_jsonb(used) ORDER BY credits DESC, operation) FROM used), '[]') AS "byOperation"
  FROM tenants t CROSS JOIN clock LEFT JOIN runtime.rate_limits r ON r.tenant_id = t.id
  WHERE t.id = $1
  ${CUSTOM_PLAN}`

/** SQL: counters and aggregates of the month, in one round trip. @returns undefined if the tenant does not exist */
export const selectUsage = (scope: Scope): Promise<UsageRow | undefined> => scope.first<UsageRow>(SELECT)
