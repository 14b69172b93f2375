import type { Database } from '../../../../platform/database/database.ts'
import type { WebhookReceipt } from '../../../../platform/database/prisma/client.ts'
import type { Scope } from '../../../../platform/database/scope.ts'
import { FOREIGN_KEY_VIOLATION, sqlStateOf } from '../../../../platform/database/sql-errors.ts'
import { notFound } from '../../../../platform/values/errors.ts'
import { newId } from '../../../../platform/values/ids.ts'
import { RECEIPT_DAYS, REPEATED_BODY_MINUTES } from '../../limits.ts'
import { inBatches, overdue, retentions, valuesOf } from '../../sql/retention.ts'
import type { Decided } from '../routes.ts'

/** What is kept of an accepted event, so that it can be read and replayed. */
export interface Kept {
  payload: string
  base64: boolean
  /** Without the question mark. */
  query: string
  /** Those headers of the delivery that the mapping reads, or with a store route all that are passed on. */
  headers: Readonly<Record<string, string>>
  /** Null if the scheme has no time. */
  signedAt: Date | null
  /** How many deliveries of this service led to it. */
  hops: number
}

/** What distinguishes an event from others of its source. */
export interface Identity {
  /** Whether an equal hash is the same event, whatever its ID is. */
  byHash: boolean
  /** The ID that its sender gave it, or the hash. */
  eventId: string
  /** The one of the others that it is accepted once by. */
  acceptedId: string
  bodyHash: string
}

/** What is written about a delivery that is not accepted. */
export interface Receipt {
  status: 'duplicate' | 'ignored' | 'rejected'
  eventId?: string | undefined
  type?: string | undefined
  reason?: string | undefined
  message?: string | undefined
  query?: string | undefined
}

export interface AcceptedEvent {
  identity: Identity
  /** Whether an equal body under another ID is worth a note. */
  noteRepeated: boolean
  type: string | undefined
  kept: Kept
  /** What was decided for each route. */
  decided: readonly Decided[]
}

export interface WrittenReceipt {
  id: string
  /** Whether an equal body arrived shortly before under another ID. */
  repeatedBody: boolean
}

/** What an event became. Until the background work has settled it, this is the result of its job. */
export const OUTCOME = `
  CASE WHEN r.status <> 'accepted' THEN r.status
    WHEN r.job_id IS NULL THEN CASE WHEN r.due_at IS NULL THEN 'accepted' ELSE 'queued' END
    WHEN i.outcome = 'succeeded' THEN 'stored'
    WHEN i.outcome = 'failed' OR e.id IS NULL OR e.finished_at IS NOT NULL THEN 'failed' ELSE 'queued' END`
/** Pending items of an ended event were canceled. */
export const JOB = `
  LEFT JOIN events e ON e.tenant_id = r.tenant_id AND e.id = r.job_id
  LEFT JOIN event_items i ON i.tenant_id = r.tenant_id AND i.event_id = r.job_id AND i.index = 0`
export const REASON = `coalesce(i.error ->> 'error', r.reason)`
export const MESSAGE = `coalesce(i.error ->> 'message', r.message, e.error)`

const INSERT = `
  INSERT INTO webhook_receipts (id, tenant_id, source_id, status, event_id, type, reason, message, query)
  VALUES ($3, $1::int, $2, $4, $5, $6, $7, $8, $9) RETURNING id`

/** A source can be deleted while a delivery of it is handled. */
const unlessDeleted = (sourceId: string) => (error: unknown) => {
  throw sqlStateOf(error) === FOREIGN_KEY_VIOLATION ? notFound('source', sourceId) : error
}

/**
 * Writes a delivery that is not accepted to the log. SQL: like that of accepted events.
 * @returns its id
 * @throws ApiError `not_found_error` if the source was deleted meanwhile
 */
export async function insertReceipt(scope: Scope, sourceId: string, receipt: Receipt): Promise<string> {
  const { status, eventId = null, type = null, reason = null, message = null, query } = receipt
  const id = newId('rcv')
  await scope
    .query(INSERT, [sourceId, id, status, eventId, type, reason, message, query || null])
    .catch(unlessDeleted(sourceId))
  return id
}

/**
 * Whether a receipt is that of an event: by what it is accepted by, and by what it would have been before the source
 * was changed. $5 is null unless equal hashes are the same event.
 */
const IS_EVENT = `r.tenant_id = $1 AND r.source_id = $2
  AND (r.accepted_id = $3 OR r.accepted_id = $4 AND r.event_id = $6 OR r.body_hash = $5)`

const identityValues = (sourceId: string, { eventId, acceptedId, bodyHash, byHash }: Identity): (string | null)[] => [
  sourceId,
  acceptedId,
  bodyHash,
  byHash ? bodyHash : null,
  eventId,
]

