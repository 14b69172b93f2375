import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { afterEach, beforeEach, describe, expect, inject, it, vi } from 'vitest'
import '../../../../test/support/provided.ts'
import { openPool } from '../../../../test/support/postgresql.ts'
import { openTestDatabase, type TestDatabase } from '../../../../test/support/test-database.ts'
import { loadMigrations, type Migration, migrate } from './migrations.ts'

const TABLE = '"webhook_event_types"'
const INDEX = 'webhook_event_types_of_the_test'
const later = (sql: string): Migration => ({ name: '29990101000000_later', sql, checksum: '' })
const anIndex = later(`-- what it is for\nCREATE INDEX CONCURRENTLY IF NOT EXISTS "${INDEX}" ON ${TABLE}("example");\n`)

const from = inject('database')

// a pooler takes no limit of a session, which cuts off a build here
describe.runIf(from.kind === 'postgresql' && !from.pooler)('a migration of a database that servers use', () => {
  let opened: TestDatabase
  let pool: pg.Pool
  let all: Migration[]
  beforeEach(async () => {
    opened = await openTestDatabase()
    pool = openPool(opened.store.url)
    all = await loadMigrations()
  })
  afterEach(async () => {
    await pool.end()
    await opened.close()
  })

  async function migrateWith(migration: Migration, outside?: pg.Pool): Promise<string[]> {
    const client = await pool.connect()
    try {
      return await migrate(client, outside, [...all, migration])
    } finally {
      client.release()
    }
  }
  async function within<T>(statement: string, work: () => Promise<T>): Promise<T> {
    const client = await pool.connect()
    try {
      await client.query('BEGIN')
      await client.query(statement)
      return await work()
    } finally {
      await client.query('ROLLBACK')
      client.release()
    }
  }
  const validity = async () =>
    (await pool.query('SELECT indisvalid FROM pg_index WHERE indexrelid = $1::regclass', [INDEX])).rows

  it('builds an index while others write, once for all servers that start', async () => {
    const starting = await within(`UPDATE ${TABLE} SET version = version`, async () => {
      const servers = Promise.all([migrateWith(anIndex, pool), migrateWith(anIndex, pool)])
      // written to, but not read before the transaction ends
      await vi.waitFor(async () => expect(await validity()).toEqual([{ indisvalid: false }]))
      await pool.query(`UPDATE ${TABLE} SET version = version`)
      expect(await validity()).toEqual([{ indisvalid: false }])
      return { servers }
    })
    expect((await starting.servers).flat()).toEqual([anIndex.name])
    expect(await validity()).toEqual([{ indisvalid: true }])
  })

  it('builds an index again whose build was cut off', async () => {
    const cut = new pg.Client({ connectionString: opened.store.url, statement_timeout: 500 })
    await cut.connect()
    await within(`UPDATE ${TABLE} SET version = version`, () =>
      expect(cut.query(anIndex.sql)).rejects.toThrow('timeout'),
    )
    await cut.end()
    expect(await validity()).toEqual([{ indisvalid: false }])
    await migrateWith(anIndex, pool)
    expect(await validity()).toEqual([{ indisvalid: true }])
  })

  it('builds an index in its transaction if nobody else uses the database', async () => {
    await migrateWith(anIndex)
    expect(await validity()).toEqual([{ indisvalid: true }])
  })

  it('lets readers through while it waits for a table', async () => {
    const added = later(`ALTER TABLE ${TABLE} ADD COLUMN "of_the_test" TEXT`)
    const waiting = await within(`SELECT FROM ${TABLE}`, async () => {
      const migrating = migrateWith(added, pool)
      await vi.waitFor(async () => {
        const { rows } = await pool.query("SELECT FROM pg_locks WHERE NOT granted AND mode = 'AccessExclusiveLock'")
        expect(rows).toHaveLength(1)
      })
      const started = performance.now()
      await pool.query(`SELECT FROM ${TABLE}`)
      expect(performance.now() - started).toBeLessThan(5_000)
      await sleep(1_000)
      return { migrating }
    })
    expect(await waiting.migrating).toEqual([added.name])
  })
})
