import type { Logger } from 'pino'
import type { Database } from '../database/database.ts'
import type { Scope } from '../database/scope.ts'
import { mayPass } from '../database/sql-errors.ts'
import { withoutText } from '../database/tracing/without-text.ts'
import { ApiError, toBody, unexpectedError } from '../values/errors.ts'
import { newId } from '../values/ids.ts'
import type { Json, JsonObject } from '../values/json.ts'
import type { TimeSettings } from '../values/time-settings.ts'
import { ENDED_JOBS } from './events.ts'
import { type ClaimedJob, DEFAULT_ATTEMPTS, JOBS_CHANNEL, LeaseLostError } from './jobs.ts'
import { admitToQueue, type QueueLimits } from './queue-limit.ts'

/** Background work that a caller can watch: an event with its items, and the job that processes them. */
export interface ItemizedWork {
  /** The type of the event, and the kind of the job. */
  type: string
  items: readonly Json[]
  /** The caller who requested it. */
  caller: JobCaller
  /** How much of its organization may wait. [no limit, for what has to follow a change] */
  queue?: QueueLimits
  maxAttempts?: number
}

export interface JobCaller {
  keyId: string | null
  requestId: string
}

export interface JobItem {
  index: number
  input: Json
  /** What is noted about work that was begun on it; see `noteItems`. */
  noted: JsonObject | null
}

/** The outcome of an item: a result, or the error in the form of a response. */
export interface ItemOutcome {
  index: number
  result?: JsonObject
  error?: JsonObject
}

const BEGIN = `
  WITH event AS (
    INSERT INTO events (id, tenant_id, type, total, caller)
    SELECT $2, $1::int, $3, jsonb_array_length($4::jsonb), $5::jsonb
  ), item AS (
    INSERT INTO event_items (event_id, index, tenant_id, input)
    SELECT $2, (place - 1)::int, $1::int, input FROM jsonb_array_elements($4::jsonb) WITH ORDINALITY AS a(input, place)
  ), job AS (
    INSERT INTO runtime.jobs (id, kind, tenant_id, payload, run_at, max_attempts)
    SELECT $6, $3, $1::int, jsonb_build_object('eventId', $2::text), app_now(), $7 RETURNING kind
  )
  SELECT pg_notify('${JOBS_CHANNEL}', kind)::text FROM job`

const PENDING = `SELECT i.index, i.input, i.result AS noted FROM event_items i JOIN events e ON e.tenant_id = i.tenant_id AND e.id = i.event_id
  WHERE i.tenant_id = $1 AND i.event_id = $2 AND i.outcome = 'pending' AND i.index > $4 AND e.finished_at IS NULL
  ORDER BY i.index LIMIT $3`

const RECORD = `
  WITH outcome AS (
    SELECT * FROM jsonb_to_recordset($3::jsonb) AS o(index int, result jsonb, error jsonb)
  ), done AS (
    UPDATE event_items i SET outcome = CASE WHEN o.error IS NULL THEN 'succeeded' ELSE 'failed' END,
      result = o.result, error = o.error, input = NULL
    FROM outcome o
    WHERE i.tenant_id = $1 AND i.event_id = $2 AND i.index = o.index AND i.outcome = 'pending'
    RETURNING i.outcome
  )
  UPDATE events SET status = CASE WHEN finished_at IS NULL THEN 'processing' ELSE status END, started_at = coalesce(started_at, app_now()),
    error = CASE WHEN finished_at IS NULL THEN NULL ELSE error END,
    done = done + (SELECT count(*) FROM done), failed = failed + (SELECT count(*) FROM done WHERE outcome = 'failed')
  WHERE tenant_id = $1 AND id = $2`

/** SQL that ends a job with its domain event. @param end SQL of an update of `events` */
const ending = (end: string): string =>
  `WITH ended AS (${end} RETURNING tenant_id, id, type, status, total, failed, hops) ${ENDED_JOBS}`

const NOTE = `UPDATE event_items i SET result = o.result FROM jsonb_to_recordset($3::jsonb) AS o(index int, result jsonb)
  WHERE i.tenant_id = $1 AND i.event_id = $2 AND i.index = o.index AND i.outcome = 'pending'`

const COMPLETE = ending(`UPDATE events SET
    status = CASE WHEN failed = 0 THEN 'completed' WHEN failed = total THEN 'failed' ELSE 'partial' END,
    finished_at = app_now(), result = $3::jsonb, error = CASE WHEN failed = total THEN $4 END
  WHERE tenant_id = $1 AND id = $2 AND finished_at IS NULL`)

const CANCEL = ending(`UPDATE events SET status = 'cancelled', finished_at = app_now()
  WHERE tenant_id = $1 AND id = $2 AND finished_at IS NULL`)

