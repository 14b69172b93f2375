import type { Database } from '../../../../platform/database/database.ts'
import { withGenericPlan } from '../../../../platform/database/generic-plan.ts'
import type { WebhookDelivery, WebhookEvent, WebhookSubscription } from '../../../../platform/database/prisma/client.ts'
import type { EventTrace } from '../../attempt/trace.ts'
import type { PayloadRules } from '../../event-types/payload-rules.ts'
import { DELIVERIES_CHANNEL } from './deliveries.ts'
import { IS_RECORDED, STREAMS_CHANNEL } from './streams.ts'

/** An event to store and deliver. It has no trace if the publishing request had none. */
export interface NewEvent
  extends Pick<WebhookEvent, 'tenantId' | 'id' | 'type' | 'data' | 'whole' | 'createdAt'>,
    Partial<EventTrace & Pick<WebhookEvent, 'hops' | 'customer' | 'uid' | 'contentHash' | 'expiresAt'>> {
  /** Deliveries of ordered subscriptions with the same key wait for each other. */
  orderingKey: string | null
  /** Why subscriptions that want it have no delivery, by their ids. Null or absent if there are none. */
  withheld?: Record<string, Withheld> | null
}

/** Why a subscription that wants an event has no delivery: its filter, or why it was disabled. */
export type Withheld = 'filter' | 'subscription_disabled' | 'gone'

/** A delivery to create for an event. */
export type NewDelivery = Pick<WebhookDelivery, 'id' | 'tenantId' | 'eventId' | 'subscriptionId' | 'orderingKey'>

/** An event type that an account has declared. */
export interface Declared {
  type: string
  version: number
  /** When it was declared, in milliseconds: one that was deleted and declared again has the same versions. */
  declaredAt: number
  archived: boolean
  /** What a payload that breaks a rule leads to. */
  payloadRules: PayloadRules
}

/** A subscription that receives events, or none. */
interface SubscriberRow extends Pick<WebhookSubscription, 'tenantId' | 'customer' | 'events' | 'filter' | 'ordered'> {
  now: Date
  /** Those of the given types that are declared. The same for all rows. */
  declared: Declared[]
  /** Those of the tenants that have streams. The same for all rows. */
  streamed: number[]
  id: string | null
  /** Null if deliveries are created for it. */
  disabled: Exclude<Withheld, 'filter'> | null
}

const SUBSCRIBER_COLUMNS = 'id, tenant_id, customer, events, filter, ordered, disabled_at, disabled_reason'

/** Why there are no deliveries for the subscription `s`. Null if there are. */
export const WHY_DISABLED = `CASE WHEN s.disabled_at IS NULL OR s.disabled_reason = 'circuit_open' THEN NULL
    WHEN s.disabled_reason = 'gone' THEN 'gone' ELSE 'subscription_disabled' END`

// planned once: PostgreSQL would plan it for each array, which takes eight times as long as running it
const SUBSCRIBERS = withGenericPlan(
  ['int[]', 'text[]', 'text[]'],
  `
  WITH clock AS (
    SELECT app_now() AS now, coalesce((
      SELECT jsonb_agg(jsonb_build_object('type', type, 'version', version,
        'declaredAt', round(extract(epoch FROM created_at) * 1000)::bigint, 'archived', archived_at IS NOT NULL, 'payloadRules', payload_rules))
      FROM webhook_event_types WHERE tenant_id = ANY ($1) AND type = ANY ($2)), '[]') AS declared,
      ARRAY(SELECT DISTINCT tenant_id FROM runtime.webhook_streams
        WHERE tenant_id = ANY ($1) AND ${IS_RECORDED}) AS streamed
  )
  SELECT clock.now, clock.declared, clock.streamed, s.id, s.tenant_id AS "tenantId", s.customer, s.events, s.filter,
    s.ordered, ${WHY_DISABLED} AS disabled
  FROM clock LEFT JOIN (
    SELECT ${SUBSCRIBER_COLUMNS} FROM webhook_subscriptions WHERE tenant_id = ANY ($1) AND customer IS NULL
    UNION ALL
    SELECT ${SUBSCRIBER_COLUMNS} FROM webhook_subscriptions WHERE tenant_id = ANY ($1) AND customer = ANY ($3)
  ) AS s ON true`,
)

