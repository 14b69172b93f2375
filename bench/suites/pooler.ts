import { canKeepStatements, PGBOUNCER_VERSION, type Pooler, startPgbouncer } from '../../test/support/pgbouncer.ts'
import { missingPrograms } from '../../test/support/programs.ts'
import { openBeside } from '../lib/bulk.ts'
import { countCpuTime } from '../lib/cpu-time.ts'
import { type Keepsake, openKeepsake } from '../lib/keepsake.ts'
import { inTurn, throughput } from '../lib/load.ts'
import { createMemories } from '../lib/memories.ts'
import { say } from '../lib/progress.ts'
import { median } from '../lib/statistics.ts'
import { DATABASES } from '../lib/store.ts'
import type { Suite, SuiteOptions } from '../lib/suite.ts'

const AT_ONCE = 8
const POOLER = `PgBouncer ${PGBOUNCER_VERSION} ${canKeepStatements ? 'with' : 'without'} prepared statements`
const EMAIL = 'dana@customers.example'

const memories = createMemories()
/** The hot paths, by the call that a client makes. */
const CALLS: Readonly<Record<string, (keepsake: Keepsake) => Promise<unknown>>> = {
  memorize: ({ client }) => {
    const [memory] = memories.take(1)
    return client.post('/api/v1/memorize', { ...memory, email: EMAIL, extract: false })
  },
  'recall in one record': ({ client }) =>
    client.post('/api/v1/smart-recall', { email: EMAIL, query: 'Which color does Dana like?' }),
  'properties of a record': ({ client }) => client.post('/api/v1/properties', { email: EMAIL }),
  'publish an event': ({ client }) =>
    client.post('/api/v1/webhooks/events', { events: [{ type: 'order.paid', data: { id: 'ord_1' } }] }),
}

/** What PgBouncer in transaction mode costs, next to a server that reaches PostgreSQL itself. */
export const pooler: Suite = {
  name: 'pooler',
  async run(options) {
    const reason = missingPrograms({ pgbouncer: 'pgbouncer' })
    if (reason !== undefined) return say(reason)
    if (!DATABASES.includes('PostgreSQL')) return say('A pooler needs PostgreSQL.')
    await measure(options)
  },
}

async function measure({ quick, note }: SuiteOptions): Promise<void> {
  const direct = await openKeepsake('PostgreSQL', AT_ONCE, { models: false })
  const between = await startPgbouncer(direct.store.url ?? '', { limited: true })
  const pooled = await openKeepsake('PostgreSQL', AT_ONCE, { models: false, behind: between.behind })
  const load = { concurrency: AT_ONCE, seconds: quick ? 0.5 : 3 }
  for (const [name, call] of Object.entries(CALLS)) {
    const cpu = { direct: [] as number[], pooled: [] as number[] }
    const rate = (keepsake: Keepsake, taken: number[], pooler?: Pooler) => async () => {
      const used = await startCount(keepsake, pooler)
      let calls = 0
      const perSecond = await throughput(load, () => {
        calls++
        return call(keepsake)
      })
      taken.push((await used()) / calls)
      return perSecond
    }
    const measures = { without: rate(direct, cpu.direct), behind: rate(pooled, cpu.pooled, between) }
    await inTurn(1, measures)
    for (const taken of Object.values(cpu)) taken.length = 0
    const { without, behind } = await inTurn(quick ? 1 : 5, measures)
    const target = { of: 'ratio' as const, is: 'at least' as const, than: 0.8 }
    note({
      name: `${name} behind ${POOLER}, ${AT_ONCE} at once`,
      value: behind,
      unit: '/s',
      floor: { name: 'without it', value: without },
      target,
    })
    note({
      name: `${name} behind ${POOLER}, CPU of all processes for a call`,
      value: median(cpu.pooled) * 1_000,
      unit: 'ms',
      floor: { name: 'without it', value: median(cpu.direct) * 1_000 },
    })
  }
  await pooled.end()
  await between.close()
  await direct.end()
}

/** Starts to count seconds of CPU time of the server, the database, and the pooler if there is one. */
async function startCount({ server, store }: Keepsake, pooler: Pooler | undefined): Promise<() => Promise<number>> {
  const database = await openBeside(store)
  const ofServer = await countCpuTime(server.pid, database)
  const ofPooler = pooler && (await countCpuTime(pooler.pid, database))
  return async () => {
    const used = await ofServer()
    const between = await ofPooler?.()
    await database.close()
    return used.server + used.database + (between?.server ?? 0)
  }
}
