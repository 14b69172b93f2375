import { say } from '../lib/progress.ts'
import { DATABASES } from '../lib/store.ts'
import type { Suite } from '../lib/suite.ts'
import { openAccount } from '../webhooks/account.ts'
import { measureBacklog } from '../webhooks/backlog.ts'
import { measureHanging } from '../webhooks/hanging.ts'
import { startReceiver, subscribeAll } from '../webhooks/receiver.ts'
import { measureSteady } from '../webhooks/steady.ts'
import { measureThroughput } from '../webhooks/throughput.ts'
import { measureWorkers } from '../webhooks/workers.ts'

/** How many deliveries a second, how soon they arrive, and what gets in their way. */
export const webhooks: Suite = {
  name: 'webhooks',
  async run(options) {
    const receiver = await startReceiver()
    for (const database of DATABASES) {
      say(`  ${database}`)
      const account = await openAccount(database)
      await subscribeAll(account, `${receiver.url}/ok`)
      await measureThroughput(account, receiver, options)
      await measureHanging(account, receiver, options)
      await measureSteady(account, receiver, options)
      await account.end()
      await measureBacklog(database, options)
    }
    if (DATABASES.includes('PostgreSQL')) await measureWorkers(receiver, options)
    await receiver.stop()
  },
}
