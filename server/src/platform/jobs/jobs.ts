import { randomUUID } from 'node:crypto'
import type { Database } from '../database/database.ts'
import { newId } from '../values/ids.ts'
import type { JsonObject } from '../values/json.ts'
import { SERVER } from './lanes.ts'

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
  /** The organization that it works for, or `SERVER`. */
  owner: string
}

/** What a lane looks for. */
export interface LaneClaim {
  kinds: readonly string[]
  /** The tenant that had the last turn. */
  after: number
  /** Owners that get no turn. */
  busy: readonly string[]
}

export interface NewJob {
  kind: string
  payload: JsonObject
  tenantId?: number
  /** Seconds from now. */
  delaySeconds?: number
  maxAttempts?: number
  /** For a unique job: a second one with the same id is not added. */
  id?: string
}

// the notification is sent when the transaction commits, so the worker that it wakes finds the row
const ENQUEUE = `
  WITH added AS (
    INSERT INTO runtime.jobs (id, kind, tenant_id, payload, run_at, max_attempts)
    VALUES ($1, $2, $3, $4::jsonb, app_now() + make_interval(secs => $5), $6)
    ON CONFLICT (id) DO NOTHING RETURNING kind
  )
  SELECT pg_notify('${JOBS_CHANNEL}', kind)::text FROM added`

/** Due jobs of a kind that are looked at one by one. */
const FEW = 200

/**
 * Gives each lane one job: of the next tenant after the one that had the last turn, the oldest of its due jobs. The
 * tenants of busy organizations are passed over. If many jobs are due, one tenant costs a few probes of an index,
 * however much it has queued: each probe is sorted as one index is, so that no plan reads what others have queued.
 */
const CLAIM = `
  UPDATE runtime.jobs SET lease = $1, attempts = attempts + 1, run_at = app_now() + interval '${LEASE_SECONDS} s'
  WHERE id = ANY(ARRAY(
    SELECT next.id FROM jsonb_to_recordset($2::jsonb) AS lane(kinds text[], after int, busy text[]) CROSS JOIN LATERAL (
      WITH first AS MATERIALIZED (
        SELECT k.kind, due.tenant FROM unnest(lane.kinds) AS k(kind) CROSS JOIN LATERAL (
          SELECT coalesce(tenant_id, 0) AS tenant FROM runtime.jobs j
          WHERE j.kind = k.kind AND run_at <= app_now() ORDER BY run_at LIMIT ${FEW}
        ) AS due
      ), due AS MATERIALIZED (SELECT kind, count(*) = ${FEW} AS many FROM first GROUP BY kind)
      SELECT taken.id FROM unnest(ARRAY[lane.after, -1], ARRAY[2147483647, lane.after]) AS half(low, high)
      CROSS JOIN LATERAL (
        WITH RECURSIVE turn AS (
          SELECT half.low AS tenant WHERE EXISTS (SELECT FROM due WHERE many)
          UNION ALL
          SELECT following.tenant FROM turn CROSS JOIN LATERAL (
            SELECT min(queued.tenant) AS tenant FROM due CROSS JOIN LATERAL (
              SELECT coalesce(tenant_id, 0) AS tenant FROM runtime.jobs j
              WHERE j.kind = due.kind AND coalesce(tenant_id, 0) > turn.tenant ORDER BY coalesce(tenant_id, 0) LIMIT 1
            ) AS queued
          ) AS following WHERE following.tenant <= half.high
        ), owner AS (
          SELECT tenant FROM turn WHERE tenant > half.low
          UNION ALL
          (SELECT DISTINCT tenant FROM first
            WHERE tenant > half.low AND tenant <= half.high AND NOT EXISTS (SELECT FROM due WHERE many) ORDER BY tenant)
        )
        SELECT oldest.id FROM owner CROSS JOIN LATERAL (
          SELECT job.id FROM due CROSS JOIN LATERAL (
            SELECT id, run_at FROM runtime.jobs j
            WHERE j.kind = due.kind AND (coalesce(tenant_id, 0), run_at) >= (owner.tenant, '-infinity'::timestamptz)
              AND (coalesce(tenant_id, 0), run_at) <= (owner.tenant, app_now())
            ORDER BY coalesce(tenant_id, 0), run_at LIMIT 1 FOR UPDATE SKIP LOCKED
          ) AS job ORDER BY job.run_at LIMIT 1
        ) AS oldest
        WHERE coalesce((SELECT organization_id FROM tenants t WHERE t.id = owner.tenant), '${SERVER}') <> ALL(lane.busy)
        LIMIT 1
      ) AS taken LIMIT 1
    ) AS next
  ))
  RETURNING id, kind, tenant_id AS "tenantId", payload, attempts, max_attempts AS "maxAttempts", hops, lease,
    coalesce((SELECT organization_id FROM tenants t WHERE t.id = tenant_id), '${SERVER}') AS owner`

