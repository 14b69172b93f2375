import { BATCH, type Keepsake, openKeepsake, storeBatch } from '../lib/keepsake.ts'
import { latencies } from '../lib/load.ts'
import { createMemories, type GeneratedQuestion } from '../lib/memories.ts'
import { options as given } from '../lib/options.ts'
import { say } from '../lib/progress.ts'
import { median, quantile } from '../lib/statistics.ts'
import { DATABASES, type DatabaseName } from '../lib/store.ts'
import type { Suite, SuiteOptions } from '../lib/suite.ts'

const SIZES = [1_000, 10_000, 100_000]
const QUICK_SIZES = [1_000, 3_000]
/** Goals for the median question at this number of memories, in milliseconds. */
const GOALS = { size: 100_000, organization: 25, record: 8 }

/**
 * How long a question takes in an organization and in one of its thousand records, compared with a call without search:
 * among up to a hundred thousand memories, or `--size`.
 */
export const recall: Suite = {
  name: 'recall',
  async run(options) {
    for (const database of DATABASES) await measure(database, options)
  },
}

async function measure(database: DatabaseName, options: SuiteOptions): Promise<void> {
  const keepsake = await openKeepsake(database, 2)
  const memories = createMemories()
  const questions = options.quick ? 20 : 400
  let stored = 0
  for (const size of options.quick ? QUICK_SIZES : SIZES.filter(each => each <= (given.size ?? each))) {
    for (; stored < size; stored += BATCH) {
      await storeBatch(keepsake.client, memories.take(BATCH))
      if ((stored + BATCH) % 10_000 === 0) say(`  ${database}: ${stored + BATCH} memories stored`)
    }
    await ask(keepsake, memories.ask(questions), size, options)
  }
  await keepsake.end()
}

async function ask(
  { client, store }: Keepsake,
  questions: readonly GeneratedQuestion[],
  size: number,
  { note }: SuiteOptions,
): Promise<void> {
  const smartRecall = (body: object): Promise<unknown> => client.post('/api/v1/smart-recall', body)
  // the first questions find cold connections and unread word frequencies
  for (const { query } of questions.slice(0, questions.length / 10)) await smartRecall({ query })
  const taken = { everything: [], record: [], floor: [] } as Record<'everything' | 'record' | 'floor', number[]>
  for (const { query, email } of questions) {
    taken.floor.push(...(await latencies(1, () => client.get('/api/v1/me'))))
    taken.everything.push(...(await latencies(1, () => smartRecall({ query }))))
    taken.record.push(...(await latencies(1, () => smartRecall({ query, email }))))
  }
  for (const [within, times] of [
    ['organization', taken.everything],
    ['record', taken.record],
  ] as const) {
    const name = `recall in ${size.toLocaleString('en-US')}, ${store.name}, one ${within}`
    const floor = { name: 'GET /me' }
    note({
      name: `${name}, p50`,
      value: median(times),
      unit: 'ms',
      floor: { ...floor, value: median(taken.floor) },
      ...(size === GOALS.size && { target: { of: 'value', is: 'at most', than: GOALS[within] } }),
    })
    note({
      name: `${name}, p99`,
      value: quantile(times, 0.99),
      unit: 'ms',
      floor: { ...floor, value: quantile(taken.floor, 0.99) },
    })
  }
}
