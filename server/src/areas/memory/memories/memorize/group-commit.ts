import { createCoalescer, type Waiting } from '../../../../platform/concurrency/coalescer.ts'
import type { StoreOutcome } from '../sql/store.ts'
import { sizeOfGroup } from './groups.ts'
import { type Order, type Reply, toReply } from './pending-memory.ts'

/** Concurrent statements per tenant: while one waits for the disk, the next one runs. */
const AT_ONCE = 2

/**
 * Collects calls that arrive while a statement of the same tenant runs and stores them in one statement: a group
 * commit. The statement, the disk flush and the lock on the tenant's credits are the bottleneck for many writers, and a
 * group needs each of them once.
 *
 *
 * @param keep stores all orders, or nothing
 * @returns a function that stores one order. If a group fails, only the order that caused it fails.
 */
export function createGroupCommit(
  keep: (orders: readonly Order[]) => Promise<StoreOutcome>,
): (order: Order) => Promise<Reply> {
  async function settle(group: readonly Waiting<Order, Reply>[]): Promise<void> {
    try {
      const outcome = await keep(group.map(({ item }) => item))
      for (const [n, { item, resolve }] of group.entries()) resolve(toReply(item.prepared, outcome, n))
    } catch (error) {
      const [only] = group
      if (only && group.length === 1) only.reject(error)
      else for (const one of group) await settle([one])
    }
  }
  const keepOne = createCoalescer<number, Order, Reply>({
    atOnce: AT_ONCE,
    sizeOf: waiting => sizeOfGroup(waiting.map(({ item }) => item)),
    settle: (_tenant, group) => settle(group),
  })
  return order => keepOne(order.billing.scope.tenantId, order)
}
