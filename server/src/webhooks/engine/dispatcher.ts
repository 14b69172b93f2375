import { randomUUID } from 'node:crypto'
import { createAlarm } from '../../platform/alarm.ts'
import type { Database } from '../../platform/database/database.ts'
import { newId } from '../../platform/ids.ts'
import type { Logger } from '../../platform/log.ts'
import { envelope } from '../envelope.ts'
import type { Keyring } from '../subscriptions/sealed.ts'
import type { Circuits } from './circuits.ts'
import {
  type Claimed,
  claimDeliveries,
  LEASE_SECONDS,
  type Outcome,
  releaseDeliveries,
  renewDeliveries,
} from './rows.ts'
import { nextDelay, parseRetryAfter } from './schedule.ts'
import type { Attempt, Send } from './send.ts'
import { createWriter } from './writer.ts'

export interface DispatcherDependencies {
  database: Database
  log: Logger
  send: Send
  keyring: Keyring
  circuits: Circuits
  /** Told of each attempt. */
  onAttempt(outcome: 'succeeded' | 'failed', seconds: number): void
  /** 0 up to 1. */
  random?: () => number
  /** Deliveries on their way at the same time [400]. */
  concurrency?: number
}

export interface Dispatcher {
  /** Looks for due deliveries now. */
  wake(): void
  /** Takes no more, lets what is on its way arrive within a short time, and gives back the rest. */
  stop(): Promise<void>
}

const CONCURRENCY = 400
/** Of one subscription at the same time in one process, while its receiver answers with success. */
const PER_WELL_ENDPOINT = 100
/** Of any other one: however many receivers hang, there is room left for those that do not. */
const PER_ENDPOINT = 10
const MOST_WELL_KNOWN = 10_000
const CLAIMED_AT_ONCE = 100
/** Retries become due without anybody telling. */
const LONGEST_SLEEP_MS = 1_000
const RENEW_MS = (LEASE_SECONDS * 1000) / 3
const STOP_GRACE_MS = 1_000

