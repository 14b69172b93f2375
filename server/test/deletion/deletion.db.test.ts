import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { Database } from '../../src/platform/database/database.ts'
import { createLogger } from '../../src/platform/log/log.ts'
import { type Receiver, startReceiver } from '../support/receiver.ts'
import { type ScriptedModel, scriptedModel, settingsOf } from '../support/scripted-model.ts'
import { createTestApp, type TestApp } from '../support/test-app.ts'
import { type Call, createCaller, DANA, type Deletions, plant, WORD } from './plant.ts'
import { VERDICTS } from './verdicts.ts'

const logged: string[] = []
let model: ScriptedModel
let receiver: Receiver
let app: TestApp
let call: Call
let deletions: Deletions
let live: Call
let member: string

beforeAll(async () => {
  model = await scriptedModel(body => ({ answer: answerTo(body) }))
  receiver = await startReceiver()
  receiver.on('/word', response => response.writeHead(500).end(WORD))
  receiver.on('/refusing-word', response => response.writeHead(400).end(WORD))
  const stream = { write: (line: string) => void logged.push(line) }
  app = await createTestApp({
    settings: { ...settingsOf(model), WORKERS: 'on', OUTBOUND_ALLOW: '127.0.0.1' },
    log: createLogger({ level: 'debug', pretty: false, stream }),
    checks: false,
  })
  const organization = await app.organization({ credits: 100_000 })
  call = createCaller(app, await organization.keyFor({ livemode: false }))
  deletions = await plant(app, call, receiver.url)
  // members belong to both halves of an organization
  live = createCaller(app, organization.key)
  const invitation = { emails: [`invited-${WORD}@northwind.example`], role: 'viewer' }
  const { data } = await live('POST', 'members/invite', invitation)
  member = data.invited[0].id
})
afterAll(async () => {
  await app.stop()
  await receiver.close()
  await model[Symbol.asyncDispose]()
})

function answerTo(body: string): unknown {
  if (body.includes('appendSection'))
    return {
      changes: [
        { action: 'appendSection', target: 1, name: '', text: `${WORD} rules.`, type: '', reason: WORD, quote: WORD },
      ],
    }
  return body.includes('"json_schema"') ? { facts: [], properties: [] } : `About ${WORD}.`
}

interface Column {
  table: string
  column: string
  binary: boolean
}

const TEXT_COLUMNS = `
  SELECT CASE c.table_schema WHEN 'public' THEN '' ELSE c.table_schema || '.' END || c.table_name AS "table",
    c.column_name AS "column", c.udt_name = 'bytea' AS binary
  FROM information_schema.columns c JOIN pg_class r ON r.oid = format('%I.%I', c.table_schema, c.table_name)::regclass
  WHERE c.table_schema NOT IN ('pg_catalog', 'information_schema') AND NOT r.relispartition AND r.relkind IN ('r', 'p')
    AND c.udt_name IN ('text', '_text', 'varchar', '_varchar', 'bpchar', 'name', 'json', 'jsonb', '_jsonb', 'bytea', 'xml', 'inet')
  ORDER BY 1, c.ordinal_position`

const textColumns = (database: Database): Promise<Column[]> => database.query<Column>(TEXT_COLUMNS)

/** The columns that have the word in a row. */
async function found(): Promise<Set<string>> {
  const columns = await textColumns(app.database)
  const selects = columns.map(({ table, column, binary }) => {
    const from = table
      .split('.')
      .map(name => `"${name}"`)
      .join('.')
    const hit = binary ? `position('${WORD}'::bytea IN "${column}") > 0` : `lower("${column}"::text) LIKE '%${WORD}%'`
    return `SELECT '${table}.${column}' AS place WHERE EXISTS (SELECT FROM ${from} WHERE ${hit})`
  })
  const rows = await app.database.query<{ place: string }>(selects.join(' UNION ALL '))
  return new Set(rows.map(({ place }) => place))
}

const wordsOf = (columns = ''): string[] => columns.split(' ').filter(name => name !== '')
const placesOf = (kind: 'content' | 'own' | 'kept'): string[] =>
  Object.entries(VERDICTS).flatMap(([table, verdict]) => {
    const columns = kind === 'kept' ? verdict.kept?.columns : verdict[kind]
    return wordsOf(columns).map(column => `${table}.${column}`)
  })

test('every column that can keep a text has a verdict', async () => {
  const columns = (await textColumns(app.database)).map(({ table, column }) => `${table}.${column}`)
  const judged = (['content', 'own', 'kept'] as const).flatMap(placesOf)
  expect(judged.toSorted()).toEqual(columns.toSorted())
})

test('docs/deletion.md has the reason of everything that is kept', async () => {
  const docs = (await readFile(join(import.meta.dirname, '../../../docs/deletion.md'), 'utf8')).replaceAll(/\s+/g, ' ')
  for (const { kept } of Object.values(VERDICTS)) if (kept) expect(docs).toContain(kept.reason)
})

