import { sizeOfGroup } from './groups.ts'
import { type Memorized, type Order, toMemorized } from './prepared.ts'
import type { StoreOutcome } from './statements/store.ts'

interface Waiting extends Order {
  resolve(memorized: Memorized): void
  reject(error: unknown): void
}

interface Line {
  waiting: Waiting[]
  running: number
}

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
  const lines = new Map<number, Line>()

  async function work(line: Line): Promise<void> {
    line.running++
    for (;;) {
      const group = line.waiting.splice(0, sizeOfGroup(line.waiting))
      if (group.length === 0) break
      await settle(group)
    }
    line.running--
  }

  async function settle(group: readonly Waiting[]): Promise<void> {
    try {
      const outcome = await keep(group)
      for (const [n, { prepared, resolve }] of group.entries()) resolve(toMemorized(prepared, outcome, n))
    } catch (error) {
      const [only] = group
      if (only && group.length === 1) only.reject(error)
      else for (const one of group) await settle([one])
    }
  }

  return order =>
    new Promise((resolve, reject) => {
      const { tenantId } = order.spender.scope
      const line = lines.get(tenantId) ?? { waiting: [], running: 0 }
      lines.set(tenantId, line)
      line.waiting.push({ ...order, resolve, reject })
      if (line.running < AT_ONCE) void work(line).then(() => line.running === 0 && lines.delete(tenantId))
    })
}
