import pg from 'pg'
import { Webhook } from 'standardwebhooks'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { newId } from '../server/src/platform/values/ids.ts'
import { type Receiver, startReceiver } from '../server/test/support/receiver.ts'
import { createStore, type Store } from '../server/test/support/test-database.ts'
import { type ServerProcess, startServer } from './support/server-process.ts'

const EVENTS = 400
const KILLS = 3
const OPERATOR = 'operator-key-of-the-fault-test'

let store: Store
let receiver: Receiver
let server: ServerProcess
beforeAll(async () => {
  store = await createStore()
  receiver = await startReceiver()
})
afterAll(async () => {
  await server.stop()
  await receiver.close()
  await store.remove()
})

const start = (): Promise<ServerProcess> =>
  startServer({
    KEEPSAKE_DATA_DIR: store.directory,
    ...(store.url && { DATABASE_URL: store.url }),
    ENCRYPTION_KEY: Buffer.alloc(32, 7).toString('base64'),
    SIGNUP: 'open',
    DEFAULT_PLAN: 'unlimited',
    INTERNAL_API_KEY: OPERATOR,
    OUTBOUND_ALLOW: '127.0.0.1',
  })

test('every accepted event arrives at every receiver, signed and unchanged, whatever is killed meanwhile', {
  timeout: 240_000,
}, async () => {
  server = await start()
  const key = await testKey()
  const paths = ['/ok/steady', '/flaky', '/ok/other']
  // one response in ten fails, and no event fails five times in a row
  receiver.on('/flaky', (response, _arrival, attempt) => {
    const fails = attempt === 1 && Math.random() < 0.1
    response.writeHead(fails ? 500 : 200).end()
  })
  const secrets = new Map<string, string>()
  for (const path of paths) {
    const body = { url: receiver.url + path, events: ['order.*'] }
    const { data } = await send('POST', '/api/v1/webhooks', body, key)
    secrets.set(path, data.secret_current)
  }

  const ids = Array.from({ length: EVENTS }, () => newId('evt'))
  for (let kill = 0; kill <= KILLS; kill++) {
    const some = ids.slice((kill * EVENTS) / (KILLS + 1), ((kill + 1) * EVENTS) / (KILLS + 1))
    const events = some.map((id, n) => ({ id, type: 'order.paid', data: { n } }))
    await send('POST', '/api/v1/webhooks/events', { events }, key)
    if (kill === KILLS) break
    // in the middle of sending: some have arrived, most have not
    const before = receiver.arrivals.length
    await vi.waitFor(() => expect(receiver.arrivals.length).toBeGreaterThan(before + 5), {
      timeout: 30_000,
      interval: 1,
    })
    await server.kill()
    await letLeasesEnd()
    server = await start()
  }

  await vi.waitFor(
    async () => {
      await letLeasesEnd()
      for (const path of paths) expect(arrivedAt(path).size, path).toBe(EVENTS)
    },
    { timeout: 120_000, interval: 500 },
  )
  for (const path of paths) expect([...arrivedAt(path)].sort()).toEqual([...ids].sort())
  const bodies = new Map<string, string>()
  for (const { path, headers, body } of receiver.arrivals) {
    if (body.includes('webhook.tested')) continue
    expect(() => new Webhook(secrets.get(path) ?? '').verify(body, headers)).not.toThrow()
    const id = `${path} ${headers['webhook-id']}`
    expect(body).toBe(bodies.get(id) ?? body)
    bodies.set(id, body)
  }
  // only what was in progress when it was killed arrives twice
  const twice = receiver.arrivals.length - EVENTS * paths.length
  expect(twice).toBeLessThan(EVENTS * paths.length)
  expect(await server.stop()).toBe(0)
})

const arrivedAt = (at: string): Set<string> =>
  new Set(
    receiver.arrivals
      .filter(({ path, body }) => path === at && !body.includes('webhook.tested'))
      .map(({ headers }) => headers['webhook-id'] ?? ''),
  )

/** Leases and retries end without waiting. An embedded database knows that it is alone. */
async function letLeasesEnd(): Promise<void> {
  if (!store.url) return
  const client = new pg.Client(store.url)
  await client.connect()
  await client.query("UPDATE runtime.clock SET ahead = ahead + interval '20 s'")
  await client.end()
}

/** Receivers without TLS are allowed only for test data. */
async function testKey(): Promise<string> {
  const { data } = await send('POST', '/auth/agent', { name: 'agent' })
  const path = `/api/v1/admin/organizations/${data.agent.organization_id}/keys`
  const created = await send('POST', path, { name: 'faults', role: 'owner', livemode: false })
  return created.data.apiKey
}

async function send(method: string, path: string, body: object, key?: string) {
  const response = await fetch(server.url + path, {
    method,
    headers: {
      'Content-Type': 'application/json',
      ...(key ? { Authorization: `Bearer ${key}` } : { 'X-Internal-API-Key': OPERATOR }),
    },
    body: JSON.stringify(body),
  })
  const answer = await response.json()
  if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${JSON.stringify(answer)}`)
  return answer
}
