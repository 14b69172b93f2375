import type { Scope, SqlValue } from '../../../../platform/database/scope.ts'
import type { EventParts } from '../../attempt/envelope.ts'
import { DELIVERIES_CHANNEL } from '../../engine/sql/deliveries.ts'
import { TESTED } from '../../events.ts'
import { UNTRIED } from './recipients.ts'

export interface Replay {
  /** The subscription that did not get the events. */
  subscriptionId: string
  to: string
  since: string | null
  until: string | null
  types: readonly string[] | null
  /** Null for those that failed and those that were not tried, unless they have expired. */
  outcome: string | null
  /** Whether to send what was acknowledged, too. */
  again: boolean
  /** When the replay was requested. What has come to an end or was published since then is not sent. */
  before: string
  /** Withheld events that the subscription would not have got. */
  excluded?: readonly string[]
}

const valuesOf = ({
  subscriptionId,
  to,
  since,
  until,
  types,
  outcome,
  again,
  before,
  excluded = [],
}: Replay): SqlValue[] => [subscriptionId, to, since, until, types, outcome, again, before, excluded]

/** Events that are read at once. */
export const MAX_JUDGED = 1_000

const CHOSEN = (created: string, type: string): string =>
  `($4::timestamptz IS NULL OR ${created} >= $4) AND ($5::timestamptz IS NULL OR ${created} < $5)
      AND ($6::text[] IS NULL OR ${type} = ANY ($6))`

// A run that continues after a crash, or after its last turn, finds only what it has not sent: that is either waiting, or
// came to an end after the replay was requested. Deliveries have the creation time of their event.
const OPEN = `
  wanted AS (
    SELECT d.event_id AS id, d.event_type AS type, d.created_at, d.expires_at, d.payload_deleted_at IS NOT NULL AS erased
    FROM runtime.webhook_deliveries d
    WHERE d.tenant_id = $1 AND d.subscription_id = $2 AND d.finished_at < $9 AND d.event_type <> '${TESTED.type}'
      AND ${CHOSEN('d.created_at', 'd.event_type')}
      AND CASE WHEN d.status = 'succeeded' THEN $8::boolean AND $7::text IS NULL
        WHEN d.expires_at <= $9 THEN $7 = 'expired'
        ELSE $7::text IS NULL OR $7 = CASE WHEN ${UNTRIED} THEN 'not_tried' ELSE 'failed' END END
    UNION
    SELECT e.id, e.type, e.created_at, e.expires_at, e.payload_deleted_at IS NOT NULL FROM runtime.webhook_events e
    WHERE e.tenant_id = $1 AND e.withheld ->> $2 IS NOT NULL AND e.created_at < $9 AND ${CHOSEN('e.created_at', 'e.type')}
      AND coalesce($7, 'not_tried') = CASE WHEN e.expires_at <= $9 THEN 'expired' ELSE CASE e.withheld ->> $2 WHEN 'filter' THEN 'filtered' ELSE 'not_tried' END END
  ),
  open AS (
    SELECT w.*, t.id AS delivery_id FROM wanted w
    LEFT JOIN LATERAL (
      SELECT id, status, finished_at FROM runtime.webhook_deliveries
      WHERE tenant_id = $1 AND subscription_id = $3 AND created_at = w.created_at AND event_id = w.id
      ORDER BY id DESC LIMIT 1
    ) AS t ON true
    WHERE (t.id IS NULL OR t.finished_at < $9 AND ($8 OR t.status <> 'succeeded')) AND w.id <> ALL ($10::text[])
  )`

const COUNT = `
  WITH ${OPEN} SELECT count(*) FILTER (WHERE NOT erased)::int AS deliveries,
    count(*) FILTER (WHERE erased)::int AS "payloadDeleted",
    (SELECT count(*)::int FROM runtime.webhook_deliveries d WHERE d.tenant_id = $1 AND d.subscription_id = $2
      AND d.due_at IS NOT NULL AND ${CHOSEN('d.created_at', 'd.event_type')}) AS waiting
  FROM open`

/** How many deliveries a replay still has to make. */
export interface ReplayCount {
  deliveries: number
  /** Those that it cannot make, because the payload of their event was deleted. */
  payloadDeleted: number
  /** Deliveries that wait for their subscription. */
  waiting: number
}

