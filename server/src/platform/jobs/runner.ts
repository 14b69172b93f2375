import type { Logger } from 'pino'
import { inBackground } from '../concurrency/background.ts'
import { createWakeableSleep } from '../concurrency/wakeable-sleep.ts'
import type { Database } from '../database/database.ts'
import { isUnavailable, logFailure, pause } from '../database/retry.ts'
import { ApiError, unexpectedError } from '../values/errors.ts'
import { type ClaimedJob, claim, dueIn, finish, LeaseLostError, postpone } from './jobs.ts'
import { LANES, type Lane, LanePlaces, placesOf } from './lanes.ts'

/** The turn of a job's owner in its lane. */
export interface Turn {
  /** Whether the job has run for so long that others are to go first. It then returns `YIELD` at the next good moment. */
  isOver(): boolean
  /** Frees the place while the job waits for others, such as a model. The job runs on. */
  leave(): void
}

/** A job that is not done. */
export interface Unfinished {
  /** Seconds until it runs again. */
  again: number
  /** Whether this run counts as an attempt. [yes] */
  attempted?: boolean
  /** Seconds in which this process starts no job of the same owner in the lane. */
  rest?: number
}

/** What a job returns whose turn is over. */
export const YIELD: Unfinished = { again: 0, attempted: false }

/** Runs a job. It can run again after a crash, and then must skip completed work. */
export type JobHandler = (job: ClaimedJob, signal: AbortSignal, turn: Turn) => Promise<Unfinished | undefined>

export interface JobKind {
  lane: Lane
  handle: JobHandler
  /** Called after the last attempt has failed, to store the outcome. The message of the error is for callers. */
  onGivenUp?: (job: ClaimedJob, error: Error) => Promise<void>
}

export interface Runner {
  /** Looks for due jobs now. */
  wake(): void
  /** Claims no more jobs, and resolves when the running ones have stopped. */
  stop(): Promise<void>
}

interface RunnerOptions {
  database: Database
  kinds: Readonly<Record<string, JobKind>>
  log: Logger
}

const MAX_SLEEP_MS = 5_000
/** How long a job works before others have their turn. */
const TURN_MS = 1_000
const backoffSeconds = (attempts: number): number => Math.min(300, 2 ** attempts)

/**
 * Runs background jobs in this process: claims due jobs of each lane, by turns over organizations, sleeps until the next
 * one is due, and can be woken early. Any number of processes can run one on the same database.
 */
export function startRunner({ database, kinds, log }: RunnerOptions): Runner {
  const most = placesOf(database)
  const lanes = LANES.map(lane => ({
    places: new LanePlaces(lane, most[lane]),
    kinds: Object.keys(kinds).filter(kind => kinds[kind]?.lane === lane),
  }))
  const stopping = new AbortController()
  const running = new Set<Promise<void>>()
  const alarm = createWakeableSleep(stopping.signal)

  async function run(job: ClaimedJob, kind: JobKind, places: LanePlaces, leave: () => void): Promise<void> {
    const end = performance.now() + TURN_MS
    try {
      const result = await kind.handle(job, stopping.signal, { leave, isOver: () => performance.now() > end })
      if (result?.rest !== undefined) places.rest(job.owner, result.rest)
      if (result) await postpone(database, job, result.again, result)
      else await finish(database, job)
    } catch (error) {
      await afterFailure(kind, job, error)
    }
  }

  async function afterFailure(kind: JobKind, job: ClaimedJob, error: unknown): Promise<void> {
    const cause = error instanceof Error ? error : new Error(String(error))
    if (cause instanceof LeaseLostError) return log.warn({ job: job.id }, cause.message)
    if (stopping.signal.aborted) return postpone(database, job, 0)
    logFailure(log, cause, 'A background job failed', { job: job.id, kind: job.kind, attempt: job.attempts })
    const wait = isUnavailable(cause) ? 0 : backoffSeconds(job.attempts)
    if (wait === 0) await pause(database, stopping.signal)
    if (job.attempts < job.maxAttempts) return postpone(database, job, wait, { error: cause.message })
    await kind.onGivenUp?.(job, cause instanceof ApiError ? cause : unexpectedError(`job ${job.id}`))
    await finish(database, job)
  }

  function start(job: ClaimedJob): void {
    const kind = kinds[job.kind]
    const places = lanes.find(({ places: { lane } }) => lane === kind?.lane)?.places
    if (!kind || !places) return
    places.after = job.tenantId ?? 0
    const free = places.take(job.owner)
    const leave = (): void => {
      free()
      alarm.wake()
    }
    const work = inBackground(() => run(job, kind, places, leave))
      .catch(error => logFailure(log, error, 'A background job could not be released', { job: job.id }))
      .finally(() => {
        running.delete(work)
        leave()
      })
    running.add(work)
  }

  async function loop(): Promise<void> {
    while (!stopping.signal.aborted) {
      alarm.reset()
      try {
        const open = lanes.filter(({ places, kinds }) => kinds.length > 0 && !places.isFull())
        const looked = open.map(({ places, kinds }) => ({ kinds, after: places.after, busy: places.busy() }))
        const jobs = looked.length > 0 ? await claim(database, looked) : []
        for (const job of jobs) start(job)
        if (jobs.length > 0) continue
        const names = open.flatMap(({ kinds }) => kinds)
        const seconds = names.length > 0 ? await dueIn(database, names) : undefined
        await alarm.sleep(Math.min(MAX_SLEEP_MS, Math.max(10, (seconds ?? MAX_SLEEP_MS) * 1000)))
      } catch (error) {
        logFailure(log, error, 'Could not look for background jobs; trying again')
        await pause(database, stopping.signal)
      }
    }
  }

  const looping = loop()
  return {
    wake: alarm.wake,
    async stop() {
      stopping.abort()
      await looping
      await Promise.allSettled(running)
    },
  }
}