const RENEW = `UPDATE runtime.jobs SET run_at = app_now() + interval '${LEASE_SECONDS} s', payload = coalesce($3::jsonb, payload)
  WHERE id = $1 AND lease = $2
  RETURNING set_config('keepsake.hops', coalesce(hops::text, ''), true)`

const FINISH = `DELETE FROM runtime.jobs WHERE id = $1 AND lease = $2`

const POSTPONE = `UPDATE runtime.jobs
  SET run_at = app_now() + make_interval(secs => $3), lease = NULL, last_error = $4, attempts = attempts - $5
  WHERE id = $1 AND lease = $2`

const ABANDON_LEASES = `UPDATE runtime.jobs SET run_at = app_now(), lease = NULL WHERE lease IS NOT NULL`

const DUE_IN = `
  SELECT extract(epoch FROM min(next.run_at) - app_now())::float8 AS seconds FROM unnest($1::text[]) AS k(kind) CROSS JOIN LATERAL
    (SELECT run_at FROM runtime.jobs j WHERE j.kind = k.kind AND run_at > app_now() ORDER BY run_at LIMIT 1) AS next`

/** Thrown inside a job's transaction if another worker has taken over the job. This worker must not write any more. */
export class LeaseLostError extends Error {
  override readonly name = 'LeaseLostError'
}

/** Adds a job, in the current transaction if there is one. Once it commits, the job will run. */
export async function enqueue(database: Database, job: NewJob): Promise<string> {
  const { id = newId('tsk'), kind, payload, tenantId = null, delaySeconds = 0, maxAttempts = DEFAULT_ATTEMPTS } = job
  const values = [id, kind, tenantId, JSON.stringify(payload), delaySeconds, maxAttempts]
  await database.query(ENQUEUE, values)
  return id
}

/** Claims a due job for each lane that has one. */
export const claim = (database: Database, lanes: readonly LaneClaim[]): Promise<ClaimedJob[]> =>
  database.query<ClaimedJob>(CLAIM, [randomUUID(), JSON.stringify(lanes)])

/**
 * Renews the lease of a job. Called first in each transaction of a job, it also locks out a worker that would take
 * over, and lets what the transaction writes know how many deliveries of webhooks led to the job.
 * @param payload what the next run of the job gets: how far this one has come [as it is]
 * @throws LeaseLostError
 */
export async function renew(database: Database, { id, lease }: ClaimedJob, payload?: JsonObject): Promise<void> {
  const rows = await database.query(RENEW, [id, lease, payload === undefined ? null : JSON.stringify(payload)])
  if (rows.length === 0) throw new LeaseLostError(`Job ${id} was taken over by another worker.`)
}

export async function finish(database: Database, { id, lease }: ClaimedJob): Promise<void> {
  await database.query(FINISH, [id, lease])
}

/** Puts the job back into the queue, to run later. @param outcome `attempted`: whether this run counts as an attempt [yes] */
export async function postpone(
  database: Database,
  { id, lease }: ClaimedJob,
  delaySeconds: number,
  { error = null, attempted = true }: { error?: string | null; attempted?: boolean } = {},
): Promise<void> {
  await database.query(POSTPONE, [id, lease, delaySeconds, error, attempted ? 0 : 1])
}

/** Releases the leases of a crashed process. Only for the embedded database, where no other process can hold one. */
export async function abandonLeases(database: Database): Promise<void> {
  await database.query(ABANDON_LEASES)
}

/** Returns the seconds until another job of these kinds becomes due. Undefined if there is none. */
export const dueIn = async (database: Database, kinds: readonly string[]): Promise<number | undefined> =>
  (await database.first<{ seconds: number | null }>(DUE_IN, [kinds]))?.seconds ?? undefined
