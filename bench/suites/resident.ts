import { ACCOUNTS, createNotes } from '../lib/accounts.ts'
import { startServer } from '../lib/child.ts'
import { openClient } from '../lib/client.ts'
import { openKeepsake, startKeepsake } from '../lib/keepsake.ts'
import { throughput } from '../lib/load.ts'
import { residentMegabytes } from '../lib/resident-memory.ts'
import { DATABASES, type DatabaseName } from '../lib/store.ts'
import type { Suite, SuiteOptions } from '../lib/suite.ts'

const CONCURRENCY = 16

/** Memory of the server process, including the embedded database, compared with a bare route of the same framework. */
export const resident: Suite = {
  name: 'resident',
  async run(options) {
    const server = await startServer({ file: 'bench/lib/bare-hono.ts', readyPath: '/me', environment: {} })
    const floor = { name: 'bare Hono process', value: residentMegabytes(server.pid) }
    await server.stop()
    for (const database of DATABASES) await measure(database, floor, options)
  },
}

async function measure(
  database: DatabaseName,
  floor: { name: string; value: number },
  { quick, note }: SuiteOptions,
): Promise<void> {
  const { server: first, key, store, end } = await openKeepsake(database, CONCURRENCY)
  // the first start also creates the tables
  await first.stop()
  const server = await startKeepsake(store)
  note({ name: `resident after start, ${database}`, value: residentMegabytes(server.pid), unit: 'MB', floor })
  const client = openClient(server.url, CONCURRENCY, key)
  await client.post('/api/v1/collections', ACCOUNTS)
  const nextNote = createNotes()
  await throughput({ concurrency: CONCURRENCY, seconds: quick ? 1 : 30 }, async n => {
    const body = nextNote()
    await client.post('/api/v1/memorize', body)
    if (n % 4 === 0) await client.post('/api/v1/smart-recall', { query: 'Who signs, and by when?', email: body.email })
  })
  note({ name: `resident after load, ${database}`, value: residentMegabytes(server.pid), unit: 'MB', floor })
  await client.close()
  await server.stop()
  await end()
}