/**
 * The subscriptions of tenants without a customer and of the given customers. Deliveries of those that were disabled
 * because their circuit stayed open become dead letters; there are none of other disabled ones. Also the time, which types one of the tenants has declared, and which tenants have
 * streams; without subscriptions one row. SQL: all in one round trip.
 */
export const selectSubscribers = (
  database: Database,
  tenants: readonly number[],
  types: readonly string[],
  customers: readonly string[],
): Promise<SubscriberRow[]> => database.query<SubscriberRow>(SUBSCRIBERS, [tenants, types, customers])

// An event that already exists is neither stored nor sent again. Subscriptions are locked before anything is written, so
// that one that is being deleted is left out: the foreign key of its deliveries would fail.
const ADD = `
  WITH clock AS MATERIALIZED (SELECT app_now() AS now),
  subscribed AS MATERIALIZED (
    SELECT id FROM webhook_subscriptions WHERE id = ANY ($3::text[]) ORDER BY id FOR KEY SHARE
  ),
  event AS (
    INSERT INTO runtime.webhook_events (tenant_id, id, type, data, whole, created_at, stream_xid, trace_id, trace_sampled,
      trace_state, hops, customer, withheld, content_hash, expires_at, uid)
    SELECT "tenantId", id, type, data, whole, "createdAt",
      CASE WHEN "tenantId" = ANY ($4::int[]) THEN pg_current_xact_id() END, "traceId", "traceSampled", "traceState", hops, customer,
      withheld, "contentHash", "expiresAt", uid
    FROM jsonb_to_recordset($1::jsonb)
      AS e("tenantId" int, id text, type text, data text, whole text, "createdAt" timestamptz,
        "traceId" text, "traceSampled" boolean, "traceState" text, hops smallint, customer text, withheld jsonb,
        "contentHash" text, "expiresAt" timestamptz, uid text)
    WHERE (SELECT count(*) FROM subscribed) >= 0 ORDER BY "tenantId", id
    ON CONFLICT DO NOTHING RETURNING tenant_id, id, type, created_at, expires_at
  ),
  delivery AS (
    INSERT INTO runtime.webhook_deliveries (id, tenant_id, subscription_id, event_id, event_type, due_at, created_at,
      ordering_key, expires_at)
    -- truncated to milliseconds: rounded up, the row would not be due when the dispatcher wakes
    SELECT d.id, e.tenant_id, d."subscriptionId", e.id, e.type, date_trunc('milliseconds', now), e.created_at,
      d."orderingKey", e.expires_at
    FROM clock, jsonb_to_recordset($2::jsonb) AS d(id text, "tenantId" int, "eventId" text, "subscriptionId" text,
      "orderingKey" text)
    JOIN event e ON e.tenant_id = d."tenantId" AND e.id = d."eventId"
    WHERE d."subscriptionId" IN (SELECT id FROM subscribed)
    RETURNING id
  ),
  -- sent at commit, so the dispatcher it wakes sees the rows
  notified AS (
    SELECT pg_notify('${DELIVERIES_CHANNEL}', '') FROM (SELECT FROM delivery LIMIT 1) AS any_of_them
    UNION ALL
    SELECT pg_notify('${STREAMS_CHANNEL}', '')
    FROM (SELECT FROM event WHERE tenant_id = ANY ($4::int[]) LIMIT 1) AS streamed
  )
  SELECT (SELECT count(*) FROM notified) AS notified, tenant_id AS "tenantId", id,
    ARRAY(SELECT id FROM unnest($3::text[]) AS id WHERE id NOT IN (SELECT id FROM subscribed)) AS deleted
  FROM event`

interface InsertedEvent extends Pick<NewEvent, 'tenantId' | 'id'> {
  /** Subscriptions that were deleted meanwhile, for which there is no delivery. The same for all events. */
  deleted: string[]
}

/**
 * Stores events with their deliveries, and wakes the dispatchers and the streams. SQL: a batch in one round trip.
 * @param streamed tenants whose events are recorded for streams
 * @returns the events that are new
 */
export const insertEvents = (
  database: Database,
  events: readonly NewEvent[],
  { deliveries, streamed }: { deliveries: readonly NewDelivery[]; streamed: readonly number[] },
): Promise<InsertedEvent[]> =>
  database.query<InsertedEvent>(ADD, [
    JSON.stringify(events),
    JSON.stringify(deliveries),
    [...new Set(deliveries.map(({ subscriptionId }) => subscriptionId))],
    streamed,
  ])
