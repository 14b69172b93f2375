import type { WebhookEvent } from '../../../../platform/database/prisma/client.ts'
import type { Scope } from '../../../../platform/database/scope.ts'
import {
  DEAD_LETTER_COLUMNS,
  type DeadLetter,
  type DeadLetterFilter,
  FILTERED_DEAD_LETTERS,
  filterValues,
} from './dead-letters.ts'

const READ_AT_ONCE = 200
/** Maximum bytes of events that an export holds in memory, unless a single one is larger. */
const BYTES_AT_ONCE = 4 * 1024 * 1024

export interface DeadLetterWithEvent
  extends DeadLetter,
    Pick<WebhookEvent, 'data' | 'traceId' | 'customer' | 'expiresAt'> {
  apiVersion: string
}

const NEXT = `
  SELECT * FROM (
    SELECT ${DEAD_LETTER_COLUMNS}, coalesce(e.whole, e.data) AS data,
      s.api_version AS "apiVersion", e.trace_id AS "traceId", e.customer, e.expires_at AS "expiresAt",
      row_number() OVER letters AS place,
      sum(octet_length(coalesce(e.whole, e.data))) OVER letters AS bytes
    ${FILTERED_DEAD_LETTERS(`
      CROSS JOIN LATERAL (SELECT * FROM runtime.webhook_events WHERE tenant_id = $1 AND id = d.event_id OFFSET 0) AS e
      CROSS JOIN LATERAL (SELECT * FROM webhook_subscriptions WHERE tenant_id = $1 AND id = l.subscription_id OFFSET 0) AS s`)}
      AND ($9::text IS NULL OR l.id > $9)
    WINDOW letters AS (ORDER BY l.id) ORDER BY l.id LIMIT ${READ_AT_ONCE}
  ) AS next WHERE place = 1 OR bytes <= ${BYTES_AT_ONCE} ORDER BY place`

/**
 * The next dead letters that match a filter, oldest first, as many as fit into memory. SQL: sums up the bytes of
 * a page.
 * @param after id of the last one
 */
export const nextDeadLetters = (
  scope: Scope,
  filter: DeadLetterFilter,
  after: string | null,
): Promise<DeadLetterWithEvent[]> => scope.query<DeadLetterWithEvent>(NEXT, [...filterValues(filter), after])
