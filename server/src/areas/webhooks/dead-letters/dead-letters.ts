import type { Schemas } from '../../../contract/schemas.ts'
import type { Page } from '../../../platform/cursor.ts'
import type { TenantScope } from '../../../platform/database/database.ts'
import { ofTenant } from '../../../platform/database/scope.ts'
import { conflict, notFound } from '../../../platform/errors.ts'
import { idCursor, type PageQuery, readPage } from '../../../platform/list.ts'
import { DELIVERIES_CHANNEL } from '../engine/sql/deliveries.ts'
import { REPLAYED_AT_ONCE } from '../limits.ts'

/** A delivery that failed permanently, with its event and subscription. */
export interface DeadLetter {
  id: string
  deliveryId: string
  subscriptionId: string
  eventId: string
  eventType: string
  reason: string
  attempts: number
  responseCode: number | null
  error: string | null
  createdAt: Date
  replayedAt: Date | null
}

export interface DeadLetterFilter {
  subscription_id?: string
  event_type?: string
  reason?: string
  /** Only those that were, or were not, replayed. */
  replayed?: boolean
  since?: string
  until?: string
}

/** The columns of a `DeadLetter`, from `webhook_dead_letters` as `l` with its delivery as `d`. */
export const DEAD_LETTER_COLUMNS = `l.id, l.delivery_id AS "deliveryId", l.subscription_id AS "subscriptionId", d.event_id AS "eventId",
  d.event_type AS "eventType", l.reason, d.attempts, d.response_code AS "responseCode", d.error,
  l.created_at AS "createdAt", l.replayed_at AS "replayedAt"`

// looks the delivery up by its id only, regardless of table statistics: the planner may choose the tenant's index
const WITH_DELIVERY = `CROSS JOIN LATERAL (
    SELECT * FROM runtime.webhook_deliveries WHERE id = l.delivery_id AND ${ofTenant()} OFFSET 0
  ) AS d`

/**
 * Dead letters that match a filter, whose values are $2 to $7. @param joined tables to join to dead letters and
 * deliveries
 */
export const FILTERED_DEAD_LETTERS = (joined = ''): string => `
  FROM runtime.webhook_dead_letters l ${WITH_DELIVERY} ${joined}
  WHERE l.tenant_id = $1 AND ($2::text IS NULL OR l.subscription_id = $2)
    AND ($3::text IS NULL OR d.event_type = $3) AND ($4::text IS NULL OR l.reason = $4)
    AND ($5::boolean IS NULL OR (l.replayed_at IS NOT NULL) = $5)
    AND ($6::timestamptz IS NULL OR l.created_at >= $6) AND ($7::timestamptz IS NULL OR l.created_at < $7)`

const FILTERED = FILTERED_DEAD_LETTERS()

const LIST = `SELECT ${DEAD_LETTER_COLUMNS} ${FILTERED} AND ($8::text IS NULL OR l.id < $8) ORDER BY l.id DESC LIMIT $9`

const FIND = `
  SELECT ${DEAD_LETTER_COLUMNS} FROM runtime.webhook_dead_letters l ${WITH_DELIVERY}
  WHERE l.tenant_id = $1 AND l.id = $2`

/** Sends the deliveries of `chosen` again, with the same event ids, and marks their dead letters as replayed. */
const replaying = (chosen: string): string => `
  WITH clock AS MATERIALIZED (SELECT app_now() AS now),
  chosen AS (${chosen}),
  marked AS (
    UPDATE runtime.webhook_dead_letters l SET replayed_at = now FROM chosen, clock
    WHERE l.tenant_id = $1 AND l.id = chosen.id AND l.replayed_at IS NULL RETURNING l.delivery_id
  ),
  locked AS MATERIALIZED (
    SELECT id FROM runtime.webhook_deliveries WHERE id = ANY (ARRAY(SELECT delivery_id FROM marked)) AND ${ofTenant()}
    ORDER BY id FOR UPDATE
  ),
  again AS (
    UPDATE runtime.webhook_deliveries d SET status = 'queued', due_at = now, lease = NULL, priority = 1,
      attempts_before = attempts, finished_at = NULL
    FROM clock WHERE d.tenant_id = $1 AND d.id = ANY (ARRAY(SELECT id FROM locked)) AND d.due_at IS NULL RETURNING d.id
  ),
  told AS (SELECT pg_notify('${DELIVERIES_CHANNEL}', '') FROM (SELECT FROM again LIMIT 1) AS any_of_them)
  SELECT (SELECT count(*) FROM told) AS told, (SELECT count(*)::int FROM marked) AS n`

