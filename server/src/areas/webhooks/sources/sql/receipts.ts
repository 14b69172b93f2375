import type { Database } from '../../../../platform/database/database.ts'
import type { Scope } from '../../../../platform/database/scope.ts'
import { FOREIGN_KEY_VIOLATION, sqlStateOf } from '../../../../platform/database/sql-errors.ts'
import { notFound } from '../../../../platform/values/errors.ts'
import { newId } from '../../../../platform/values/ids.ts'
import { RECEIPT_DAYS } from '../../limits.ts'
import { inBatches, overdue, retentions, valuesOf } from '../../sql/retention.ts'

/** What is kept of an accepted event, so that it can be read and replayed. */
export interface Kept {
  payload: string
  /** Those headers of the delivery that the mapping reads. */
  headers: Readonly<Record<string, string>>
  /** Null if the scheme has no time. */
  signedAt: Date | null
  /** How many deliveries of this service led to it. */
  hops: number
}

/** What is written about a delivery. */
export interface Receipt {
  status: 'accepted' | 'duplicate' | 'ignored' | 'rejected'
  eventId?: string | undefined
  /** What an accepted event is recognized by. */
  acceptedId?: string | undefined
  type?: string | undefined
  reason?: string | undefined
  message?: string | undefined
  kept?: Kept
}

/** What an event became. Until the background work has settled it, this is the result of its job. */
export const OUTCOME = `
  CASE WHEN r.status <> 'accepted' THEN r.status WHEN r.job_id IS NULL THEN 'queued'
    WHEN i.outcome = 'succeeded' THEN 'stored'
    WHEN i.outcome = 'failed' OR e.id IS NULL OR e.finished_at IS NOT NULL THEN 'failed' ELSE 'queued' END`
/** Pending items of an ended event were canceled. */
export const JOB = `
  LEFT JOIN events e ON e.tenant_id = r.tenant_id AND e.id = r.job_id
  LEFT JOIN event_items i ON i.tenant_id = r.tenant_id AND i.event_id = r.job_id AND i.index = 0`
export const REASON = `coalesce(i.error ->> 'error', r.reason)`
export const MESSAGE = `coalesce(i.error ->> 'message', r.message, e.error)`

const INSERT = `
  INSERT INTO webhook_receipts (id, tenant_id, source_id, status, event_id, accepted_id, type, reason, message, payload,
    headers, signed_at, hops)
  VALUES ($3, $1::int, $2, $4, $5, $6, $7, $8, $9, $10, $11::jsonb, $12::timestamptz, $13::int)
  ON CONFLICT (tenant_id, source_id, accepted_id) DO NOTHING RETURNING id`

const keptValues = (kept: Kept | undefined) => [
  kept?.payload ?? null,
  kept ? JSON.stringify(kept.headers) : null,
  kept?.signedAt ?? null,
  kept?.hops || null,
]

/**
 * Writes a delivery to the log. SQL: an accepted event waits for a parallel delivery of it, and is written once.
 * @returns its id; undefined if the event was accepted before
 * @throws ApiError `not_found_error` if the source was deleted meanwhile
 */
export async function insertReceipt(scope: Scope, sourceId: string, receipt: Receipt): Promise<string | undefined> {
  const { status, eventId = null, acceptedId = null, type = null, reason = null, message = null, kept } = receipt
  const values = [sourceId, newId('rcv'), status, eventId, acceptedId, type, reason, message, ...keptValues(kept)]
  const [row] = await scope.query<{ id: string }>(INSERT, values).catch(error => {
    throw sqlStateOf(error) === FOREIGN_KEY_VIOLATION ? notFound('source', sourceId) : error
  })
  return row?.id
}

const LOCK_ACCEPTED = `
  SELECT r.id, ${OUTCOME} AS status FROM webhook_receipts r ${JOB}
  WHERE r.tenant_id = $1 AND r.source_id = $2 AND r.accepted_id = $3 FOR UPDATE OF r`

