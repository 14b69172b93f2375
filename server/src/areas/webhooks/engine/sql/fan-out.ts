import type { Database } from '../../../../platform/database/database.ts'
import { DELIVERIES_CHANNEL } from './deliveries.ts'

/** An event to store and deliver. */
export interface NewEvent {
  tenantId: number
  id: string
  type: string
  data: string
  whole: string | null
  createdAt: Date
}

/** A delivery to create for an event. */
export interface NewDelivery {
  id: string
  tenantId: number
  eventId: string
  subscriptionId: string
}

/** An enabled subscription, or none. */
interface SubscriberRow {
  now: Date
  id: string | null
  tenantId: number
  events: string[]
}

const SUBSCRIBERS = `
  SELECT clock.now, s.id, s.tenant_id AS "tenantId", s.events FROM (SELECT app_now() AS now) AS clock
  LEFT JOIN webhook_subscriptions s ON s.tenant_id = ANY ($1::int[]) AND s.disabled_at IS NULL`

/**
 * The enabled subscriptions of tenants, and the time; without subscriptions one row with the time. SQL: both in one
 * round trip.
 */
export const selectSubscribers = (database: Database, tenants: readonly number[]): Promise<SubscriberRow[]> =>
  database.query<SubscriberRow>(SUBSCRIBERS, [tenants])

// An event that already exists is neither stored nor sent again. Subscriptions are locked before anything is written, so
// that one that is being deleted is left out: the foreign key of its deliveries would fail.
const ADD = `
  WITH clock AS MATERIALIZED (SELECT app_now() AS now),
  subscribed AS MATERIALIZED (
    SELECT id FROM webhook_subscriptions WHERE id = ANY ($3::text[]) ORDER BY id FOR KEY SHARE
  ),
  event AS (
    INSERT INTO runtime.webhook_events (tenant_id, id, type, data, whole, created_at)
    SELECT "tenantId", id, type, data, whole, "createdAt" FROM jsonb_to_recordset($1::jsonb)
      AS e("tenantId" int, id text, type text, data text, whole text, "createdAt" timestamptz)
    WHERE (SELECT count(*) FROM subscribed) >= 0 ORDER BY "tenantId", id
    ON CONFLICT (tenant_id, id) DO NOTHING RETURNING tenant_id, id, type, created_at
  ),
  delivery AS (
    INSERT INTO runtime.webhook_deliveries (id, tenant_id, subscription_id, event_id, event_type, due_at, created_at)
    -- cut to what the column holds: rounded up, it would not be due yet for who is told of it now
    SELECT d.id, e.tenant_id, d."subscriptionId", e.id, e.type, date_trunc('milliseconds', now), e.created_at
    FROM clock, jsonb_to_recordset($2::jsonb) AS d(id text, "tenantId" int, "eventId" text, "subscriptionId" text)
    JOIN event e ON e.tenant_id = d."tenantId" AND e.id = d."eventId"
    WHERE d."subscriptionId" IN (SELECT id FROM subscribed)
    RETURNING id
  ),
  -- heard when the transaction commits, so that who is woken finds the rows
  told AS (SELECT pg_notify('${DELIVERIES_CHANNEL}', '') FROM (SELECT FROM delivery LIMIT 1) AS any_of_them)
  SELECT (SELECT count(*) FROM told) AS told, tenant_id AS "tenantId", id,
    ARRAY(SELECT id FROM unnest($3::text[]) AS id WHERE id NOT IN (SELECT id FROM subscribed)) AS deleted
  FROM event`

interface InsertedEvent extends Pick<NewEvent, 'tenantId' | 'id'> {
  /** Subscriptions that were deleted meanwhile, for which there is no delivery. The same for all events. */
  deleted: string[]
}

/**
 * Stores events with their deliveries, and wakes the dispatchers. SQL: a batch in one round trip.
 * @returns the events that are new
 */
export const insertEvents = (
  database: Database,
  events: readonly NewEvent[],
  deliveries: readonly NewDelivery[],
): Promise<InsertedEvent[]> =>
  database.query<InsertedEvent>(ADD, [
    JSON.stringify(events),
    JSON.stringify(deliveries),
    [...new Set(deliveries.map(({ subscriptionId }) => subscriptionId))],
  ])
