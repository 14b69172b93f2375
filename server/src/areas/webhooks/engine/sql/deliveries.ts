import type { Database } from '../../../../platform/database/database.ts'
import type { WebhookDelivery, WebhookSubscription } from '../../../../platform/database/prisma/client.ts'
import type { SqlValue } from '../../../../platform/database/scope.ts'
import type { Addressed } from '../../attempt/target.ts'
import type { EventTrace } from '../../attempt/trace.ts'
import { FETCH_HOURS, RATE_WINDOW_MS } from '../../limits.ts'

/** The channel that notifies dispatchers of new deliveries. */
export const DELIVERIES_CHANNEL = 'keepsake_deliveries'

/** The lease of a claimed delivery: other processes may claim it if it is not renewed for this long. */
export const LEASE_SECONDS = 15
/** How often a process renews its leases. */
export const RENEW_SECONDS = LEASE_SECONDS / 3

/** Why a delivery of an event with `expires_at` is not sent. */
export const EXPIRED = 'the event expired.'

/** A delivery that this process has claimed, with everything needed to send it. */
export interface Claimed
  extends EventTrace,
    Addressed,
    Pick<WebhookSubscription, 'apiVersion' | 'guarantee' | 'format' | 'failureCount' | 'rateLimit'>,
    Pick<
      WebhookDelivery,
      'id' | 'tenantId' | 'eventId' | 'subscriptionId' | 'attempts' | 'attemptsBefore' | 'createdAt'
    > {
  lease: string
  type: string
  data: string
  livemode: boolean
  /** Null unless the subscription is ordered. */
  orderingKey: string | null
  /** How many deliveries led to the event. */
  hops: number
  /** Whether the event is too old to be sent. */
  expired: boolean
  /** Seconds after the claim until the event expires. Null if it does not. */
  expiresIn: number | null
  /** Until when the complete event can be fetched with the URL of this attempt. Null if the delivery has all of it. */
  fetchUntil: Date | null
}

/** How many deliveries of a subscription may be claimed. Without a rate limit, `paced.room` is null and has no effect. */
const ROOM = 'least(coalesce(busy.room, $5), paced.room)'

/** SQL of whether nothing older than the delivery `d` with the same key of the subscription is waiting or in flight. @param more of its conditions */
export const isFirst = (more = ''): string => `NOT EXISTS (
        SELECT FROM runtime.webhook_deliveries older
        WHERE older.subscription_id = d.subscription_id AND older.ordering_key = d.ordering_key
          AND older.due_at IS NOT NULL AND (older.created_at, older.id) < (d.created_at, d.id) ${more})`

const room = (priority: number): string => `
  SELECT id FROM (
    SELECT id FROM runtime.webhook_deliveries d
    WHERE subscription_id = s.id AND priority = ${priority} AND due_at <= clock.now
      AND (ordering_key IS NULL OR ${isFirst()})
    ORDER BY due_at LIMIT ${ROOM} FOR UPDATE SKIP LOCKED
  ) AS due_${priority}`

// Statements here are planned when the tables are still empty, and without statistics the plan stays. So each statement
// allows only one plan: an order that only one index has, ids matched next to their rows, one row at a time.

const RATE_WINDOW = `interval '${RATE_WINDOW_MS} ms'`

const NEXT = 'ORDER BY subscription_id, priority, due_at LIMIT 1'

