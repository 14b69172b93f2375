import type { Query } from '../../../../contract/schemas.ts'
import type { WebhookDeadLetter, WebhookDelivery } from '../../../../platform/database/prisma/client.ts'
import { ofTenant, type Scope, type SqlValue } from '../../../../platform/database/scope.ts'
import { DELIVERIES_CHANNEL } from '../../engine/sql/deliveries.ts'
import { REPLAYED_AT_ONCE } from '../../limits.ts'

/** A delivery that failed permanently, with its event and subscription. */
export interface DeadLetter
  extends Pick<WebhookDeadLetter, 'id' | 'deliveryId' | 'subscriptionId' | 'reason' | 'createdAt' | 'replayedAt'>,
    Pick<WebhookDelivery, 'eventId' | 'eventType' | 'attempts' | 'responseCode' | 'error' | 'payloadDeletedAt'> {
  /** Encrypted. */
  url: string
  customer: string | null
  eventCreatedAt: Date
}

export type DeadLetterFilter = Query<'exportWebhookDeadLetters'>

/** The columns of a `DeadLetter`: `webhook_dead_letters` as `l`, its delivery as `d`. SQL: part of statements. */
export const DEAD_LETTER_COLUMNS = `l.id, l.delivery_id AS "deliveryId", l.subscription_id AS "subscriptionId",
  (SELECT url FROM webhook_subscriptions WHERE tenant_id = $1 AND id = l.subscription_id) AS url,
  (SELECT customer FROM webhook_subscriptions WHERE tenant_id = $1 AND id = l.subscription_id) AS customer, d.event_id AS "eventId",
  d.event_type AS "eventType", l.reason, d.attempts, d.response_code AS "responseCode", d.error,
  l.created_at AS "createdAt", l.replayed_at AS "replayedAt", d.created_at AS "eventCreatedAt",
  d.payload_deleted_at AS "payloadDeletedAt"`

// looks the delivery up by its id only, regardless of table statistics: the planner may choose the tenant's index
const WITH_DELIVERY = `CROSS JOIN LATERAL (
    SELECT * FROM runtime.webhook_deliveries WHERE id = l.delivery_id AND ${ofTenant()} OFFSET 0
  ) AS d`

/**
 * Dead letters that match a filter, whose values are $2 to $8. SQL: part of the statements that filter them.
 * @param joined tables to join to dead letters and deliveries
 */
export const FILTERED_DEAD_LETTERS = (joined = ''): string => `
  FROM runtime.webhook_dead_letters l ${WITH_DELIVERY} ${joined}
  WHERE l.tenant_id = $1 AND ($2::text IS NULL OR l.subscription_id = $2)
    AND ($3::text IS NULL OR d.event_type = $3) AND ($4::text IS NULL OR l.reason = $4)
    AND ($5::boolean IS NULL OR (l.replayed_at IS NOT NULL) = $5)
    AND ($6::timestamptz IS NULL OR l.created_at >= $6) AND ($7::timestamptz IS NULL OR l.created_at < $7)
    AND ($8::text IS NULL OR l.subscription_id = ANY (ARRAY(
      SELECT id FROM webhook_subscriptions WHERE tenant_id = $1 AND customer = $8)))`

/** The values of `FILTERED_DEAD_LETTERS`. */
export const filterValues = ({
  subscription_id,
  event_type,
  reason,
  replayed,
  since,
  until,
  customer,
}: DeadLetterFilter): SqlValue[] => [subscription_id, event_type, reason, replayed, since, until, customer]

const FILTERED = FILTERED_DEAD_LETTERS()

const LIST = `SELECT ${DEAD_LETTER_COLUMNS} ${FILTERED} AND ($9::text IS NULL OR l.id < $9) ORDER BY l.id DESC LIMIT $10`

/**
 * A page of the dead letters that match a filter, newest first. SQL: a join with a hint for its index.
 * @param after id of the last one of the previous page
 */
export const selectDeadLetters = (
  scope: Scope,
  filter: DeadLetterFilter,
  after: string | null,
  take: number,
): Promise<DeadLetter[]> => scope.query<DeadLetter>(LIST, [...filterValues(filter), after, take])

const FIND = `
  SELECT ${DEAD_LETTER_COLUMNS} FROM runtime.webhook_dead_letters l ${WITH_DELIVERY}
  WHERE l.tenant_id = $1 AND l.id = $2`

