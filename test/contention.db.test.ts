import pg from 'pg'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { createTestApp, type TestApp } from '../server/test/support/test-app.ts'
import { createStore, type Store } from '../server/test/support/test-database.ts'
import { countFailures } from './support/count-failures.ts'

const DEADLOCK = '40P01'
const SERVERS = 3
const POOL_SIZE = 10

let store: Store
let servers: TestApp[]
let key: string
let collectionId: string

const failures = countFailures(DEADLOCK)

beforeAll(async () => {
  store = await createStore()
  const settings = { DATABASE_POOL_SIZE: String(POOL_SIZE) }
  servers = [await createTestApp({ store, settings })]
  if (store.url) for (let n = 1; n < SERVERS; n++) servers.push(await createTestApp({ store, settings }))
  ;({ key } = await server(0).organization({ credits: 1_000_000_000 }))
  const properties = [
    { name: 'Budget', systemName: 'budget', type: 'number' },
    { name: 'Stage', systemName: 'stage', type: 'text' },
    { name: 'Size', systemName: 'size', type: 'number' },
  ]
  const created = await call(0, 'POST', 'collections', { name: 'Deals', properties })
  collectionId = created.body.data.id
})
afterAll(async () => {
  failures.stop()
  await Promise.all(servers.map(each => each.stop()))
  await store.remove()
})

function server(n: number): TestApp {
  const found = servers[n % servers.length]
  if (!found) throw new Error('There is no server.')
  return found
}

const call = (n: number, method: string, path: string, body: object) =>
  server(n).call(method, `/api/v1/${path}`, { key, body })
const post = (n: number, path: string, body: object) => call(n, 'POST', path, body)

let seed = 1
function random(): number {
  seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0
  return seed / 2 ** 32
}
const shuffled = <T>(items: readonly T[]): T[] =>
  items
    .map(item => ({ item, at: random() }))
    .sort((a, b) => a.at - b.at)
    .map(({ item }) => item)
const numbers = (count: number): number[] => Array.from({ length: count }, (_, n) => n)

/** Makes all calls at once, across all servers. @returns how often each status was returned */
async function together(calls: number, make: (n: number) => Promise<{ status: number; body: unknown }>) {
  const before = failures.count()
  const answers = await Promise.all(numbers(calls).map(make))
  const statuses: Record<string, number> = {}
  for (const { status, body } of answers) {
    if (status >= 500) console.error(body)
    statuses[status] = (statuses[status] ?? 0) + 1
  }
  expect({ statuses, deadlocks: failures.count() - before }).toMatchObject({ deadlocks: 0 })
  return statuses
}

const email = (name: string, n: number): string => `${name}${n}@northwind.example`
const upsertOf = (name: string, entities: readonly number[], value: number) => ({
  records: entities.map(n => ({
    key: { email: email(name, n) },
    properties: { Budget: value, Stage: `Stage ${value}` },
  })),
})
const make = (name: string, count: number) => post(0, 'upsert', upsertOf(name, numbers(count), 0))

/** Waits until batches are stored. */
async function completed(eventIds: readonly string[]): Promise<void> {
  for (const id of eventIds)
    await expect
      .poll(async () => (await server(0).call('GET', `/api/v1/events/${id}`, { key })).body.data.status, {
        timeout: 50_000,
      })
      .toBe('completed')
}

test('handles concurrent upserts of the same records in different orders', async () => {
  await make('same', 20)
  expect(await together(64, n => post(n, 'upsert', upsertOf('same', shuffled(numbers(20)).slice(0, 3), n)))).toEqual({
    200: 64,
  })
})

test('handles concurrent upserts of the same new records, half of them in reverse order', async () => {
  const order = (n: number): number[] => (n % 2 === 0 ? numbers(20) : numbers(20).toReversed())
  expect(await together(40, n => post(n, 'upsert', upsertOf('new', order(n), n)))).toEqual({ 200: 40 })
})

test('handles concurrent upserts of new and known records with new properties', async () => {
  await make('mixed', 10)
  const upsert = (n: number) => ({
    records: shuffled(numbers(20)).map(r => ({
      key: { email: email('mixed', r) },
      properties: Object.fromEntries(
        shuffled(numbers(6))
          .slice(0, 3)
          .map(p => [`P${p}`, n]),
      ),
    })),
  })
  expect(await together(24, n => post(n, 'upsert', upsert(n)))).toEqual({ 200: 24 })
})

test('handles concurrent memories with properties for the same records, one by one and in batches', async () => {
  const memory = (n: number, r: number) => ({
    email: email('told', r),
    content: `The budget is $${n}${r}. Note ${n % 7}.`,
  })
  const singles = together(60, n => post(n, 'memorize', memory(n, n % 5)))
  const batches = await Promise.all(
    numbers(6).map(n => post(n, 'batch-memorize', { records: shuffled(numbers(30)).map(r => memory(n, r % 10)) })),
  )
  await completed(batches.map(({ body }) => body.eventId))
  expect(await singles).toEqual({ 200: 60 })
})

