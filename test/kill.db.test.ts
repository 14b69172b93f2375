import pg from 'pg'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { createStore, type Store } from '../server/test/support/test-database.ts'
import { type ServerProcess, startServer } from './support/server-process.ts'

const ITEMS = 1_000
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

test('a batch resumes after each kill -9, and stores and charges each item once', {
  timeout: 150_000,
}, async () => {
  server = await start()
  const { data } = await send('POST', '/auth/agent', { name: 'agent' })
  const key: string = data.agent.api_key
  await send('POST', '/api/v1/collections', { name: 'Sales', properties: [{ name: 'Budget', type: 'number' }] }, key)
  const records = Array.from({ length: ITEMS }, (_, n) => ({
    email: `contact${n % 100}@northwind.example`,
    content: `Note ${n}: the budget is $${n + 1}k.`,
  }))
  const { eventId } = await send('POST', '/api/v1/batch-memorize', { records }, key)
  const event = async () => (await send('GET', `/api/v1/events/${eventId}`, undefined, key)).data

  const seen: number[] = []
  for (let kill = 0; kill < KILLS; kill++) {
    const done = await vi.waitFor(
      async () => {
        const { progress } = await event()
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
  // killed while it was working, not before or after
  expect(seen[0]).toBeLessThan(ITEMS)
  const ended = await vi.waitFor(
    async () => {
      const now = await event()
      expect(now.status).toBe('completed')
      return now
    },
    { timeout: 60_000, interval: 50 },
  )

  expect(ended.progress).toEqual({ done: ITEMS, total: ITEMS, failed: 0 })
  expect(ended.result).toMatchObject({ stored: ITEMS, duplicates: 0, creditsCharged: 2 * ITEMS })
  const { credits } = (await send('GET', '/api/v1/usage/current', undefined, key)).data
  expect(credits).toMatchObject({ available: CREDITS - 2 * ITEMS, held: 0, usedThisMonth: 2 * ITEMS })
  const contents = await allContents(key)
  expect(contents).toHaveLength(ITEMS)
  expect(new Set(contents).size).toBe(ITEMS)
  expect(await server.stop()).toBe(0)
})

test('updates of values after a definition change resume after kill -9, each done once', {
  timeout: 150_000,
}, async () => {
  const VALUES = 6_000
  server = await start()
  const { data } = await send('POST', '/auth/agent', { name: 'agent' })
  const key: string = data.agent.api_key
  const definition = { name: 'Sales', properties: [{ name: 'Seats', type: 'text' }] }
  const collection = await send('POST', '/api/v1/collections', definition, key)
  for (let from = 0; from < VALUES; from += 500) {
    const records = Array.from({ length: 500 }, (_, n) => ({
      key: { email: `seats${from + n}@northwind.example` },
      properties: { Seats: (from + n) % 1_000 === 0 ? 'many' : String(from + n) },
    }))
    await send('POST', '/api/v1/upsert', { records }, key)
  }
  const change = { properties: [{ systemName: 'seats', type: 'number' }] }
  const { eventId } = await send('PATCH', `/api/v1/collections/${collection.data.id}`, change, key)
  const event = async () => (await send('GET', `/api/v1/events/${eventId}`, undefined, key)).data
  const done = await vi.waitFor(
    async () => {
      const { progress } = await event()
      expect(progress.done).toBeGreaterThan(0)
      return Number(progress.done)
    },
    { timeout: 40_000, interval: 5 },
  )
  await server.kill()
  expect(done).toBeLessThan(VALUES)
  await letLeasesEnd()
  server = await start()
  const ended = await vi.waitFor(
    async () => {
      const now = await event()
      expect(now.finishedAt).toBeDefined()
      return now
    },
    { timeout: 60_000, interval: 50 },
  )
  expect(ended).toMatchObject({ status: 'partial', progress: { done: VALUES, total: VALUES, failed: 6 } })
  const { data: failed } = await send('GET', `/api/v1/events/${eventId}/details`, undefined, key)
  expect(new Set(failed.map(({ result }: { result: { recordId: string } }) => result.recordId)).size).toBe(6)
  const person = { email: 'seats7@northwind.example' }
  const { data: stored } = await send('POST', '/api/v1/properties', person, key)
  expect(stored.properties).toMatchObject([{ type: 'number', value: 7, version: 2 }])
  expect(await server.stop()).toBe(0)
})

/**
 * On PostgreSQL other servers might hold the jobs, so wait for the lease; an embedded server knows that it is alone.
 */
async function letLeasesEnd(): Promise<void> {
  if (!store.url) return
  const client = new pg.Client(store.url)
  await client.connect()
  await client.query("UPDATE runtime.clock SET ahead = ahead + interval '5 min'")
  await client.end()
}

async function allContents(key: string): Promise<string[]> {
  const contents: string[] = []
  let cursor: string | undefined
  do {
    const page = await send('POST', '/api/v1/recall', { limit: 200, ...(cursor && { cursor }) }, key)
    contents.push(...page.data.map(({ content }: { content: string }) => content))
    cursor = page.nextCursor
  } while (cursor)
  return contents
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
