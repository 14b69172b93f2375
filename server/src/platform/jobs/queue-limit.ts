import type { Scope } from '../database/scope.ts'
import type { PlatformSettings } from '../settings/settings.ts'
import { ApiError } from '../values/errors.ts'

/** How much background work of one organization may wait. */
export type QueueLimits = Pick<PlatformSettings, 'MAX_QUEUED_EVENTS' | 'MAX_QUEUED_ITEMS'>

const RETRY_SECONDS = 5

// two calls of an organization must not both take the last place
const LOCK = `
  WITH own AS (SELECT $1::int AS tenant_id)
  SELECT pg_advisory_xact_lock(hashtextextended('events_waiting ' || t.organization_id, 0))::text FROM own JOIN tenants t ON t.id = own.tenant_id`

// what an event finds during its run is in no queue: only items that wait have a row, and the last one waits longest
const WAITING = `
  SELECT count(*)::int AS events, coalesce(sum(e.total - e.done) FILTER (WHERE (
      SELECT i.outcome FROM event_items i WHERE i.tenant_id = e.tenant_id AND i.event_id = e.id ORDER BY i.index DESC LIMIT 1
    ) = 'pending'), 0)::int AS items
  FROM tenants own JOIN tenants t ON t.organization_id = own.organization_id
  JOIN events e ON e.tenant_id = t.id AND e.finished_at IS NULL WHERE own.id = $1`

/**
 * Admits an event with so many items to the queue of its organization, in the current transaction.
 * @throws ApiError `rate_limit_error` that names the limit
 */
export async function admitToQueue(scope: Scope, limits: QueueLimits, items: number): Promise<void> {
  await scope.query(LOCK)
  const [waiting] = await scope.query<{ events: number; items: number }>(WAITING)
  const { MAX_QUEUED_EVENTS: events, MAX_QUEUED_ITEMS: most } = limits
  if ((waiting?.events ?? 0) >= events)
    throw isFull(
      'events',
      events,
      `${events} events of this organization wait or run, as many as MAX_QUEUED_EVENTS allows.`,
    )
  const queued = waiting?.items ?? 0
  if (queued + items > most) {
    const own = `This call has ${items === 1 ? '1 item' : `${items} items`}, and ${queued} of this organization wait.`
    throw isFull('items', most, `${own} MAX_QUEUED_ITEMS allows ${most} together.`)
  }
}

const isFull = (queue: 'events' | 'items', limit: number, message: string): ApiError =>
  new ApiError('rate_limit_error', `The queue of background work is full. ${message} Retry when some have ended.`, {
    fields: { retryAfterSeconds: RETRY_SECONDS, limit, window: 'concurrent', queue },
    headers: { 'Retry-After': String(RETRY_SECONDS) },
  })
