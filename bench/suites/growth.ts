import { BATCH, openKeepsake, storeBatch } from '../lib/keepsake.ts'
import { createMemories, type GeneratedMemory } from '../lib/memories.ts'
import { DATABASES, type DatabaseName } from '../lib/store.ts'
import type { Suite, SuiteOptions } from '../lib/suite.ts'

const AT_ONCE = 16
const BATCHES = 6

/** Whether storing into one record slows down as the record grows, if single memories came first. */
export const growth: Suite = {
  name: 'growth',
  async run(options) {
    for (const database of DATABASES) await measure(database, options)
  },
}

async function measure(database: DatabaseName, { quick, note }: SuiteOptions): Promise<void> {
  const { client, end } = await openKeepsake(database, AT_ONCE)
  const memories = createMemories()
  const singles = quick ? 100 : BATCH
  const take = (count: number, email: string): GeneratedMemory[] =>
    memories.take(count).map(memory => ({ ...memory, email }))
  const storeSingles = async (count: number, atOnce: number, email: string): Promise<void> => {
    const waiting = take(count, email)
    const worker = async (): Promise<void> => {
      for (let memory = waiting.pop(); memory; memory = waiting.pop())
        await client.post('/api/v1/memorize', { ...memory, extract: false })
    }
    await Promise.all(Array.from({ length: atOnce }, worker))
  }

  await storeSingles(singles, 1, 'one@customers.example')
  const together: number[] = []
  for (let n = 0; n < 2; n++)
    together.push(await rate(singles, () => storeSingles(singles, AT_ONCE, 'two@customers.example')))
  const batches: number[] = []
  for (let n = 0; n < BATCHES; n++) {
    const records = take(BATCH, 'three@customers.example')
    batches.push(await rate(BATCH, () => storeBatch(client, records)))
  }
  note(kept(`memorize into one record, ${AT_ONCE} at once, ${database}`, 'the thousand before', together))
  note(kept(`batch ${BATCHES} of ${BATCH} into one record, ${database}`, 'the faster one of the first two', batches))
  await end()
}

const kept = (name: string, floor: string, rates: readonly number[]) => ({
  name,
  value: rates.at(-1) ?? 0,
  unit: '/s',
  floor: { name: floor, value: Math.max(...rates.slice(0, Math.min(2, rates.length - 1))) },
  target: { of: 'ratio' as const, is: 'at least' as const, than: 0.7 },
})

async function rate(count: number, work: () => Promise<void>): Promise<number> {
  const started = performance.now()
  await work()
  return count / ((performance.now() - started) / 1000)
}
