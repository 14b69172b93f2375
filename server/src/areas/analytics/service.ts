import { PLANS } from '../../platform/access/plans.ts'
import type { Principal } from '../../platform/access/principal.ts'
import type { Scope } from '../../platform/database/scope.ts'
import { type OperationUsage, selectUsage } from './sql/usage.ts'

/** Calls in a time window of the plan's limits. */
export interface UsageWindow {
  calls: number
  limit: number
  resetsAt: Date
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

/** Calls against the plan's limits, and credits used since the beginning of the month (UTC). One round trip. */
export async function currentUsage(scope: Scope, { organization }: Principal): Promise<CurrentUsage> {
  const row = await selectUsage(scope)
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

/** Credits left, and credits reserved by calls that are still running. */
export async function balanceOf(scope: Scope): Promise<{ available: number; held: number }> {
  const where = { id: scope.tenantId }
  const select = { credits: true, creditsHeld: true }
  const { credits, creditsHeld } = await scope.prisma(models => models.tenant.findUniqueOrThrow({ where, select }))
  return { available: Number(credits), held: Number(creditsHeld) }
}
