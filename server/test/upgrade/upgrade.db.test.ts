import { existsSync } from 'node:fs'
import { cp, mkdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { gunzip } from 'node:zlib'
import { PGlite } from '@electric-sql/pglite'
import { sign } from '@keepsake/webhooks'
import pg from 'pg'
import { afterEach, expect, inject, test } from 'vitest'
import { createApp } from '../../src/boot/app.ts'
import { run } from '../../src/boot/commands/run.ts'
import { readConfig } from '../../src/boot/config.ts'
import { openDatabase } from '../../src/platform/database/database.ts'
import { createDatabase } from '../support/postgresql.ts'
import { createStore, type Store } from '../support/test-database.ts'

/** The key of the dump. A backup contains its own. */
const ENCRYPTION_KEY = Buffer.alloc(32, 7).toString('base64')
const INTERNAL_API_KEY = 'internal-key-of-the-upgrade'

type Row = Record<string, unknown>
type Query = (sql: string) => Promise<{ rows: Row[] }>

let store: Store
/** The URL of the restored dump. Undefined if embedded. */
let url: string | undefined
const kind = inject('database').kind
const unzipped = async (file: string): Promise<string> => (await promisify(gunzip)(await readFile(file))).toString()

afterEach(() => store.remove())

/** @param version the commit that wrote the data */
async function restore(version: string): Promise<void> {
  store = await createStore()
  const fixtures = join(import.meta.dirname, version)
  if (store.url) {
    url = await restoreDump(store.url, join(fixtures, 'postgresql.sql.gz'))
    const attachments = join(fixtures, 'attachments')
    if (existsSync(attachments)) await cp(attachments, join(store.directory, 'attachments'), { recursive: true })
  } else await restoreBackup(join(fixtures, 'embedded.backup'))
}

async function restoreBackup(file: string): Promise<void> {
  await rm(store.directory, { recursive: true })
  await mkdir(store.directory)
  expect(await run(['restore', file], { KEEPSAKE_DATA_DIR: store.directory })).toBe(0)
}

async function restoreDump(address: string, file: string): Promise<string> {
  // a copy of the template would already have the current tables
  const name = `${new URL(address).pathname.slice(1)}_old`
  const empty = await createDatabase(address, name)
  const client = new pg.Client({ connectionString: empty })
  await client.connect()
  await client.query(await unzipped(file))
  await client.end()
  return empty
}

async function restored<T>(work: (query: Query) => Promise<T>): Promise<T> {
  if (url === undefined) {
    const database = await PGlite.create(join(store.directory, 'postgres'))
    try {
      return await work(sql => database.query<Row>(sql))
    } finally {
      await database.close()
    }
  }
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return await work(sql => client.query<Row>(sql))
  } finally {
    await client.end()
  }
}

/** Reads all rows of all tables, with the given columns. */
async function rowsOf(query: Query, columnsOf?: ReadonlyMap<string, string[]>): Promise<Map<string, Row[]>> {
  const { rows: tables } = await query(`
    SELECT format('%I.%I', table_schema, table_name) AS name, json_agg(column_name::text ORDER BY column_name) AS columns
    FROM information_schema.columns JOIN information_schema.tables USING (table_schema, table_name)
    WHERE table_schema IN ('public', 'runtime', 'search') AND table_type = 'BASE TABLE' AND table_name <> '_prisma_migrations'
    GROUP BY 1 ORDER BY 1`)
  const all = new Map<string, Row[]>()
  for (const { name, columns } of tables) {
    const asked = columnsOf?.get(String(name)) ?? (Array.isArray(columns) ? columns.map(String) : [])
    const list = asked.map(column => `"${column}"`).join(', ')
    const { rows } = await query(
      `SELECT to_jsonb(t) AS row FROM (SELECT ${list} FROM ${name}) AS t ORDER BY to_jsonb(t)::text COLLATE "C"`,
    )
    all.set(String(name), rows)
  }
  return all
}

const columnsOf = (rows: ReadonlyMap<string, Row[]>): Map<string, string[]> =>
  new Map([...rows].flatMap(([name, [first]]) => (first ? [[name, Object.keys(Object(first.row))]] : [])))

/** Deleted memories are stored as JSON, to which the migration adds the version. */
const withVersion = ({ row: deleted }: Row): Row => {
  const { source, row, ...rest } = Object(deleted)
  return { row: { ...rest, source, row: source === 'memories' ? { version: 1, ...row } : row } }
}

