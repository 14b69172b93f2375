import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { refreshStatistics } from '../server/src/platform/database/statistics.ts'
import { type Receiver, startReceiver } from '../server/test/support/receiver.ts'
import { createTestApp, type TestApp } from '../server/test/support/test-app.ts'
import {
  type Execution,
  type PlanRecorder,
  pagesOf,
  recordPlans,
  rowsOf,
  type Step,
  stepsOf,
} from './support/executed-plans.ts'

/** After this many calls a connection caches a plan, if it caches one at all. */
const WARM_UP = 7
const MEMORIES = 3_000
const RECORDS = 1_500
const CHANGES = 1_000
const AT_ONCE = 500
/** Maximum rows that a step reads, unless a call states a higher limit. */
const MAX_ROWS = 250
/** A scan of a table of some 20 pages costs no more than looking up ten rows by an index. */
const SMALL_TABLE = 2_000
/** Pages that a plan made on small tables may touch in addition to three times those of a plan made on these tables. */
const SPARE_PAGES = 100

const email = 'dana@northwind.example'
const other = (n: number): string => `${n % RECORDS}@northwind.example`
const text = (n: number): string => `Note ${n} about the renewal of contract ${n % 17}, said to person${n % 1009}.`
const propertiesOf = (n: number) => ({ Budget: n, Stage: `Stage ${n % 400}`, Tools: [`Tool ${n % 300}`] })
const stage = { conditions: [{ property: 'Stage', operator: 'equals', value: 'Stage 7' }] }
const query = 'Who spoke of the renewal with person500?'

interface Call {
  name: string
  /** Rows that one of its steps reads, if it has to read many, and why. */
  reads?: [rows: number, because: string]
  make(world: World, n: number): Promise<unknown>
}

const SEARCHES = 'a search looks at up to a thousand passages of each word, and at the lengths of all'
const HISTORY = 'the history of a record is read once'

