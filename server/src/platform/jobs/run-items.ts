import { setImmediate } from 'node:timers/promises'
import type { Logger } from 'pino'
import type { BillingContext } from '../credits/credits.ts'
import type { Database } from '../database/database.ts'
import type { JsonObject } from '../values/json.ts'
import { holdLease } from './hold-lease.ts'
import {
  completeItemizedJob,
  failItemizedJob,
  type ItemOutcome,
  itemError,
  itemizedJobContext,
  type JobItem,
  noteWaiting,
  pendingItems,
  recordOutcomes,
} from './itemized-job.ts'
import { type ClaimedJob, renew } from './jobs.ts'
import { type JobKind, type Turn, type Unfinished, YIELD } from './runner.ts'

/** A run of a job over the items of its event. */
export interface ItemRun {
  job: ClaimedJob
  eventId: string
  /** Who pays, as they are when these items were taken. */
  billing: BillingContext
  signal: AbortSignal
  /** Does work and writes its outcomes in one transaction, which only the holder of the job's lease can commit. */
  record(work: () => Promise<readonly ItemOutcome[]>): Promise<void>
  /** The error of an item, as a response body. @throws the error, if the work can go on later */
  refusal(error: unknown): JsonObject
}

/** Why the work waits, as its event shows it, and for how long [longer with each attempt]. */
export interface Pause {
  reason: string
  seconds?: number | undefined
}

/** What a job does with its items. */
export interface ItemWork<Read> {
  /** How many items are taken at once. */
  limit: number
  /** The first of these items that are read and stored together. [all] */
  select?(run: ItemRun, items: readonly JobItem[]): readonly JobItem[]
  /** Writes nothing. The items are read while the ones before them are stored. */
  read(run: ItemRun, items: readonly JobItem[]): Promise<Read>
  /** Whether the next items may be read before these are stored. [yes] @param items these and the next */
  mayReadAhead?(run: ItemRun, read: Read, items: readonly JobItem[]): boolean
  /** Stores what was read, with the outcome of each item. @returns why the rest waits, if it does */
  store(run: ItemRun, read: Read): Promise<Pause | undefined>
  /** The result of the event. */
  summarize(run: ItemRun): Promise<JsonObject>
}

const MAX_PAUSE_SECONDS = 300

interface Taken {
  run: ItemRun
  items: readonly JobItem[]
}

/** The kind of a job that goes through the items of an event. After a crash it resumes at the first one without an outcome. */
export function runItems<Read>({ database, log }: { database: Database; log: Logger }, work: ItemWork<Read>): JobKind {
  /** The next items after one. Undefined if the event is gone. */
  async function take(job: ClaimedJob, signal: AbortSignal, after?: number): Promise<Taken | undefined> {
    const eventId = eventOf(job)
    const context = await itemizedJobContext(database, eventId)
    if (!context) return undefined
    const { caller, credits, definitionsVersion } = context
    const scope = database.scope(context)
    const principal = { credits, definitionsVersion, ...(caller.keyId !== null && { key: { id: caller.keyId } }) }
    const run: ItemRun = {
      job,
      eventId,
      billing: { principal, scope, requestId: caller.requestId },
      signal,
      record: outcomes =>
        database.retriedTransaction(async () => {
          await renew(database, job)
          await recordOutcomes(scope, eventId, await outcomes())
        }),
      refusal: error => itemError(error, { job, signal, log }),
    }
    const items = await pendingItems(scope, eventId, { limit: work.limit, after })
    return { run, items: work.select?.(run, items) ?? items }
  }

  async function handle(job: ClaimedJob, signal: AbortSignal, turn: Turn): Promise<Unfinished | undefined> {
    let taken = await take(job, signal)
    let reading = taken && work.read(taken.run, taken.items)
    for (;;) {
      const read = await reading
      if (!taken || read === undefined) return undefined
      const { run, items } = taken
      const last = items.at(-1)
      if (!last) {
        await completeItemizedJob(run.billing.scope, run.eventId, await work.summarize(run))
        return undefined
      }
      signal.throwIfAborted()
      const isOver = turn.isOver()
      const next = isOver ? undefined : await take(job, signal, last.index)
      const isAhead = next && (work.mayReadAhead?.(next.run, read, [...items, ...next.items]) ?? true)
      reading = isAhead ? work.read(next.run, next.items) : undefined
      // awaited when these are stored
      reading?.catch(() => {})
      const pause = await work.store(run, read)
      if (pause) return wait(run, pause)
      if (isOver) return YIELD
      // what is stored may decide what can be paid
      taken = isAhead ? next : await take(job, signal, last.index)
      reading ??= taken && work.read(taken.run, taken.items)
      // lets waiting calls run in between
      await setImmediate()
    }
  }

  return {
    lane: 'bulk',
    handle: (job, stopping, turn) => holdLease(database, job, stopping, signal => handle(job, signal, turn)),
    onGivenUp: (job, error) => failItemizedJob(database, eventOf(job), error.message),
  }
}

async function wait({ job, eventId, billing }: ItemRun, { reason, seconds }: Pause): Promise<Unfinished> {
  await noteWaiting(billing.scope, eventId, reason)
  return { again: Math.min(MAX_PAUSE_SECONDS, seconds ?? 2 ** job.attempts) }
}

const eventOf = ({ payload }: ClaimedJob): string => String(payload.eventId)