test.each(['1637094', '1905afc'])(
  `data that %s stored in ${kind} is unchanged and served after the upgrade`,
  async version => {
    await restore(version)
    const before = await restored(query => rowsOf(query))
    for (const table of [
      'records',
      'record_keys',
      'memories',
      'property_values',
      'property_changes',
      'collections',
      'collection_versions',
      'entity_types',
      'deletions',
      'trash',
      'events',
      'event_items',
      'webhook_subscriptions',
      'api_keys',
    ])
      expect(before.get(`public.${table}`)?.length, table).toBeGreaterThan(1)
    for (const table of ['webhook_events', 'webhook_deliveries', 'webhook_dead_letters', 'webhook_circuit_changes'])
      expect(before.get(`runtime.${table}`)?.length, table).toBeGreaterThan(0)

    // a migration may take longer than any other statement of the server
    const database = await openDatabase({ url, directory: join(store.directory, 'postgres'), statementTimeoutMs: 5 })
    await database.close()
    const after = await restored(query => rowsOf(query, columnsOf(before)))
    for (const [name, rows] of before)
      expect(after.get(name), name).toEqual(name === 'public.trash' ? rows.map(withVersion) : rows)

    const { call, stop } = await serve()
    const operator = { 'X-Internal-API-Key': INTERNAL_API_KEY }
    const { data } = JSON.parse(await call('GET', '/api/v1/admin/organizations', operator))
    const one = data.find(({ name }: { name: string }) => name === 'Northwind')
    const minted = await call('POST', `/api/v1/admin/organizations/${one.id}/keys`, operator, {
      name: 'after',
      role: 'owner',
    })
    const key = { Authorization: `Bearer ${JSON.parse(minted).data.apiKey}` }
    const email = 'dana@northwind.example'
    expect(await call('POST', '/api/v1/recall', key, { email })).toContain('the budget is $120k')
    expect(await call('POST', '/api/v1/memorize', key, { email, content: 'Dana has moved to Lisbon.' })).toContain(
      '"mem_',
    )
    expect(await call('POST', '/api/v1/properties', key, { email })).toContain('Closed')
    await stop()
  },
)

interface Organization {
  apiKey: string
  sourceId: string
  sourceSecret: string
  reads: { method: string; path: string; body?: object; answer: unknown }[]
}

/** When 1905afc had written its data. */
const WRITTEN = new Date('2026-11-27T16:36:00Z')
/** What says when something was last used, and a count that the version at hand makes in another way. */
const PASSING = ['lastActiveAt', 'lastUsedAt', 'tokenEstimate']
const lasting = (answer: unknown): object =>
  JSON.parse(JSON.stringify(answer, (name, value) => (PASSING.includes(name) ? undefined : value)))

test(`what 1905afc answered from ${kind} is answered after the upgrade, and its secrets work`, async () => {
  await restore('1905afc')
  const file = join(import.meta.dirname, '1905afc', `${kind}.answers.json.gz`)
  const organizations: Organization[] = JSON.parse(await unzipped(file))
  // what is kept for a time is still there
  await restored(query => query(`UPDATE runtime.clock SET ahead = '${WRITTEN.toISOString()}' - now()`))
  const { call, stop } = await serve({ PUBLIC_URL: 'http://127.0.0.1:7577' })
  for (const { apiKey, sourceId, sourceSecret, reads } of organizations) {
    const key = { Authorization: `Bearer ${apiKey}` }
    for (const { method, path, body, answer } of reads)
      expect(JSON.parse(await call(method, path, key, body)), path).toMatchObject(lasting(answer))
    const ticket = { type: 'ticket.opened', data: { email: 'kim@northwind.example', subject: 'A new one' } }
    const headers = await sign(
      { id: 'ticket_1', body: JSON.stringify(ticket), timestamp: WRITTEN.getTime() / 1_000 },
      sourceSecret,
    )
    await call('POST', `/api/v1/webhooks/inbound/${sourceId}`, { ...headers }, ticket)
  }
  await stop()
})

type Call = (method: string, path: string, headers: Record<string, string>, body?: object) => Promise<string>

/** The server at hand, with the restored database. */
async function serve(settings: Record<string, string> = {}): Promise<{ call: Call; stop: () => Promise<void> }> {
  const app = await createApp(
    readConfig({
      KEEPSAKE_DATA_DIR: store.directory,
      ...(url !== undefined && { DATABASE_URL: url, ENCRYPTION_KEY }),
      ...settings,
      INTERNAL_API_KEY,
      WORKERS: 'off',
      LOG_LEVEL: 'error',
    }),
  )
  const call: Call = async (method, path, headers, body) => {
    const response = await app.fetch(
      new Request(`http://localhost${path}`, {
        method,
        headers: { 'Content-Type': 'application/json', ...headers },
        ...(body && { body: JSON.stringify(body) }),
      }),
    )
    const text = await response.text()
    expect(response.status, text).toBeLessThan(300)
    return text
  }
  return { call, stop: () => app.stop() }
}