const REPLAY_ONE = replaying('SELECT $2::text AS id')

const REPLAY = replaying(
  `SELECT l.id ${FILTERED} AND l.replayed_at IS NULL ORDER BY l.id LIMIT ${REPLAYED_AT_ONCE} FOR UPDATE OF l`,
)

const PURGE = `
  WITH chosen AS MATERIALIZED (SELECT l.id ${FILTERED} ORDER BY l.id FOR UPDATE OF l)
  DELETE FROM runtime.webhook_dead_letters l USING chosen WHERE l.tenant_id = $1 AND l.id = chosen.id RETURNING l.id`

const cursor = idCursor('webhook-dead-letters', 'dlq')

export const filterValues = ({ subscription_id, event_type, reason, replayed, since, until }: DeadLetterFilter) => [
  subscription_id ?? null,
  event_type ?? null,
  reason ?? null,
  replayed ?? null,
  since ?? null,
  until ?? null,
]

/** One page of the dead letters of the last 30 days, newest first. */
export const listDeadLetters = (scope: TenantScope, query: DeadLetterFilter & PageQuery): Promise<Page<DeadLetter>> =>
  readPage(
    query,
    cursor,
    ({ after = null, take }) => scope.query<DeadLetter>(LIST, [...filterValues(query), after, take]),
    ({ id }) => id,
  )

/**
 * Replays a dead letter with a full set of attempts.
 * @throws ApiError `not_found_error`, or `conflict_error` if it was already replayed
 */
export async function replayDeadLetter(scope: TenantScope, id: string): Promise<DeadLetter> {
  const [done] = await scope.query<{ n: number }>(REPLAY_ONE, [id])
  const [row] = await scope.query<DeadLetter>(FIND, [id])
  if (!row) throw notFound('dead letter', id)
  if (done?.n === 0)
    throw conflict(
      `The dead letter was replayed at ${row.replayedAt?.toISOString()}. If the replay failed, there is a new dead letter.`,
    )
  return row
}

/**
 * Replays the dead letters that match the filter and were not replayed yet. @returns how many, and whether there are
 * more
 */
export async function replayDeadLetters(
  scope: TenantScope,
  filter: DeadLetterFilter,
): Promise<{ replayed: number; more: boolean }> {
  const [done] = await scope.query<{ n: number }>(REPLAY, filterValues({ ...filter, replayed: false }))
  const replayed = done?.n ?? 0
  return { replayed, more: replayed === REPLAYED_AT_ONCE }
}

/** Deletes the dead letters that match the filter; their deliveries stay in the history. @returns how many */
export async function purgeDeadLetters(scope: TenantScope, filter: DeadLetterFilter): Promise<number> {
  return (await scope.query(PURGE, filterValues(filter))).length
}

/** Fields are in order of importance, for tables that cannot show all of them. */
export const deadLetterToWire = (row: DeadLetter): Schemas['WebhookDeadLetter'] => ({
  id: row.id,
  // written by the engine
  reason: row.reason as Schemas['WebhookDeadLetterReason'],
  event_type: row.eventType,
  attempts: row.attempts,
  response_code: row.responseCode,
  error: row.error,
  created_at: row.createdAt.toISOString(),
  replayed_at: row.replayedAt?.toISOString() ?? null,
  event_id: row.eventId,
  delivery_id: row.deliveryId,
  subscription_id: row.subscriptionId,
})