// Goes from subscription to subscription using the index of due deliveries, and takes a few of each: a backlog of one
// receiver does not slow down the others. Skips subscriptions whose circuit is open.
const CLAIMED = `
  WITH RECURSIVE clock AS MATERIALIZED (SELECT app_now() AS now),
  pending (id) AS (
    (SELECT subscription_id FROM runtime.webhook_deliveries
     WHERE due_at IS NOT NULL AND subscription_id > $2 ${NEXT})
    UNION ALL
    SELECT (SELECT subscription_id FROM runtime.webhook_deliveries
            WHERE due_at IS NOT NULL AND subscription_id > p.id ${NEXT})
    FROM pending p WHERE p.id IS NOT NULL
  ),
  -- locked before they are counted, so that processes that claim at once do not take the same room. One that is locked has
  -- its turn in the next claim
  limited AS MATERIALIZED (
    SELECT s.* FROM pending p CROSS JOIN clock CROSS JOIN LATERAL (
      SELECT id, rate_limit, rate_taken FROM webhook_subscriptions
      WHERE id = p.id AND rate_limit IS NOT NULL AND disabled_at IS NULL AND circuit_state = 'closed'
        AND (rate_free_at IS NULL OR rate_free_at <= clock.now)
      FOR NO KEY UPDATE SKIP LOCKED
    ) AS s
  ),
  -- what was claimed within the window, oldest first
  paced AS MATERIALIZED (
    SELECT l.id, greatest(0, l.rate_limit - recent.total) AS room, recent.taken
    FROM limited l CROSS JOIN clock CROSS JOIN LATERAL (
      SELECT coalesce(sum(t.n), 0)::int AS total,
        coalesce(jsonb_agg(jsonb_build_object('at', t.at, 'n', t.n) ORDER BY t.at), '[]') AS taken
      FROM jsonb_to_recordset(l.rate_taken) AS t(at timestamptz, n int) WHERE t.at > clock.now - ${RATE_WINDOW}
    ) AS recent
  ),
  chosen AS (
    SELECT due.id FROM pending p
    JOIN webhook_subscriptions s ON s.id = p.id AND s.disabled_at IS NULL AND s.circuit_state = 'closed'
    LEFT JOIN unnest($3::text[], $4::int[]) AS busy(id, room) ON busy.id = s.id
    LEFT JOIN paced ON paced.id = s.id
    CROSS JOIN clock
    CROSS JOIN LATERAL (${room(0)} UNION ALL ${room(1)} LIMIT ${ROOM}) AS due
    WHERE s.rate_limit IS NULL OR paced.room > 0
    LIMIT $6
  ),
  claimed AS (
    UPDATE runtime.webhook_deliveries d SET lease = $1, due_at = now + interval '${LEASE_SECONDS} s'
    FROM chosen, clock WHERE d.id = chosen.id
    RETURNING d.id, d.lease, d.tenant_id, d.attempts, d.attempts_before, d.event_id, d.subscription_id, d.ordering_key,
      d.expires_at
  ),
  counted AS (
    UPDATE webhook_subscriptions s SET rate_taken = paced.taken || jsonb_build_object('at', now, 'n', n),
      rate_free_at = CASE WHEN n >= paced.room THEN coalesce((paced.taken -> 0 ->> 'at')::timestamptz, now) + ${RATE_WINDOW} END
    FROM clock, paced, (SELECT subscription_id, count(*) AS n FROM claimed GROUP BY subscription_id) AS sent
    WHERE s.id = sent.subscription_id AND s.id = paced.id
  )`

