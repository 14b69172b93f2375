import { realpath } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, inject, test } from 'vitest'
import { advanceClock, openTestDatabase, type TestDatabase } from './test-database.ts'

/** What a test sees of those before it. */
async function state({ database }: TestDatabase): Promise<object> {
  const [row] = await database.query(
    `SELECT (SELECT count(*)::int FROM organizations) AS organizations, (SELECT count(*)::int FROM tenants) AS tenants,
       (SELECT count(*)::int FROM runtime.outbox) AS outbox, (SELECT ahead::text FROM runtime.clock) AS ahead,
       (SELECT count(*)::int FROM pg_sequences WHERE last_value IS NOT NULL) AS sequences,
       (SELECT count(*)::int FROM pg_stats WHERE schemaname IN ('public', 'runtime', 'search')) AS statistics,
       (SELECT max(reltuples)::int FROM pg_class WHERE oid IN ('organizations'::regclass, 'tenants'::regclass)) AS learned,
       (SELECT sum(n_tup_ins)::int FROM pg_stat_user_tables WHERE relname IN ('organizations', 'tenants')) AS inserted,
       current_setting('work_mem') AS work_mem`,
  )
  return row ?? {}
}
const filesOf = ({ store }: TestDatabase): Promise<string> => realpath(join(store.directory, 'postgres'))

async function fill({ database }: TestDatabase, organizations: number): Promise<void> {
  await database.query(
    `INSERT INTO organizations (id, name, plan) SELECT 'org_' || n, repeat('a long name ', 16), 'free' FROM generate_series(1, $1::int) n`,
    [organizations],
  )
  await database.query('INSERT INTO tenants (organization_id, livemode, credits) SELECT id, true, 0 FROM organizations')
  await advanceClock(database, '40 days')
  await database.query('ANALYZE organizations, tenants')
  await database.query("SET work_mem = '7MB'")
}

describe.runIf(inject('database').kind === 'embedded')('an embedded database of a test', () => {
  // few rows are deleted, and many truncated
  test.each([3, 2_000])('is used by the next one, which finds it as if it were new: after %i rows', async rows => {
    const first = await openTestDatabase()
    const [before, files] = [await state(first), await filesOf(first)]
    await fill(first, rows)
    expect(await state(first)).toMatchObject({ organizations: rows, tenants: rows, work_mem: '7MB' })
    await first.close()
    const second = await openTestDatabase()
    expect(await filesOf(second)).toBe(files)
    expect(await state(second)).toEqual(before)
    await second.close()
  })

  test.each([
    'CREATE TABLE runtime.left_behind (n integer)',
    'ALTER TABLE organizations ADD CONSTRAINT no_more CHECK (false) NOT VALID',
    'ALTER TABLE organizations ALTER COLUMN plan DROP NOT NULL',
    'DROP INDEX tenants_organization_id_livemode_key',
    'ALTER TABLE organizations DISABLE TRIGGER ALL',
    "CREATE OR REPLACE FUNCTION app_now() RETURNS timestamptz LANGUAGE sql STABLE AS 'SELECT clock_timestamp()'",
    "ALTER DATABASE postgres SET work_mem = '7MB'",
    "UPDATE _prisma_migrations SET checksum = 'another'",
  ])('is not used again after: %s', async statement => {
    const first = await openTestDatabase()
    const files = await filesOf(first)
    await first.database.query(statement)
    await first.close()
    const second = await openTestDatabase()
    expect(await filesOf(second)).not.toBe(files)
    await second.close()
  })
})
