import { randomUUID } from 'node:crypto'
import type { Database } from '../database/database.ts'
import { newId } from '../values/ids.ts'
import type { JsonObject } from '../values/json.ts'

/** The channel that notifies workers of new jobs. */
export const JOBS_CHANNEL = 'keepsake_jobs'

/** After this time without a renewal, another worker takes over the job. */
export const LEASE_SECONDS = 30

/** Default number of attempts before a failing job is given up. */
export const DEFAULT_ATTEMPTS = 10
/** For a job that must not be given up: it is retried every five minutes until it succeeds. */
export const UNLIMITED_ATTEMPTS = 2_147_483_647

/** A job that this process is running. */
export interface ClaimedJob {
  id: string
  kind: string
  tenantId: number | null
  payload: JsonObject
  attempts: number
  maxAttempts: number
  /** How many deliveries of webhooks led to it. Null if none did. */
  hops: number | null
  /** Changes when another worker takes over the job. */
  lease: string
}

export interface NewJob {
  kind: string
  payload: JsonObject
  tenantId?: number
  /** Seconds from now. */
  delaySeconds?: number
  /** Lower values run first. */
  priority?: number
  maxAttempts?: number
  /** For a unique job: a second one with the same id is not added. */
  id?: string
}

// the notification is sent when the transaction commits, so the worker that it wakes finds the row
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
  RETURNING id, kind, tenant_id AS "tenantId", payload, attempts, max_attempts AS "maxAttempts", hops, lease`

const RENEW = `UPDATE runtime.jobs SET run_at = app_now() + interval '${LEASE_SECONDS} s' WHERE id = $1 AND lease = $2
  RETURNING set_config('keepsake.hops', coalesce(hops::text, ''), true)`

const FINISH = `DELETE FROM runtime.jobs WHERE id = $1 AND lease = $2`

const POSTPONE = `UPDATE runtime.jobs
  SET run_at = app_now() + make_interval(secs => $3), lease = NULL, last_error = $4 WHERE id = $1 AND lease = $2`

const ABANDON_LEASES = `UPDATE runtime.jobs SET run_at = app_now(), lease = NULL WHERE lease IS NOT NULL`

const DUE_IN = `SELECT extract(epoch FROM min(run_at) - app_now())::float8 AS seconds FROM runtime.jobs WHERE kind = ANY($1)`

/** Thrown inside a job's transaction if another worker has taken over the job. This worker must not write any more. */
export class LeaseLostError extends Error {
  override readonly name = 'LeaseLostError'
}

/** Adds a job, in the current transaction if there is one. Once it commits, the job will run. */
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

/** Claims up to `limit` due jobs for this process. */
export const claim = (database: Database, kinds: readonly string[], limit: number): Promise<ClaimedJob[]> =>
  database.query<ClaimedJob>(CLAIM, [randomUUID(), kinds, limit])

/**
 * Renews the lease of a job. Called first in each transaction of a job, it also locks out a worker that would take
 * over, and lets what the transaction writes know how many deliveries of webhooks led to the job.
 * @throws LeaseLostError
 */
export async function renew(database: Database, { id, lease }: ClaimedJob): Promise<void> {
  const rows = await database.query(RENEW, [id, lease])
  if (rows.length === 0) throw new LeaseLostError(`Job ${id} was taken over by another worker.`)
}

export async function finish(database: Database, { id, lease }: ClaimedJob): Promise<void> {
  await database.query(FINISH, [id, lease])
}

/** Puts the job back into the queue, to run later. */
export async function postpone(
  database: Database,
  { id, lease }: ClaimedJob,
  delaySeconds: number,
  error: string | null = null,
): Promise<void> {
  await database.query(POSTPONE, [id, lease, delaySeconds, error])
}

/** Releases the leases of a crashed process. Only for the embedded database, where no other process can hold one. */
export async function abandonLeases(database: Database): Promise<void> {
  await database.query(ABANDON_LEASES)
}

/** Returns the seconds until the next job of these kinds is due. Undefined if there is none. */
export async function dueIn(database: Database, kinds: readonly string[]): Promise<number | undefined> {
  const [row] = await database.query<{ seconds: number | null }>(DUE_IN, [kinds])
  return row?.seconds ?? undefined
}