const LOADED = `
  SELECT c.id, c.lease, c.attempts, c.attempts_before AS "attemptsBefore", c.event_id AS "eventId", e.type, e.data,
    e.created_at AS "createdAt", e.trace_id AS "traceId", e.trace_sampled AS "traceSampled", e.trace_state AS "traceState", coalesce(e.hops, 0) AS hops,
    s.id AS "subscriptionId", s.url, s.api_version AS "apiVersion", s.guarantee,
    s.timeout_ms AS "timeoutMs", s.auth_secret AS "authSecret", s.secret_current AS "secretCurrent",
    CASE WHEN s.secret_grace_ends_at > (SELECT now FROM clock) THEN s.secret_previous END AS "secretPrevious",
    s.headers, s.format, s.signature, s.private_key_current AS "privateKeyCurrent",
    CASE WHEN s.secret_grace_ends_at > (SELECT now FROM clock) THEN s.private_key_previous END AS "privateKeyPrevious",
    s.failure_count AS "failureCount", s.rate_limit AS "rateLimit", c.ordering_key AS "orderingKey",
    -- a replay was asked for, however old the event is
    s.max_event_age_seconds IS NOT NULL AND c.attempts_before = 0
      AND e.created_at < (SELECT now FROM clock) - make_interval(secs => s.max_event_age_seconds) AS expired,
    extract(epoch FROM c.expires_at - (SELECT now FROM clock))::float8 AS "expiresIn",
    c.tenant_id AS "tenantId",
    CASE WHEN e.whole IS NOT NULL THEN (SELECT now FROM clock) + interval '${FETCH_HOURS} hours' END AS "fetchUntil",
    t.livemode
  FROM claimed c
  CROSS JOIN LATERAL (
    SELECT * FROM runtime.webhook_events WHERE tenant_id = c.tenant_id AND id = c.event_id LIMIT 1
  ) AS e
  JOIN webhook_subscriptions s ON s.id = c.subscription_id
  JOIN tenants t ON t.id = c.tenant_id`

const CLAIM = CLAIMED + LOADED

const CLAIM_IDS = `${CLAIMED}
  SELECT id, lease, attempts, subscription_id AS "subscriptionId",
    (SELECT rate_limit FROM webhook_subscriptions s WHERE s.id = subscription_id) AS "rateLimit",
    ordering_key AS "orderingKey"
  FROM claimed`

// nothing is started on a lease that expires before it could be renewed
const LOAD = `
  WITH clock AS MATERIALIZED (SELECT app_now() AS now),
  claimed AS (
    SELECT d.id, d.lease, d.tenant_id, d.attempts, d.attempts_before, d.event_id, d.subscription_id, d.ordering_key,
      d.expires_at
    FROM clock, jsonb_to_recordset($1::jsonb) AS h(id text, lease text)
    JOIN runtime.webhook_deliveries d ON d.id = h.id AND d.lease = h.lease
    WHERE d.id = ANY ($2::text[]) AND d.due_at > now + interval '${RENEW_SECONDS} s'
  )${LOADED}`

export interface Claim {
  lease: string
  /** Continues after this subscription. */
  after: string
  /** How many more deliveries each subscription may have in flight, for those that already have some. */
  busy: ReadonlyMap<string, number>
  /** The same limit for all other subscriptions. */
  endpointLimit: number
  limit: number
}

const claimWith =
  <Row extends object>(statement: string) =>
  (database: Database, claim: Claim): Promise<Row[]> =>
    database.query<Row>(statement, [
      claim.lease,
      claim.after,
      [...claim.busy.keys()],
      [...claim.busy.values()],
      claim.endpointLimit,
      claim.limit,
    ])

/** Claims due deliveries for this process, first attempts before retries. SQL: a queue claim. */
export const claimDeliveries = claimWith<Claimed>(CLAIM)

/** A claimed delivery, to be sent by the process that loads it. */
export type Queued = Pick<Claimed, 'id' | 'lease' | 'attempts' | 'subscriptionId' | 'rateLimit' | 'orderingKey'>

/** Claims due deliveries for any process to load. SQL: a queue claim. */
export const claimForQueue = claimWith<Queued>(CLAIM_IDS)

/**
 * Loads everything needed to send claimed deliveries; omits those that another process has taken over. SQL: joins a
 * batch of claims in one round trip.
 */
export const loadDeliveries = (database: Database, held: readonly Held[]): Promise<Claimed[]> =>
  database.query<Claimed>(LOAD, valuesOf(held))

export interface Outcome {
  id: string
  lease: string
  status: 'succeeded' | 'retrying' | 'failed' | 'dead_lettered'
  code: number | null
  preview: string | null
  error: string | null
  ms: number
  /** Seconds until the next attempt; null if there is none. */
  delay: number | null
  /** Id and reason of its dead letter, if it becomes one. */
  dead: string | null
  reason: string | null
}