/** SQL: locks the row of an event that was accepted before, and reads what it became. */
export async function lockAccepted(
  scope: Scope,
  sourceId: string,
  acceptedId: string,
): Promise<{ id: string; status: string } | undefined> {
  const [row] = await scope.query<{ id: string; status: string }>(LOCK_ACCEPTED, [sourceId, acceptedId])
  return row
}

const FIND_ACCEPTED = LOCK_ACCEPTED.replace('FOR UPDATE OF r', '')

/** SQL: joins the outcome of the job. Whether an event was accepted and has not failed. */
export async function isAccepted(scope: Scope, sourceId: string, acceptedId: string): Promise<boolean> {
  const [row] = await scope.query<{ status: string }>(FIND_ACCEPTED, [sourceId, acceptedId])
  return row !== undefined && row.status !== 'failed'
}

export interface LoggedReceipt {
  id: string
  status: string
  reason: string | null
  message: string | null
  eventId: string | null
  type: string | null
  jobId: string | null
  recordId: string | null
  memoryId: string | null
  receivedAt: Date
  /** Whether the payload is kept. */
  kept: boolean
}

const LOGGED = `
  SELECT r.id, ${OUTCOME} AS status, ${REASON} AS reason, ${MESSAGE} AS message,
    r.event_id AS "eventId", r.type, r.job_id AS "jobId", i.result ->> 'recordId' AS "recordId",
    i.result ->> 'memoryId' AS "memoryId", r.received_at AS "receivedAt", r.payload IS NOT NULL AS kept`

const LIST = `
  SELECT * FROM (
    ${LOGGED} FROM webhook_receipts r ${JOB}
    WHERE r.tenant_id = $1 AND r.source_id = $2 AND ($3::text IS NULL OR r.id < $3)
  ) AS receipt WHERE $4::text IS NULL OR status = $4 ORDER BY id DESC LIMIT $5`

/** SQL: joins what each event became. Newest first. */
export const listReceipts = (
  scope: Scope,
  sourceId: string,
  { after, status, take }: { after: string | undefined; status: string | undefined; take: number },
): Promise<LoggedReceipt[]> => scope.query<LoggedReceipt>(LIST, [sourceId, after ?? null, status ?? null, take])

/** A delivery with what is kept of it. */
export interface WholeReceipt extends LoggedReceipt {
  payload: string | null
  headers: Record<string, string> | null
}

const FIND = `
  ${LOGGED}, r.payload, r.headers FROM webhook_receipts r ${JOB}
  WHERE r.tenant_id = $1 AND r.source_id = $2 AND r.id = $3`

/** SQL: joins what the event became. @returns undefined if there is no such delivery */
export async function selectReceipt(scope: Scope, sourceId: string, id: string): Promise<WholeReceipt | undefined> {
  const [row] = await scope.query<WholeReceipt>(FIND, [sourceId, id])
  return row
}

const SETTLED = `(due_at IS NULL OR received_at < app_now() - interval '${RECEIPT_DAYS} days')`

const FORGET = `
  UPDATE webhook_receipts SET payload = NULL, headers = NULL, credits_seen = NULL
  WHERE id = ANY(${overdue('webhook_receipts', 'received_at', `payload IS NOT NULL AND ${SETTLED}`)}) RETURNING 1 AS forgotten`

const PURGE = `
  DELETE FROM webhook_receipts WHERE id = ANY(${overdue('webhook_receipts', 'received_at', SETTLED)}) RETURNING 1 AS gone`

/**
 * Deletes payloads, and receipts once they are neither needed for them nor to recognize duplicates. SQL: batches that
 * other processes skip.
 * @param payloadDays of organizations that have not set the days of their webhooks
 */
export async function purgeReceipts(database: Database, payloadDays: number): Promise<void> {
  const days = { payload: payloadDays, metadata: Math.max(RECEIPT_DAYS, payloadDays) }
  for await (const tenants of retentions(database, days)) {
    await inBatches(database, FORGET, valuesOf(tenants, 'payloadBefore'))
    await inBatches(database, PURGE, valuesOf(tenants, 'metadataBefore'))
  }
}