const WAIT = `UPDATE events SET status = 'processing', started_at = coalesce(started_at, app_now()), error = $3
  WHERE tenant_id = $1 AND id = $2 AND finished_at IS NULL`

const FAIL = ending(`UPDATE events SET
    status = CASE WHEN done > failed THEN 'partial' ELSE 'failed' END, finished_at = app_now(), error = $2
  WHERE id = $1 AND finished_at IS NULL`)

const CALLER = `
  SELECT e.caller, e.status, e.finished_at IS NOT NULL AS finished, t.id AS "tenantId", t.livemode, t.credits, t.definitions_version AS "definitionsVersion",
    json_strip_nulls(json_build_object('timeZone', o.time_zone, 'locale', o.locale)) AS organization
  FROM events e JOIN tenants t ON t.id = e.tenant_id JOIN organizations o ON o.id = t.organization_id WHERE e.id = $1`

/**
 * Creates the event, its items and the job in one statement.
 * @returns the event's id
 * @throws ApiError `rate_limit_error` if too much of the organization waits
 */
export async function beginItemizedJob(scope: Scope, work: ItemizedWork): Promise<string> {
  const { type, items, caller, queue, maxAttempts = DEFAULT_ATTEMPTS } = work
  const eventId = newId('job')
  const values = [eventId, type, JSON.stringify(items), JSON.stringify(caller), newId('tsk'), maxAttempts]
  await scope.retriedTransaction(async () => {
    if (queue) await admitToQueue(scope, queue, items.length)
    await scope.query(BEGIN, values)
  })
  return eventId
}

/** Returns the next items without an outcome, after the one with this index. Empty if the event has ended. */
export const pendingItems = (
  scope: Scope,
  eventId: string,
  { limit, after = -1 }: { limit: number; after?: number | undefined },
): Promise<JobItem[]> => scope.query<JobItem>(PENDING, [eventId, limit, after])

/** Stores outcomes and advances the event's progress. Call it in the transaction of the work. */
export async function recordOutcomes(scope: Scope, eventId: string, outcomes: readonly ItemOutcome[]): Promise<void> {
  await scope.query(RECORD, [eventId, JSON.stringify(outcomes)])
}

/** Notes what was done for items that have no outcome yet: a run after a crash goes on from there. */
export async function noteItems(
  scope: Scope,
  eventId: string,
  noted: readonly { index: number; result: JsonObject }[],
): Promise<void> {
  if (noted.length > 0) await scope.query(NOTE, [eventId, JSON.stringify(noted)])
}

/**
 * The error of an item, as a response body. One that nobody expects ends the item and not the work.
 * @throws the error, if the work can go on later: it stops, or the database or another service does not answer. One
 * that nobody expects is thrown in the first attempt too.
 */
export function itemError(
  error: unknown,
  { job, signal, log }: { job: ClaimedJob; signal: AbortSignal; log: Logger },
): JsonObject {
  if (error instanceof ApiError && error.status < 500) return toBody(error)
  const isExpected = error instanceof ApiError || error instanceof LeaseLostError || signal.aborted || mayPass(error)
  if (isExpected || job.attempts === 1) throw error
  log.error({ job: job.id, kind: job.kind, error: withoutText(error) }, 'An item of a background job failed')
  return toBody(unexpectedError(`job ${job.id}`))
}

/** Ends the event once all items have an outcome. */
export async function completeItemizedJob(scope: Scope, eventId: string, result: JsonObject): Promise<void> {
  await scope.query(COMPLETE, [eventId, JSON.stringify(result), 'No item succeeded; see the details of this event.'])
}

/** Cancels the event, unless it has ended. */
export async function cancelItemizedJob(scope: Scope, eventId: string): Promise<void> {
  await scope.query(CANCEL, [eventId])
}

/** Says why the work waits, until the next outcome. */
export async function noteWaiting(scope: Scope, eventId: string, reason: string): Promise<void> {
  await scope.query(WAIT, [eventId, reason])
}

/** Fails the event after the job was given up. Outcomes so far are kept. */
export async function failItemizedJob(database: Database, eventId: string, error: string): Promise<void> {
  await database.query(FAIL, [eventId, error])
}

export interface ItemizedJobContext {
  caller: JobCaller
  status: string
  finished: boolean
  tenantId: number
  livemode: boolean
  credits: bigint
  definitionsVersion: number
  organization: TimeSettings
}

/** Returns the caller of the work and their current state. Undefined if the event was deleted. */
export const itemizedJobContext = (database: Database, eventId: string): Promise<ItemizedJobContext | undefined> =>
  database.first<ItemizedJobContext>(CALLER, [eventId])
