import type { Stream } from '../../../contract/answer.ts'
import type { Schemas } from '../../../contract/schemas.ts'
import type { TenantScope } from '../../../platform/database/database.ts'
import { eventToWire } from '../publishing/publish.ts'
import { deadLetterToWire } from './dead-letters.ts'
import type { DeadLetterFilter } from './sql/dead-letters.ts'
import { type DeadLetterWithEvent, nextDeadLetters } from './sql/export.ts'

type Line = Schemas['WebhookDeadLetterLine']
type UrlOf = Parameters<typeof deadLetterToWire>[1]

/** Streams the dead letters that match a filter with their events, oldest first, generated while it is read. */
export const exportDeadLetters = (
  scope: TenantScope,
  filter: DeadLetterFilter,
  urlOf: UrlOf,
): Stream<'application/x-ndjson'> => ({
  type: 'application/x-ndjson',
  pieces: pieces(scope, filter, urlOf),
  failed: error => write({ error }),
})

async function* pieces(scope: TenantScope, filter: DeadLetterFilter, urlOf: UrlOf): AsyncGenerator<string> {
  let count = 0
  for (let last: string | undefined; ; ) {
    const rows = await nextDeadLetters(scope, filter, last ?? null)
    if (rows.length === 0) break
    yield rows.map(row => write(toLine(row, scope.livemode, urlOf))).join('')
    count += rows.length
    last = rows.at(-1)?.id
  }
  yield write({ end: { dead_letters: count } })
}

const write = (line: Line): string => `${JSON.stringify(line)}\n`

const toLine = (row: DeadLetterWithEvent, livemode: boolean, urlOf: UrlOf): Line => ({
  dead_letter: deadLetterToWire(row, urlOf),
  event: eventToWire(
    { ...row, id: row.eventId, type: row.eventType, createdAt: row.eventCreatedAt },
    row.apiVersion,
    livemode,
  ),
})
