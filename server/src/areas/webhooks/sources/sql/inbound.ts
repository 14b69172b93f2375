import type { Schemas } from '../../../../contract/schemas.ts'
import type { Database } from '../../../../platform/database/database.ts'
import type { Scope } from '../../../../platform/database/scope.ts'
import { eventRows } from '../../../../platform/events/domain-events.ts'
import { emitted } from '../../../../platform/events/outbox.ts'
import { INBOUND_FAILED } from '../../events.ts'
import { MAX_INBOUND_REPLAYS } from '../../limits.ts'
import { JOB, MESSAGE, OUTCOME, REASON } from './receipts.ts'

/** The error code of what could not be paid for. */
const UNPAID = 'payment_required'

const SET_JOB = `
  UPDATE webhook_receipts SET job_id = $3, type = $4, reason = $5, message = $6, status = 'accepted', credits_seen = NULL,
    due_at = app_now(), grants_seen = (SELECT grants FROM tenants WHERE id = $1)
  WHERE tenant_id = $1 AND id = $2`

/** SQL: in the transaction that began the job. Its outcome is looked at from now on. */
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

const FAILED_EVENT = eventRows(INBOUND_FAILED, { id: 'id', source_id: 'source_id', reason: 'reason' }, 'failed')

const SET_FAILED = `
  WITH failed AS (
    UPDATE webhook_receipts SET status = 'failed', type = $3, reason = $4, message = $5, job_id = NULL, due_at = NULL
    WHERE tenant_id = $1 AND id = $2 RETURNING id, source_id, reason
  ), ${emitted(FAILED_EVENT)}
  SELECT id FROM failed`

/** The event became no memory. SQL: with its domain event in one statement. */
export async function setFailed(
  scope: Scope,
  id: string,
  { type = null, reason, message }: { type: string | undefined | null; reason: string; message: string },
): Promise<void> {
  await scope.query(SET_FAILED, [id, type, reason, message])
}

const AT_ONCE = 200
/** How often the outcome of a job is looked at while it lasts. */
const LOOK_AGAIN = `least(app_now() - r.received_at + interval '1 second', interval '1 minute')`

// of a failure there is one event and the reason; of a success the log shows the job's result
const SETTLE = `
  WITH due AS (
    SELECT id FROM webhook_receipts WHERE due_at <= app_now() AND job_id IS NOT NULL
    ORDER BY due_at LIMIT ${AT_ONCE} FOR UPDATE SKIP LOCKED
  ),
  seen AS MATERIALIZED (
    SELECT r.id, ${OUTCOME} AS outcome, ${REASON} AS reason, ${MESSAGE} AS message, t.credits, ${LOOK_AGAIN} AS wait
    FROM webhook_receipts r JOIN tenants t ON t.id = r.tenant_id ${JOB} WHERE r.id = ANY (ARRAY(SELECT id FROM due))
  ),
  settled AS (
    UPDATE webhook_receipts r SET
      status = CASE seen.outcome WHEN 'queued' THEN r.status ELSE seen.outcome END,
      reason = CASE seen.outcome WHEN 'failed' THEN coalesce(seen.reason, 'canceled') ELSE r.reason END,
      message = CASE seen.outcome WHEN 'failed' THEN seen.message ELSE r.message END,
      credits_seen = CASE WHEN seen.outcome = 'failed' AND seen.reason = '${UNPAID}' THEN seen.credits END,
      due_at = CASE seen.outcome WHEN 'queued' THEN app_now() + seen.wait END
    FROM seen WHERE r.id = seen.id
    RETURNING r.id, r.tenant_id, r.source_id, r.status, r.reason, r.hops
  ),
  told AS (
    -- with the deliveries that led to it, so that a source that receives what is said about itself comes to an end
    INSERT INTO runtime.outbox (tenant_id, type, data, hops)
    SELECT tenant_id, '${INBOUND_FAILED.type}', jsonb_build_object('id', id, 'source_id', source_id, 'reason', reason),
      hops::smallint
    FROM settled WHERE status = 'failed'
  )
  SELECT count(*)::int AS n FROM settled`

/** Looks at the outcomes of jobs that stored events. SQL: a batch that other processes skip, with its domain events. */
export async function settleReceipts(database: Database): Promise<void> {
  for (let n = AT_ONCE; n === AT_ONCE; ) n = (await database.query<{ n: number }>(SETTLE))[0]?.n ?? 0
}

const PAYABLE = `
  UPDATE webhook_receipts SET status = 'accepted', job_id = NULL, reason = NULL, message = NULL, credits_seen = NULL,
    due_at = app_now()
  WHERE id = ANY (ARRAY(
    SELECT r.id FROM webhook_receipts r JOIN tenants t ON t.id = r.tenant_id
    WHERE r.status = 'failed' AND r.payload IS NOT NULL AND r.credits_seen IS NOT NULL
      AND (t.credits > r.credits_seen OR t.grants > r.grants_seen)
    LIMIT ${AT_ONCE} FOR UPDATE OF r SKIP LOCKED
  )) RETURNING 1 AS replayed`

/**
 * Replays the events of tenants that were granted credits since their events were queued, or have more than when they
 * failed. SQL: compares two tables.
 */
export async function replayPayable(database: Database): Promise<void> {
  while ((await database.query(PAYABLE)).length === AT_ONCE);
}

const DUE = `
  SELECT r.id, r.source_id AS "sourceId" FROM webhook_receipts r
  WHERE r.due_at <= app_now() AND r.job_id IS NULL AND r.status = 'accepted' AND r.id > $1 ORDER BY r.id LIMIT ${AT_ONCE}`

/** SQL: events to replay, across tenants. @param after id of the last one of the previous page */
export const dueReplays = (database: Database, after: string): Promise<{ id: string; sourceId: string }[]> =>
  database.query(DUE, [after])

const replaying = (chosen: string): string => `
  UPDATE webhook_receipts SET status = 'accepted', job_id = NULL, reason = NULL, message = NULL, credits_seen = NULL,
    due_at = app_now()
  WHERE tenant_id = $1 AND id = ANY (ARRAY(${chosen})) RETURNING id`

/** Events that have come to an end and are kept. */
const ENDED = `tenant_id = $1 AND source_id = $2 AND payload IS NOT NULL
  AND (status IN ('stored', 'failed') OR status = 'accepted' AND job_id IS NULL AND due_at IS NULL)`

const REPLAY_ONE = replaying(`SELECT id FROM webhook_receipts WHERE ${ENDED} AND id = $3 FOR UPDATE`)

/** SQL: locks the event. @returns whether it is replayed from now on */
export const requestReplay = async (scope: Scope, sourceId: string, id: string): Promise<boolean> =>
  (await scope.query(REPLAY_ONE, [sourceId, id])).length > 0

export type ReplayFilter = Omit<Schemas['ReplayWebhookSourceEventsRequest'], 'routes'>

const REPLAY_MANY = replaying(`
  SELECT id FROM webhook_receipts WHERE ${ENDED} AND status = $3 AND ($4::text IS NULL OR reason = $4)
    AND ($5::timestamptz IS NULL OR received_at >= $5) AND ($6::timestamptz IS NULL OR received_at < $6)
  ORDER BY id LIMIT ${MAX_INBOUND_REPLAYS} FOR UPDATE`)

/** SQL: a batch, locked in the order of its ids. @returns how many are replayed from now on */
export async function requestReplays(
  scope: Scope,
  sourceId: string,
  { status = 'failed', reason, since, until }: ReplayFilter,
): Promise<number> {
  const values = [sourceId, status, reason, since, until]
  return (await scope.query(REPLAY_MANY, values)).length
}
