import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { writeTemplate } from '../../../../scripts/write-template.ts'
import { loadFunctions } from '../migrations/functions.ts'
import { loadMigrations, MIGRATIONS_TABLE } from '../migrations/migrations.ts'
import { CREATE_PARTITIONS } from '../migrations/partitions.ts'
import { installTemplate } from './database-template.ts'

let home: string

beforeEach(async () => {
  home = await mkdtemp(join(tmpdir(), 'keepsake-prepared-'))
})

afterEach(() => rm(home, { recursive: true, force: true }))

/** What a database has: columns, constraints, indexes, functions, triggers and the clock. */
const CONTENTS = [
  `SELECT n.nspname, c.relname, c.relkind, a.attname, a.attnum, a.attnotnull, format_type(a.atttypid, a.atttypmod),
     pg_get_expr(d.adbin, d.adrelid) AS standard, c.reloptions, a.attcompression, a.attstorage
   FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
   LEFT JOIN pg_attribute a ON a.attrelid = c.oid AND NOT a.attisdropped
   LEFT JOIN pg_attrdef d ON d.adrelid = c.oid AND d.adnum = a.attnum
   WHERE n.nspname !~ '^pg_|information_schema' ORDER BY 1, 2, 5`,
  'SELECT conrelid::regclass::text, conname, pg_get_constraintdef(oid) FROM pg_constraint ORDER BY 1, 2',
  `SELECT schemaname, indexdef FROM pg_indexes WHERE schemaname !~ '^pg_' ORDER BY 1, 2`,
  `SELECT pg_get_functiondef(oid) FROM pg_proc WHERE prokind = 'f' AND pronamespace::regnamespace::text !~ '^pg_|information' ORDER BY 1`,
  'SELECT pg_get_triggerdef(oid) FROM pg_trigger WHERE NOT tgisinternal ORDER BY 1',
  'SELECT * FROM runtime.clock',
]

async function contentsOf(database: PGlite): Promise<unknown[]> {
  const contents: unknown[] = []
  for (const query of CONTENTS) contents.push((await database.query(query)).rows)
  return contents
}

async function migrated(): Promise<PGlite> {
  const database = await PGlite.create()
  await database.exec(MIGRATIONS_TABLE)
  for (const { sql } of await loadMigrations()) await database.exec(sql.replace(' CONCURRENTLY', ''))
  for (const statement of CREATE_PARTITIONS) await database.exec(statement)
  for (const { sql } of await loadFunctions()) await database.exec(sql)
  return database
}

it('is the database that the migrations make', async () => {
  const archive = join(home, 'prepared.tar.gz')
  await writeTemplate(archive)
  await installTemplate(join(home, 'postgres'), archive)
  const [prepared, fresh] = [await PGlite.create(join(home, 'postgres')), await migrated()]
  const applied = await prepared.query('SELECT migration_name AS name, checksum FROM _prisma_migrations ORDER BY 1')
  expect(applied.rows).toEqual((await loadMigrations()).map(({ name, checksum }) => ({ name, checksum })))
  expect(await contentsOf(prepared)).toEqual(await contentsOf(fresh))
  await prepared.close()
  await fresh.close()
})
