import { randomUUID } from 'node:crypto'
import { createAlarm } from '../../platform/alarm.ts'
import type { Database } from '../../platform/database/database.ts'
import type { Logger } from '../../platform/log.ts'
import type { Claim } from './rows.ts'

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
  const alarm = createAlarm(stopping.signal)

  /** @returns whether more may be due already */
  async function claimSome(): Promise<boolean> {
    const limit = Math.min(CLAIMED_AT_ONCE, concurrency - held.size)
    if (limit <= 0) return false
    const busy = new Map([...onTheirWay].map(([id, count]) => [id, Math.max(0, limitOf(id) - count)]))
    const endpointLimit = PER_ENDPOINT
    const rows = await claim(database, { lease: randomUUID(), after, busy, endpointLimit, limit })
    for (const { id, subscriptionId } of rows) {
      held.add(id)
      onTheirWay.set(subscriptionId, (onTheirWay.get(subscriptionId) ?? 0) + 1)
    }
    take(rows)
    const fromTheStart = after === ''
    const full = rows.length === limit
    after = full
      ? (rows
          .map(row => row.subscriptionId)
          .sort()
          .at(-1) ?? '')
      : ''
    // one that is well and got all that it was given may have more
    const more = [...onTheirWay].some(([id, count]) => well.has(id) && !busy.has(id) && count >= endpointLimit)
    return full || more || !fromTheStart
  }

  const limitOf = (subscriptionId: string): number => (well.has(subscriptionId) ? PER_WELL_ENDPOINT : PER_ENDPOINT)

  async function loop(): Promise<void> {
    while (!stopping.signal.aborted) {
      alarm.reset()
      try {
        if (!(await claimSome())) await alarm.sleep(LONGEST_SLEEP_MS)
      } catch (error) {
        // the database may be restarting; deliveries wait in it
        log.error({ err: error }, 'Could not look for due deliveries; trying again')
        alarm.reset()
        await alarm.sleep(LONGEST_SLEEP_MS)
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
      alarm.wake()
    },
    async stop() {
      stopping.abort()
      await looping
    },
  }
}
