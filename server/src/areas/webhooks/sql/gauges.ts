import type { Database } from '../../../platform/database/database.ts'

const counting =
  (rows: string) =>
  async (database: Database): Promise<number> => {
    const [row] = await database.query<{ n: number }>(`SELECT count(*)::int AS n FROM ${rows}`)
    return row?.n ?? 0
  }

/** SQL: the queue is outside the Prisma schema. */
export const countPendingDeadLetters = counting('runtime.webhook_dead_letters WHERE replayed_at IS NULL')

/** SQL: counts in the same way as the other gauges. */
export const countOpenCircuits = counting(
  `webhook_subscriptions WHERE circuit_state <> 'closed' AND disabled_at IS NULL`,
)

/** SQL: the queue is outside the Prisma schema. */
export const countRetries = counting('runtime.webhook_deliveries WHERE priority = 1 AND due_at IS NOT NULL')
