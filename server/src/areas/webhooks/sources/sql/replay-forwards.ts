import type { Scope } from '../../../../platform/database/scope.ts'
import { newId } from '../../../../platform/values/ids.ts'
import { sending } from '../../history/sql/replay.ts'
import { MAX_INBOUND_REPLAYS } from '../../limits.ts'
import type { ReplayFilter } from './inbound.ts'
import { JOB, OUTCOME, REASON } from './receipts.ts'

// what waits is sent anyway
const OPEN = `
  open AS (
    SELECT e.id, e.type, e.created_at, e.expires_at, e.payload_deleted_at IS NOT NULL AS erased, t.id AS delivery_id
    FROM runtime.webhook_events e
    LEFT JOIN LATERAL (
      SELECT id, due_at, status FROM runtime.webhook_deliveries
      WHERE tenant_id = $1 AND subscription_id = $2 AND created_at = e.created_at AND event_id = e.id
      ORDER BY id DESC LIMIT 1
    ) AS t ON true
    WHERE e.tenant_id = $1 AND e.id = ANY ($3::text[]) AND t.due_at IS NULL
      AND ($5::boolean OR t.status IS DISTINCT FROM 'succeeded')
  )`

const SEND = sending(OPEN, { to: '$2', ids: '$4' })

const AT_ONCE = 1_000

/**
 * Sends received events to a forward route again, unless they wait for it. SQL: a batch in one statement.
 * @param again whether to send those that were acknowledged, too
 */
export async function sendAgain(
  scope: Scope,
  destinationId: string,
  eventIds: readonly string[],
  again: boolean,
): Promise<void> {
  for (let from = 0; from < eventIds.length; from += AT_ONCE) {
    const some = eventIds.slice(from, from + AT_ONCE)
    await scope.query(SEND, [destinationId, some, some.map(() => newId('dlv')), again])
  }
}

const MATCHING = `
  SELECT r.id FROM webhook_receipts r ${JOB}
  WHERE r.tenant_id = $1 AND r.source_id = $2 AND r.status IN ('accepted', 'stored', 'failed')
    AND ($4::text IS NULL OR ${OUTCOME} = $4) AND ($5::text IS NULL OR ${REASON} = $5)
    AND ($6::timestamptz IS NULL OR r.received_at >= $6) AND ($7::timestamptz IS NULL OR r.received_at < $7)
    AND NOT EXISTS (SELECT FROM jsonb_array_elements(coalesce(r.routes, '[]')) AS route
      WHERE route ->> 'id' = $3 AND route ? 'skipped')
  ORDER BY r.id LIMIT ${MAX_INBOUND_REPLAYS}`

/** SQL: joins what each event became. @returns the receipts of events that a forward route takes */
export async function receiptsFor(
  scope: Scope,
  sourceId: string,
  destinationId: string,
  { status, reason, since, until }: ReplayFilter,
): Promise<string[]> {
  const values = [sourceId, destinationId, status, reason, since, until]
  return (await scope.query<{ id: string }>(MATCHING, values)).map(({ id }) => id)
}