/** SQL: compares deliveries with events. */
export const countReplay = async (scope: Scope, replay: Replay): Promise<ReplayCount> =>
  (await scope.first<ReplayCount>(COUNT, valuesOf(replay))) ?? { deliveries: 0, payloadDeleted: 0, waiting: 0 }

// what had a delivery at once has passed the filter
const UNJUDGED = `
  WITH ${OPEN}
  SELECT e.id, e.type, e.data, e.whole, e.created_at AS "createdAt" FROM open o
  JOIN runtime.webhook_events e ON e.tenant_id = $1 AND e.id = o.id
  WHERE NOT o.erased AND e.withheld ->> $2 IS NOT NULL AND ($11::text IS NULL OR o.id > $11) ORDER BY o.id LIMIT ${MAX_JUDGED}`

/** A page of the events of a replay that were withheld from the subscription, by their ids. SQL: compares deliveries with events. */
export const selectUnjudged = (scope: Scope, replay: Replay, after: string | null): Promise<EventParts[]> =>
  scope.query<EventParts>(UNJUDGED, [...valuesOf(replay), after])

/**
 * Sends events again. Dead letters are locked before their deliveries, as where they are replayed.
 * @param open the expression `open` of the events with their latest deliveries
 * @param to the subscription @param ids of deliveries to create
 */
export const sending = (open: string, { to, ids }: { to: string; ids: string }): string => `
  WITH clock AS MATERIALIZED (SELECT app_now() AS now), ${open},
  next AS MATERIALIZED (
    SELECT *, row_number() OVER (ORDER BY created_at, id) AS place FROM open WHERE NOT erased
    ORDER BY created_at, id LIMIT cardinality(${ids}::text[])
  ),
  -- from now on their payloads are not deleted
  locked_event AS MATERIALIZED (
    SELECT id FROM runtime.webhook_events
    WHERE tenant_id = $1 AND id = ANY (ARRAY(SELECT id FROM next)) AND payload_deleted_at IS NULL ORDER BY id FOR KEY SHARE
  ),
  chosen AS MATERIALIZED (SELECT * FROM next WHERE id IN (SELECT id FROM locked_event)),
  marked AS (
    UPDATE runtime.webhook_dead_letters l SET replayed_at = now FROM clock
    WHERE l.tenant_id = $1 AND l.delivery_id = ANY (ARRAY(SELECT delivery_id FROM chosen)) AND l.replayed_at IS NULL
    RETURNING l.id
  ),
  locked AS MATERIALIZED (
    SELECT id FROM runtime.webhook_deliveries
    WHERE tenant_id = $1 AND id = ANY (ARRAY(SELECT delivery_id FROM chosen)) AND (SELECT count(*) FROM marked) >= 0
    ORDER BY id FOR UPDATE
  ),
  again AS (
    UPDATE runtime.webhook_deliveries d SET status = 'queued', due_at = date_trunc('milliseconds', now), lease = NULL,
      priority = 1, attempts_before = attempts, finished_at = NULL,
      expires_at = CASE WHEN expires_at > app_now() THEN expires_at END
    FROM clock WHERE d.tenant_id = $1 AND d.id = ANY (ARRAY(SELECT id FROM locked)) AND d.due_at IS NULL RETURNING d.id
  ),
  added AS (
    INSERT INTO runtime.webhook_deliveries (id, tenant_id, subscription_id, event_id, event_type, priority, due_at, created_at,
      expires_at)
    SELECT (${ids}::text[])[place], $1::int, ${to}, c.id, c.type, 1, date_trunc('milliseconds', now), c.created_at,
      CASE WHEN c.expires_at > now THEN c.expires_at END
    FROM chosen c, clock WHERE c.delivery_id IS NULL RETURNING id
  ),
  told AS (SELECT pg_notify('${DELIVERIES_CHANNEL}', '') FROM (SELECT FROM chosen LIMIT 1) AS any_of_them)
  SELECT (SELECT count(*) FROM told) AS told, (SELECT count(*)::int FROM next) AS n,
    (SELECT count(*) FROM again) + (SELECT count(*) FROM added) AS sent`

const SEND = sending(OPEN, { to: '$3', ids: '$11' })

/**
 * Sends the next events of a replay, oldest first. SQL: a batch in one statement.
 * @param ids of deliveries to create @returns how many it has dealt with
 */
export const sendReplay = async (scope: Scope, replay: Replay, ids: readonly string[]): Promise<number> =>
  (await scope.first<{ n: number }>(SEND, [...valuesOf(replay), ids]))?.n ?? 0
