import { randomUUID } from 'node:crypto'
import type { Database } from '../database/database.ts'
import { newId } from '../ids.ts'
import type { JsonObject } from '../json.ts'

/** The channel on which workers are told of new jobs. */
export const JOBS_CHANNEL = 'keepsake_jobs'

/** How long a job may be silent before another worker takes it over. */
export const LEASE_SECONDS = 30

/** Runs of a job that fails before it is given up, unless it says otherwise. */
export const DEFAULT_ATTEMPTS = 10
/** For a job that must not be given up: it is tried again every five minutes until it succeeds. */
export const UNLIMITED_ATTEMPTS = 2_147_483_647

/** A piece of background work that this process holds. */
export interface ClaimedJob {
  id: string
  kind: string
  tenantId: number | null
  payload: JsonObject
  attempts: number
  maxAttempts: number
  /** Whoever has another lease has lost the job. */
  lease: string
}

export interface NewJob {
  kind: string
  payload: JsonObject
  tenantId?: number
  /** Seconds from now. */
  delaySeconds?: number
  /** Lower runs first. */
  priority?: number
  maxAttempts?: number
  /** For one job of its kind: a second one with the same id is not added. */
  id?: string
}

// the notice is delivered when the transaction commits, so a worker that it wakes finds the row
const ENQUEUE = `
  WITH added AS (
    INSERT INTO runtime.jobs (id, kind, tenant_id, payload, run_at, priority, max_attempts)
    VALUES ($1, $2, $3, $4::jsonb, app_now() + make_interval(secs => $5), $6, $7)
    ON CONFLICT (id) DO NOTHING RETURNING kind
  )
  SELECT pg_notify('${JOBS_CHANNEL}', kind)::text FROM added`

const CLAIM = `
  UPDATE runtime.jobs SET lease = $1, attempts = attempts + 1, run_at = app_now() + interval '${LEASE_SECONDS} s'
  WHERE id = ANY(ARRAY(
    SELECT id FROM runtime.jobs WHERE run_at <= app_now() AND kind = ANY($2)
    ORDER BY run_at, priority LIMIT $3 FOR UPDATE SKIP LOCKED
  ))
  RETURNING id, kind, tenant_id AS "tenantId", payload, attempts, max_attempts AS "maxAttempts", lease`

const RENEW = `UPDATE runtime.jobs SET run_at = app_now() + interval '${LEASE_SECONDS} s' WHERE id = $1 AND lease = $2 RETURNING id`

const FINISH = `DELETE FROM runtime.jobs WHERE id = $1 AND lease = $2`

const POSTPONE = `UPDATE runtime.jobs
  SET run_at = app_now() + make_interval(secs => $3), lease = NULL, last_error = $4 WHERE id = $1 AND lease = $2`

const ABANDON_LEASES = `UPDATE runtime.jobs SET run_at = app_now(), lease = NULL WHERE lease IS NOT NULL`

const DUE_IN = `SELECT extract(epoch FROM min(run_at) - app_now())::float8 AS seconds FROM runtime.jobs WHERE kind = ANY($1)`

/** Thrown inside a job's transaction when another worker has taken the job over: this one writes nothing more. */
export class LeaseLostError extends Error {
  override readonly name = 'LeaseLostError'
}

/** Adds a job, in the current transaction when there is one; the row is the promise that it will run. */
export async function enqueue(database: Database, job: NewJob): Promise<string> {
  const {
    id = newId('tsk'),
    kind,
    payload,
    tenantId = null,
    delaySeconds = 0,
    priority = 0,
    maxAttempts = DEFAULT_ATTEMPTS,
  } = job
  const values = [id, kind, tenantId, JSON.stringify(payload), delaySeconds, priority, maxAttempts]
  await database.query(ENQUEUE, values)
  return id
}

/** Takes up to `limit` due jobs for this process alone. */
export const claim = (database: Database, kinds: readonly string[], limit: number): Promise<ClaimedJob[]> =>
  database.query<ClaimedJob>(CLAIM, [randomUUID(), kinds, limit])

/**
 * Keeps the job for another while. Called first in each transaction of a job, it also locks out a worker that took over.
 * @throws LeaseLostError
 */
export async function renew(database: Database, { id, lease }: ClaimedJob): Promise<void> {
  const rows = await database.query(RENEW, [id, lease])
  if (rows.length === 0) throw new LeaseLostError(`Job ${id} was taken over by another worker.`)
}

export async function finish(database: Database, { id, lease }: ClaimedJob): Promise<void> {
  await database.query(FINISH, [id, lease])
}

/** Gives the job back, to run again later. */
export async function postpone(
  database: Database,
  { id, lease }: ClaimedJob,
  delaySeconds: number,
  error: string | null = null,
): Promise<void> {
  await database.query(POSTPONE, [id, lease, delaySeconds, error])
}

/** Frees what a process that is gone was holding. Only where no other process can hold anything: the embedded database. */
export async function abandonLeases(database: Database): Promise<void> {
  await database.query(ABANDON_LEASES)
}

/** Seconds until the next job of these kinds is due; undefined when there is none. */
export async function dueIn(database: Database, kinds: readonly string[]): Promise<number | undefined> {
  const [row] = await database.query<{ seconds: number | null }>(DUE_IN, [kinds])
  return row?.seconds ?? undefined
}