// the index makes an event wait for a parallel delivery of it
const INSERT_ACCEPTED = `
  INSERT INTO webhook_receipts (id, tenant_id, source_id, status, event_id, accepted_id, body_hash, repeated_body, type,
    payload, headers, signed_at, hops, routes, query, payload_base64)
  SELECT $7, $1::int, $2, 'accepted', $6, $3, $4,
    $8::boolean AND EXISTS (SELECT FROM webhook_receipts r WHERE r.tenant_id = $1 AND r.source_id = $2
      AND r.body_hash = $4 AND r.received_at > app_now() - interval '${REPEATED_BODY_MINUTES} minutes'),
    $9, $10, $11::jsonb, $12::timestamptz, $13::int, $14::jsonb, $15, $16::boolean
  WHERE NOT EXISTS (SELECT FROM webhook_receipts r WHERE ${IS_EVENT})
  ON CONFLICT (tenant_id, source_id, accepted_id) DO NOTHING RETURNING id, repeated_body AS "repeatedBody"`

// as a text, since Prisma reads no `void`
const LOCK_BODY = `
  SELECT pg_advisory_xact_lock(hashtextextended(concat_ws(chr(31), 'webhook_receipts of tenant_id', $1::text, $2::text, $3::text), 0))::text`

/**
 * Writes an accepted event to the log, once. SQL: it waits for a parallel delivery of the event, and for one of an equal
 * body if that is noted. Call it first in a transaction.
 * @returns undefined if the event was accepted before
 * @throws ApiError `not_found_error` if the source was deleted meanwhile
 */
export async function insertAccepted(
  scope: Scope,
  sourceId: string,
  { identity, noteRepeated, type, kept, decided }: AcceptedEvent,
): Promise<WrittenReceipt | undefined> {
  const { payload, base64, query, headers, signedAt, hops } = kept
  if (noteRepeated) await scope.query(LOCK_BODY, [sourceId, identity.bodyHash])
  const values = [
    ...[newId('rcv'), noteRepeated, type, payload, JSON.stringify(headers), signedAt, hops || null],
    ...[JSON.stringify(decided), query || null, base64],
  ]
  const [row] = await scope
    .query<WrittenReceipt>(INSERT_ACCEPTED, [...identityValues(sourceId, identity), ...values])
    .catch(unlessDeleted(sourceId))
  return row
}

const FIND_ACCEPTED = `
  SELECT r.id, ${OUTCOME} AS status FROM webhook_receipts r ${JOB}
  WHERE ${IS_EVENT} ORDER BY r.accepted_id = $3 DESC, r.id LIMIT 1`

const LOCK_ACCEPTED = `${FIND_ACCEPTED} FOR UPDATE OF r`

/** SQL: locks the row of an event that was accepted before, and reads what it became. */
export const lockAccepted = (
  scope: Scope,
  sourceId: string,
  identity: Identity,
): Promise<{ id: string; status: string } | undefined> =>
  scope.first<{ id: string; status: string }>(LOCK_ACCEPTED, identityValues(sourceId, identity))

/** SQL: joins the outcome of the job. Whether an event was accepted and has not failed. */
export async function isAccepted(scope: Scope, sourceId: string, identity: Identity): Promise<boolean> {
  const [row] = await scope.query<{ status: string }>(FIND_ACCEPTED, identityValues(sourceId, identity))
  return row !== undefined && row.status !== 'failed'
}

export interface LoggedReceipt
  extends Pick<
    WebhookReceipt,
    'id' | 'status' | 'reason' | 'message' | 'eventId' | 'repeatedBody' | 'type' | 'jobId' | 'receivedAt' | 'query'
  > {
  recordId: string | null
  memoryId: string | null
  kept: boolean
  /** Null for older receipts. */
  routes: Decided[] | null
}

const LOGGED = `
  SELECT r.id, ${OUTCOME} AS status, ${REASON} AS reason, ${MESSAGE} AS message,
    r.event_id AS "eventId", r.repeated_body AS "repeatedBody", r.type, r.job_id AS "jobId", i.result ->> 'recordId' AS "recordId",
    i.result ->> 'memoryId' AS "memoryId", r.received_at AS "receivedAt", r.payload IS NOT NULL AS kept,
    r.query, r.routes`

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
): Promise<LoggedReceipt[]> => scope.query<LoggedReceipt>(LIST, [sourceId, after, status, take])

/** A delivery with what is kept of it. */
export interface WholeReceipt extends LoggedReceipt {
  payload: string | null
  payloadBase64: boolean
  headers: Record<string, string> | null
}

const FIND = `
  ${LOGGED}, r.payload, r.payload_base64 AS "payloadBase64", r.headers FROM webhook_receipts r ${JOB}
  WHERE r.tenant_id = $1 AND r.source_id = $2 AND r.id = $3`

/** SQL: joins what the event became. @returns undefined if there is no such delivery */
export const selectReceipt = (scope: Scope, sourceId: string, id: string): Promise<WholeReceipt | undefined> =>
  scope.first<WholeReceipt>(FIND, [sourceId, id])

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