const CALLS: readonly Call[] = [
  { name: 'memorize', make: ({ post }, n) => post('memorize', { email, content: text(10_000 + n), extract: false }) },
  { name: 'memorize what is known', make: ({ post }) => post('memorize', { email, content: text(1), extract: false }) },
  {
    name: 'memorize with properties',
    make: ({ post }, n) => post('memorize', { email, content: `The budget is $${n}k. ${text(20_000 + n)}` }),
  },
  {
    name: 'memorize for a new record',
    make: ({ post }, n) => post('memorize', { email: `new${n}@northwind.example`, content: text(n) }),
  },
  {
    name: 'memorize with an idempotency key',
    make: ({ post }, n) =>
      post('memorize', { email, content: text(30_000 + n), extract: false }, { 'Idempotency-Key': `k${n}` }),
  },
  {
    name: 'a batch of memories, stored in the background',
    make: ({ post, finished }, n) =>
      post('batch-memorize', {
        defaults: { extract: false },
        records: Array.from({ length: 40 }, (_, m) => ({ email, content: text(40_000 + 100 * n + m) })),
      }).then(({ eventId }) => finished(eventId)),
  },
  {
    name: 'upsert',
    make: ({ post }, n) =>
      post('upsert', {
        records: [email, other(n)].map(each => ({ key: { email: each }, properties: propertiesOf(n) })),
      }),
  },
  { name: 'update', make: ({ post }, n) => post('memory/update', { email, propertyName: 'Budget', value: n + 0.5 }) },
  {
    name: 'remove a value and set it again',
    make: async ({ post }, n) => {
      await post('memory/update', { email, propertyName: 'Budget', operation: 'remove' })
      await post('memory/update', { email, propertyName: 'Budget', value: n })
    },
  },
  {
    name: 'bulk-update',
    make: ({ post }, n) =>
      post('memory/bulk-update', {
        updates: [1, 2, 3].map(r => ({ email: other(r), propertyName: 'Budget', value: 10 * n + r })),
      }),
  },
  {
    name: 'recall',
    reads: [CHANGES + 200, HISTORY],
    make: ({ post }) => post('recall', { email, limit: 20 }),
  },
  {
    name: 'recall of all',
    reads: [12 * CHANGES, HISTORY],
    make: ({ post }) => post('recall', { limit: 20 }),
  },
  {
    name: 'smart-recall of a record',
    reads: [5_000, SEARCHES],
    make: ({ post }) => post('smart-recall', { email, query }),
  },
  {
    name: 'smart-recall of a record, with a page that nothing fills',
    reads: [5_000, 'the newest 2,000 passages of the record are compared in meaning'],
    make: ({ post }) => post('smart-recall', { email, query: 'Where does she live?' }),
  },
  { name: 'smart-recall', reads: [8_000, SEARCHES], make: ({ post }) => post('smart-recall', { query }) },
  { name: 'filter', make: ({ post }) => post('memory/filter-by-property', stage) },
  {
    name: 'search',
    reads: [16_000, 'a plan may read all of a few thousand passages for each of four words'],
    make: ({ post }) => post('search', { query, groups: [stage], includeMemories: true }),
  },
  { name: 'properties', make: ({ post }) => post('properties', { email }) },
  { name: 'similar', reads: [8_000, SEARCHES], make: ({ post }) => post('similar', { email }) },
  {
    name: 'digest',
    reads: [CHANGES + 200, HISTORY],
    make: ({ post }) => post('smart-memory-digest', { email }),
  },
  {
    name: 'property-history',
    reads: [CHANGES + 200, HISTORY],
    make: ({ post }) => post('memory/property-history', { email, limit: 20 }),
  },
  {
    name: 'keys',
    make: async ({ post }, n) => {
      await post('memory/update-keys', { email, keys: [{ name: 'crm', value: `crm-${n}` }] })
      await post('memory/list-keys', { email })
      await post('memory/delete-keys', { email, keys: [{ name: 'crm', value: `crm-${n}` }] })
    },
  },
  {
    name: 'export',
    reads: [16_000, 'nearly all memories are of one record, so a plan may read all of them for each of four records'],
    make: ({ post }) => post('export', { groups: [stage] }),
  },
  {
    name: 'import',
    make: ({ post }, n) =>
      post('memory/import', {
        records: [{ keys: [{ name: 'email', value: email }], properties: [importedProperty(`P${n}`, n)] }],
        memories: [{ keys: [{ name: 'email', value: email }], content: text(50_000 + n) }],
      }),
  },
  {
    name: 'memorize a note, stored in another workspace too',
    make: async ({ post }, n) => {
      const { data } = await post('collections', { name: `Workspace ${n}`, kind: 'workspace' })
      for (const content of [text(1), text(70_000 + n)])
        await post('memorize', { email, content, actionId: data.id, extract: false })
    },
  },
  {
    name: 'edit a memory',
    reads: [CHANGES + 200, HISTORY],
    make: async ({ post }, n) => {
      const { data } = await post('memorize', { email, content: `The budget is $${n}k. ${text(80_000 + n)}` })
      const memoryId = data.memories[0].id
      await post('memory/update', {
        memoryId,
        content: `The budget is $${n + 1}k. ${text(90_000 + n)}`,
        tags: ['edited'],
      })
      await post('memory/property-history', { memoryId })
    },
  },
  {
    name: 'delete a memory',
    reads: [CHANGES + 200, HISTORY],
    make: async ({ post }, n) => {
      const { data } = await post('memorize', { email, content: text(60_000 + n), extract: false })
      await post('memory/delete', { memoryIds: [data.memories[0].id] })
    },
  },
  {
    name: 'delete a record and restore it',
    make: async ({ post }, n) => {
      const own = `deleted${n}@northwind.example`
      await post('memorize', { email: own, content: `The budget is $${n}k.` })
      const { data } = await post('memory/delete-record', { email: own })
      await post('memory/cancel-deletion', { deletionId: data.deletionId })
    },
  },
  {
    name: 'merge',
    make: async ({ post }, n) => {
      const [into, from] = ['into', 'from'].map(side => ({ email: `${side}${n}@northwind.example` }))
      for (const each of [into, from]) await post('memorize', { ...each, content: `The budget is $${n}k.` })
      await post('memory/merge-records', { ...into, from })
    },
  },
  {
    name: 'publish an event, which is delivered',
    make: async ({ post, receiver }, n) => {
      const { data } = await post('webhooks/events', { events: [{ type: 'order.paid', data: { id: `order ${n}` } }] })
      await eventually(() => expect(receiver.arrivals.some(({ body }) => body.includes(data[0].id))).toBe(true))
    },
  },
]

const eventually = (check: () => void | Promise<void>): Promise<void> =>
  vi.waitFor(check, { timeout: 30_000, interval: 20 })

const importedProperty = (propertyName: string, value: unknown) => ({
  propertyName,
  systemName: propertyName.toLowerCase(),
  value,
  history: [],
})

interface World {
  app: TestApp
  recorder: PlanRecorder
  receiver: Receiver
  // biome-ignore lint/suspicious/noExplicitAny: as in the responses of a test app
  post(path: string, body: object, headers?: Record<string, string>): Promise<any>
  finished(eventId: string): Promise<void>
  grow(): Promise<void>
  stop(): Promise<void>
}