test('handles concurrent batches of the same contents in different orders', async () => {
  const batches = await Promise.all(
    numbers(6).map(n =>
      post(n, 'batch-memorize', {
        defaults: { extract: false },
        records: shuffled(numbers(60)).map(m => ({
          email: email('alike', m % 3),
          content: `The very same note ${m}.`,
        })),
      }),
    ),
  )
  await completed(batches.map(({ body }) => body.eventId))
})

test('handles concurrent changes of several properties of several records', async () => {
  await make('changed', 10)
  const updates = (n: number) =>
    shuffled(numbers(10)).flatMap(r => [
      { email: email('changed', r), propertyName: 'Budget', operation: 'increment', value: 1 },
      { email: email('changed', r), propertyName: `New ${n % 5}`, value: n },
    ])
  expect(await together(24, n => post(n, 'memory/bulk-update', { updates: updates(n) }))).toEqual({ 200: 24 })
})

test('handles keys that are added, moved and deleted concurrently', async () => {
  await make('keyed', 10)
  const keyOf = (n: number) => ({ name: 'crm', value: `crm-${n}` })
  const update = (n: number) => ({
    updates: shuffled(numbers(10)).map(r => ({
      email: email('keyed', r),
      keys: [keyOf(r), { name: 'erp', value: `${r}-${n % 3}` }],
    })),
  })
  expect(await together(16, n => post(n, 'memory/update-keys-batch', update(n)))).toEqual({ 200: 16 })
  // if the key belongs to another record by now, the call is a conflict
  const moves = await together(16, n =>
    post(n, 'memory/update-keys-batch', {
      updates: shuffled(numbers(10)).map(r => ({ email: email('keyed', r), keys: [keyOf((r + n) % 10)], move: true })),
    }),
  )
  expect(moves[500]).toBeUndefined()
  const deleted = await together(16, n =>
    post(n, 'memory/delete-keys', { email: email('keyed', n % 10), keys: shuffled(numbers(10)).map(keyOf) }),
  )
  expect(deleted[500]).toBeUndefined()
})

test('handles new keys for different records concurrently', async () => {
  await make('rivals', 40)
  const updates = (n: number) =>
    shuffled(numbers(10)).map(k => ({
      email: email('rivals', (n * 7 + k) % 40),
      keys: [{ name: 'vat', value: `${k}` }],
    }))
  const statuses = await together(16, n => post(n, 'memory/update-keys-batch', { updates: updates(n) }))
  expect(statuses[500]).toBeUndefined()
})

test('handles deleting and restoring memories and records while others write to them', async () => {
  await make('deleted', 5)
  const ids: string[] = []
  for (const m of numbers(40)) {
    const { body } = await post(0, 'memorize', {
      email: email('deleted', m % 5),
      content: `Note ${m}.`,
      extract: false,
    })
    ids.push(body.data.memories[0].id)
  }
  const deletions: string[] = []
  const statuses = await together(48, async n => {
    if (n % 4 === 0) return post(n, 'upsert', upsertOf('deleted', shuffled(numbers(5)), n))
    if (n % 4 === 1)
      return post(n, 'memorize', { email: email('deleted', n % 5), content: `Note ${n}.`, extract: false })
    const answer =
      n % 4 === 2
        ? await post(n, 'memory/delete', { memoryIds: shuffled(ids).slice(0, 20) })
        : await post(n, 'memory/delete-record', { email: email('deleted', n % 5) })
    if (answer.status === 200 && answer.body.data.deletionId) deletions.push(answer.body.data.deletionId)
    return answer
  })
  expect(statuses[500]).toBeUndefined()
  const restored = await together(deletions.length, n =>
    n % 2 === 0
      ? post(n, 'memory/cancel-deletion', { deletionId: deletions[n] })
      : post(n, 'upsert', upsertOf('deleted', shuffled(numbers(5)), n)),
  )
  expect(restored[500]).toBeUndefined()
})

test('handles edits of memories while others edit, delete and write to their records', async () => {
  await make('edited', 5)
  const ids: string[] = []
  for (const m of numbers(20)) {
    const { body } = await post(0, 'memorize', {
      email: email('edited', m % 5),
      content: `Note ${m}. The budget is $${m}.`,
    })
    ids.push(body.data.memories[0].id)
  }
  const statuses = await together(48, async n => {
    const memoryId = ids[n % 10]
    if (n % 4 === 0) return post(n, 'upsert', upsertOf('edited', shuffled(numbers(5)), n))
    if (n % 4 === 1) return post(n, 'memory/delete', { memoryIds: shuffled(ids).slice(0, 3) })
    return post(n, 'memory/update', {
      memoryId,
      content: `Note ${n % 7}, edited. The budget is $${100 + n}.`,
      tags: [`n${n}`],
    })
  })
  expect(statuses[500]).toBeUndefined()
})

