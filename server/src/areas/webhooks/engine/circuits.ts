import { randomUUID } from 'node:crypto'
import type { Platform } from '../../../platform/contribution/platform.ts'
import { logFailure } from '../../../platform/database/retry.ts'
import { retried } from '../../../platform/database/sql-errors.ts'
import { newId } from '../../../platform/values/ids.ts'
import type { Keyring } from '../attempt/keyring.ts'
import type { Send, Verdict } from '../attempt/send.ts'
import { HALF_OPEN_AFTER_SECONDS, PROBE_JITTER } from '../limits.ts'
import { ping } from '../subscriptions/ping.ts'
import { factorOf } from './schedule.ts'
import * as rows from './sql/circuits.ts'
import type { Claimed } from './sql/deliveries.ts'

export interface CircuitsDependencies extends Pick<Platform, 'database' | 'log'> {
  send: Send
  keyring: Keyring
  /** Called when waiting deliveries become due. */
  onClosed?: () => void
  /** Called for deliveries that were given up without an attempt. */
  onBuried?: (buried: rows.Buried) => void
  random?: () => number
}

export interface AttemptResult extends Pick<Claimed, 'subscriptionId' | 'failureCount' | 'eventId' | 'type'> {
  verdict: Verdict
  error: string | null
}

export interface Circuits {
  /** Counts attempts in order, and opens the circuit of a receiver that failed too often. */
  note(attempts: readonly AttemptResult[]): Promise<void>
  /** Disables subscriptions whose circuits were open for too long, and probes those that were open long enough. */
  runDue(): Promise<void>
}

const DEAD_AT_ONCE = 500

/**
 * A circuit for each subscription: closed, open after consecutive failures, half open while test events are sent. Every
 * change is one guarded statement, so that only one of many processes makes it.
 */
export function createCircuits(dependencies: CircuitsDependencies): Circuits {
  const { database, log, send, keyring, onClosed, onBuried, random = Math.random } = dependencies
  /** Subscriptions that have failed in this process since their last success: a claim's count may be older. */
  const failing = new Set<string>()
  const wait = (): number => HALF_OPEN_AFTER_SECONDS * factorOf(PROBE_JITTER, random())

  /** @param seconds until those that are open now are probed */
  function tell(changes: readonly rows.Change[], seconds?: number): void {
    for (const { id, from, to, reason } of changes)
      log.warn(
        { webhook: id, from, to, reason, ...(to === 'open' && { probedInSeconds: seconds }) },
        'The circuit of a webhook subscription changed',
      )
    if (changes.some(({ to }) => to === 'closed')) onClosed?.()
  }

  async function disable(ids: readonly string[], reason: 'gone' | 'circuit_open'): Promise<void> {
    for (const { id } of await rows.disable(database, ids, reason))
      log.warn({ webhook: id, reason }, 'A webhook subscription was disabled')
  }

  /** Moves waiting deliveries to the dead letters: of subscriptions that were disabled, or of events that have expired. */
  async function deadLetter(waiting: typeof rows.deadLetterWaiting): Promise<void> {
    for (;;) {
      const ids = Array.from({ length: DEAD_AT_ONCE }, () => newId('dlq'))
      const buried = await waiting(database, ids)
      onBuried?.(buried)
      if (buried.dead_lettered + buried.failed < DEAD_AT_ONCE) return
    }
  }

  /** Sends a test event before what waits. A failure opens the circuit again, the second success closes it. */
  async function probe(subscription: rows.Probing): Promise<void> {
    try {
      const { attempt } = await ping(database.scope(subscription), subscription, { send, keyring })
      const succeeded = attempt.verdict === 'succeeded'
      const reason = attempt.error ?? 'test events succeeded'
      const seconds = wait()
      tell(await rows.endProbe(database, { ...subscription, succeeded, reason }, seconds), seconds)
      if (attempt.verdict === 'gone') await disable([subscription.id], 'gone')
    } catch (error) {
      // deleted meanwhile, or the database is unavailable: the probe counts as failed after a timeout
      logFailure(log, error, 'A probe could not be brought to its end', { webhook: subscription.id })
    }
  }

  return {
    async note(attempts) {
      const counts = countFailures(attempts).filter(
        ({ id, failures, known }) => failures > 0 || known || failing.has(id),
      )
      for (const { id, failures } of counts) {
        if (failures > 0) failing.add(id)
        else failing.delete(id)
      }
      const seconds = wait()
      if (counts.length > 0) tell(await retried(() => rows.countFailures(database, counts, seconds)), seconds)
      const gone = attempts.filter(({ verdict }) => verdict === 'gone').map(({ subscriptionId }) => subscriptionId)
      if (gone.length === 0) return
      await disable([...new Set(gone)], 'gone')
      await deadLetter(rows.deadLetterWaiting)
    },

    async runDue() {
      await disable(await rows.openTooLong(database), 'circuit_open')
      await deadLetter(rows.deadLetterWaiting)
      await deadLetter(rows.deadLetterExpired)
      for (;;) {
        const begun = await rows.beginProbes(database, randomUUID())
        tell(
          begun
            .filter(({ from }) => from === 'open')
            .map(({ id, from }) => ({ id, from, to: 'half_open', reason: 'time' })),
        )
        if (begun.length === 0) return
        await Promise.all(begun.map(probe))
      }
    },
  }
}

/** Failures since the last success of each subscription, and whether earlier failures were already known. */
function countFailures(attempts: readonly AttemptResult[]): (rows.FailureCount & { known: boolean })[] {
  const counts = new Map<string, rows.FailureCount & { known: boolean }>()
  for (const { subscriptionId: id, verdict, failureCount, eventId, type, error } of attempts) {
    const count = counts.get(id) ?? { id, failures: 0, succeeded: false, known: failureCount > 0 }
    if (verdict === 'succeeded') Object.assign(count, { failures: 0, succeeded: true })
    else {
      count.failures += 1
      count.last = { event_id: eventId, event_type: type, error }
    }
    counts.set(id, count)
  }
  return [...counts.values()]
}
