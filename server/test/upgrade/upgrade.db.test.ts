import { join } from 'node:path'
import { sign } from '@keepsake/webhooks'
import { afterEach, expect, inject, test } from 'vitest'
import { createApp } from '../../src/boot/app.ts'
import { readConfig } from '../../src/boot/config.ts'
import { openDatabase } from '../../src/platform/database/database.ts'
import { createStore } from '../support/test-database.ts'
import { columnsOf, type Restored, type Row, restore, rowsOf, schemaOf, unzipped, withDatabase } from './restored.ts'

/** The key of the dump. A backup contains its own. */
const ENCRYPTION_KEY = Buffer.alloc(32, 7).toString('base64')
const INTERNAL_API_KEY = 'internal-key-of-the-upgrade'

const kind = inject('database').kind
let old: Restored
afterEach(() => old.store.remove())

const open = () =>
  // a migration may take longer than any other statement of the server
  openDatabase({ url: old.url, directory: join(old.store.directory, 'postgres'), statementTimeoutMs: 5 })
const upgrade = async (): Promise<void> => (await open()).close()

/** Deleted memories are stored as JSON, to which the migration adds the version. */
const withVersion = ({ row: deleted }: Row): Row => {
  const { source, row, ...rest } = Object(deleted)
  return { row: { ...rest, source, row: source === 'memories' ? { version: 1, ...row } : row } }
}

/** Tables whose rows are in one now, with what tells them apart there. */
const SECRETS = new Map([
  ['public.gateway_signing_secrets', 'gateway.signing_secret'],
  ['public.notification_signing_secrets', 'notification.signing_secret'],
])
const withPurpose = (rows: Row[], purpose: string): unknown =>
  rows.length === 0
    ? expect.anything()
    : expect.arrayContaining(rows.map(({ row }) => ({ row: { ...Object(row), purpose } })))

test.each(['1637094', '1905afc'])(
  `data that %s stored in ${kind} is unchanged and served after the upgrade`,
  async version => {
    old = await restore(version)
    const before = await old.query(query => rowsOf(query))
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

    await upgrade()
    const after = await old.query(query => rowsOf(query, columnsOf(before)))
    for (const [name, rows] of before) {
      const purpose = SECRETS.get(name)
      if (purpose !== undefined) expect(after.get('public.signing_secrets'), name).toEqual(withPurpose(rows, purpose))
      else expect(after.get(name), name).toEqual(name === 'public.trash' ? rows.map(withVersion) : rows)
    }

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

/** When the data was written. */
const WRITTEN = [{ version: '1905afc', at: new Date('2026-11-27T16:36:00Z') }]
/**
 * What says when something was last used, and what the version at hand makes in another way: a count, and when a delivery
 * behind an open circuit is sent, which was in the past before.
 */
const PASSING = ['lastActiveAt', 'lastUsedAt', 'tokenEstimate', 'next_retry_at']
const lasting = (answer: unknown): object =>
  JSON.parse(JSON.stringify(answer, (name, value) => (PASSING.includes(name) ? undefined : value)))

test.each(WRITTEN)(
  `what $version answered from ${kind} is answered after the upgrade, and its secrets work`,
  async ({ version, at }) => {
    old = await restore(version)
    const organizations: Organization[] = JSON.parse(
      await unzipped(join(import.meta.dirname, version, `${kind}.answers.json.gz`)),
    )
    await upgrade()
    // what is kept for a time is still there
    await old.query(query => query(`UPDATE runtime.clock SET ahead = '${at.toISOString()}' - now()`))
    const { call, stop } = await serve({ PUBLIC_URL: 'http://127.0.0.1:7577' })
    for (const { apiKey, sourceId, sourceSecret, reads } of organizations) {
      const key = { Authorization: `Bearer ${apiKey}` }
      for (const { method, path, body, answer } of reads)
        expect(JSON.parse(await call(method, path, key, body)), path).toMatchObject(lasting(answer))
      const ticket = { type: 'ticket.opened', data: { email: 'kim@northwind.example', subject: 'A new one' } }
      const signed = { id: 'ticket_1', body: JSON.stringify(ticket), timestamp: at.getTime() / 1_000 }
      const headers = await sign(signed, sourceSecret)
      await call('POST', `/api/v1/webhooks/inbound/${sourceId}`, { ...headers }, ticket)
    }
    await stop()
  },
)

const NAMES = 'SELECT migration_name AS name FROM "_prisma_migrations" ORDER BY 1'

test.each(['1637094', '1905afc'])(
  `%s in ${kind} leads to the tables and migrations of a new database`,
  async version => {
    const fresh = await createStore()
    const [tables, names] = await withDatabase(fresh, fresh.url, async query => [
      await schemaOf(query),
      (await query(NAMES)).rows,
    ])
    await fresh.remove()
    old = await restore(version)
    // servers that start at the same time take turns
    const servers = await Promise.all(Array.from({ length: kind === 'embedded' ? 1 : 3 }, open))
    for (const server of servers) await server.close()
    expect(await old.query(schemaOf)).toEqual(tables)
    expect(await old.query(async query => (await query(NAMES)).rows)).toEqual(names)
  },
)

type Call = (method: string, path: string, headers: Record<string, string>, body?: object) => Promise<string>

/** The server at hand, with the restored database. */
async function serve(settings: Record<string, string> = {}): Promise<{ call: Call; stop: () => Promise<void> }> {
  const app = await createApp(
    readConfig({
      KEEPSAKE_DATA_DIR: old.store.directory,
      ...(old.url !== undefined && { DATABASE_URL: old.url, ENCRYPTION_KEY }),
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
