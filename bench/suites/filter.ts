import { z } from 'zod'
import type { Client } from '../lib/client.ts'
import { fillRecords } from '../lib/fill-records.ts'
import { FILTERS } from '../lib/filters.ts'
import { openKeepsake } from '../lib/keepsake.ts'
import { latencies } from '../lib/load.ts'
import { options as given } from '../lib/options.ts'
import { median } from '../lib/statistics.ts'
import { DATABASES, type DatabaseName } from '../lib/store.ts'
import type { Suite, SuiteOptions } from '../lib/suite.ts'

const RECORDS = 100_000
const QUICK_RECORDS = 1_000
const TIMES = 40
/** Goal for the median call of each filter, in milliseconds. */
const GOAL_MS = 15

/** How long a page of matching records takes, among a hundred thousand or `--size`. */
export const filter: Suite = {
  name: 'filter',
  async run(options) {
    for (const database of DATABASES) await measure(database, options)
  },
}

async function measure(database: DatabaseName, options: SuiteOptions): Promise<void> {
  const records = options.quick ? QUICK_RECORDS : (given.size ?? RECORDS)
  const keepsake = await openKeepsake(database, 2, {
    prepare: (client, store) => fillRecords(client, store, records),
  })
  for (const [name, body] of Object.entries(FILTERS)) await ask(keepsake.client, name, database, body, records, options)
  await keepsake.end()
}

const Page = z.object({ nextCursor: z.string().optional() })

async function ask(
  client: Client,
  name: string,
  database: DatabaseName,
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
        name: `${name} in ${records.toLocaleString('en-US')}, ${database}, ${which}, p50`,
        value: median(times),
        unit: 'ms',
        target: { of: 'value', is: 'at most', than: GOAL_MS },
      })
}
