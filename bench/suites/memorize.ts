import { randomUUID } from 'node:crypto'
import { ACCOUNTS, createNotes } from '../lib/accounts.ts'
import { openBareDatabase } from '../lib/bare-database.ts'
import type { Target } from '../lib/figure.ts'
import { openKeepsake } from '../lib/keepsake.ts'
import { inTurn, throughput } from '../lib/load.ts'
import { DATABASES, type DatabaseName } from '../lib/store.ts'
import type { Suite, SuiteOptions } from '../lib/suite.ts'

const MANY = 32
const atLeast = (than: number): Target => ({ of: 'value', is: 'at least', than })
const TARGETS: Record<DatabaseName, Record<number, Target>> = {
  PGlite: { 1: atLeast(200) },
  PostgreSQL: { [MANY]: atLeast(600) },
}

/** Memories per second, each sent alone with extraction, without and with a key, and inserts of one row. */
export const memorize: Suite = {
  name: 'memorize',
  async run(options) {
    for (const database of DATABASES) await measure(database, options)
  },
}

async function measure(database: DatabaseName, { quick, note }: SuiteOptions): Promise<void> {
  const { client, end } = await openKeepsake(database, MANY)
  const bare = await openBareDatabase(database)
  await client.post('/api/v1/collections', ACCOUNTS)
  const nextNote = createNotes()
  const store = (): Promise<unknown> => client.post('/api/v1/memorize', nextNote())
  const storeOnce = (): Promise<unknown> =>
    client.post('/api/v1/memorize', nextNote(), { 'Idempotency-Key': randomUUID() })
  const insert = (): Promise<unknown> => bare.insert(nextNote().content)
  const seconds = quick ? 0.5 : 5
  await throughput({ concurrency: MANY, seconds }, store)
  for (const concurrency of [1, MANY]) {
    const load = { concurrency, seconds }
    const { stored, storedOnce, inserted } = await inTurn(quick ? 1 : 5, {
      stored: () => throughput(load, store),
      storedOnce: () => throughput(load, storeOnce),
      inserted: () => throughput(load, insert),
    })
    const target = TARGETS[database][concurrency]
    const clients = concurrency === 1 ? 'one client' : `${concurrency} at once`
    const floor = { name: 'bare inserts', value: inserted }
    note({ name: `memorize, ${database}, ${clients}`, value: stored, unit: '/s', floor, ...(target && { target }) })
    note({ name: `memorize with Idempotency-Key, ${database}, ${clients}`, value: storedOnce, unit: '/s', floor })
  }
  await bare.end()
  await end()
}
