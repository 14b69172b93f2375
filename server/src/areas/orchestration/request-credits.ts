import type { OperationId } from '../../contract/handlers.ts'
import {
  type BillingContext,
  release as releaseHeld,
  reserve,
  settle,
  type WorkDetails,
} from '../../platform/credits/credits.ts'

export type NoteCost = (cost: number, details?: WorkDetails) => void

export type RequestCredits = ReturnType<typeof createRequestCredits>

/**
 * The credits of one request with several calls of models: reserved before each, charged together at the end.
 * @param operation its name in the usage
 */
export function createRequestCredits(billing: BillingContext, operation: OperationId) {
  const costs = new Map<string, { cost: number; details?: WorkDetails | undefined }>()
  async function hold(most: number): Promise<NoteCost> {
    const { id } = await reserve(billing, operation, most)
    costs.set(id, { cost: 0 })
    return (cost, details) => void costs.set(id, { cost: Math.min(cost, most), details })
  }
  async function release(): Promise<void> {
    for (const id of costs.keys()) await releaseHeld(billing.scope, { id })
  }
  return {
    /** Reserves credits for a call. @returns notes its cost so far @throws ApiError `payment_required` */
    reserve: hold,
    /** Reserves what was done already. @throws ApiError `payment_required` */
    async charge(cost: number): Promise<void> {
      if (cost > 0) (await hold(cost))(cost)
    },
    /** Does work before the request runs. If it fails, everything is released. */
    async orRelease(work: () => Promise<void>): Promise<void> {
      try {
        await work()
      } catch (error) {
        await release()
        throw error
      }
    },
    /** What the request costs so far. */
    total: (): number => [...costs.values()].reduce((sum, { cost }) => sum + cost, 0),
    /** Charges what was noted and releases the rest. */
    async settle(): Promise<void> {
      for (const [id, { cost, details }] of costs) await settle(billing, { id }, cost, details)
    },
    release,
  }
}
