import pg from 'pg'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { createStore, type Store } from '../server/test/support/test-database.ts'
import { type ServerProcess, startServer } from './support/server-process.ts'

/** More than one group of the job, so that a kill is between groups or within one. */
const DOCUMENTS = 100
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

test('documents are stored, found and charged once, although the server is killed while it reads them', {
  timeout: 180_000,
}, async () => {
  server = await start()
  const key: string = (await send('POST', '/auth/agent', { name: 'agent' })).data.agent.api_key
  const paragraph = 'The committee discussed ordinary matters of the estate at length and went home. '
  const documents = Array.from({ length: DOCUMENTS }, (_, n) => ({
    id: `document-${n}`,
    title: `Document ${n}`,
    mimeType: 'markdown',
    // each tenth one cannot be read
    content: n % 10 === 9 ? '' : `# Number ${n}\n\n${paragraph.repeat(300)}`,
  }))
  const unreadable = DOCUMENTS / 10
  const { eventId } = await send('POST', '/api/v1/rag/ingest', { project: 'Estate', documents }, key)
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
  expect(seen[0]).toBeLessThan(DOCUMENTS)
  const ended = await vi.waitFor(
    async () => {
      const now = await event()
      expect(now.finishedAt).toBeDefined()
      return now
    },
    { timeout: 90_000, interval: 50 },
  )

  const stored = DOCUMENTS - unreadable
  expect(ended).toMatchObject({
    status: 'partial',
    progress: { done: DOCUMENTS, total: DOCUMENTS, failed: unreadable },
    result: { ingested: stored, creditsCharged: stored },
  })
  const { data: projects } = await send('GET', '/api/v1/rag/projects', undefined, key)
  expect(projects).toMatchObject([{ documentCount: stored, chunkCount: ended.result.chunkCount }])
  const { credits } = (await send('GET', '/api/v1/usage/current', undefined, key)).data
  expect(credits).toMatchObject({ available: CREDITS - stored, held: 0, usedThisMonth: stored })
  const query = {
    project: 'Estate',
    query: 'Which document has the number 42?',
    filters: { documentIds: ['document-42'] },
  }
  const { results } = await send('POST', '/api/v1/rag/search', { ...query, limit: 50 }, key)
  const places = results.map(({ start }: { start: number }) => start)
  expect(new Set(places).size).toBe(places.length)
  expect(places.toSorted((a: number, b: number) => a - b)[0]).toBe(0)
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
