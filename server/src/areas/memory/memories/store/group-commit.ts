import { createCoalescer, type Waiting } from '../../../../platform/concurrency/coalescer.ts'

/** Concurrent statements per tenant: while one waits for the disk, the next one runs. */
const AT_ONCE = 2

interface GroupCommit<Order, Reply> {
  tenantOf(order: Order): number
  /** How many of these one statement can store. */
  sizeOf(orders: readonly Order[]): number
  /** Stores all orders, or nothing. @returns the reply of each */
  store(orders: readonly Order[]): Promise<Reply[]>
}

/**
 * Collects calls that arrive while a statement of the same tenant runs and stores them in one statement: a group
 * commit. The statement, the disk flush and the lock on the tenant's credits are the bottleneck for many writers, and a
 * group needs each of them once.
 * @returns a function that stores one order. If a group fails, only the order that caused it fails.
 */
export function createGroupCommit<Order, Reply>(commit: GroupCommit<Order, Reply>): (order: Order) => Promise<Reply> {
  async function settle(group: readonly Waiting<Order, Reply>[]): Promise<void> {
    try {
      const replies = await commit.store(group.map(({ item }) => item))
      for (const [n, { resolve }] of group.entries()) resolve(replies[n] as Reply)
    } catch (error) {
      const [only] = group
      if (only && group.length === 1) only.reject(error)
      else for (const one of group) await settle([one])
    }
  }
  const storeOne = createCoalescer<number, Order, Reply>({
    atOnce: AT_ONCE,
    sizeOf: waiting => commit.sizeOf(waiting.map(({ item }) => item)),
    settle: (_tenant, group) => settle(group),
  })
  return order => storeOne(commit.tenantOf(order), order)
}
