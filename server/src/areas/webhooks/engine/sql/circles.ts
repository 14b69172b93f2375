import type { Database } from '../../../../platform/database/database.ts'
import { CIRCLE_REFUSED } from '../../events.ts'

// the event starts again: a circle that continues it is refused as well, and not reported again that day
const NOTE = `
  WITH given AS (
    SELECT DISTINCT ON (id) id, event_id, event_type
    FROM jsonb_to_recordset($1::jsonb) AS g(id text, event_id text, event_type text) ORDER BY id
  ),
  locked AS MATERIALIZED (
    SELECT id FROM webhook_subscriptions WHERE id = ANY (ARRAY(SELECT id FROM given)) ORDER BY id FOR UPDATE
  ),
  noted AS (
    UPDATE webhook_subscriptions s SET circle_noted_at = app_now()
    FROM given g WHERE s.id = g.id AND s.id = ANY (ARRAY(SELECT id FROM locked))
      AND (s.circle_noted_at IS NULL OR s.circle_noted_at < app_now() - interval '1 day')
    RETURNING s.tenant_id, s.id, g.event_id, g.event_type
  )
  INSERT INTO runtime.outbox (tenant_id, type, data)
  SELECT tenant_id, '${CIRCLE_REFUSED.type}',
    jsonb_build_object('subscription_id', id, 'event_id', event_id, 'event_type', event_type) FROM noted`

interface Refused {
  subscriptionId: string
  eventId: string
  type: string
}

/** Reports subscriptions in a circle, each once a day. SQL: a batch, locked in the order of its ids, with its events. */
export async function noteCircles(database: Database, refused: readonly Refused[]): Promise<void> {
  if (refused.length === 0) return
  const given = refused.map(({ subscriptionId: id, eventId, type }) => ({ id, event_id: eventId, event_type: type }))
  await database.query(NOTE, [JSON.stringify(given)])
}