/** A service on one connection, so that all of its statements are planned on that connection. */
async function createWorld(): Promise<World> {
  const recorder = recordPlans()
  const receiver = await startReceiver()
  const app = await createTestApp({ settings: { DATABASE_POOL_SIZE: '1', OUTBOUND_ALLOW: '127.0.0.1' } })
  const key = await (await app.organization({ credits: 1_000_000_000 })).keyFor({ livemode: false })
  const world: World = {
    app,
    recorder,
    receiver,
    async post(path, body, headers = {}) {
      const answer = await app.call('POST', `/api/v1/${path}`, { key, body, headers })
      expect(answer.status, JSON.stringify(answer.body)).toBeLessThan(300)
      return answer.body
    },
    async finished(eventId) {
      await eventually(async () => {
        const { body } = await app.call('GET', `/api/v1/events/${eventId}`, { key })
        expect(body.data.status).toBe('completed')
      })
    },
    async grow() {
      for (let from = 0; from < MEMORIES; from += AT_ONCE) {
        const numbers = Array.from({ length: AT_ONCE }, (_, n) => from + n)
        await world.post('memory/import', {
          records: from < RECORDS ? numbers.map(n => recordOf(n)) : [],
          memories: numbers.map(n => ({ keys: [{ name: 'email', value: email }], content: text(n) })),
        })
      }
      await app.database.query(LONG_HISTORY, [email, CHANGES])
      // background work must not be counted for a call
      await eventually(async () => expect(await app.database.query('SELECT FROM runtime.outbox LIMIT 1')).toEqual([]))
    },
    async stop() {
      await app.stop()
      await receiver.close()
      recorder.stop()
    },
  }
  await world.post('webhooks', { url: `${receiver.url}/ok`, events: ['order.*'] })
  const known = [email, ...[1, 2, 3].map(other)]
  await world.post('upsert', { records: known.map(each => ({ key: { email: each }, properties: propertiesOf(0) })) })
  return world
}

const recordOf = (n: number) => ({
  keys: [{ name: 'email', value: other(n) }],
  properties: Object.entries(propertiesOf(n)).map(([name, value]) => importedProperty(name, value)),
})

/** Earlier versions of one value. */
const LONG_HISTORY = `
  INSERT INTO property_changes (tenant_id, record_id, collection_id, system_name, "from", "to", version, confidence, source, actor)
  SELECT c.tenant_id, c.record_id, c.collection_id, 'long', c."to", c."to", n, 1, 'caller', 'key'
  FROM property_changes c, generate_series(1, $2::int) n
  WHERE c.record_id = (SELECT record_id FROM record_keys WHERE value = $1) AND c.system_name = 'stage' AND c.version = 1`

let number = 0
const make = ({ make }: Call, world: World): Promise<unknown> => make(world, number++)

async function warmUp(world: World): Promise<void> {
  for (let n = 0; n < WARM_UP; n++) for (const each of CALLS) await make(each, world)
}

const mostOf = ({ 'Node Type': type }: Step, most: number): number =>
  type === 'Seq Scan' ? Math.max(most, SMALL_TABLE) : most

/** What a call reads that is more than it needs. */
const excessOf = ({ reads: [most] = [MAX_ROWS, ''] }: Call, executions: readonly Execution[]): object[] =>
  executions.flatMap(({ statement, step }) =>
    stepsOf(step)
      .filter(each => (each['Relation Name'] || each['Index Name']) && rowsOf(each) > mostOf(each, most))
      .map(each => ({
        statement: statement.replaceAll(/\s+/g, ' ').slice(0, 150),
        step: each['Node Type'],
        of: each['Index Name'] ?? each['Relation Name'],
        by: each['Index Cond'] ?? each.Filter,
        rows: rowsOf(each),
      })),
  )

/** Pages by statement. */
const pages = (executions: readonly Execution[]): Map<string, number> =>
  new Map(
    [...Map.groupBy(executions, ({ statement }) => statement)].map(([statement, own]) => [
      statement,
      own.reduce((sum, each) => sum + pagesOf(each), 0) / own.length,
    ]),
  )

const ORDERS = [
  {
    order: 'small tables first',
    prepare: async (world: World) => {
      await warmUp(world)
      await world.grow()
    },
  },
  {
    order: 'large tables first',
    prepare: async (world: World) => {
      await world.grow()
      await warmUp(world)
    },
  },
]

describe.each(ORDERS)('on a connection that has executed $order', ({ prepare }) => {
  let world: World
  const cached = new Map<Call, Execution[]>()
  beforeAll(async () => {
    world = await createWorld()
    await prepare(world)
    // as the service does every few seconds
    await refreshStatistics(world.app.database)
    // new statistics end the plans inside functions of the database. Their next call makes them again, which reads the
    // catalog: that is planning, and not what the plan reads
    for (const each of CALLS) await make(each, world)
    for (const each of CALLS) cached.set(each, await world.recorder.during(() => make(each, world)))
  }, 300_000)
  afterAll(() => world?.stop())

  test.each(CALLS)('$name reads no more rows than it needs', each => {
    const executions = cached.get(each) ?? []
    expect(executions.length).toBeGreaterThan(0)
    expect(excessOf(each, executions)).toEqual([])
  })

  // the pages of a search depend on what was vacuumed
  test.each(CALLS.filter(({ reads }) => !reads))(
    '$name touches about as many pages as with a fresh plan',
    async each => {
      const { database } = world.app
      await database.query('SET plan_cache_mode = force_custom_plan')
      const fresh = pages(await world.recorder.during(() => make(each, world)))
      await database.query('RESET plan_cache_mode')
      const wider = [...pages(cached.get(each) ?? [])].flatMap(([statement, count]) => {
        const now = fresh.get(statement) ?? count
        return count > 3 * now + SPARE_PAGES
          ? [{ statement: statement.replaceAll(/\s+/g, ' ').slice(0, 150), count, now }]
          : []
      })
      expect(wider).toEqual([])
    },
  )
})
