import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { drift } from '../server/prisma/drift.ts'
import { openDatabase } from '../server/src/platform/database/database.ts'
import { createStore, openTestDatabase, type Store } from '../server/test/support/test-database.ts'

const SCHEMA = '../server/prisma/schema'

describe.runIf(inject('database').kind === 'postgresql')('migrations and the schema', () => {
  let store: Store
  let pool: pg.Pool
  beforeAll(async () => {
    store = await createStore()
    pool = new pg.Pool({ connectionString: store.url })
  })
  afterAll(async () => {
    await pool.end()
    await store.remove()
  })

  test('describe the same tables', async () => {
    expect(await drift(pool)).toBe('')
  })

  test('differ if a column is missing', async () => {
    await pool.query('ALTER TABLE memories DROP COLUMN speaker')
    expect(await drift(pool)).toContain('"speaker"')
  })
})

test('the README of server/prisma lists the tables outside the Prisma schema', async () => {
  const opened = await openTestDatabase()
  const tables = await opened.database.query<{ name: string }>(
    `SELECT CASE table_schema WHEN 'public' THEN '' ELSE table_schema || '.' END || table_name AS name
     FROM information_schema.tables t JOIN pg_class c ON c.oid = format('%I.%I', table_schema, table_name)::regclass
     WHERE table_type = 'BASE TABLE' AND table_schema NOT IN ('pg_catalog', 'information_schema') AND NOT c.relispartition`,
  )
  await opened.close()
  const read = (path: string): Promise<string> => readFile(join(import.meta.dirname, '../server/prisma', path), 'utf8')
  const schema = await Promise.all(
    (await readdir(join(import.meta.dirname, SCHEMA))).map(file => read(`schema/${file}`)),
  )
  const inSchema = new Set(schema.flatMap(text => [...text.matchAll(/@@map\("(\w+)"\)/g)].map(([, name]) => name)))
  const listed = [...(await read('README.md')).matchAll(/^\| `([\w.]+)` \| \S.* \| \S.* \|$/gm)].map(([, name]) => name)
  expect(listed).toEqual(
    tables
      .map(({ name }) => name)
      .filter(name => !inSchema.has(name))
      .sort(),
  )
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
