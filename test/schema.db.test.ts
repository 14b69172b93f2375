import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type pg from 'pg'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { drift } from '../server/prisma/drift.ts'
import { openDatabase } from '../server/src/platform/database/database.ts'
import { openPool } from '../server/test/support/postgresql.ts'
import { createStore, openTestDatabase, type Store } from '../server/test/support/test-database.ts'

describe.runIf(inject('database').kind === 'postgresql')('migrations and the schema', () => {
  let store: Store
  let pool: pg.Pool
  beforeAll(async () => {
    store = await createStore()
    pool = openPool(store.url)
  })
  afterAll(async () => {
    await pool.end()
    await store.remove()
  })

  test('describe the same tables', async () => {
    expect(await drift(pool)).toBe('')
  })

  test.each([
    ['memories', 'speaker'],
    ['runtime.webhook_deliveries', 'ordering_key'],
    ['runtime.jobs', 'max_attempts'],
    ['search.documents', 'traits'],
  ])('differ if %s has no column %s', async (table, column) => {
    await pool.query(`ALTER TABLE ${table} DROP COLUMN ${column}`)
    expect(await drift(pool)).toContain(`"${column}"`)
  })
})

test('the schema describes every table', async () => {
  const opened = await openTestDatabase()
  const tables = await opened.database.query<{ name: string }>(
    `SELECT table_schema || '.' || table_name AS name
     FROM information_schema.tables t JOIN pg_class c ON c.oid = format('%I.%I', table_schema, table_name)::regclass
     WHERE table_type = 'BASE TABLE' AND table_schema NOT IN ('pg_catalog', 'information_schema') AND NOT c.relispartition
       AND table_name <> '_prisma_migrations'`,
  )
  await opened.close()
  const folder = join(import.meta.dirname, '../server/prisma/schema')
  const schema = await Promise.all((await readdir(folder)).map(file => readFile(join(folder, file), 'utf8')))
  const described = schema.flatMap(text =>
    [...text.matchAll(/@@map\("(\w+)"\)\s+@@schema\("(\w+)"\)/g)].map(([, table, owner]) => `${owner}.${table}`),
  )
  expect(described.sort()).toEqual(tables.map(({ name }) => name).sort())
})

test('servers that start together migrate once, and a database of a newer version is refused', async () => {
  const store = await createStore()
  const options = { url: store.url, directory: join(store.directory, 'postgres') }
  const first = await openDatabase(options)
  const twice = await first.query(
    'SELECT migration_name FROM "_prisma_migrations" GROUP BY migration_name HAVING count(*) > 1',
  )
  expect(twice).toEqual([])
  await first.query(`INSERT INTO "_prisma_migrations" (id, checksum, migration_name, finished_at, applied_steps_count)
    VALUES ('1', 'x', '29991231000000_later', now(), 1)`)
  await first.close()
  await expect(openDatabase(options)).rejects.toThrow(/29991231000000_later.*newer version/s)
  await store.remove()
})
