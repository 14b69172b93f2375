import type { Stream } from '../../../contract/answer.ts'
import type { Schemas } from '../../../contract/schemas.ts'
import type { TenantScope } from '../../../platform/database/database.ts'
import { eventToWire } from '../publishing/publish.ts'
import {
  DEAD_LETTER_COLUMNS,
  type DeadLetter,
  type DeadLetterFilter,
  deadLetterToWire,
  FILTERED_DEAD_LETTERS,
  filterValues,
} from './dead-letters.ts'

type Line = Schemas['WebhookDeadLetterLine']

const READ_AT_ONCE = 200
/** Maximum bytes of events that an export holds in memory, unless a single one is larger. */
const BYTES_AT_ONCE = 4 * 1024 * 1024

const NEXT = `
  SELECT * FROM (
    SELECT ${DEAD_LETTER_COLUMNS}, e.created_at AS "eventCreatedAt", coalesce(e.whole, e.data) AS data,
      s.api_version AS "apiVersion", row_number() OVER letters AS place,
      sum(octet_length(coalesce(e.whole, e.data))) OVER letters AS bytes
    ${FILTERED_DEAD_LETTERS(`
      CROSS JOIN LATERAL (SELECT * FROM runtime.webhook_events WHERE tenant_id = $1 AND id = d.event_id OFFSET 0) AS e
      CROSS JOIN LATERAL (SELECT * FROM webhook_subscriptions WHERE tenant_id = $1 AND id = l.subscription_id OFFSET 0) AS s`)}
      AND ($8::text IS NULL OR l.id > $8)
    WINDOW letters AS (ORDER BY l.id) ORDER BY l.id LIMIT ${READ_AT_ONCE}
  ) AS next WHERE place = 1 OR bytes <= ${BYTES_AT_ONCE} ORDER BY place`

interface Row extends DeadLetter {
  eventCreatedAt: Date
  /** JSON text. */
  data: string
  apiVersion: string
}

/** Streams the dead letters that match a filter with their events, oldest first, generated while it is read. */
export const exportDeadLetters = (scope: TenantScope, filter: DeadLetterFilter): Stream<'application/x-ndjson'> => ({
  type: 'application/x-ndjson',
  pieces: pieces(scope, filter),
  failed: error => write({ error }),
})

async function* pieces(scope: TenantScope, filter: DeadLetterFilter): AsyncGenerator<string> {
  let count = 0
  for (let last: string | undefined; ; ) {
    const rows = await scope.query<Row>(NEXT, [...filterValues(filter), last ?? null])
    if (rows.length === 0) break
    yield rows.map(row => write(toLine(row, scope.livemode))).join('')
    count += rows.length
    last = rows.at(-1)?.id
  }
  yield write({ end: { dead_letters: count } })
}

const write = (line: Line): string => `${JSON.stringify(line)}\n`

const toLine = (row: Row, livemode: boolean): Line => ({
  dead_letter: deadLetterToWire(row),
  event: eventToWire(
    { id: row.eventId, type: row.eventType, data: row.data, createdAt: row.eventCreatedAt },
    row.apiVersion,
    livemode,
  ),
})
