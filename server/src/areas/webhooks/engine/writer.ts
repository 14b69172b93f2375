import type { Platform } from '../../../platform/contribution/platform.ts'
import { logFailure, pause } from '../../../platform/database/retry.ts'
import { retried } from '../../../platform/database/sql-errors.ts'
import { type Attempt, isWithheld } from '../attempt/send.ts'
import type { Circuits } from './circuits.ts'
import { noteCircles } from './sql/circles.ts'
import { type Claimed, finishDeliveries, type Outcome } from './sql/deliveries.ts'

const WRITTEN_AT_ONCE = 100
const WAIT_MS = 5

export interface WriterDependencies extends Pick<Platform, 'database' | 'log'> {
  circuits: Circuits
  onWritten(claimed: readonly Claimed[]): void
}

interface Entry {
  row: Claimed
  outcome: Outcome
  attempt: Attempt
}

export interface Writer {
  write(row: Claimed, outcome: Outcome, attempt: Attempt): void
  /** Resolves when all outcomes are stored. */
  stop(): Promise<void>
}

/** Stores outcomes in batches: those that arrive within 5 ms, or up to a hundred, in one statement. */
export function createWriter({ database, log, circuits, onWritten }: WriterDependencies): Writer {
  let waiting: Entry[] = []
  let timer: NodeJS.Timeout | undefined
  let writing: Promise<void> | undefined
  const stopping = new AbortController()

  async function writeAll(): Promise<void> {
    while (waiting.length > 0) {
      const entries = waiting.slice(0, WRITTEN_AT_ONCE)
      try {
        await retried(() =>
          finishDeliveries(
            database,
            entries.map(({ outcome }) => outcome),
          ),
        )
      } catch (error) {
        logFailure(log, error, 'Outcomes of deliveries could not be written; trying again')
        // outcomes that were not stored are sent again by the process that finds their lease expired
        if (stopping.signal.aborted) return
        await pause(database, stopping.signal)
        continue
      }
      waiting = waiting.slice(entries.length)
      await circuits
        .note(
          entries
            .filter(({ attempt }) => !isWithheld(attempt))
            .map(({ row, attempt }) => ({ ...row, verdict: attempt.verdict, error: attempt.error })),
        )
        .catch(error => logFailure(log, error, 'Failures of receivers could not be counted'))
      const circular = entries.filter(({ attempt }) => attempt.verdict === 'circular').map(({ row }) => row)
      await noteCircles(database, circular).catch(error => logFailure(log, error, 'Circles could not be reported'))
      onWritten(entries.map(({ row }) => row))
    }
  }

  function flush(): void {
    clearTimeout(timer)
    timer = undefined
    writing ??= writeAll().finally(() => {
      writing = undefined
      if (waiting.length > 0) soon()
    })
  }

  function soon(): void {
    if (waiting.length >= WRITTEN_AT_ONCE) flush()
    else if (!writing) timer ??= setTimeout(flush, WAIT_MS)
  }

  return {
    write(row, outcome, attempt) {
      waiting.push({ row, outcome, attempt })
      soon()
    },
    async stop() {
      stopping.abort()
      flush()
      await writing
    },
  }
}
