import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { type Database, openDatabase } from '../server/src/platform/database/database.ts'
import { advanceClock, createStore, type Store } from '../server/test/support/test-database.ts'
import { noteRun } from './support/run-notes.ts'
import { type ServerProcess, startServer } from './support/server-process.ts'

/** `pnpm prove crashes` kills the server more often. */
const KILLS = Number(process.env.KEEPSAKE_KILLS ?? 3)
const CLIENTS = 4
const CREDITS = 1_000_000
/** How long a key may be refused after a restart: on PostgreSQL, work of a dead server is leased until then. */
const MAX_REFUSAL_MS = { embedded: 0, postgresql: 30_000 }
/** Maximum milliseconds from a server's first response until it is killed. */
const MAX_MS = 600

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

/**
 * What was acknowledged, and so has to exist exactly once. Calls without a response are repeated until they have one.
 */
interface Acknowledged {
  memories: Set<string>
  tasks: Set<string>
  increments: number
  keys: Set<string>
}

test(`each call with a key is done and charged once, however often it is repeated after ${KILLS} kills`, {
  timeout: 120_000 + KILLS * 20_000,
}, async () => {
  server = await start()
  const registered = await send('/auth/agent', { name: 'agent' })
  const key: string = registered.body.data.agent.api_key
  const dana = { email: 'dana@northwind.example' }
  await send('/api/v1/upsert', { records: [{ key: dana, properties: {} }] }, { key })
  const acknowledged: Acknowledged = { memories: new Set(), tasks: new Set(), increments: 0, keys: new Set() }
  let ended = false
  let sent = 0
  let answered = 0
  const answering = (): Promise<void> => {
    const before = answered
    return vi.waitFor(() => expect(answered).toBeGreaterThan(before + work.length), { timeout: 30_000, interval: 5 })
  }

  let cutOff = 0
  /**
   * Sends a call with a new key until it is answered; a response that took more than one attempt is requested once
   * more.
   */
  async function once(path: string, body: object) {
    const from = { key, once: randomUUID() }
    for (let tries = 1; ; tries++) {
      const answer = await untilAnswered(path, body, from)
      if (answer === undefined) {
        cutOff++
        continue
      }
      if (tries > 1) {
        const replay = await untilAnswered(path, body, from)
        if (replay) expect(replay).toEqual({ ...answer, replayed: true })
      }
      return answer.body
    }
  }
  /** @returns undefined if the server was killed */
  async function untilAnswered(path: string, body: object, from: From): Promise<Answer | undefined> {
    while (!server) await sleep(5)
    const since = Date.now()
    for (;;) {
      const answer = await send(path, body, from).catch(requireCutOff)
      if (answer?.status !== 409 || answer.body.reason !== 'idempotency_in_flight') return answer
      expect(Date.now() - since).toBeLessThan(MAX_REFUSAL_MS[store.kind])
      await sleep(20)
    }
  }

  const work: (() => Promise<void>)[] = [
    async () => {
      const content = `Note ${sent++}`
      const body = { ...dana, content, extract: false, tags: [`t${sent % 3}`] }
      const { data } = await once('/api/v1/memorize', body)
      acknowledged.memories.add(data.memories[0].id)
    },
    async () => {
      const value = `Task ${sent++}`
      await once('/api/v1/memory/update', { ...dana, propertyName: '[Tasks]', operation: 'push', value })
      acknowledged.tasks.add(value)
    },
    async () => {
      await once('/api/v1/memory/update', { ...dana, propertyName: 'Calls', operation: 'increment', value: 1 })
      acknowledged.increments++
    },
    async () => {
      const value = String(sent++)
      await once('/api/v1/memory/update-keys', { ...dana, keys: [{ name: 'crmId', value }] })
      acknowledged.keys.add(value)
    },
    async () => {
      const { data } = await once('/api/v1/memory/delete', { ...dana, tags: [`t${sent % 3}`] })
      if (data.deletionId && sent % 2 === 0)
        await once('/api/v1/memory/cancel-deletion', { deletionId: data.deletionId })
    },
  ]
  const client = async (n: number): Promise<void> => {
    for (let turn = n; !ended; turn++) {
      await work[turn % work.length]?.()
      answered++
    }
  }
  const clients = Array.from({ length: CLIENTS }, (_, n) => client(n))
  for (let kill = 0; kill < KILLS; kill++) {
    await answering()
    await sleep(Math.random() * MAX_MS)
    const killed = server
    server = undefined
    await killed?.kill()
    await letLeasesEnd()
    server = await start()
  }
  await answering()
  await sleep(MAX_MS)
  ended = true
  await Promise.all(clients)
  expect(cutOff).toBeGreaterThan(0)
  expect(await server.stop()).toBe(0)
  server = undefined

  const database = await openDatabase({ url: store.url, directory: join(store.directory, 'postgres') })
  try {
    await verify(database, acknowledged)
  } finally {
    await database.close()
  }
  noteRun({ kills: { database: store.kind, kills: KILLS, cutOff, answered } })
})

