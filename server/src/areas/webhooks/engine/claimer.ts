import { randomUUID } from 'node:crypto'
import { createWakeableSleep } from '../../../platform/concurrency/wakeable-sleep.ts'
import type { Platform } from '../../../platform/contribution/platform.ts'
import type { Database } from '../../../platform/database/database.ts'
import { logFailure, pause } from '../../../platform/database/retry.ts'
import { RATE_WINDOW_MS } from '../limits.ts'
import type { Claim, Claimed } from './sql/deliveries.ts'

/** The fields that every claimed delivery has. */
export type Taken = Pick<Claimed, 'id' | 'lease' | 'subscriptionId' | 'rateLimit' | 'orderingKey'>

export interface ClaimerDependencies<Row extends Taken> extends Pick<Platform, 'database' | 'log'> {
  claim(database: Database, claim: Claim): Promise<Row[]>
  /** Takes over claimed deliveries and reports their progress through `sent` and `settled`. */
  take(rows: readonly Row[]): void
  /** Maximum number of unsettled deliveries. */
  concurrency: number
}

export interface Claimer {
  /** Claims due deliveries now. */
  wake(): void
  /** Reports that a delivery is no longer in flight. @param succeeded undefined if unknown */
  sent(row: Taken, succeeded: boolean | undefined): void
  /** Reports that outcomes were stored or another process took over, which frees capacity. */
  settled(rows: readonly Taken[]): void
  stop(): Promise<void>
}

/** Maximum deliveries in flight per subscription while its receiver returns success. */
const PER_WELL_ENDPOINT = 100
/** Maximum for any other subscription, so that hanging receivers leave capacity for the others. */
const PER_ENDPOINT = 10
const MAX_WELL_KNOWN = 10_000
const CLAIMED_AT_ONCE = 100
/** Retries become due without a notification, so the claimer polls at least this often. */
const MAX_SLEEP_MS = 1_000

/** Claims due deliveries while there is capacity, with a fair share for each subscription. */
export function startClaimer<Row extends Taken>(dependencies: ClaimerDependencies<Row>): Claimer {
  const { database, log, claim, take, concurrency } = dependencies
  const stopping = new AbortController()
  const held = new Set<string>()
  const onTheirWay = new Map<string, number>()
  /** Subscriptions whose latest response was a success. */
  const well = new Set<string>()
  let after = ''
  /** Whether the latest claim may have left deliveries because of a limit. */
  let crowded = false
  /** Whether more capacity is available than when the latest claim began. */
  let roomier = false
  /** When rate limits allow the next claims, in order. */
  const freeAt: number[] = []
  const alarm = createWakeableSleep(stopping.signal)

  /** @returns whether more may already be due */
  async function claimSome(): Promise<boolean> {
    const limit = Math.min(CLAIMED_AT_ONCE, concurrency - held.size)
    roomier = false
    crowded ||= limit <= 0
    if (limit <= 0) return false
    const busy = new Map([...onTheirWay].map(([id, count]) => [id, Math.max(0, limitOf(id) - count)]))
    const rows = await claim(database, { lease: randomUUID(), after, busy, endpointLimit: PER_ENDPOINT, limit })
    const claimed = new Map<string, number>()
    if (rows.some(({ rateLimit }) => rateLimit !== null)) freeAt.push(performance.now() + RATE_WINDOW_MS)
    for (const { id, subscriptionId } of rows) {
      held.add(id)
      onTheirWay.set(subscriptionId, (onTheirWay.get(subscriptionId) ?? 0) + 1)
      claimed.set(subscriptionId, (claimed.get(subscriptionId) ?? 0) + 1)
    }
    take(rows)
    const fromTheStart = after === ''
    const full = rows.length === limit
    after = full ? ([...claimed.keys()].sort().at(-1) ?? '') : ''
    const gotAll = [...claimed].filter(([id, count]) => count >= (busy.get(id) ?? PER_ENDPOINT))
    crowded = full || gotAll.length > 0 || [...busy.values()].includes(0)
    // a healthy subscription that received all it was allowed to may have more
    const more = gotAll.some(([id]) => well.has(id) && !busy.has(id))
    return full || more || !fromTheStart || (crowded && roomier)
  }

  /** Until more may be due: a rate limit ends without a notification. */
  function idleMs(): number {
    const now = performance.now()
    while (freeAt[0] !== undefined && freeAt[0] <= now) freeAt.shift()
    return Math.min(MAX_SLEEP_MS, Math.ceil((freeAt[0] ?? Number.POSITIVE_INFINITY) - now))
  }

  const limitOf = (subscriptionId: string): number => (well.has(subscriptionId) ? PER_WELL_ENDPOINT : PER_ENDPOINT)

  async function loop(): Promise<void> {
    while (!stopping.signal.aborted) {
      alarm.reset()
      try {
        if (!(await claimSome())) await alarm.sleep(idleMs())
      } catch (error) {
        logFailure(log, error, 'Could not look for due deliveries; trying again')
        await pause(database, stopping.signal)
      }
    }
  }

  const looping = loop()
  return {
    wake: alarm.wake,
    sent({ subscriptionId }, succeeded) {
      if (well.size > MAX_WELL_KNOWN) well.clear()
      if (succeeded) well.add(subscriptionId)
      else if (succeeded === false) well.delete(subscriptionId)
      const left = (onTheirWay.get(subscriptionId) ?? 1) - 1
      if (left > 0) onTheirWay.set(subscriptionId, left)
      else onTheirWay.delete(subscriptionId)
    },
    settled(rows) {
      for (const { id } of rows) held.delete(id)
      roomier = true
      // otherwise nothing was left, and new deliveries send a notification
      if (crowded || rows.some(({ orderingKey }) => orderingKey !== null)) alarm.wake()
    },
    async stop() {
      stopping.abort()
      await looping
    },
  }
}
