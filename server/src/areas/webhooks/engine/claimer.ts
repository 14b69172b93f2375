import { randomUUID } from 'node:crypto'
import type { Database } from '../../../platform/database/database.ts'
import type { Logger } from '../../../platform/log.ts'
import { logFailure, pause } from '../../../platform/retry.ts'
import { createWakeableSleep } from '../../../platform/wakeable-sleep.ts'
import type { Claim } from './sql/deliveries.ts'

/** What a claimed delivery has at the least. */
export interface Taken {
  id: string
  lease: string
  subscriptionId: string
}

export interface ClaimerDependencies<Row extends Taken> {
  database: Database
  log: Logger
  claim(database: Database, claim: Claim): Promise<Row[]>
  /** Takes over what was claimed; `sent` and `settled` tell what becomes of it. */
  take(rows: readonly Row[]): void
  /** Deliveries that are not settled at the same time. */
  concurrency: number
}

export interface Claimer {
  /** Looks for due deliveries now. */
  wake(): void
  /** It is no longer on its way to its receiver. @param succeeded undefined when nothing is known of that */
  sent(row: Taken, succeeded: boolean | undefined): void
  /** Their outcomes are written down, or they are somebody else's: there is room for others. */
  settled(rows: readonly Taken[]): void
  /** Takes no more. */
  stop(): Promise<void>
}

/** Of one subscription at the same time, while its receiver answers with success. */
const PER_WELL_ENDPOINT = 100
/** Of any other one: however many receivers hang, there is room left for those that do not. */
const PER_ENDPOINT = 10
const MOST_WELL_KNOWN = 10_000
const CLAIMED_AT_ONCE = 100
/** Retries become due without anybody telling. */
const LONGEST_SLEEP_MS = 1_000

/** Claims what is due as long as there is room, a fair share of each subscription. */
export function startClaimer<Row extends Taken>(dependencies: ClaimerDependencies<Row>): Claimer {
  const { database, log, claim, take, concurrency } = dependencies
  const stopping = new AbortController()
  const held = new Set<string>()
  const onTheirWay = new Map<string, number>()
  /** Subscriptions whose latest answer was a success. */
  const well = new Set<string>()
  let after = ''
  /** Whether the latest claim may have left something for want of room. */
  let crowded = false
  /** Whether there is more room than the latest claim began with. */
  let roomier = false
  const alarm = createWakeableSleep(stopping.signal)

  /** @returns whether more may be due already */
  async function claimSome(): Promise<boolean> {
    const limit = Math.min(CLAIMED_AT_ONCE, concurrency - held.size)
    roomier = false
    crowded ||= limit <= 0
    if (limit <= 0) return false
    const busy = new Map([...onTheirWay].map(([id, count]) => [id, Math.max(0, limitOf(id) - count)]))
    const rows = await claim(database, { lease: randomUUID(), after, busy, endpointLimit: PER_ENDPOINT, limit })
    const claimed = new Map<string, number>()
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
    // one that is well and got all that it was given may have more
    const more = gotAll.some(([id]) => well.has(id) && !busy.has(id))
    return full || more || !fromTheStart || (crowded && roomier)
  }

  const limitOf = (subscriptionId: string): number => (well.has(subscriptionId) ? PER_WELL_ENDPOINT : PER_ENDPOINT)

  async function loop(): Promise<void> {
    while (!stopping.signal.aborted) {
      alarm.reset()
      try {
        if (!(await claimSome())) await alarm.sleep(LONGEST_SLEEP_MS)
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
      if (well.size > MOST_WELL_KNOWN) well.clear()
      if (succeeded) well.add(subscriptionId)
      else if (succeeded === false) well.delete(subscriptionId)
      const left = (onTheirWay.get(subscriptionId) ?? 1) - 1
      if (left > 0) onTheirWay.set(subscriptionId, left)
      else onTheirWay.delete(subscriptionId)
    },
    settled(rows) {
      for (const { id } of rows) held.delete(id)
      roomier = true
      // otherwise there was nothing more, and who writes more tells
      if (crowded) alarm.wake()
    },
    async stop() {
      stopping.abort()
      await looping
    },
  }
}
