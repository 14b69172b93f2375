import type { Database } from '../../../../platform/database/database.ts'
import type { Scope } from '../../../../platform/database/scope.ts'
import { newId } from '../../../../platform/ids.ts'
import { RECEIPT_DAYS } from '../../limits.ts'

/** What is written about a delivery. */
export interface Receipt {
  status: 'accepted' | 'duplicate' | 'ignored' | 'rejected'
  eventId?: string | undefined
  type?: string | undefined
  reason?: string | undefined
  message?: string | undefined
}

/** What an event became: the result of its job. Pending items of an ended event were canceled. */
const OUTCOME = `
  CASE WHEN r.status <> 'accepted' THEN r.status WHEN i.outcome = 'succeeded' THEN 'stored'
    WHEN i.outcome = 'failed' OR e.id IS NULL OR e.finished_at IS NOT NULL THEN 'failed' ELSE 'queued' END`
const JOB = `
  LEFT JOIN events e ON e.tenant_id = r.tenant_id AND e.id = r.job_id
  LEFT JOIN event_items i ON i.tenant_id = r.tenant_id AND i.event_id = r.job_id AND i.index = 0`

const INSERT = `
  INSERT INTO webhook_receipts (id, tenant_id, source_id, status, event_id, accepted_id, type, reason, message)
  VALUES ($3, $1::int, $2, $4, $5, CASE WHEN $4 = 'accepted' THEN $5 END, $6, $7, $8)
  ON CONFLICT (tenant_id, source_id, accepted_id) DO NOTHING RETURNING id`

/**
 * Writes a delivery to the log. SQL: an accepted event waits for a parallel delivery of it, and is written once.
 * @returns its id; undefined if the event was accepted before
 */
export async function insertReceipt(scope: Scope, sourceId: string, receipt: Receipt): Promise<string | undefined> {
  const { status, eventId = null, type = null, reason = null, message = null } = receipt
  const values = [sourceId, newId('rcv'), status, eventId, type, reason, message]
  const [row] = await scope.query<{ id: string }>(INSERT, values)
  return row?.id
}

const LOCK_ACCEPTED = `
  SELECT r.id, ${OUTCOME} AS status FROM webhook_receipts r ${JOB}
  WHERE r.tenant_id = $1 AND r.source_id = $2 AND r.accepted_id = $3 FOR UPDATE OF r`

/** SQL: locks the row of an event that was accepted before, and reads what it became. */
export async function lockAccepted(
  scope: Scope,
  sourceId: string,
  eventId: string,
): Promise<{ id: string; status: string } | undefined> {
  const [row] = await scope.query<{ id: string; status: string }>(LOCK_ACCEPTED, [sourceId, eventId])
  return row
}

const FIND_ACCEPTED = LOCK_ACCEPTED.replace('FOR UPDATE OF r', '')

/** SQL: joins the outcome of the job. Whether an event was accepted and has not failed. */
export async function isAccepted(scope: Scope, sourceId: string, eventId: string): Promise<boolean> {
  const [row] = await scope.query<{ status: string }>(FIND_ACCEPTED, [sourceId, eventId])
  return row !== undefined && row.status !== 'failed'
}

const SET_JOB = `
  UPDATE webhook_receipts SET job_id = $3, type = $4, reason = $5, message = $6 WHERE tenant_id = $1 AND id = $2`

/** SQL: in the transaction that began the job. */
export async function setJob(
  scope: Scope,
  id: string,
  {
    jobId,
    type = null,
    reason = null,
    message = null,
  }: { jobId: string } & {
    [Name in 'type' | 'reason' | 'message']?: string | undefined | null
  },
): Promise<void> {
  await scope.query(SET_JOB, [id, jobId, type, reason, message])
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
}

const LIST = `
  SELECT * FROM (
    SELECT r.id, ${OUTCOME} AS status,
      coalesce(i.error ->> 'error', r.reason) AS reason, coalesce(i.error ->> 'message', r.message, e.error) AS message,
      r.event_id AS "eventId", r.type, r.job_id AS "jobId", i.result ->> 'recordId' AS "recordId",
      i.result ->> 'memoryId' AS "memoryId", r.received_at AS "receivedAt"
    FROM webhook_receipts r ${JOB}
    WHERE r.tenant_id = $1 AND r.source_id = $2 AND ($3::text IS NULL OR r.id < $3)
  ) AS receipt WHERE $4::text IS NULL OR status = $4 ORDER BY id DESC LIMIT $5`

/** SQL: joins what each event became. Newest first. */
export const listReceipts = (
  scope: Scope,
  sourceId: string,
  { after, status, take }: { after: string | undefined; status: string | undefined; take: number },
): Promise<LoggedReceipt[]> => scope.query<LoggedReceipt>(LIST, [sourceId, after ?? null, status ?? null, take])

const AT_ONCE = 1_000
const PURGE = `
  DELETE FROM webhook_receipts WHERE id = ANY(ARRAY(
    SELECT id FROM webhook_receipts WHERE received_at < app_now() - interval '${RECEIPT_DAYS} days'
    LIMIT ${AT_ONCE} FOR UPDATE SKIP LOCKED
  )) RETURNING 1 AS gone`

/** SQL: batches that other processes skip. */
export async function purgeReceipts(database: Database): Promise<void> {
  while ((await database.query(PURGE)).length === AT_ONCE);
}
