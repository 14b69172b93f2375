import { BATCH, type Keepsake, openKeepsake, storeBatch } from '../lib/keepsake.ts'
import { latencies } from '../lib/load.ts'
import { createMemories } from '../lib/memories.ts'
import { say } from '../lib/progress.ts'
import { median, quantile } from '../lib/statistics.ts'
import { DATABASES, type DatabaseName } from '../lib/store.ts'
import type { Suite, SuiteOptions } from '../lib/suite.ts'

const SIZE = 100_000
const QUICK_SIZE = 3_000
/** Goal for the median call, in milliseconds. */
const GOAL_MILLISECONDS = 300
const STAGES = ['Qualified', 'Negotiation', 'Won', 'Lost', 'On hold']
const CITIES = 40

/** How long it takes to find records similar to one of a thousand, with a hundred memories and four values each. */
export const similar: Suite = {
  name: 'similar',
  async run(options) {
    for (const database of DATABASES) await measure(database, options)
  },
}

async function measure(database: DatabaseName, options: SuiteOptions): Promise<void> {
  const keepsake = await openKeepsake(database, 2)
  const memories = createMemories()
  const size = options.quick ? QUICK_SIZE : SIZE
  const emails = new Set<string>()
  for (let stored = 0; stored < size; stored += BATCH) {
    const taken = memories.take(BATCH)
    for (const { email } of taken) emails.add(email)
    await storeBatch(keepsake.client, taken)
  }
  say(`  ${database}: ${size} memories of ${emails.size} records stored`)
  await describe(keepsake, [...emails])
  const seeds = memories.ask(options.quick ? 10 : 200)
  for (const path of ['similar', 'segment']) {
    const ask = (body: object): Promise<unknown> => keepsake.client.post(`/api/v1/${path}`, body)
    for (const [seed, bodies] of [
      ['a record', seeds.map(({ email }) => ({ email }))],
      ['a text', seeds.map(({ query }) => ({ text: query }))],
    ] as const) {
      await ask(bodies[0] ?? {})
      const times: number[] = []
      for (const body of bodies) times.push(...(await latencies(1, () => ask(body))))
      const name = `${path} to ${seed} in ${size.toLocaleString('en-US')}, ${keepsake.store.name}`
      const target = { of: 'value', is: 'at most', than: GOAL_MILLISECONDS } as const
      options.note({ name: `${name}, p50`, value: median(times), unit: 'ms', target })
      options.note({ name: `${name}, p99`, value: quantile(times, 0.99), unit: 'ms' })
    }
  }
  await keepsake.end()
}

async function describe({ client }: Keepsake, emails: readonly string[]): Promise<void> {
  const records = emails.map((email, n) => ({
    key: { email },
    properties: {
      Stage: STAGES[n % STAGES.length],
      City: `City ${(n * 7) % CITIES}`,
      Budget: ((n * 37) % 500) * 1_000,
      Interests: [`interest ${n % 11}`, `interest ${n % 13}`],
    },
  }))
  for (let start = 0; start < records.length; start += 500)
    await client.post('/api/v1/upsert', { records: records.slice(start, start + 500) })
}
