import { createCoalescer, type Waiting } from '../../../../platform/coalescer.ts'
import type { StoreOutcome } from '../sql/store.ts'
import { sizeOfGroup } from './groups.ts'
import { type Memorized, type Order, toMemorized } from './pending-memory.ts'

/** Statements of one tenant at a time: while the disk is waited for, the next one is worked on. */
const AT_ONCE = 2

/**
 * Stores what came in while a statement of the same tenant ran by one statement: a group commit. The statement, its way to
 * the disk and the row with the tenant's credits are what many writers wait for, and a group needs each of them once.
 *
 * @param keep stores all of them, or nothing
 * @returns keeps one. What spoils a group fails only the one that it belongs to.
 */
export function createGroupCommit(
  keep: (orders: readonly Order[]) => Promise<StoreOutcome>,
): (order: Order) => Promise<Memorized> {
  async function settle(group: readonly Waiting<Order, Memorized>[]): Promise<void> {
    try {
      const outcome = await keep(group.map(({ item }) => item))
      for (const [n, { item, resolve }] of group.entries()) resolve(toMemorized(item.prepared, outcome, n))
    } catch (error) {
      const [only] = group
      if (only && group.length === 1) only.reject(error)
      else for (const one of group) await settle([one])
    }
  }
  const keepOne = createCoalescer<number, Order, Memorized>({
    atOnce: AT_ONCE,
    sizeOf: waiting => sizeOfGroup(waiting.map(({ item }) => item)),
    settle: (_tenant, group) => settle(group),
  })
  return order => keepOne(order.billing.scope.tenantId, order)
}
