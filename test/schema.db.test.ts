import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { drift } from '../server/prisma/drift.ts'
import { openDatabase } from '../server/src/platform/database/database.ts'
import { createStore, type Store } from '../server/test/support/test-database.ts'

describe.runIf(inject('database').kind === 'postgresql')('migrations and schema.prisma', () => {
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

  test('differ when a column is missing', async () => {
    await pool.query('ALTER TABLE memories DROP COLUMN speaker')
    expect(await drift(pool)).toContain('"speaker"')
  })
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
