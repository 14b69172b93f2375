import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import {
  canKeepStatements,
  PGBOUNCER_VERSION,
  type Pooler,
  startPgbouncer,
} from '../../../../../test/support/pgbouncer.ts'
import { missingPrograms } from '../../../../../test/support/programs.ts'
import { createStore, type Store } from '../../../../test/support/test-database.ts'
import { type Database, openDatabase } from '../database.ts'
import { withCustomPlan, withGenericPlan } from '../generic-plan.ts'
import { findPooler } from './pooler.ts'

const missing = missingPrograms({ pgbouncer: 'pgbouncer' })

/** What PgBouncer itself sets for each transaction, as its client asked at the start. */
const OF_PGBOUNCER = ['client_encoding', 'DateStyle', 'TimeZone', 'standard_conforming_strings', 'application_name']

const from = inject('database')

const MODES = [false, ...(canKeepStatements ? [true] : [])].map(keepsStatements => ({
  keepsStatements,
  name: missing ?? `${PGBOUNCER_VERSION}, which keeps ${keepsStatements ? 'prepared' : 'no prepared'} statements`,
}))

// behind another pooler there is no direct address
describe.skipIf(from.kind === 'embedded' || from.pooler || missing).each(MODES)(
  'behind PgBouncer $name',
  ({ keepsStatements }) => {
    let store: Store
    let pooler: Pooler
    let database: Database
    let url: string

    beforeAll(async () => {
      store = await createStore()
      // fewer connections than the pool has, so that transactions change between them
      pooler = await startPgbouncer(store.url ?? '', { connections: 2, keepsStatements })
      url = pooler.behind(store.url ?? '')
      database = await openDatabase({ url, directory: '' })
    })
    afterAll(async () => {
      await database?.close()
      await pooler?.close()
      await store.remove()
    })

    it('it is found out', async () => {
      expect(await findPooler(url)).toEqual({ keepsStatements })
      expect(await findPooler(store.url ?? '')).toBeUndefined()
    })

    it('it is found out by many servers at once, and by one with a single session', async () => {
      const found = await Promise.all(Array.from({ length: 20 }, () => findPooler(url)))
      expect(found).toEqual(Array(20).fill({ keepsStatements }))
      const narrow = await startPgbouncer(store.url ?? '', { connections: 1, keepsStatements })
      try {
        expect(await findPooler(narrow.behind(store.url ?? ''))).toEqual({ keepsStatements })
      } finally {
        await narrow.close()
      }
    })

    it('statements and transactions run on any connection', async () => {
      const numbers = await Promise.all(
        Array.from({ length: 40 }, (_, n) =>
          database.transaction(async () => {
            const [first] = await database.query<{ n: number }>('SELECT $1::int AS n', [n])
            const [tenants] = await database.query<{ n: number }>('SELECT count(*)::int AS n FROM tenants')
            await database.prisma(models => models.tenant.count())
            return (first?.n ?? 0) + (tenants?.n ?? 0)
          }),
        ),
      )
      expect(numbers).toEqual(Array.from({ length: 40 }, (_, n) => n))
    })

    it('nothing of ours is left in a session: no named statement, lock, setting or LISTEN', async () => {
      const stop = await database.listen('jobs', () => {})
      await database.query('SELECT count(*) FROM tenants')
      const left = await database.query(
        `SELECT (SELECT count(*)::int FROM pg_prepared_statements WHERE name !~ $2) AS statements,
              (SELECT count(*)::int FROM pg_locks WHERE locktype = 'advisory' AND database = (SELECT oid FROM pg_database WHERE datname = current_database())) AS locks,
              (SELECT count(*)::int FROM pg_listening_channels()) AS channels,
              (SELECT count(*)::int FROM pg_settings WHERE source = 'session' AND name <> ALL ($1)) AS settings`,
        [OF_PGBOUNCER, keepsStatements ? '^(PGBOUNCER_.*)?$' : '^$'],
      )
      expect(left).toEqual([{ statements: 0, locks: 0, channels: 0, settings: 0 }])
      await stop()
    })

    it.runIf(keepsStatements)('statements are planned once for each session', async () => {
      const statement = withGenericPlan(['int'], 'WITH one AS (SELECT $1 AS n) SELECT n AS planned_once FROM one')
      for (let n = 0; n < 30; n++) await database.query(statement, [n])
      const [plans] = await database.query<{ generic: number; custom: number }>(
        `SELECT generic_plans::int AS generic, custom_plans::int AS custom FROM pg_prepared_statements
        WHERE statement LIKE '%planned_once%' AND statement NOT LIKE '%generic_plans%'`,
      )
      expect(plans?.generic).toBeGreaterThan(0)
      expect(plans?.custom).toBeLessThanOrEqual(5)
    })

    it.runIf(!keepsStatements)('no statement looks so expensive that it is compiled', async () => {
      const statement = withGenericPlan(['int'], 'WITH one AS (SELECT $1 AS n) SELECT n FROM one')
      const explain = async (sql: string): Promise<string> =>
        JSON.stringify(await database.query(`EXPLAIN ${sql}`, [1]))
      expect(await explain(statement)).not.toContain('generate_series')
      expect(withCustomPlan(statement)).not.toBe(statement)
    })

    it('news arrive', async () => {
      const { promise, resolve } = Promise.withResolvers<void>()
      const stop = await database.listen('anything', resolve)
      await promise
      await stop()
    })
  },
)