test('handles merging records while others write to them', async () => {
  const notes = (n: number) => ({ email: email('merged', n % 8), content: `Note ${n % 3}. The budget is $${n}.` })
  await make('merged', 8)
  for (const n of numbers(24)) await post(n, 'memorize', notes(n))
  const statuses = await together(48, n => {
    if (n % 3 === 0) return post(n, 'upsert', upsertOf('merged', shuffled(numbers(8)), n))
    if (n % 3 === 1) return post(n, 'memorize', notes(n))
    const [into, from] = shuffled(numbers(8)).map(r => ({ email: email('merged', r) }))
    return post(n, 'memory/merge-records', { ...into, from })
  })
  expect(statuses[500]).toBeUndefined()
})

test('handles concurrent imports of the same lines', async () => {
  await make('imported', 5)
  const line = (r: number) => ({ keys: [{ name: 'email', value: email('imported', r) }] })
  const body = (n: number) => ({
    records: shuffled(numbers(20)).map(r => ({
      ...line(r),
      properties: shuffled(['source', 'origin']).map(name => ({
        propertyName: name,
        systemName: name,
        value: n,
        history: [],
      })),
    })),
    memories: shuffled(numbers(60)).map(m => ({
      ...line(m % 20),
      content: `Imported note ${m}.`,
      memoryId: `mem_01KAK7F3V7B8C9D0E1F2G3${String(m).padStart(4, '0')}`,
      sessionId: `s${m % 4}`,
    })),
  })
  const statuses = await together(12, n =>
    n % 3 === 2 ? post(n, 'upsert', upsertOf('imported', shuffled(numbers(20)), n)) : post(n, 'memory/import', body(n)),
  )
  expect(statuses[500]).toBeUndefined()
})

test('handles a collection that changes, with its values, while they are written', async () => {
  const record = (n: number, properties: object) => ({ key: { email: email('followed', n) }, properties })
  await post(0, 'upsert', { records: numbers(20).map(n => record(n, { Size: n })) })
  const properties = (sizeType: string) => [
    { name: 'Budget', systemName: 'budget', type: 'number' },
    { name: 'Stage', systemName: 'stage', type: 'text' },
    { name: 'Size', systemName: 'size', type: sizeType },
  ]
  const statuses = await together(36, n =>
    n % 4 === 0
      ? call(n, 'PATCH', `collections/${collectionId}`, { properties: properties(n % 8 === 0 ? 'text' : 'number') })
      : post(n, 'upsert', { records: shuffled(numbers(20)).map(r => record(r, { Note: n, Budget: n })) }),
  )
  expect(statuses[500]).toBeUndefined()
})

test('handles concurrent webhook events with the same ids', async () => {
  await call(0, 'POST', 'webhooks', { url: 'https://hooks.northwind.example/keepsake', events: ['*'] })
  const id = (n: number): string => `evt_01KAK7F3V7B8C9D0E1F2G3${String(n).padStart(4, '0')}`
  const events = () => shuffled(numbers(30)).map(n => ({ id: id(n), type: `order${n % 7}.paid`, data: { id: `${n}` } }))
  expect(await together(16, n => post(n, 'webhooks/events', { events: events() }))).toEqual({ 202: 16 })
})

// the pooler of the tests has no connection left for the check
const from = inject('database')
const hasOwnConnections = from.kind === 'postgresql' && !from.pooler
test.runIf(hasOwnConnections)('stays ready while all connections wait for a lock', async () => {
  const holder = new pg.Client({ connectionString: store.url })
  await holder.connect()
  await holder.query('BEGIN; LOCK TABLE memories IN ACCESS EXCLUSIVE MODE')
  let answered = 0
  const waiting = numbers(POOL_SIZE + 5).map(async () => {
    const { status } = await server(0).call('POST', '/api/v1/recall', { key, body: {} })
    answered++
    return status
  })
  try {
    await expect
      .poll(
        async () =>
          (await holder.query("SELECT FROM pg_locks WHERE NOT granted AND relation = 'memories'::regclass")).rowCount,
      )
      .toBe(POOL_SIZE)
    expect((await server(0).call('GET', '/readyz')).status).toBe(200)
    expect(answered).toBe(0)
  } finally {
    await holder.query('ROLLBACK')
    await holder.end()
  }
  expect(new Set(await Promise.all(waiting))).toEqual(new Set([200]))
})

test.runIf(from.kind === 'postgresql')('leaves connections for other organizations while one writes', async () => {
  await make('held', 1)
  const { key: other } = await server(0).organization()
  const holder = new pg.Client({ connectionString: store.url })
  await holder.connect()
  await holder.query('BEGIN')
  await holder.query(
    'SELECT id FROM records WHERE id = ANY(SELECT record_id FROM record_keys WHERE value = $1) FOR UPDATE',
    [email('held', 0)],
  )
  let answered = 0
  const waiting = numbers(2 * POOL_SIZE).map(async n => {
    const { status } = await server(0).call('POST', '/api/v1/upsert', { key, body: upsertOf('held', [0], n) })
    answered++
    return status
  })
  try {
    const body = upsertOf('free', [0], 1)
    expect((await server(0).call('POST', '/api/v1/upsert', { key: other, body })).status).toBe(200)
    expect(answered).toBe(0)
  } finally {
    await holder.query('ROLLBACK')
    await holder.end()
  }
  expect(new Set(await Promise.all(waiting))).toEqual(new Set([200]))
})
