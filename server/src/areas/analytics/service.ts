import { PLANS } from '../../platform/access/plans.ts'
import type { Principal } from '../../platform/access/principal.ts'
import type { Scope } from '../../platform/database/scope.ts'

/** Calls in a time window of the plan's limits. */
export interface UsageWindow {
  calls: number
  limit: number
  resetsAt: Date
}

export interface OperationUsage {
  operation: string
  /** Calls that were charged. */
  calls: number
  credits: number
}

export interface CurrentUsage {
  minute: UsageWindow
  month: UsageWindow
  credits: {
    available: number
    /** Reserved by calls that are still running. */
    held: number
    usedThisMonth: number
    /** Most expensive first. */
    byOperation: OperationUsage[]
  }
}

interface Row {
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

/** Calls against the plan's limits, and credits used since the beginning of the month (UTC). One round trip. */
export async function currentUsage(scope: Scope, { organization }: Principal): Promise<CurrentUsage> {
  const [row] = await scope.query<Row>(SELECT)
  if (!row) throw new Error(`Tenant ${scope.tenantId} is gone.`)
  const { maxApiCallsPerMinute, maxApiCallsPerMonth } = PLANS[organization.plan]
  return {
    minute: { calls: Number(row.minuteCalls), limit: maxApiCallsPerMinute, resetsAt: row.minuteEnd },
    month: { calls: Number(row.monthCalls), limit: maxApiCallsPerMonth, resetsAt: row.monthEnd },
    credits: {
      available: Number(row.available),
      held: Number(row.held),
      usedThisMonth: row.byOperation.reduce((sum, { credits }) => sum + credits, 0),
      byOperation: row.byOperation,
    },
  }
}