/**
 * On PostgreSQL other servers might hold the keys, so wait for the lease; an embedded server knows that it is alone.
 */
async function letLeasesEnd(): Promise<void> {
  if (!store.url) return
  const database = await openDatabase({ url: store.url, directory: '' })
  await advanceClock(database, '21 s')
  await database.close()
}

async function verify(database: Database, acknowledged: Acknowledged): Promise<void> {
  const column = async <T>(sql: string): Promise<T[]> => (await database.query<{ v: T }>(sql)).map(({ v }) => v)
  const live = await column<string>('SELECT id AS v FROM memories')
  const deleted = await column<string>(`SELECT "row" ->> 'id' AS v FROM trash WHERE source = 'memories'`)
  const all = new Set([...live, ...deleted])
  expect(all.size).toBe(live.length + deleted.length)
  expect(all).toEqual(acknowledged.memories)
  expect(acknowledged.memories.size).toBeGreaterThan(0)
  // each is in the index exactly if it can be read
  expect(new Set(await column<string>('SELECT DISTINCT id AS v FROM search.documents'))).toEqual(new Set(live))
  const states = await column<string>(
    `SELECT DISTINCT d.status AS v FROM deletions d JOIN trash t ON t.deletion_id = d.id`,
  )
  expect(states.filter(status => status !== 'pending')).toEqual([])

  const [tasks] = await column<{ title: string }[]>(
    `SELECT value AS v FROM property_values WHERE system_name = 'tasks'`,
  )
  const titles = tasks?.map(({ title }) => title) ?? []
  expect(titles.toSorted()).toEqual([...acknowledged.tasks].sort())
  const [calls] = await column<number>(`SELECT number_value AS v FROM property_values WHERE system_name = 'calls'`)
  expect(calls).toBe(acknowledged.increments)
  const torn = await database.query(`
    SELECT p.system_name FROM property_values p
    JOIN LATERAL (SELECT count(*) AS n, max(version) AS last FROM property_changes h
      WHERE h.record_id = p.record_id AND h.collection_id = p.collection_id AND h.system_name = p.system_name) h ON true
    WHERE h.n <> p.version OR h.last <> p.version`)
  expect(torn).toEqual([])
  const keys = await column<string>(`SELECT value AS v FROM record_keys WHERE name = 'crmId'`)
  expect(new Set(keys)).toEqual(acknowledged.keys)

  // each memory, each change and the first record cost one credit
  const changes = acknowledged.tasks.size + acknowledged.increments
  const [balance] = await database.query<{ credits: bigint; held: bigint; used: number }>(
    `SELECT credits, credits_held AS held, (SELECT sum(credits)::int FROM usage_entries u WHERE u.tenant_id = t.id) AS used
     FROM tenants t WHERE livemode`,
  )
  const used = 1 + acknowledged.memories.size + changes
  expect(balance).toEqual({ credits: BigInt(CREDITS - used), held: 0n, used })
}

class Refused extends Error {}

/** Rethrows a refusal; any other error means that the server was killed during the call. */
function requireCutOff(error: unknown): undefined {
  if (error instanceof Refused) throw error
}

interface From {
  key?: string
  /** Idempotency-Key. */
  once?: string
}

interface Answer {
  status: number
  replayed: boolean
  // biome-ignore lint/suspicious/noExplicitAny: the response shapes are tested elsewhere
  body: any
}

/** @throws Refused for a response that is neither a success nor a conflict */
async function send(path: string, body: object, { key, once }: From = {}): Promise<Answer> {
  const response = await fetch(`${server?.url}${path}`, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      ...(key && { Authorization: `Bearer ${key}` }),
      ...(once && { 'Idempotency-Key': once }),
    },
    body: JSON.stringify(body),
  })
  const answer = await response.json()
  if (!response.ok && answer.reason !== 'idempotency_in_flight')
    throw new Refused(`${path}: ${response.status} ${JSON.stringify(answer)}`)
  return { status: response.status, replayed: response.headers.has('idempotent-replayed'), body: answer }
}
