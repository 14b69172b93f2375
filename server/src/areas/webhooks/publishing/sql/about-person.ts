import type { Scope } from '../../../../platform/database/scope.ts'

interface Person {
  recordId: string
  keys: readonly { value: string }[]
}

/** Events that are searched by one statement. */
const AT_ONCE = 1_000

const SENT = `
  SELECT e.id, e.type, e.created_at AS "createdAt", e.data,
    EXISTS (SELECT FROM unnest($3::text[]) AS w(word) WHERE strpos(lower(e.data), lower(w.word)) > 0) AS found
  FROM runtime.webhook_events e WHERE e.tenant_id = $1 AND e.id > $2 ORDER BY e.id LIMIT ${AT_ONCE}`

const RECEIVED = `
  SELECT r.id, r.source_id AS "sourceId", r.type, r.received_at AS "receivedAt", r.payload,
    EXISTS (SELECT FROM unnest($3::text[]) AS w(word) WHERE strpos(lower(r.payload), lower(w.word)) > 0) AS found
  FROM webhook_receipts r
  WHERE r.tenant_id = $1 AND r.id > $2 AND r.payload IS NOT NULL ORDER BY r.id LIMIT ${AT_ONCE}`

type Row = { id: string; found: boolean } & Record<string, unknown>

async function* search(scope: Scope, statement: string, { recordId, keys }: Person): AsyncGenerator<Row> {
  const words = [recordId, ...keys.map(({ value }) => value)]
  for (let last = ''; ; ) {
    const rows = await scope.query<Row>(statement, [last, words])
    for (const row of rows) if (row.found) yield row
    if (rows.length < AT_ONCE) return
    last = rows.at(-1)?.id ?? ''
  }
}

/** Events for webhooks that name the record or one of its keys, oldest first. SQL: looks for many words in a text. */
export async function* sentAbout(scope: Scope, person: Person) {
  for await (const { found: _, data, ...sent } of search(scope, SENT, person))
    yield { sent: { ...sent, data: JSON.parse(String(data)) } }
}

/** What sources have accepted that names one of the keys, oldest first. SQL: looks for many words in a text. */
export async function* receivedAbout(scope: Scope, person: Person) {
  for await (const { found: _, ...received } of search(scope, RECEIVED, person)) yield { received }
}