test('everything about a person is in one file', async () => {
  const exported = async () => (await call('POST', 'records/export-person', DANA)).lines
  await vi.waitFor(async () => expect(Object.values((await exported()).at(-1).end)).not.toContain(0), {
    timeout: 20_000,
    interval: 200,
  })
  const lines: Record<string, Record<string, unknown>>[] = await exported()
  const of = (kind: string) => lines.flatMap(line => line[kind] ?? [])
  for (const kind of ['record', 'memory', 'deleted', 'media', 'profile', 'sent', 'received'])
    expect(JSON.stringify(of(kind)), kind).toContain(WORD)
  expect(of('record')).toMatchObject([{ keys: [{ name: 'email', value: DANA.email }] }])
  expect(of('deleted')).toMatchObject([{ source: 'memories', row: { content: `Forget ${WORD}.` } }])
  const pdf = of('media').find(({ kind }) => kind === 'pdf')
  expect(Buffer.from(String(pdf?.contentBase64), 'base64').toString('latin1')).toContain(WORD)
  const other = await app.organization()
  const foreign = await app.call('POST', '/api/v1/records/export-person', { key: other.key, body: DANA })
  expect(foreign.status).toBe(404)
})

test('a word is nowhere after the deletion and its windows', { timeout: 240_000 }, async () => {
  const before = new Set<string>()
  const note = async (): Promise<void> => {
    for (const place of await found()) before.add(place)
  }
  // until the background work has run
  await vi.waitFor(
    async () => {
      await note()
      expect(unplanted(before)).toEqual([])
    },
    { timeout: 60_000, interval: 200 },
  )
  for (const [method, path, body] of deletions.content) await call(method, path, body)
  await live('DELETE', `members/${member}`)
  await note()
  expect(unplanted(before)).toEqual([])
  const { body } = await app.call('POST', '/api/v1/recall', { key: call.key, body: DANA })
  expect(body.error).toBe('not_found_error')

  const content = new Set(placesOf('content'))
  const leftOver = async () => [...(await found())].filter(place => content.has(place)).toSorted()
  const pass = async (time: string): Promise<void> => {
    await app.advance(time)
    await vi.waitFor(async () => expect(await waiting()).toBe(0), { timeout: 60_000, interval: 100 })
  }
  // a circuit may open in the first, which moves what waits for it to the dead letters in the second
  for (let passes = 0; passes < 3; passes++) await pass('40 days')
  // subscriptions and sources outlive what they have sent and received, and alerts about them go on naming them
  await vi.waitFor(
    async () => {
      const tables = (await leftOver()).map(place => place.replace(/\.\w+$/, ''))
      expect([...new Set(tables)]).toEqual([
        'notifications',
        'webhook_customers',
        'webhook_sources',
        'webhook_subscriptions',
      ])
    },
    { timeout: 30_000, interval: 200 },
  )
  for (const [method, path] of deletions.configuration) await call(method, path)
  // as long as notifications are kept
  await pass('100 days')
  await app.advance('1 hour')
  await vi.waitFor(
    async () => {
      expect(await leftOver()).toEqual([])
      expect(await attachments()).toEqual([])
    },
    { timeout: 30_000, interval: 100 },
  )
  const own = new Set(placesOf('own'))
  expect([...before].filter(place => own.has(place))).toEqual([])
  expect(logged.filter(line => line.toLowerCase().includes(WORD))).toEqual([])
})

/** The tables with content in which the word has not been seen. */
const unplanted = (seen: ReadonlySet<string>): string[] =>
  Object.entries(VERDICTS)
    .filter(
      ([table, { content, unseen }]) =>
        content && !unseen && !wordsOf(content).some(name => seen.has(`${table}.${name}`)),
    )
    .map(([table]) => table)

// jobs that are due, and deliveries that are sent now
const WAITING = `
  SELECT count(*)::int AS n FROM (
    SELECT FROM runtime.jobs WHERE id = kind AND (run_at <= app_now() OR lease IS NOT NULL)
    UNION ALL
    SELECT FROM runtime.webhook_deliveries d JOIN webhook_subscriptions s ON s.id = d.subscription_id
    WHERE (d.due_at <= app_now() OR d.lease IS NOT NULL) AND s.circuit_state = 'closed' AND s.disabled_at IS NULL
  ) AS waiting`

const waiting = async (): Promise<number> => {
  const [row] = await app.database.query<{ n: number }>(WAITING)
  return row?.n ?? 0
}

const attachments = async (): Promise<string[]> => {
  const entries = await readdir(join(app.store.directory, 'attachments'), { recursive: true, withFileTypes: true })
  return entries.filter(entry => entry.isFile() && !entry.name.startsWith('.')).map(({ name }) => name)
}
