import { setTimeout as sleep } from 'node:timers/promises'
import type { Database } from '../database/database.ts'
import { logFailure, pause } from '../database/retry.ts'
import type { Logger } from '../log/log.ts'
import { type Consumer, relay } from './outbox.ts'

export interface RelayDependencies {
  database: Database
  consumers: readonly Consumer[]
  log: Logger
}

export interface Relay {
  stop(): Promise<void>
}

/** Events of one burst are passed together. */
const GATHER_MS = 10
/** The channel on which triggers say that they have written an event. */
const EVENTS_CHANNEL = 'keepsake_events'
/** Events of other processes are found by polling, since a notification at each commit would serialize commits. */
const LOOK_MS = 250

const WAITING = 'SELECT position FROM runtime.outbox ORDER BY position LIMIT 1'

/** Passes domain events to the consumers soon after they are written. */
export async function startRelay({ database, consumers, log }: RelayDependencies): Promise<Relay> {
  let timer: NodeJS.Timeout | undefined
  let running: Promise<void> | undefined
  let again = false
  const stopping = new AbortController()
  const { signal } = stopping

  async function run(): Promise<void> {
    do {
      again = false
      try {
        await relay(database, consumers)
      } catch (error) {
        logFailure(log, error, 'Domain events could not be handed over; trying again')
        await pause(database, signal)
        again = true
      }
    } while (again && !signal.aborted)
  }

  function start(): void {
    timer = undefined
    again = true
    running ??= run().finally(() => {
      running = undefined
    })
  }

  function soon(): void {
    if (!signal.aborted) timer ??= setTimeout(start, GATHER_MS)
  }

  async function look(): Promise<void> {
    while (!signal.aborted) {
      await sleep(LOOK_MS, undefined, { signal }).catch(() => {})
      try {
        const waiting = running || signal.aborted ? [] : await database.query(WAITING)
        if (waiting.length > 0) soon()
      } catch (error) {
        logFailure(log, error, 'Could not look for domain events')
        await pause(database, signal)
      }
    }
  }

  database.onEmitted(soon)
  const embedded = database.kind === 'embedded'
  const stopListening = embedded ? await database.listen(EVENTS_CHANNEL, soon) : undefined
  const looking = embedded ? undefined : look()
  return {
    async stop() {
      stopping.abort()
      await stopListening?.()
      clearTimeout(timer)
      await looking
      await running
    },
  }
}
