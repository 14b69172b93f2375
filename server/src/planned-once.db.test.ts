import { expect, inject, test } from 'vitest'
import { useApp, useOrganization } from '../test/support/use-app.ts'
import { withGenericPlan } from './platform/database/generic-plan.ts'
import { loadFunctions } from './platform/database/migrations/functions.ts'

const app = useApp({ settings: { WORKERS: 'on' } })
const own = useOrganization(app)
/** PostgreSQL plans five times for the values of a call before it can choose a plan for all. */
const CUSTOM_PLANS = 5
const CALLS = 15

const plansOf = (words: string) =>
  app.database.query<{ custom: number; generic: number }>(
    `SELECT custom_plans::int AS custom, generic_plans::int AS generic FROM pg_prepared_statements
    WHERE statement LIKE '%' || $1 || '%' AND statement NOT LIKE '%pg_prepared_statements%'`,
    [words],
  )

// a connection lists the statements that it has prepared itself, and PostgreSQL has several connections
test.skipIf(inject('database').kind === 'postgresql')('statements of each event are planned once', async () => {
  await own.post('webhooks', { url: 'https://receiver.example.com/hook', events: ['order.*'] })
  for (let n = 0; n < CALLS; n++) {
    const published = await own.post('webhooks/events', { events: [{ type: 'order.paid', data: { n } }] })
    expect(published.status).toBe(202)
  }
  expect(await plansOf('clock.declared')).toContainEqual({ custom: CUSTOM_PLANS, generic: expect.any(Number) })
})

test.skipIf(inject('database').kind === 'postgresql')(
  'a statement is not planned for each call when it looks expensive, since its tables have grown',
  async () => {
    const { query } = app.database
    const fill = async (rows: number) => {
      await query('INSERT INTO runtime.grown SELECT generate_series(1, $1::int)', [rows])
      await query('ANALYZE runtime.grown')
    }
    await query('CREATE TABLE runtime.grown (n int)')
    await fill(1)
    const costly = '(SELECT count(*) FROM runtime.grown a, runtime.grown b, runtime.grown c)'
    const statement = withGenericPlan(
      ['int'],
      `WITH one AS (SELECT $1 AS n, CASE WHEN now() IS NULL THEN ${costly} END AS costly) SELECT n, costly FROM one`,
    )
    for (let n = 0; n < CALLS; n++) await query(statement, [n])
    await fill(3_000)
    for (let n = 0; n < CALLS; n++) await query(statement, [n])
    expect(await plansOf('AS costly')).toEqual([{ custom: CUSTOM_PLANS, generic: 2 * CALLS - CUSTOM_PLANS }])
  },
)

test('each function plans its statements once, and is the one of this version', async () => {
  const made = await app.database.query<{ name: string; language: string; settings: string[] | null; body: string }>(
    `SELECT proname AS name, lanname AS language, proconfig AS settings, prosrc AS body
    FROM pg_proc JOIN pg_language l ON l.oid = prolang WHERE pronamespace = 'runtime'::regnamespace`,
  )
  for (const { name, sql } of await loadFunctions()) {
    const found = made.find(one => one.name === name)
    expect(sql, name).toContain(`$$${found?.body}$$`)
    // one in SQL is a part of the statement that calls it
    if (found?.language !== 'sql') expect(found?.settings, name).toEqual(['plan_cache_mode=force_generic_plan'])
  }
})
