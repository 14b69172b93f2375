import { say } from '../lib/progress.ts'
import { DATABASES } from '../lib/store.ts'
import type { Suite, SuiteOptions } from '../lib/suite.ts'
import { type Account, openAccount } from '../webhooks/account.ts'
import { measureBacklog } from '../webhooks/backlog.ts'
import { measureCustomers } from '../webhooks/customers.ts'
import { measureHanging } from '../webhooks/hanging.ts'
import { measureJetStream } from '../webhooks/jetstream.ts'
import { type Receiver, startReceiver, subscribeAll } from '../webhooks/receiver.ts'
import { measureSteady } from '../webhooks/steady.ts'
import { measureThroughput } from '../webhooks/throughput.ts'
import { measureWorkers } from '../webhooks/workers.ts'

type Measure = (account: Account, receiver: Receiver, options: SuiteOptions) => Promise<void>

/** A part that is measured on each database, with an account that has ten subscriptions to one receiver. */
const onEach = (name: string, measure: Measure): Suite => ({
  name,
  async run(options) {
    const receiver = await startReceiver()
    for (const database of DATABASES) {
      say(`  ${database} …`)
      const account = await openAccount(database)
      await subscribeAll(account, `${receiver.url}/ok`)
      await measure(account, receiver, options)
      await account.end()
    }
    await receiver.stop()
  },
})

/** A part for which many processes share a database. */
const onPostgresql = (name: string, measure: (receiver: Receiver, options: SuiteOptions) => Promise<void>): Suite => ({
  name,
  async run(options) {
    if (!DATABASES.includes('PostgreSQL')) return say('  not measured: it needs a PostgreSQL')
    const receiver = await startReceiver()
    await measure(receiver, options)
    await receiver.stop()
  },
})

/** Deliveries per second, their latency, and what delays them. */
export const webhooks: readonly Suite[] = [
  onEach('webhooks/throughput', measureThroughput),
  onEach('webhooks/hanging', measureHanging),
  onEach('webhooks/steady', measureSteady),
  onPostgresql('webhooks/jetstream', measureJetStream),
  onPostgresql('webhooks/workers', measureWorkers),
  onPostgresql('webhooks/customers', measureCustomers),
  {
    name: 'webhooks/backlog',
    async run(options) {
      for (const database of DATABASES) await measureBacklog(database, options)
    },
  },
]
