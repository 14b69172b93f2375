import type { Platform } from '../../../platform/contribution/platform.ts'
import { logFailure } from '../../../platform/database/retry.ts'
import { MAX_HOPS } from '../../../platform/events/hops.ts'
import type { Traces } from '../../../platform/telemetry/traces.ts'
import { newId } from '../../../platform/values/ids.ts'
import { contentOf } from '../attempt/envelope.ts'
import { withFetchToken } from '../attempt/fetch-token.ts'
import type { Keyring } from '../attempt/keyring.ts'
import { type Attempt, isWithheld, type Send } from '../attempt/send.ts'
import { sendTo } from '../attempt/target.ts'
import { traceHeaders, traceIdOf } from '../attempt/trace.ts'
import type { Circuits } from './circuits.ts'
import { nextDelay, parseRetryAfter } from './schedule.ts'
import { recordAttempt } from './spans.ts'
import {
  type Claimed,
  EXPIRED,
  type Outcome,
  RENEW_SECONDS,
  releaseDeliveries,
  renewDeliveries,
} from './sql/deliveries.ts'
import { createWriter } from './writer.ts'

/** Called for each attempt with the delivery's new status, the duration, and the time since its event occurred. */
export type OnAttempt = (attempt: {
  status: Outcome['status']
  /** Whether it is the first attempt of its delivery. */
  first: boolean
  seconds: number
  secondsSinceEvent: number
}) => void

export interface SenderDependencies extends Pick<Platform, 'database' | 'log'> {
  send: Send
  keyring: Keyring
  circuits: Circuits
  onAttempt: OnAttempt
  traces?: Traces | undefined
  /** From 0 to below 1. */
  random?: () => number
}

export interface SenderEvents {
  /** The delivery is no longer in flight. */
  onSent(row: Claimed, succeeded: boolean): void
  /** Their outcomes are stored, or left to the process that finds their lease expired. */
  onSettled(rows: readonly Claimed[]): void
  /** Their leases were renewed because sending takes longer. */
  onRenewed?(rows: readonly Claimed[]): void
}

export interface Sender {
  /** Starts sending a delivery that this process has claimed, and renews its lease until it is settled. */
  send(row: Claimed): void
  /** Waits a short time for deliveries in flight, and releases the rest. */
  stop(): Promise<void>
}

const STOP_GRACE_MS = 1_000

/** Sends each delivery independently: none waits for the slowest. */
export function createSender(dependencies: SenderDependencies, events: SenderEvents): Sender {
  const { onSent, onSettled, onRenewed } = events
  const { database, log, send, keyring, circuits, onAttempt, traces, random = Math.random } = dependencies
  const aborting = new AbortController()
  const held = new Map<string, Claimed>()
  const running = new Set<Promise<void>>()
  const unsent: Claimed[] = []
  const writer = createWriter({ database, log, circuits, onWritten: settle })

  function settle(rows: readonly Claimed[]): void {
    for (const { id } of rows) held.delete(id)
    onSettled(rows)
  }

  async function deliver(row: Claimed): Promise<void> {
    try {
      const { eventId: id, type, createdAt, apiVersion, livemode, fetchUntil } = row
      const token = fetchUntil && keyring.fetchToken(id, { ...row, expiresAt: fetchUntil })
      const data = token === null ? row.data : withFetchToken(row.data, token)
      const content = contentOf({ id, type, data, createdAt }, apiVersion, livemode, row.format)
      const startedAt = Date.now()
      const trace = traceHeaders(row, row.id, row.attempts + 1)
      const attempt =
        withheld(row) ??
        (await sendTo(row, livemode, keyring, target =>
          send(
            target,
            { ...content, id, type, trace, hops: row.hops, ...(token !== null && { secret: token }) },
            { signal: aborting.signal },
          ),
        ))
      const succeeded = attempt.verdict === 'succeeded'
      const outcome = outcomeOf(row, attempt, random())
      onAttempt({
        status: outcome.status,
        first: row.attempts === 0,
        seconds: attempt.durationMs / 1000,
        secondsSinceEvent: Math.max(0, Date.now() - createdAt.getTime()) / 1000,
      })
      if (attempt.verdict === 'circular')
        log.warn({ ...placeOf(row), webhook: row.subscriptionId }, 'A delivery was refused: it is part of a circle')
      if (traces && !isWithheld(attempt))
        recordAttempt(traces, { ...row, url: keyring.url.decrypt(row.url) }, outcome, startedAt)
      if (log.isLevelEnabled('debug'))
        log.debug(
          {
            ...placeOf(row),
            attempt: row.attempts + 1,
            status: outcome.status,
            code: outcome.code,
            ms: outcome.ms,
          },
          'A webhook delivery was attempted',
        )
      onSent(row, succeeded)
      writer.write(row, outcome, attempt)
    } catch (error) {
      onSent(row, false)
      // the process is stopping: the result of the attempt is unknown
      if (aborting.signal.aborted) return void unsent.push(row)
      log.error({ err: error, ...placeOf(row) }, 'A delivery could not be sent; trying again when its lease ends')
      settle([row])
    }
  }

  const renewal = setInterval(() => {
    const rows = [...held.values()]
    if (rows.length === 0) return
    renewDeliveries(database, rows).then(
      () => onRenewed?.(rows),
      error => logFailure(log, error, 'The leases of deliveries could not be renewed'),
    )
  }, RENEW_SECONDS * 1000)

  return {
    send(row) {
      held.set(row.id, row)
      const work = deliver(row).finally(() => running.delete(work))
      running.add(work)
    },
    async stop() {
      const late = setTimeout(() => aborting.abort(), STOP_GRACE_MS)
      await Promise.allSettled(running)
      clearTimeout(late)
      await writer.stop()
      clearInterval(renewal)
      if (unsent.length === 0) return
      await releaseDeliveries(database, unsent).catch(error =>
        logFailure(log, error, 'Deliveries could not be released; they are due again when their leases end'),
      )
      settle(unsent)
    },
  }
}