/** Sends what is due, each delivery by itself: none waits for the slowest. Any number of processes may run one. */
export function startDispatcher(dependencies: DispatcherDependencies): Dispatcher {
  const {
    database,
    log,
    send,
    keyring,
    circuits,
    onAttempt,
    random = Math.random,
    concurrency = CONCURRENCY,
  } = dependencies
  const stopping = new AbortController()
  const aborting = new AbortController()
  const held = new Map<string, Claimed>()
  const onTheirWay = new Map<string, number>()
  const running = new Set<Promise<void>>()
  const unsent: Claimed[] = []
  /** Subscriptions whose latest answer was a success. */
  const well = new Set<string>()
  const writer = createWriter({ database, log, circuits, onWritten: written })
  let after = ''
  const alarm = createAlarm(stopping.signal)

  /** There is room again, and more may wait for it. */
  function written(claimed: readonly Claimed[]): void {
    for (const { id } of claimed) held.delete(id)
    alarm.wake()
  }

  async function claim(): Promise<boolean> {
    const limit = Math.min(CLAIMED_AT_ONCE, concurrency - held.size)
    if (limit <= 0) return false
    const busy = new Map([...onTheirWay].map(([id, count]) => [id, Math.max(0, limitOf(id) - count)]))
    const endpointLimit = PER_ENDPOINT
    const rows = await claimDeliveries(database, { lease: randomUUID(), after, busy, endpointLimit, limit })
    for (const row of rows) start(row)
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

  function remember(subscriptionId: string, succeeded: boolean): void {
    if (well.size > MOST_WELL_KNOWN) well.clear()
    if (succeeded) well.add(subscriptionId)
    else well.delete(subscriptionId)
  }

  function start(row: Claimed): void {
    held.set(row.id, row)
    onTheirWay.set(row.subscriptionId, (onTheirWay.get(row.subscriptionId) ?? 0) + 1)
    const work = deliver(row).finally(() => {
      running.delete(work)
      const left = (onTheirWay.get(row.subscriptionId) ?? 1) - 1
      if (left > 0) onTheirWay.set(row.subscriptionId, left)
      else onTheirWay.delete(row.subscriptionId)
    })
    running.add(work)
  }

  async function deliver(row: Claimed): Promise<void> {
    try {
      const { eventId: id, type, data, createdAt, apiVersion, livemode, secretCurrent, secretPrevious } = row
      const body = envelope({ id, type, data, createdAt }, apiVersion, livemode)
      const keys = [secretCurrent, ...(secretPrevious ? [secretPrevious] : [])].map(keyring.keyOf)
      const authentication = keyring.openAuthentication(row.authSecret)
      const { url, timeoutMs } = row
      const attempt = await send({ url, livemode, timeoutMs, keys, authentication }, { id, body }, aborting.signal)
      onAttempt(attempt.verdict === 'succeeded' ? 'succeeded' : 'failed', attempt.durationMs / 1000)
      remember(row.subscriptionId, attempt.verdict === 'succeeded')
      writer.write(row, outcomeOf(row, attempt, random()), attempt)
    } catch (error) {
      // the process stops, or a secret does not open: nothing is known of an attempt
      if (!aborting.signal.aborted) log.error({ err: error, delivery: row.id }, 'A delivery could not be sent')
      unsent.push(row)
    }
  }

  async function loop(): Promise<void> {
    while (!stopping.signal.aborted) {
      alarm.reset()
      try {
        await giveBack()
        if (!(await claim())) await alarm.sleep(LONGEST_SLEEP_MS)
      } catch (error) {
        // the database may be restarting; deliveries wait in it
        log.error({ err: error }, 'Could not look for due deliveries; trying again')
        alarm.reset()
        await alarm.sleep(LONGEST_SLEEP_MS)
      }
    }
  }

  async function giveBack(): Promise<void> {
    if (unsent.length === 0) return
    const rows = unsent.splice(0)
    for (const { id } of rows) held.delete(id)
    await releaseDeliveries(database, rows)
  }

  const renewal = setInterval(() => {
    if (held.size === 0) return
    renewDeliveries(database, [...held.values()]).catch(error =>
      log.warn({ err: error }, 'The leases of deliveries could not be renewed'),
    )
  }, RENEW_MS)

  const looping = loop()
  return {
    wake: alarm.wake,
    async stop() {
      stopping.abort()
      await looping
      const late = setTimeout(() => aborting.abort(), STOP_GRACE_MS)
      await Promise.allSettled(running)
      clearTimeout(late)
      await writer.stop()
      clearInterval(renewal)
      await giveBack()
    },
  }
}

/** What an attempt means for its delivery. */
function outcomeOf(row: Claimed, attempt: Attempt, random: number): Outcome {
  const { id, lease, attempts, attemptsBefore, guarantee } = row
  const { verdict, responseCode: code, preview, error, durationMs: ms } = attempt
  const made = { id, lease, code, preview, error, ms, delay: null, dead: null, reason: null }
  if (verdict === 'succeeded') return { ...made, status: 'succeeded' }
  if (guarantee === 'best_effort') return { ...made, status: 'failed' }
  const asked = parseRetryAfter(attempt.retryAfter, Date.now())
  const delay = verdict === 'retry' ? nextDelay(attempts - attemptsBefore + 1, asked, random) : undefined
  if (delay !== undefined) return { ...made, status: 'retrying', delay }
  return { ...made, status: 'dead_lettered', dead: newId('dlq'), reason: reasonOf(attempt) }
}

function reasonOf({ verdict, responseCode }: Attempt): string {
  if (verdict === 'gone') return 'gone'
  if (verdict === 'retry') return 'attempts_exhausted'
  return responseCode === null ? 'blocked' : 'rejected'
}
