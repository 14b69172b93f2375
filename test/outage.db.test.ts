import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, beforeEach, describe, expect, inject, it, vi } from 'vitest'
import { type Database as OwnDatabase, openDatabase } from '../server/src/platform/database/database.ts'
import { type Receiver, startReceiver } from '../server/test/support/receiver.ts'
import { createStore, type Store } from '../server/test/support/test-database.ts'
import { type FailingDatabase, failingDatabase, preload } from './support/failing-database.ts'
import { type ServerProcess, startServer } from './support/server-process.ts'

const PATIENCE_MS = 120_000
const OPERATOR = 'internal-key-of-the-outage'
const OUTAGE_MS = 20_000
/** The grace period of Kubernetes before it kills. */
const STOP_MS = 30_000
/** How long a call hangs before the server is asked to stop. */
const STALL_MS = 2_000

let store: Store
let receiver: Receiver
let database: FailingDatabase
let server: ServerProcess

beforeEach(async () => {
  store = await createStore()
  receiver = await startReceiver()
  database = await failingDatabase(store)
  server = await startServer({
    KEEPSAKE_DATA_DIR: store.directory,
    SIGNUP: 'open',
    OUTBOUND_ALLOW: '127.0.0.1',
    INTERNAL_API_KEY: OPERATOR,
    NODE_OPTIONS: preload(database.preloaded),
    ...database.settings,
  })
}, PATIENCE_MS)

afterEach(async () => {
  await server.kill()
  await database.close()
  await receiver.close()
  await store.remove()
})

const call = (path: string, body: object, key?: string): Promise<Response> =>
  fetch(server.url + path, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      ...(key ? { Authorization: `Bearer ${key}` } : { 'X-Internal-API-Key': OPERATOR }),
    },
    body: JSON.stringify(body),
  })

/** Creates an organization; its test key is used because webhooks of a live key require HTTPS. */
async function testKey(): Promise<string> {
  const { data } = await (await call('/auth/agent', { name: 'agent' })).json()
  const path = `/api/v1/admin/organizations/${data.agent.organization_id}/keys`
  const made = await (await call(path, { name: 'outage', role: 'owner', livemode: false })).json()
  return made.data.apiKey
}

/** The log lines since a line number, of these levels. */
const logged = (from: number, levels: readonly string[]): { level: string; msg: string }[] =>
  server.lines
    .slice(from)
    .map(line => JSON.parse(line))
    .filter(({ level }) => levels.includes(level))

describe('an unavailable database', { timeout: PATIENCE_MS }, () => {
  it('is retried rarely, reported once, and used again as soon as it is back', async () => {
    const key = await testKey()
    const subscribed = await call('/api/v1/webhooks', { url: `${receiver.url}/ok`, events: ['order.paid'] }, key)
    expect(subscribed.status).toBe(201)
    const from = server.lines.length
    const askedBefore = database.asked()
    await database.end(server)
    await sleep(OUTAGE_MS)
    expect((await call('/auth/agent', { name: 'other' })).status).toBe(503)
    const reports = logged(from, ['warn', 'error', 'fatal'])
    expect(reports.map(({ msg }) => msg)).toEqual(['The database is unavailable. Retrying until it answers.'])
    // before the outage is known, four connections of the pool, one that listens, and the request above may try
    if (askedBefore !== undefined) expect((database.asked() ?? 0) - askedBefore).toBeLessThan(20)
    await database.back()
    const events = [{ type: 'order.paid', data: { id: 'o_1' } }]
    await vi.waitFor(async () => expect((await call('/api/v1/webhooks/events', { events }, key)).status).toBe(202), {
      timeout: 40_000,
      interval: 500,
    })
    await vi.waitFor(() => expect(receiver.arrivals.some(({ body }) => body.includes('o_1'))).toBe(true), 30_000)
    const ends = logged(from, ['info']).filter(({ msg }) => msg === 'The database is available again.')
    expect(ends).toHaveLength(1)
  })

  it('does not keep a server from stopping in time', { timeout: STALL_MS + STOP_MS }, async () => {
    database.stall(server)
    const hanging = call('/auth/agent', { name: 'late' }).catch(() => {})
    await sleep(STALL_MS)
    expect(await server.stop()).toBe(0)
    await hanging
  })
})

describe.runIf(inject('database').kind === 'postgresql')('a network that drops everything', () => {
  it.each([
    ['a statement', (_: OwnDatabase, work: () => Promise<unknown>) => work()],
    ['a transaction', (own: OwnDatabase, work: () => Promise<unknown>) => own.transaction(work)],
  ])('delays what waits behind %s, but not for long', { timeout: PATIENCE_MS }, async (_, run) => {
    const url = database.settings.DATABASE_URL
    const own = await openDatabase({ url, directory: '', poolSize: 1, statementTimeoutMs: 1_000 })
    const select = (): Promise<object[]> => own.query('SELECT 1 AS one')
    const lostNow = Promise.withResolvers<void>()
    const lost = run(own, async () => {
      await select()
      database.stall(server)
      const result = select()
      lostNow.resolve()
      return result
    }).catch((error: unknown) => error)
    await lostNow.promise
    const waiting = select()
    await sleep(500)
    // for new connections; the one that lost its statement never gets a response
    await database.back()
    expect(await waiting).toEqual([{ one: 1 }])
    expect(await lost).toBeInstanceOf(Error)
    await own.close()
  })
})
