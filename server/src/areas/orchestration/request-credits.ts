import type { OperationId } from '../../contract/handlers.ts'
import { type BillingContext, release, reserve, settle, type WorkDetails } from '../../platform/credits/credits.ts'

export type NoteCost = (cost: number, details?: WorkDetails) => void

/** The credits of one request with several calls of models: reserved before each, charged together at the end. */
export interface RequestCredits {
  /**
   * Reserves credits for a call.
   * @returns notes what the call has cost so far
   * @throws ApiError `payment_required`
   */
  reserve(most: number): Promise<NoteCost>
  /** What the request costs so far. */
  total(): number
  /** Charges what was noted and releases the rest. */
  settle(): Promise<void>
  /** Releases everything. */
  release(): Promise<void>
}

/** @param operation its name in the usage */
export function createRequestCredits(billing: BillingContext, operation: OperationId): RequestCredits {
  const costs = new Map<string, { cost: number; details?: WorkDetails | undefined }>()
  return {
    async reserve(most) {
      const { id } = await reserve(billing, operation, most)
      costs.set(id, { cost: 0 })
      return (cost, details) => void costs.set(id, { cost: Math.min(cost, most), details })
    },
    total: () => [...costs.values()].reduce((sum, { cost }) => sum + cost, 0),
    async settle() {
      for (const [id, { cost, details }] of costs) await settle(billing, { id }, cost, details)
    },
    async release() {
      for (const id of costs.keys()) await release(billing.scope, { id })
    },
  }
}
