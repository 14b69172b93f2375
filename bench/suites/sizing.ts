import { setTimeout as sleep } from 'node:timers/promises'
import { ACCOUNTS, createNotes } from '../lib/accounts.ts'
import { secondsOf } from '../lib/cpu-time.ts'
import { openKeepsake } from '../lib/keepsake.ts'
import { residentMegabytes } from '../lib/resident-memory.ts'
import { quantile } from '../lib/statistics.ts'
import { DATABASES, type DatabaseName } from '../lib/store.ts'
import type { Suite, SuiteOptions } from '../lib/suite.ts'

/** Someone who works with agents all day stores 30 texts and asks 60 questions, a fifth of them in the busiest hour. */
const CALLS_A_DAY = 90
const BUSIEST_HOUR = 0.2
const USERS = [100, 1_000]
const SECONDS = 120
const CONNECTIONS = 16

/** What a deployment of a number of daily users takes in its busiest hour. */
export const sizing: Suite = {
  name: 'sizing',
  async run(options) {
    for (const database of DATABASES) await measure(database, options)
  },
}

async function measure(database: DatabaseName, { quick, note }: SuiteOptions): Promise<void> {
  const { server, client, end } = await openKeepsake(database, CONNECTIONS)
  await client.post('/api/v1/collections', ACCOUNTS)
  const nextNote = createNotes()
  let email = ''
  const call = (n: number): Promise<unknown> => {
    if (n % 3 > 0) return client.post('/api/v1/smart-recall', { query: 'Who signs, and by when?', email })
    const body = nextNote()
    email ||= body.email
    return client.post('/api/v1/memorize', body)
  }
  for (let n = 0; n < (quick ? 3 : 300); n++) await call(0)
  for (const users of USERS) {
    const perSecond = (users * CALLS_A_DAY * BUSIEST_HOUR) / 3_600
    const before = secondsOf(server.pid) ?? 0
    const [times, started] = [[] as number[], performance.now()]
    const running: Promise<void>[] = []
    const calls = quick ? 3 : perSecond * SECONDS
    for (let n = 0; n < calls; n++) {
      // they come at their times, however long those before them take
      await sleep(Math.max(0, started + (n * 1_000) / perSecond - performance.now()))
      const sent = performance.now()
      running.push(call(n).then(() => void times.push(performance.now() - sent)))
    }
    await Promise.all(running)
    const seconds = (performance.now() - started) / 1_000
    const of = `${users} daily users, ${database}`
    note({
      name: `share of a core, ${of}`,
      value: (100 * ((secondsOf(server.pid) ?? 0) - before)) / seconds,
      unit: '%',
    })
    note({ name: `resident, ${of}`, value: residentMegabytes(server.pid), unit: 'MB' })
    note({ name: `median of a call, ${of}`, value: quantile(times, 0.5), unit: 'ms' })
    note({ name: `95th percentile of a call, ${of}`, value: quantile(times, 0.95), unit: 'ms' })
  }
  await end()
}
