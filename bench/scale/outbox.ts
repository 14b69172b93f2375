import { relay } from '../../server/src/platform/events/outbox.ts'
import { makeOrganization } from '../../server/test/support/organization.ts'
import { inBulk, openBeside } from '../lib/bulk.ts'
import { say } from '../lib/progress.ts'
import { createStore, DATABASES } from '../lib/store.ts'
import { fullSizeOf, QUICK, type ScaleSuite, SMALL } from './growth.ts'

const MEGABYTE = 2 ** 20

const ADD = `
  INSERT INTO runtime.outbox (tenant_id, type, data)
  SELECT $1, 'memory.stored', jsonb_build_object('memoryId', 'mem_' || lpad(n::text, 26, '0'), 'recordId', 'rec_' || lpad(n::text, 26, '0'))
  FROM generate_series(1, $2::int) AS n`
const BYTES = `SELECT pg_total_relation_size('runtime.outbox') AS n`

const facts = { name: 'outbox', rows: 'domain events', size: 1_000_000, perMillion: { minutes: 2, gigabytes: 0.5 } }

/** How fast waiting domain events are taken out of the outbox, and what is left of its space. No server runs. */
export const outbox: ScaleSuite = {
  ...facts,
  async run({ quick, note }) {
    if (!DATABASES.includes('PostgreSQL')) return say('  not measured: it needs PostgreSQL')
    const store = await createStore('PostgreSQL', { models: false })
    const database = await openBeside(store)
    const { tenants } = await makeOrganization(database)
    const bytes = async (): Promise<number> =>
      Number((await database.query<{ n: bigint }>(BYTES))[0]?.n ?? 0) / MEGABYTE
    let earlier: number | undefined
    for (const size of quick ? [QUICK.small, QUICK.full] : [SMALL, fullSizeOf(facts)]) {
      await inBulk(database, () => database.query(ADD, [tenants.live, size]))
      const filled = await bytes()
      const started = performance.now()
      const taken = await relay(database, [])
      const rate = taken / ((performance.now() - started) / 1000)
      if (taken !== size) throw new Error(`${taken} of ${size} events were taken.`)
      const name = `handing over ${size.toLocaleString('en-US')} domain events that wait`
      note({
        name,
        value: rate,
        unit: '/s',
        ...(earlier !== undefined && {
          floor: { name: 'fewer', value: earlier },
          target: { of: 'ratio', is: 'at least', than: 0.5 },
        }),
      })
      earlier = rate
      await database.query('VACUUM runtime.outbox')
      note({
        name: 'the outbox after a vacuum',
        value: await bytes(),
        unit: 'MB',
        floor: { name: 'when full', value: filled },
      })
    }
    await database.close()
    await store.remove()
  },
}