/** Common table expression `locked` that locks deliveries in the order of their ids. `$2`: their ids. */
const LOCKED = `locked AS MATERIALIZED (
    SELECT id FROM runtime.webhook_deliveries WHERE id = ANY ($2::text[]) ORDER BY id FOR UPDATE
  )`

// a delivery that another process has taken over has another lease and is not changed
const FINISH = `
  WITH clock AS MATERIALIZED (SELECT app_now() AS now), ${LOCKED},
  finished AS (
    UPDATE runtime.webhook_deliveries d SET status = o.status, attempts = d.attempts + 1, priority = 1, lease = NULL,
      due_at = now + make_interval(secs => o.delay), response_code = o.code, response_body_preview = o.preview,
      error = o.error, duration_ms = o.ms, finished_at = CASE WHEN o.delay IS NULL THEN now END,
      history = d.history || jsonb_build_array(jsonb_build_object('number', d.attempts + 1, 'at', now,
        'outcome', CASE o.status WHEN 'succeeded' THEN 'succeeded' ELSE 'failed' END, 'response_code', o.code,
        'error', o.error, 'duration_ms', o.ms))
    FROM clock, jsonb_to_recordset($1::jsonb) AS o(id text, lease text, status text, code int, preview text, error text,
      ms int, delay float8, dead text, reason text)
    WHERE d.id = ANY (ARRAY(SELECT id FROM locked)) AND d.id = o.id AND d.lease = o.lease
    RETURNING d.id, d.tenant_id, d.subscription_id, o.dead, o.reason
  ),
  dead AS (
    INSERT INTO runtime.webhook_dead_letters (id, tenant_id, subscription_id, delivery_id, reason, created_at)
    SELECT dead, tenant_id, subscription_id, id, reason, now FROM finished, clock WHERE dead IS NOT NULL
  )
  SELECT id FROM finished`

/**
 * Stores the outcomes of deliveries in one statement. SQL: finishes a batch with its dead letters in one round trip.
 * @returns the ids of those whose lease was still valid
 */
export async function finishDeliveries(database: Database, outcomes: readonly Outcome[]): Promise<string[]> {
  const ids = outcomes.map(({ id }) => id)
  const rows = await database.query<{ id: string }>(FINISH, [JSON.stringify(outcomes), ids])
  return rows.map(({ id }) => id)
}

type Held = Pick<Claimed, 'id' | 'lease'>

const HELD = `
  FROM jsonb_to_recordset($1::jsonb) AS h(id text, lease text)
  WHERE d.id = ANY (ARRAY(SELECT id FROM locked)) AND d.id = h.id AND d.lease = h.lease`

const RENEW = `WITH ${LOCKED} UPDATE runtime.webhook_deliveries d SET due_at = app_now() + interval '${LEASE_SECONDS} s' ${HELD}`

const RELEASE = `WITH ${LOCKED} UPDATE runtime.webhook_deliveries d SET due_at = app_now(), lease = NULL ${HELD}`

const valuesOf = (held: readonly Held[]): SqlValue[] => [
  JSON.stringify(held.map(({ id, lease }) => ({ id, lease }))),
  held.map(({ id }) => id),
]

/** Renews the leases of deliveries in flight. SQL: a batch, locked in the order of its ids. */
export async function renewDeliveries(database: Database, held: readonly Held[]): Promise<void> {
  await database.query(RENEW, valuesOf(held))
}

/** Releases deliveries that were not sent; no attempt is counted. SQL: a batch, locked in the order of its ids. */
export async function releaseDeliveries(database: Database, held: readonly Held[]): Promise<void> {
  await database.query(RELEASE, valuesOf(held))
}

/** Releases the deliveries of a crashed process. Only for the embedded database, which a single process uses. */
export async function abandonDeliveries(database: Database): Promise<void> {
  const data = { dueAt: await database.now(), lease: null }
  await database.prisma(models => models.webhookDelivery.updateMany({ where: { lease: { not: null } }, data }))
}
