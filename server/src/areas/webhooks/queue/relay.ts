import { randomUUID } from 'node:crypto'
import type { Platform } from '../../../platform/contribution/platform.ts'
import { logFailure } from '../../../platform/database/retry.ts'
import { type Claimer, startClaimer } from '../engine/claimer.ts'
import { claimForQueue, LEASE_SECONDS, type Queued, releaseDeliveries } from '../engine/sql/deliveries.ts'
import type { Queue } from './queue.ts'

export interface RelayDependencies extends Pick<Platform, 'database' | 'log'> {
  queue: Queue
  /** Maximum deliveries in the queue and in flight. */
  concurrency: number
}

const SWEEP_MS = 1_000

/**
 * Claims due deliveries and puts them into the queue. The process that sends a delivery reports its outcome; without a
 * report, the delivery becomes due again when its lease expires.
 */
export function startRelay({ database, log, queue, concurrency }: RelayDependencies): Pick<Claimer, 'wake' | 'stop'> {
  const relay = randomUUID()
  const queued = new Map<string, { row: Queued; until: number }>()
  const untilLeaseEnds = (): number => performance.now() + LEASE_SECONDS * 1000
  const keyOf = (id: string, lease: string): string => `${id} ${lease}`

  function settle(rows: readonly { row: Queued; succeeded: boolean | undefined }[]): void {
    for (const { row, succeeded } of rows) {
      queued.delete(keyOf(row.id, row.lease))
      claimer.sent(row, succeeded)
    }
    claimer.settled(rows.map(({ row }) => row))
  }

  async function publish(rows: readonly Queued[]): Promise<void> {
    for (const row of rows) queued.set(keyOf(row.id, row.lease), { row, until: untilLeaseEnds() })
    const unpublished = await queue.publish(rows, relay)
    const failed = unpublished.flatMap(each => each.rows)
    if (failed.length === 0) return
    log.warn({ err: unpublished[0]?.reason, deliveries: failed.length }, 'Deliveries could not be queued; trying again')
    await releaseDeliveries(database, failed).catch(error =>
      logFailure(log, error, 'Deliveries could not be released; they are due again when their leases end'),
    )
    settle(failed.map(row => ({ row, succeeded: undefined })))
  }

  queue.hear(relay, ({ settled, held }) => {
    settle(
      settled.flatMap(([id, lease, succeeded]) => {
        const entry = queued.get(keyOf(id, lease))
        return entry ? [{ row: entry.row, succeeded: succeeded ?? undefined }] : []
      }),
    )
    for (const [id, lease] of held) {
      const entry = queued.get(keyOf(id, lease))
      if (entry) entry.until = untilLeaseEnds()
    }
  })
  const claimer = startClaimer<Queued>({
    database,
    log,
    // deliveries stay in the database while NATS is unavailable
    claim: async (from, claim) => (queue.isConnected() ? claimForQueue(from, claim) : []),
    take: rows => void publish(rows),
    concurrency,
  })
  queue.onReconnected(claimer.wake)
  const sweep = setInterval(() => {
    const now = performance.now()
    const silent = [...queued.values()].filter(({ until }) => until <= now)
    if (silent.length > 0) settle(silent.map(({ row }) => ({ row, succeeded: undefined })))
  }, SWEEP_MS)

  return {
    wake: claimer.wake,
    async stop() {
      await claimer.stop()
      clearInterval(sweep)
    },
  }
}
