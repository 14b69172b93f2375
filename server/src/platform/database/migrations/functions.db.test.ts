import type pg from 'pg'
import { afterEach, beforeEach, expect, inject, it } from 'vitest'
import '../../../../test/support/provided.ts'
import { openPool } from '../../../../test/support/postgresql.ts'
import { openTestDatabase, type TestDatabase } from '../../../../test/support/test-database.ts'
import { loadFunctions } from './functions.ts'
import { migrate } from './migrations.ts'

// the embedded database has one connection, which the server has
const isShared = inject('database').kind === 'postgresql'
let opened: TestDatabase
let pool: pg.Pool
beforeEach(async () => {
  if (!isShared) return
  opened = await openTestDatabase()
  pool = openPool(opened.store.url)
})
afterEach(async () => {
  if (!isShared) return
  await pool.end()
  await opened.close()
})

async function start(): Promise<void> {
  const client = await pool.connect()
  try {
    await migrate(client, pool)
  } finally {
    client.release()
  }
}

async function made(): Promise<Map<string, string>> {
  const { rows } = await pool.query<{ name: string; change: string }>(
    `SELECT proname AS name, xmin::text AS change FROM pg_proc WHERE pronamespace = 'runtime'::regnamespace AND proname ~ '_v[0-9]+$'`,
  )
  return new Map(rows.map(({ name, change }) => [name, change]))
}

it.runIf(isShared)(
  'makes the functions that are missing or differ, and leaves the others and those of other versions',
  async () => {
    await pool.query(`DROP FUNCTION runtime.pay_v1;
    CREATE FUNCTION runtime.pay_v9(tenant_id int) RETURNS int LANGUAGE sql AS 'SELECT 1';
    CREATE OR REPLACE FUNCTION runtime.emit_v1(tenant_id int, at timestamptz, events jsonb) RETURNS void LANGUAGE plpgsql AS 'BEGIN END'`)
    const before = await made()
    await start()
    const after = await made()
    expect([...after.keys()].sort()).toEqual([...(await loadFunctions()).map(({ name }) => name), 'pay_v9'].sort())
    const changed = [...after].filter(([name, change]) => before.get(name) !== change).map(([name]) => name)
    expect(changed.sort()).toEqual(['emit_v1', 'pay_v1'])
  },
)