/** SQL: shares the columns of the list. @returns undefined if it does not exist */
export const selectDeadLetter = (scope: Scope, id: string): Promise<DeadLetter | undefined> =>
  scope.first<DeadLetter>(FIND, [id])

/**
 * Sends the deliveries of `chosen` again, with the same event ids, and marks their dead letters as replayed, unless the
 * payload is gone.
 * @param chosen locks dead letters
 * @param others counts those that cannot be sent
 */
const replaying = (chosen: string, others = '0'): string => `
  WITH clock AS MATERIALIZED (SELECT app_now() AS now),
  chosen AS MATERIALIZED (${chosen}),
  locked AS MATERIALIZED (
    SELECT id FROM runtime.webhook_deliveries WHERE id = ANY (ARRAY(SELECT delivery_id FROM chosen)) AND ${ofTenant()}
      AND payload_deleted_at IS NULL
    ORDER BY id FOR UPDATE
  ),
  marked AS (
    UPDATE runtime.webhook_dead_letters l SET replayed_at = now FROM chosen, clock
    WHERE l.tenant_id = $1 AND l.id = chosen.id AND l.delivery_id IN (SELECT id FROM locked) RETURNING l.id
  ),
  again AS (
    UPDATE runtime.webhook_deliveries d SET status = 'queued', due_at = now, lease = NULL, priority = 1,
      attempts_before = attempts, finished_at = NULL,
      expires_at = CASE WHEN expires_at > app_now() THEN expires_at END
    FROM clock WHERE d.tenant_id = $1 AND d.id = ANY (ARRAY(SELECT id FROM locked)) AND d.due_at IS NULL RETURNING d.id
  ),
  told AS (SELECT pg_notify('${DELIVERIES_CHANNEL}', '') FROM (SELECT FROM again LIMIT 1) AS any_of_them)
  SELECT (SELECT count(*) FROM told) AS told, (SELECT count(*)::int FROM marked) AS replayed, (${others})::int AS "payloadDeleted"`

const REPLAY_ONE = replaying(`
  SELECT id, delivery_id FROM runtime.webhook_dead_letters
  WHERE tenant_id = $1 AND id = $2 AND replayed_at IS NULL FOR UPDATE`)

/** SQL: marks the dead letter and queues its delivery at once. @returns false if replayed before or without payload */
export const replayOne = async (scope: Scope, id: string): Promise<boolean> =>
  (await scope.first<Replayed>(REPLAY_ONE, [id]))?.replayed === 1

// what has expired is sent only if it is asked for
const UNREPLAYED = `${FILTERED} AND l.replayed_at IS NULL
    AND ($4 = 'expired' OR d.expires_at IS NULL OR d.expires_at > app_now())`

const REPLAY = replaying(
  `SELECT l.id, l.delivery_id ${UNREPLAYED} AND d.payload_deleted_at IS NULL
    ORDER BY l.id LIMIT ${REPLAYED_AT_ONCE} FOR UPDATE OF l`,
  `SELECT count(*) ${UNREPLAYED} AND d.payload_deleted_at IS NOT NULL`,
)

export interface Replayed {
  replayed: number
  /** Those that it could not send, because the payload of their event was deleted. */
  payloadDeleted: number
}

/** SQL: a batch, locked in the order of its ids, with its deliveries. */
export async function replayMatching(scope: Scope, filter: DeadLetterFilter): Promise<Replayed> {
  const [done] = await scope.query<Replayed & { told: bigint }>(REPLAY, filterValues({ ...filter, replayed: false }))
  return { replayed: done?.replayed ?? 0, payloadDeleted: done?.payloadDeleted ?? 0 }
}

const PURGE = `
  WITH chosen AS MATERIALIZED (SELECT l.id ${FILTERED} ORDER BY l.id FOR UPDATE OF l)
  DELETE FROM runtime.webhook_dead_letters l USING chosen WHERE l.tenant_id = $1 AND l.id = chosen.id RETURNING l.id`

/**
 * Deletes the dead letters that match the filter; their deliveries stay in the history. SQL: a batch, locked in the
 * order of its ids.
 * @returns how many
 */
export const purgeDeadLetters = async (scope: Scope, filter: DeadLetterFilter): Promise<number> =>
  (await scope.query(PURGE, filterValues(filter))).length