/** Where a line of the log belongs. */
const placeOf = (row: Claimed): object => ({ traceId: traceIdOf(row), event: row.eventId, delivery: row.id })

/** What is stored instead of the result of an attempt that is not made. Undefined if it is made. */
function withheld({ expired, expiresIn, hops }: Claimed): Attempt | undefined {
  const nothing = { responseCode: null, preview: null, durationMs: 0, retryAfter: null }
  if (expired)
    return {
      ...nothing,
      verdict: 'expired',
      error: 'Not sent: the event is older than max_event_age_seconds of the subscription.',
    }
  if (expiresIn !== null && expiresIn <= 0) return { ...nothing, verdict: 'expired', error: `Not sent: ${EXPIRED}` }
  if (hops < MAX_HOPS) return undefined
  return {
    ...nothing,
    verdict: 'circular',
    error: `Not sent: ${hops} deliveries in a row led to this event, so the deliveries run in a circle. Remove the source or the subscription that closes it.`,
  }
}

/** The outcome of a delivery after an attempt. */
function outcomeOf(row: Claimed, attempt: Attempt, random: number): Outcome {
  const { id, lease, attempts, attemptsBefore, guarantee } = row
  const { verdict, responseCode: code, preview, error, durationMs: ms } = attempt
  const made = { id, lease, code, preview, error, ms, delay: null, dead: null, reason: null }
  if (verdict === 'succeeded') return { ...made, status: 'succeeded' }
  if (guarantee === 'best_effort') return { ...made, status: 'failed' }
  if (isWithheld(attempt)) return { ...made, status: 'dead_lettered', dead: newId('dlq'), reason: verdict }
  const asked = parseRetryAfter(attempt.retryAfter, Date.now())
  const delay = verdict === 'retry' ? nextDelay(attempts - attemptsBefore + 1, asked, random) : undefined
  // nothing is sent after the event has expired, so no retry waits for that
  if (delay !== undefined && row.expiresIn !== null && delay + ms / 1000 >= row.expiresIn)
    return { ...made, status: 'dead_lettered', dead: newId('dlq'), reason: 'expired' }
  if (delay !== undefined) return { ...made, status: 'retrying', delay }
  return { ...made, status: 'dead_lettered', dead: newId('dlq'), reason: reasonOf(attempt) }
}

function reasonOf({ verdict, responseCode }: Attempt): string {
  if (verdict === 'gone') return 'gone'
  if (verdict === 'retry') return 'attempts_exhausted'
  return responseCode === null ? 'blocked' : 'rejected'
}
