import type { Schemas } from '../../../../contract/schemas.ts'
import type { Scope } from '../../../../platform/database/scope.ts'
import { DELIVERIES_CHANNEL } from '../../engine/sql/deliveries.ts'
import { REPLAYED_AT_ONCE } from '../../limits.ts'

/** Which waiting deliveries of a subscription to retry. */
export type WaitingFilter = Schemas['RetryWebhookDeliveriesRequest']

// locked by their ids, as where dead letters are replayed; the limit first, so that only those rows are locked
const RETRY = `
  WITH clock AS MATERIALIZED (SELECT app_now() AS now),
  chosen AS MATERIALIZED (
    SELECT d.id FROM runtime.webhook_deliveries d, clock
    WHERE d.tenant_id = $1 AND d.subscription_id = $2 AND d.due_at > now AND d.lease IS NULL
      AND ($3::text IS NULL OR d.event_type = $3) AND ($4::timestamptz IS NULL OR d.created_at >= $4)
      AND ($5::timestamptz IS NULL OR d.created_at < $5)
    ORDER BY d.id LIMIT ${REPLAYED_AT_ONCE} FOR UPDATE OF d
  ),
  again AS (
    UPDATE runtime.webhook_deliveries d SET status = 'queued', due_at = date_trunc('milliseconds', now), priority = 1,
      attempts_before = attempts
    FROM clock WHERE d.tenant_id = $1 AND d.id = ANY (ARRAY(SELECT id FROM chosen)) RETURNING d.id
  ),
  told AS (SELECT pg_notify('${DELIVERIES_CHANNEL}', '') FROM (SELECT FROM again LIMIT 1) AS any_of_them)
  SELECT (SELECT count(*) FROM told) AS told, (SELECT count(*)::int FROM again) AS n`

/** SQL: a batch, locked in the order of its ids, and its notification in one statement. @returns how many */
export const retryWaiting = async (
  scope: Scope,
  subscriptionId: string,
  { event_type, since, until }: WaitingFilter,
): Promise<number> => (await scope.first<{ n: number }>(RETRY, [subscriptionId, event_type, since, until]))?.n ?? 0
