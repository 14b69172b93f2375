import pg from 'pg'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { createStore, type Store } from '../server/test/support/test-database.ts'
import { type ServerProcess, startServer } from './support/server-process.ts'

/** Enough that each kill is among them. */
const MEMORIES = 250
const KILLS = 2
const CREDITS = 100_000

let store: Store
let server: ServerProcess
beforeAll(async () => {
  store = await createStore()
})
afterAll(async () => {
  await server.stop()
  await store.remove()
})

const start = (): Promise<ServerProcess> =>
  startServer({
    KEEPSAKE_DATA_DIR: store.directory,
    ...(store.url && { DATABASE_URL: store.url }),
    ENCRYPTION_KEY: Buffer.alloc(32, 7).toString('base64'),
    SIGNUP: 'open',
    DEFAULT_PLAN: 'unlimited',
    INITIAL_CREDITS: String(CREDITS),
  })

test('stored memories are read again and charged once each, although the server is killed meanwhile', {
  timeout: 180_000,
}, async () => {
  server = await start()
  const key: string = (await send('POST', '/auth/agent', { name: 'agent' })).data.agent.api_key
  const event = async (id: string) => (await send('GET', `/api/v1/events/${id}`, undefined, key)).data
  const ended = (id: string) =>
    vi.waitFor(
      async () => {
        const now = await event(id)
        expect(now.finishedAt).toBeDefined()
        return now
      },
      { timeout: 90_000, interval: 50 },
    )
  const records = Array.from({ length: MEMORIES }, (_, n) => ({
    email: `customer-${n}@northwind.example`,
    content: `The fee is $${n + 1},000.`,
  }))
  const batch = await send('POST', '/api/v1/batch-memorize', { records, defaults: { extract: false } }, key)
  expect((await ended(batch.eventId)).result).toMatchObject({ stored: MEMORIES })
  const fees = { name: 'Fees', properties: [{ name: 'Fee', type: 'number', unit: 'USD' }] }
  const created = await send('POST', '/api/v1/collections', fees, key)
  expect(created.warnings).toMatchObject([{ code: 'earlier_memories' }])
  const { eventId } = await send('POST', '/api/v1/collections/reextract', { collectionNames: ['Fees'] }, key)

  const seen: number[] = []
  for (let kill = 0; kill < KILLS; kill++) {
    const done = await vi.waitFor(
      async () => {
        const { progress } = await event(eventId)
        expect(progress.done).toBeGreaterThan(seen.at(-1) ?? 0)
        return Number(progress.done)
      },
      { timeout: 40_000, interval: 5 },
    )
    seen.push(done)
    await server.kill()
    await letLeasesEnd()
    server = await start()
  }
  // killed while it was reading, not before or after
  expect(seen.at(-1)).toBeLessThan(MEMORIES)
  expect(await ended(eventId)).toMatchObject({
    status: 'completed',
    progress: { done: MEMORIES, total: MEMORIES, failed: 0 },
    result: { read: MEMORIES, properties: MEMORIES, creditsCharged: MEMORIES },
  })
  const { credits } = (await send('GET', '/api/v1/usage/current', undefined, key)).data
  expect(credits).toMatchObject({ available: CREDITS - 2 * MEMORIES, held: 0, usedThisMonth: 2 * MEMORIES })
  const last = { email: `customer-${MEMORIES - 1}@northwind.example` }
  const { data: changes } = await send('POST', '/api/v1/memory/property-history', last, key)
  expect(changes).toMatchObject([{ version: 1, to: MEMORIES * 1_000 }])
  expect(await server.stop()).toBe(0)
})

/** On PostgreSQL other servers might hold the job, so wait for the lease; an embedded server knows that it is alone. */
async function letLeasesEnd(): Promise<void> {
  if (!store.url) return
  const client = new pg.Client(store.url)
  await client.connect()
  await client.query("UPDATE runtime.clock SET ahead = ahead + interval '5 min'")
  await client.end()
}

async function send(method: string, path: string, body?: object, key?: string) {
  const response = await fetch(server.url + path, {
    method,
    headers: { ...(key && { Authorization: `Bearer ${key}` }), ...(body && { 'Content-Type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
  })
  const answer = await response.json()
  if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${JSON.stringify(answer)}`)
  return answer
}
