import type { Database } from '../../../platform/database/database.ts'
import { newId } from '../../../platform/ids.ts'
import { matches } from '../subscriptions/patterns.ts'
import { DELIVERIES_CHANNEL } from './sql/deliveries.ts'

/** An event to store and deliver. */
export interface NewEvent {
  tenantId: number
  id: string
  type: string
  data: string
  whole: string | null
  createdAt: Date
}

/** The fields of a subscription that determine which events it receives. */
export interface Subscriber {
  id: string
  tenantId: number
  events: string[]
}

const SUBSCRIBERS = `
  SELECT clock.now, s.id, s.tenant_id AS "tenantId", s.events FROM (SELECT app_now() AS now) AS clock
  LEFT JOIN webhook_subscriptions s ON s.tenant_id = ANY ($1::int[]) AND s.disabled_at IS NULL`

// an event that already exists is neither stored nor sent again
const ADD = `
  WITH clock AS MATERIALIZED (SELECT app_now() AS now),
  event AS (
    INSERT INTO runtime.webhook_events (tenant_id, id, type, data, whole, created_at)
    SELECT "tenantId", id, type, data, whole, "createdAt" FROM jsonb_to_recordset($1::jsonb)
      AS e("tenantId" int, id text, type text, data text, whole text, "createdAt" timestamptz)
    ORDER BY "tenantId", id
    ON CONFLICT (tenant_id, id) DO NOTHING RETURNING tenant_id, id, type, created_at
  ),
  delivery AS (
    INSERT INTO runtime.webhook_deliveries (id, tenant_id, subscription_id, event_id, event_type, due_at, created_at)
    -- cut to what the column holds: rounded up, it would not be due yet for who is told of it now
    SELECT d.id, e.tenant_id, d."subscriptionId", e.id, e.type, date_trunc('milliseconds', now), e.created_at
    FROM clock, jsonb_to_recordset($2::jsonb) AS d(id text, "tenantId" int, "eventId" text, "subscriptionId" text)
    JOIN event e ON e.tenant_id = d."tenantId" AND e.id = d."eventId"
    RETURNING id
  ),
  -- heard when the transaction commits, so that who is woken finds the rows
  told AS (SELECT pg_notify('${DELIVERIES_CHANNEL}', '') FROM (SELECT FROM delivery LIMIT 1) AS any_of_them)
  SELECT (SELECT count(*) FROM told) AS told, tenant_id AS "tenantId", id FROM event`

export interface Added {
  tenantId: number
  id: string
  /** The number of subscriptions that it is sent to. */
  deliveries: number
}

type Subject = Pick<NewEvent, 'tenantId' | 'type'>

interface SubscriberRow {
  now: Date
  id: string | null
  tenantId: number
  events: string[]
}

/** The subscriptions that may receive events of these tenants, and the time of that snapshot. */
export async function findSubscribers(
  database: Database,
  events: readonly Pick<Subject, 'tenantId'>[],
): Promise<{ now: Date; subscribers: Subscriber[] }> {
  const tenants = [...new Set(events.map(({ tenantId }) => tenantId))]
  const rows = await database.query<SubscriberRow>(SUBSCRIBERS, [tenants])
  const subscribers = rows.flatMap(({ id, tenantId, events }) => (id === null ? [] : [{ id, tenantId, events }]))
  return { now: rows[0]?.now ?? new Date(), subscribers }
}

/** The subscriptions that receive an event. */
export const wanting = (subscribers: readonly Subscriber[], { tenantId, type }: Subject): Subscriber[] =>
  subscribers.filter(each => each.tenantId === tenantId && matches(each.events, type))

/**
 * Stores events with a delivery for each matching subscription, in the current transaction if there is one.
 * @param keep whether to store an event without matching subscriptions
 * @returns the events that are new
 */
export async function fanOut(
  database: Database,
  events: readonly NewEvent[],
  { keep, subscribers }: { keep: boolean; subscribers: readonly Subscriber[] },
): Promise<Added[]> {
  const deliveries = events.flatMap(event =>
    wanting(subscribers, event).map(({ id }) => ({
      id: newId('dlv'),
      tenantId: event.tenantId,
      eventId: event.id,
      subscriptionId: id,
    })),
  )
  const counts = new Map<string, number>()
  for (const { tenantId, eventId } of deliveries) {
    const key = `${tenantId} ${eventId}`
    counts.set(key, (counts.get(key) ?? 0) + 1)
  }
  const stored = events.filter(({ tenantId, id }) => keep || counts.has(`${tenantId} ${id}`))
  if (stored.length === 0) return []
  const added = await database.query<Omit<Added, 'deliveries'>>(ADD, [
    JSON.stringify(stored),
    JSON.stringify(deliveries),
  ])
  return added.map(({ tenantId, id }) => ({ tenantId, id, deliveries: counts.get(`${tenantId} ${id}`) ?? 0 }))
}
