import { createServer, type Server } from 'node:http'
import pg from 'pg'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { createStore, type Store } from '../server/test/support/test-database.ts'
import { type ServerProcess, startServer } from './support/server-process.ts'

const INTERNAL_API_KEY = 'internal-key-of-the-tests'

let store: Store
let server: ServerProcess
let provider: Server
let calls = 0
/** Whether the provider answers; otherwise it hangs. */
let answers = false

beforeAll(async () => {
  store = await createStore()
  provider = createServer((_request, response) => {
    calls++
    if (answers) response.writeHead(200, { 'Content-Type': 'application/json' }).end('{"person":null}')
  })
  await new Promise<void>(resolve => provider.listen(0, '127.0.0.1', resolve))
  server = await start()
})
afterAll(async () => {
  await server.stop()
  provider.closeAllConnections()
  provider.close()
  await store.remove()
})

const start = (): Promise<ServerProcess> =>
  startServer({
    KEEPSAKE_DATA_DIR: store.directory,
    ...(store.url && { DATABASE_URL: store.url }),
    ENCRYPTION_KEY: Buffer.alloc(32, 7).toString('base64'),
    SIGNUP: 'open',
    SIGNUP_GRANT_USD: '0.0002',
    DEFAULT_PLAN: 'unlimited',
    INTERNAL_API_KEY,
    OUTBOUND_ALLOW: '127.0.0.1',
    GATEWAY_PROVIDER: 'apollo',
    APOLLO_API_KEY: 'k',
    APOLLO_BASE_URL: `http://127.0.0.1:${Object(provider.address()).port}`,
  })

async function send(path: string, { body, key, once }: { body?: object; key?: string; once?: string } = {}) {
  const response = await fetch(`${server.url}${path}`, {
    method: body ? 'POST' : 'GET',
    headers: {
      'Content-Type': 'application/json',
      ...(key && { Authorization: `Bearer ${key}` }),
      ...(once && { 'Idempotency-Key': once }),
    },
    ...(body && { body: JSON.stringify(body) }),
  })
  return { status: response.status, body: await response.json() }
}

test('money that a crash left reserved is charged once by the retry of the call', { timeout: 180_000 }, async () => {
  const { agent } = (await send('/auth/agent', { body: { name: 'agent' } })).body.data
  const key = agent.api_key
  const match = () => send('/publishers/apollo/people/match', { body: { id: '1' }, key, once: 'one' })
  const balance = async () => (await send('/api/v1/wallet/balance', { key })).body.data

  const cutOff = match().then(
    answer => Promise.reject(new Error(`It was answered: ${JSON.stringify(answer)}`)),
    () => undefined,
  )
  await vi.waitFor(() => expect(calls).toBe(1), { timeout: 60_000, interval: 20 })
  await server.kill()
  await cutOff
  server = await start()
  expect(await balance()).toMatchObject({ available: '0.00010000', held: '0.00010000' })
  expect((await send('/api/v1/wallet/verification', { key })).body.data.isConsistent).toBe(true)

  if (store.url) {
    // other servers might hold the key, so wait for the lease
    expect((await match()).status).toBe(409)
    const client = new pg.Client(store.url)
    await client.connect()
    await client.query("UPDATE runtime.clock SET ahead = ahead + interval '21 s'")
    await client.end()
  }
  answers = true
  expect((await match()).status).toBe(200)
  expect((await match()).status).toBe(200)
  expect(calls).toBe(2)
  expect(await balance()).toMatchObject({ available: '0.00010000', held: '0.00000000' })
  const { data } = (await send('/api/v1/wallet/verification', { key })).body
  expect(data).toMatchObject({ isConsistent: true, entries: 3 })
})
