import { type BulkItem, type BulkRun, Keepsake } from '@keepsake/sdk'
import { beforeEach, expect, it } from 'vitest'
import { useApp, useOrganization } from '../server/test/support/use-app.ts'

const app = useApp({ settings: { WORKERS: 'on' } })
const own = useOrganization(app, { credits: 1_000_000 })
let baseUrl: string
let client: Keepsake
/** What happens to a call before it is sent, and to its answer. */
let before: (path: string, n: number) => Response | undefined
let after: (path: string, n: number) => void
let calls: string[]
beforeEach(async () => {
  baseUrl ??= await app.listen()
  before = () => undefined
  after = () => {}
  calls = []
  const send: typeof fetch = async (input, init) => {
    const path = new URL(String(input)).pathname.replace('/api/v1/', '')
    const n = calls.push(path)
    const refused = before(path, n)
    if (refused) return refused
    const response = await fetch(input, init)
    after(path, n)
    return response
  }
  client = new Keepsake({ secretKey: own.key, baseUrl, fetch: send })
})

const rows = (count: number, budget = 1) =>
  Array.from({ length: count }, (_, n) => ({
    key: { email: `p${n}@bulk.example` },
    properties: { Budget: budget + n },
  }))
async function* later<Item>(items: readonly Item[]): AsyncGenerator<Item> {
  for (const item of items) yield item
}
async function itemsOf(run: BulkRun): Promise<BulkItem[]> {
  const items: BulkItem[] = []
  for await (const item of run) items.push(item)
  return items
}
const many = Response.json(
  { success: false, error: 'rate_limit_error', message: 'Wait.', retryAfterSeconds: 0, window: 'minute' },
  { status: 429 },
)
const inFlight = Response.json(
  { success: false, error: 'conflict_error', message: 'Still running.', reason: 'idempotency_in_flight' },
  { status: 409 },
)

it('sets properties of any number of records, each once, through two crashes and a storm of limits', async () => {
  const all = rows(1_300)
  let storms = 6
  before = path => (path === 'upsert' && storms-- > 0 && storms % 2 ? many.clone() : undefined)
  const options = { runId: 'import-7', chunkSize: 100, maxRetries: 0 }
  for (const crashesAt of [4, 7]) {
    let answered = 0
    after = path => {
      if (path === 'upsert' && ++answered === crashesAt) throw new Error('killed')
    }
    const stopped = new AbortController()
    const run = client.bulk.upsert(later(all), {
      ...options,
      signal: stopped.signal,
      onProgress: ({ done }) => done > crashesAt * 60 && stopped.abort(),
    })
    await expect((async () => await run)()).rejects.toMatchObject({ code: 'abort_error' })
  }
  after = () => {}
  const progress: unknown[] = []
  const run = client.bulk.upsert(all, { ...options, onProgress: each => progress.push(each) })
  const seen = await itemsOf(run)
  expect(seen.map(({ index }) => index)).toEqual(all.map((_, n) => n))
  expect(new Set(seen.map(({ recordId }) => recordId)).size).toBe(1_300)
  expect(await run).toEqual({ done: 1_300, failed: 0, unchanged: 0, runId: 'import-7' })
  expect(progress.at(-1)).toEqual({ done: 1_300, failed: 0, total: 1_300 })
  expect(run.requestId).toMatch(/^req_/)
  expect((await client.me()).data.credits).toBe(1_000_000 - 1_300)
}, 120_000)

it('waits for a call of the interrupted run that is still at work, and reports what it stored', async () => {
  const all = rows(30).map(row => ({ ...row, key: { email: `again-${row.key.email}` } }))
  const options = { runId: 'at-work', maxRetries: 0 }
  await client.bulk.upsert(all, options)
  let atWork = 3
  before = () => (atWork-- > 0 ? inFlight.clone() : undefined)
  expect(await client.bulk.upsert(all, options)).toEqual({ done: 30, failed: 0, unchanged: 0, runId: 'at-work' })
  expect(calls).toHaveLength(5)
})

