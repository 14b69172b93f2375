import type { Database } from './database/database.ts'
import type { Logger } from './log.ts'
import { type Consumer, relay } from './outbox.ts'

export interface RelayDependencies {
  database: Database
  consumers: readonly Consumer[]
  log: Logger
}

export interface Relay {
  stop(): Promise<void>
}

/** Events of one burst are handed over together. */
const GATHER_MS = 10
/** What another process has written is found by looking: a notice at each commit would make commits wait for each other. */
const LOOK_MS = 250

const WAITING = 'SELECT position FROM runtime.outbox ORDER BY position LIMIT 1'

/** Hands domain events to the consumers soon after they are written. */
export function startRelay({ database, consumers, log }: RelayDependencies): Relay {
  let timer: NodeJS.Timeout | undefined
  let running: Promise<void> | undefined
  let again = false
  let stopped = false

  async function run(): Promise<void> {
    do {
      again = false
      await relay(database, consumers).catch(error =>
        log.error({ err: error }, 'Domain events could not be handed over; trying again'),
      )
    } while (again && !stopped)
  }

  function start(): void {
    timer = undefined
    again = true
    running ??= run().finally(() => {
      running = undefined
    })
  }

  function soon(): void {
    if (!stopped) timer ??= setTimeout(start, GATHER_MS)
  }

  async function look(): Promise<void> {
    const waiting = running ? [] : await database.query(WAITING)
    if (waiting.length > 0) soon()
  }

  database.onEmitted(soon)
  const looking =
    database.kind === 'embedded'
      ? undefined
      : setInterval(
          () => void look().catch(error => log.warn({ err: error }, 'Could not look for domain events')),
          LOOK_MS,
        )
  return {
    async stop() {
      stopped = true
      clearInterval(looking)
      clearTimeout(timer)
      await running
    },
  }
}
