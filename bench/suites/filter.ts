import { z } from 'zod'
import { type Keepsake, openKeepsake } from '../lib/keepsake.ts'
import { latencies } from '../lib/load.ts'
import { say } from '../lib/progress.ts'
import { pick, randomFrom } from '../lib/random.ts'
import { median } from '../lib/statistics.ts'
import { DATABASES, type DatabaseName } from '../lib/store.ts'
import type { Suite, SuiteOptions } from '../lib/suite.ts'

const RECORDS = 100_000
const QUICK_RECORDS = 1_000
/** Records that one call sets properties of. */
const AT_ONCE = 50
const TIMES = 40
/** For half of the calls of each filter, in milliseconds. */
const GOAL_MS = 15

const CITIES = ['Leeds', 'Zurich', 'Lisbon', 'Oslo', 'Quito', 'Kyoto', 'Nairobi', 'Austin', 'Turin', 'Lima']
const STAGES = ['Open', 'Negotiation', 'Won', 'Lost']
const TOPICS = ['price', 'security', 'terms', 'support', 'training']

const condition = (property: string, operator: string, value?: unknown) => ({
  property,
  operator,
  ...(value !== undefined && { value }),
})

const FEW = condition('Account', 'startsWith', 'AC-0042')

/** Each operator, and conditions together, with many records that match and with few. */
const FILTERS: Record<string, { conditions: object[]; logic?: 'and' | 'or' }> = {
  equals: { conditions: [condition('City', 'equals', 'leeds')] },
  'equals, one record': { conditions: [condition('Account', 'equals', 'AC-000420')] },
  notEquals: { conditions: [condition('City', 'notEquals', 'Leeds')] },
  in: { conditions: [condition('City', 'in', ['Leeds', 'Lima'])] },
  notIn: { conditions: [condition('Stage', 'notIn', ['Won', 'Lost'])] },
  contains: { conditions: [condition('City', 'contains', 'eed')] },
  'contains, no record': { conditions: [condition('Account', 'contains', 'none')] },
  notContains: { conditions: [condition('City', 'notContains', 'eed')] },
  startsWith: { conditions: [FEW] },
  gt: { conditions: [condition('Budget', 'gt', 400_000)] },
  lte: { conditions: [condition('Budget', 'lte', 20_000)] },
  between: { conditions: [condition('Budget', 'between', [100_000, 101_000])] },
  before: { conditions: [condition('Signed', 'before', '2026-01-20')] },
  after: { conditions: [condition('Signed', 'after', '2026-12-01')] },
  exists: { conditions: [condition('Topics', 'exists')] },
  notExists: { conditions: [condition('Topics', 'notExists')] },
  'an element of a list': { conditions: [condition('Topics', 'equals', 'terms')] },
  'four conditions, and': {
    conditions: [
      condition('City', 'equals', 'Oslo'),
      condition('Stage', 'in', ['Open', 'Won']),
      condition('Budget', 'gte', 450_000),
      condition('Signed', 'after', '2026-10-01'),
    ],
    logic: 'and',
  },
  'three conditions, or': {
    conditions: [FEW, condition('Budget', 'lt', 1_000), condition('Signed', 'after', '2026-12-27')],
    logic: 'or',
  },
}

/** How long a page of records that match takes, among a hundred thousand. */
export const filter: Suite = {
  name: 'filter',
  async run(options) {
    for (const database of DATABASES) await measure(database, options)
  },
}

async function measure(database: DatabaseName, options: SuiteOptions): Promise<void> {
  const keepsake = await openKeepsake(database, 2)
  const records = options.quick ? QUICK_RECORDS : RECORDS
  await fill(keepsake, records)
  for (const [name, body] of Object.entries(FILTERS)) await ask(keepsake, name, body, records, options)
  await keepsake.end()
}

async function fill({ client, store }: Keepsake, records: number): Promise<void> {
  await client.post('/api/v1/collections', {
    name: 'Accounts',
    properties: [
      { name: 'City', type: 'text' },
      { name: 'Account', type: 'text' },
      { name: 'Stage', type: 'options', options: STAGES },
      { name: 'Budget', type: 'number' },
      { name: 'Signed', type: 'date' },
      { name: 'Topics', type: 'array' },
    ],
  })
  const random = randomFrom(3)
  const propertiesOf = (n: number) => ({
    City: pick(random, CITIES),
    Account: `AC-${String(n).padStart(6, '0')}`,
    Stage: pick(random, STAGES),
    Budget: Math.floor(random() * 500_000),
    Signed: new Date(Date.UTC(2026, 0, 1 + Math.floor(random() * 365))).toISOString().slice(0, 10),
    ...(n % 2 === 0 && { Topics: [pick(random, TOPICS), pick(random, TOPICS)] }),
  })
  for (let n = 0; n < records; n += AT_ONCE) {
    await client.post('/api/v1/upsert', {
      records: Array.from({ length: AT_ONCE }, (_, i) => ({
        key: { email: `contact${n + i}@northwind.example` },
        properties: propertiesOf(n + i),
      })),
    })
    if ((n + AT_ONCE) % 20_000 === 0) say(`  ${store.name}: ${n + AT_ONCE} records stored`)
  }
}

const Page = z.object({ nextCursor: z.string().optional() })

async function ask(
  { client, store }: Keepsake,
  name: string,
  body: object,
  records: number,
  { quick, note }: SuiteOptions,
): Promise<void> {
  const page = (cursor?: string): Promise<unknown> =>
    client.post('/api/v1/memory/filter-by-property', { ...body, limit: 50, ...(cursor !== undefined && { cursor }) })
  const { nextCursor } = Page.parse(await page())
  const first = await latencies(quick ? 3 : TIMES, () => page())
  const second = nextCursor === undefined ? [] : await latencies(quick ? 3 : TIMES, () => page(nextCursor))
  for (const [which, times] of [
    ['page 1', first],
    ['page 2', second],
  ] as const)
    if (times.length > 0)
      note({
        name: `${name} in ${records.toLocaleString('en-US')}, ${store.name}, ${which}, p50`,
        value: median(times),
        unit: 'ms',
        target: { of: 'value', is: 'at most', than: GOAL_MS },
      })
}
