import type { Scope } from '../../../../platform/database/scope.ts'
import { MAX_STREAMS, STREAM_LEASE_SECONDS, STREAM_RESUME_HOURS } from '../../limits.ts'

/** The channel that notifies streams of new events. */
export const STREAMS_CHANNEL = 'keepsake_webhook_streams'

/** How far a stream has been read: the transaction of its latest event, and the event's id. */
export interface Position {
  xid: string
  id: string
}

/** Condition for a stream that is open or was until recently, so that events are recorded. */
export const IS_RECORDED = `open_until > app_now() - interval '${STREAM_RESUME_HOURS} hours'`

// A stream that was closed only says that events are still recorded, which the new one says from now on.
const OPEN = `
  WITH clock AS MATERIALIZED (SELECT app_now() AS now, pg_current_xact_id() AS xid),
  recorded AS MATERIALIZED (
    SELECT id, since, open_until FROM runtime.webhook_streams, clock
    WHERE tenant_id = $1 AND ${IS_RECORDED} AND since <= clock.xid
  ),
  opened AS (
    INSERT INTO runtime.webhook_streams (tenant_id, id, since, open_until)
    SELECT $1, $2, coalesce((SELECT since FROM recorded ORDER BY since LIMIT 1), xid),
      now + interval '${STREAM_LEASE_SECONDS} s'
    FROM clock WHERE (SELECT count(*) FROM recorded WHERE open_until > now) < ${MAX_STREAMS}
    RETURNING since
  ),
  replaced AS (
    DELETE FROM runtime.webhook_streams
    WHERE tenant_id = $1 AND open_until <= (SELECT now FROM clock) AND EXISTS (SELECT FROM opened)
  )
  SELECT o.since::text AS since, c.xid::text AS xid FROM opened o, clock c`

/**
 * Registers a stream. Lock the tenant before, so that the count is right. SQL: counts, inserts and deletes in one
 * statement.
 * @returns since which transaction events are recorded, and the current one; undefined if too many are open
 */
export const insertStream = (scope: Scope, id: string): Promise<{ since: string; xid: string } | undefined> =>
  scope.first<{ since: string; xid: string }>(OPEN, [id])

const RENEW = `
  UPDATE runtime.webhook_streams SET open_until = app_now() + interval '${STREAM_LEASE_SECONDS} s'
  WHERE tenant_id = $1 AND id = $2 AND open_until > app_now() RETURNING id`

/** SQL: transaction ids have no Prisma type. @returns whether the stream was still registered */
export const renewStream = async (scope: Scope, id: string): Promise<boolean> =>
  (await scope.query(RENEW, [id])).length > 0

const CLOSE = `
  UPDATE runtime.webhook_streams SET open_until = least(open_until, app_now()) WHERE tenant_id = $1 AND id = $2`

/** SQL: the earlier of a column and the current time. */
export async function closeStream(scope: Scope, id: string): Promise<void> {
  await scope.query(CLOSE, [id])
}

const FIND = `
  SELECT stream_xid::text AS xid, id FROM runtime.webhook_events
  WHERE tenant_id = $1 AND id = $2 AND stream_xid >= $3::xid8 AND payload_deleted_at IS NULL`

/**
 * The position of an event, if all later ones were recorded. SQL: transaction ids have no Prisma type.
 * @param since the transaction since which events are recorded
 */
export const findPosition = (scope: Scope, id: string, since: string): Promise<Position | undefined> =>
  scope.first<Position>(FIND, [id, since])

export interface StreamedEvent extends Position {
  type: string
  /** JSON text. */
  data: string
  createdAt: Date
}

// The order is one that only the index of streamed events has, so the plan is the same with any statistics.
const READ = `
  SELECT id, type, data, created_at AS "createdAt", stream_xid::text AS xid FROM runtime.webhook_events
  WHERE tenant_id = $1 AND stream_xid IS NOT NULL AND (stream_xid, id) > ($2::xid8, $3)
    AND stream_xid < pg_snapshot_xmin(pg_current_snapshot()) AND payload_deleted_at IS NULL
  ORDER BY stream_xid, id LIMIT $4`

/** The next events after a position, but for those whose payload was deleted. SQL: transaction ids have no Prisma type. */
export const readStreamed = (scope: Scope, { xid, id }: Position, limit: number): Promise<StreamedEvent[]> =>
  scope.query<StreamedEvent>(READ, [xid, id, limit])
