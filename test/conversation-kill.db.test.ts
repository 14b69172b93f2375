import pg from 'pg'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { createStore, type Store } from '../server/test/support/test-database.ts'
import { type ServerProcess, startServer } from './support/server-process.ts'

/** The most that one call takes, so that each kill is among them. */
const TURNS = 1_000
const KILLS = 2
const CREDITS = 100_000
const PAGE = 200

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

/** Every fourth turn has the words of others. */
const said = Array.from({ length: TURNS }, (_, n) => (n % 4 === 3 ? 'Yes.' : `Is part ${n} of the order complete?`))
const messages = said.map((content, n) => ({ role: n % 2 ? 'user' : 'assistant', content }))
const conversation = { email: 'dana@northwind.example', sessionId: 'call-1', messages, extract: false }

test('each turn of a long conversation is stored and charged once, in order, although the server is killed meanwhile', {
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
  const { eventId } = await send('POST', '/api/v1/memory/conversations', conversation, key)

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
  // killed while it was storing, not before or after
  expect(seen.at(-1)).toBeLessThan(TURNS)
  expect(await ended(eventId)).toMatchObject({
    status: 'completed',
    progress: { done: TURNS, total: TURNS, failed: 0 },
    result: { stored: TURNS, duplicates: 0, creditsCharged: TURNS },
  })
  const { credits } = (await send('GET', '/api/v1/usage/current', undefined, key)).data
  expect(credits).toMatchObject({ available: CREDITS - TURNS, held: 0, usedThisMonth: TURNS })

  const stored = await shown(key)
  expect(stored.map(({ content }) => content)).toEqual(said)
  const outcomes = await outcomesOf(eventId, key)
  expect(outcomes.map(({ index, result }) => [index, result.memoryId])).toEqual(
    stored.map(({ memoryId }, n) => [n, memoryId]),
  )

  const again = await send('POST', '/api/v1/memory/conversations', conversation, key)
  expect((await ended(again.eventId)).result).toMatchObject({ stored: 0, duplicates: TURNS, creditsCharged: 0 })
  expect(await server.stop()).toBe(0)
})

interface Said {
  memoryId: string
  content: string
}

/** The memories of the session in the order in which they are shown. */
async function shown(key: string): Promise<Said[]> {
  const { email, sessionId } = conversation
  const memories: Said[] = []
  for (let cursor: string | undefined; ; ) {
    const body = { email, sessionId, limit: PAGE, ...(cursor && { cursor }) }
    const page = await send('POST', '/api/v1/recall', body, key)
    memories.push(...page.data)
    if (!page.nextCursor) return memories.toReversed()
    cursor = page.nextCursor
  }
}

interface Outcome {
  index: number
  result: { memoryId: string }
}

async function outcomesOf(eventId: string, key: string): Promise<Outcome[]> {
  const outcomes: Outcome[] = []
  for (let cursor = ''; ; ) {
    const page = await send('GET', `/api/v1/events/${eventId}/details?limit=${PAGE}${cursor}`, undefined, key)
    outcomes.push(...page.data)
    if (!page.nextCursor) return outcomes
    cursor = `&cursor=${encodeURIComponent(page.nextCursor)}`
  }
}

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
