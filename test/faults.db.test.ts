import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { type Database, openDatabase } from '../server/src/platform/database/database.ts'
import { createStore, type Store } from '../server/src/platform/testing/test-database.ts'
import { type ServerProcess, startServer } from './support/server-process.ts'

/** `pnpm test:faults` kills the server more often than a run of all tests does. */
const KILLS = Number(process.env.KEEPSAKE_KILLS ?? 3)
const CLIENTS = 4
const CREDITS = 1_000_000
/** How long a server is at work before it is killed, at most, in milliseconds from its first answer. */
const LONGEST_MS = 600

let store: Store
let server: ServerProcess | undefined
beforeAll(async () => {
  store = await createStore()
})
afterAll(async () => {
  await server?.stop()
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

/** What was answered, and so has to be there whatever comes. */
interface Acknowledged {
  memories: Set<string>
  tasks: Set<string>
  increments: number
  keys: Set<string>
}

test(`nothing that was answered is lost, and nothing is half done, after ${KILLS} kills under mixed writes`, {
  timeout: 60_000 + KILLS * 20_000,
}, async () => {
  server = await start()
  const { data } = await send('/auth/agent', { name: 'agent' })
  const key: string = data.agent.api_key
  const dana = { email: 'dana@northwind.example' }
  await send('/api/v1/upsert', { records: [{ key: dana, properties: {} }] }, key)
  const acknowledged: Acknowledged = { memories: new Set(), tasks: new Set(), increments: 0, keys: new Set() }
  let ended = false
  let sent = 0
  let answered = 0
  const answering = (): Promise<void> => {
    const before = answered
    return vi.waitFor(() => expect(answered).toBeGreaterThan(before + work.length), { timeout: 30_000, interval: 5 })
  }

  const work: (() => Promise<void>)[] = [
    async () => {
      const content = `Note ${sent++}`
      const { data } = await send('/api/v1/memorize', { ...dana, content, extract: false, tags: [`t${sent % 3}`] }, key)
      acknowledged.memories.add(data.memories[0].id)
    },
    async () => {
      const value = `Task ${sent++}`
      await send('/api/v1/memory/update', { ...dana, propertyName: '[Tasks]', operation: 'push', value }, key)
      acknowledged.tasks.add(value)
    },
    async () => {
      await send('/api/v1/memory/update', { ...dana, propertyName: 'Calls', operation: 'increment', value: 1 }, key)
      acknowledged.increments++
    },
    async () => {
      const value = String(sent++)
      await send('/api/v1/memory/update-keys', { ...dana, keys: [{ name: 'crmId', value }] }, key)
      acknowledged.keys.add(value)
    },
    async () => {
      const { data } = await send('/api/v1/memory/delete', { ...dana, tags: [`t${sent % 3}`] }, key)
      if (data.deletionId && sent % 2 === 0)
        await send('/api/v1/memory/cancel-deletion', { deletionId: data.deletionId }, key)
    },
  ]
  const client = async (n: number): Promise<void> => {
    for (let turn = n; !ended; turn++) {
      if (!server) await sleep(5)
      // a call that the kill cut off may have been done or not
      else await work[turn % work.length]?.().then(() => answered++, requireCutOff)
    }
  }
  const clients = Array.from({ length: CLIENTS }, (_, n) => client(n))
  for (let kill = 0; kill < KILLS; kill++) {
    await answering()
    await sleep(Math.random() * LONGEST_MS)
    const killed = server
    server = undefined
    await killed?.kill()
    server = await start()
  }
  await answering()
  await sleep(LONGEST_MS)
  ended = true
  await Promise.all(clients)
  expect(await server.stop()).toBe(0)
  server = undefined

  const database = await openDatabase({ url: store.url, directory: join(store.directory, 'postgres') })
  try {
    await verify(database, acknowledged)
  } finally {
    await database.close()
  }
})

async function verify(database: Database, acknowledged: Acknowledged): Promise<void> {
  const column = async <T>(sql: string): Promise<T[]> => (await database.query<{ v: T }>(sql)).map(({ v }) => v)
  const live = await column<string>('SELECT id AS v FROM memories')
  const deleted = await column<string>(`SELECT "row" ->> 'id' AS v FROM trash WHERE source = 'memories'`)
  const all = new Set([...live, ...deleted])
  expect(all.size).toBe(live.length + deleted.length)
  expect([...acknowledged.memories].filter(id => !all.has(id))).toEqual([])
  expect(acknowledged.memories.size).toBeGreaterThan(0)
  // each is in the index exactly where it can be read
  expect(new Set(await column<string>('SELECT DISTINCT id AS v FROM search.documents'))).toEqual(new Set(live))
  const states = await column<string>(
    `SELECT DISTINCT d.status AS v FROM deletions d JOIN trash t ON t.deletion_id = d.id`,
  )
  expect(states.filter(status => status !== 'pending')).toEqual([])

  const [tasks] = await column<{ title: string }[]>(
    `SELECT value AS v FROM property_values WHERE system_name = 'tasks'`,
  )
  const titles = tasks?.map(({ title }) => title) ?? []
  expect(new Set(titles).size).toBe(titles.length)
  expect([...acknowledged.tasks].filter(title => !titles.includes(title))).toEqual([])
  const [calls] = await column<number>(`SELECT number_value AS v FROM property_values WHERE system_name = 'calls'`)
  expect(calls).toBeGreaterThanOrEqual(acknowledged.increments)
  // at most one call of each client was cut off by each kill
  expect(calls).toBeLessThanOrEqual(acknowledged.increments + KILLS * CLIENTS)
  const torn = await database.query(`
    SELECT p.system_name FROM property_values p
    JOIN LATERAL (SELECT count(*) AS n, max(version) AS last FROM property_changes h
      WHERE h.record_id = p.record_id AND h.collection_id = p.collection_id AND h.system_name = p.system_name) h ON true
    WHERE h.n <> p.version OR h.last <> p.version`)
  expect(torn).toEqual([])
  const keys = await column<string>(`SELECT value AS v FROM record_keys WHERE name = 'crmId'`)
  expect([...acknowledged.keys].filter(value => !keys.includes(value))).toEqual([])

  // each memory, each change and the record at the beginning cost one credit
  const [changes] = await column<number>('SELECT count(*)::int AS v FROM property_changes')
  const [balance] = await database.query<{ credits: bigint; held: bigint; used: number }>(
    `SELECT credits, credits_held AS held, (SELECT sum(credits)::int FROM usage_entries u WHERE u.tenant_id = t.id) AS used
     FROM tenants t WHERE livemode`,
  )
  const used = 1 + all.size + (changes ?? 0)
  expect(balance).toEqual({ credits: BigInt(CREDITS - used), held: 0n, used })
}

class Refused extends Error {}

/** What a server that is killed leaves of a call, and nothing else. */
function requireCutOff(error: unknown): void {
  if (error instanceof Refused) throw error
}

async function send(path: string, body: object, key?: string) {
  const response = await fetch(`${server?.url}${path}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...(key && { Authorization: `Bearer ${key}` }) },
    body: JSON.stringify(body),
  })
  const answer = await response.json()
  if (!response.ok) throw new Refused(`${path}: ${response.status} ${JSON.stringify(answer)}`)
  return answer
}