it('leaves out what the server refuses, and charges nothing for what stays as it is', async () => {
  const all = rows(40)
  await client.bulk.upsert(all)
  const mixed: unknown[] = rows(40)
  mixed[3] = { key: { email: 'nobody' }, properties: { Budget: 1 } }
  mixed[17] = { key: { email: 'p17@bulk.example' }, properties: { Budget: 900 } }
  mixed[18] = { key: { email: 'p17@bulk.example' }, properties: { Budget: 901 } }
  mixed[30] = null
  const items = await itemsOf(client.bulk.upsert(mixed as ReturnType<typeof rows>))
  const of = (status: string) => items.flatMap(item => (item.status === status ? item.index : []))
  expect(of('failed')).toEqual([3, 30])
  expect(of('stored')).toEqual([17, 18])
  expect(of('unchanged')).toHaveLength(36)
  expect(items[3]?.error?.code).toBe('validation_error')
  const { data } = await client.memory.properties({ email: 'p17@bulk.example' })
  expect(data.properties[0]?.value).toBe(901)
  expect(await client.memory.upsert({ records: all.slice(0, 2) })).toMatchObject({ data: { creditsCharged: 0 } })
})

it('stores memories and conversations', async () => {
  const notes = Array.from({ length: 250 }, (_, n) => ({
    email: 'notes@bulk.example',
    content: `The number ${n} is on the list.`,
  }))
  const summary = await client.bulk.memorize(
    [...notes, { email: 'notes@bulk.example', content: notes[5]?.content ?? '' }],
    {
      chunkSize: 100,
      defaults: { tags: ['imported'], extract: false },
    },
  )
  expect(summary).toMatchObject({ done: 251, failed: 0, unchanged: 1 })
  expect(await client.memory.recall({ email: 'notes@bulk.example', tags: ['imported'] }).toArray()).toHaveLength(250)

  const messages = ['Shall we?', 'Yes.', 'When?', 'Yes.', 'yes', 'Noon.', 'Yes.'].map((content, n) => ({
    role: n % 2 ? ('user' as const) : ('assistant' as const),
    content,
  }))
  const talk = { chunkSize: 2, defaults: { email: 'talk@bulk.example', sessionId: 'call-1', extract: false } }
  const turns = await itemsOf(client.bulk.memorizeConversation(later(messages), talk))
  expect(turns.map(({ status }) => status)).toEqual(messages.map(() => 'stored'))
  expect(await client.bulk.memorizeConversation(messages, { ...talk, chunkSize: 3 })).toMatchObject({
    done: 7,
    unchanged: 7,
  })
  const stored = await client.memory.recall({ email: 'talk@bulk.example', sessionId: 'call-1' }).toArray()
  expect(stored.map(({ content }) => content).sort()).toEqual(messages.map(({ content }) => content).sort())
  await expect((async () => client.bulk.memorizeConversation(messages))()).rejects.toThrow('sessionId')
})

it.each([
  ['a field beside the items', { email: 'nobody', sessionId: 's' }, 400],
  ['the record', { recordId: 'rec_01KAK7F3V6R6T1Q7S0G9Y5N2WZ', sessionId: 's' }, 404],
])('ends with the first refusal of %s', async (_, defaults, status) => {
  const messages = Array.from({ length: 40 }, (_, n) => ({ role: 'user' as const, content: `Line ${n}.` }))
  const run = async () => client.bulk.memorizeConversation(messages, { defaults })
  await expect(run()).rejects.toMatchObject({ status })
  expect(calls).toEqual(['memory/conversations'])
})

it('changes properties, and ends when nothing can go on', async () => {
  const updates = Array.from({ length: 130 }, (_, n) => ({
    email: `u${n % 20}@bulk.example`,
    propertyName: `Note ${n}`,
    operation: 'set' as const,
    value: n,
  }))
  await client.bulk.upsert(
    Array.from({ length: 20 }, (_, n) => ({ key: { email: `u${n}@bulk.example` }, properties: { Seats: 1 } })),
  )
  expect(await client.bulk.update(updates, { defaults: { reason: 'Import' } })).toMatchObject({ done: 130, failed: 0 })
  const stranger = new Keepsake({ secretKey: `sk_live_${'a'.repeat(8)}_${'a'.repeat(43)}`, baseUrl })
  await expect((async () => stranger.bulk.update(updates))()).rejects.toMatchObject({ status: 401 })
  await expect((async () => client.bulk.update(updates, { chunkSize: 0 }))()).rejects.toThrow('chunkSize')
  expect(await client.bulk.update([])).toMatchObject({ done: 0, failed: 0 })
})
