import type { PGlite } from '@electric-sql/pglite'
import type { Manifest } from './manifest.ts'

/** 8 MB of rows in the table's own pages. Long values (TOAST) come on top. */
const PAGES_AT_ONCE = 1_000

const TABLES = `
  SELECT format('%I.%I', n.nspname, c.relname) AS name,
         (SELECT string_agg(format('%I', a.attname), ', ' ORDER BY a.attnum) FROM pg_attribute a
          WHERE a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped AND a.attgenerated = '') AS columns
  FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
  WHERE c.relkind IN ('r', 'p') AND NOT c.relispartition AND n.nspname NOT LIKE 'pg\\_%' AND n.nspname <> 'information_schema'
  ORDER BY 1`

const SEQUENCES = `
  SELECT format('%I.%I', schemaname, sequencename) AS name, last_value::text AS value FROM pg_sequences
  WHERE last_value IS NOT NULL ORDER BY 1`

const MIGRATIONS = `
  SELECT migration_name AS name FROM "_prisma_migrations"
  WHERE finished_at IS NOT NULL AND rolled_back_at IS NULL ORDER BY migration_name`

type Contents = Pick<Manifest, 'migrations' | 'tables' | 'sequences'>

/** Lists the contents of a database. */
export async function describe(database: PGlite): Promise<Contents> {
  const migrations = await database.query<{ name: string }>(MIGRATIONS)
  const tables = await database.query<Manifest['tables'][number]>(TABLES)
  const sequences = await database.query<Manifest['sequences'][number]>(SEQUENCES)
  return { migrations: migrations.rows.map(({ name }) => name), tables: tables.rows, sequences: sequences.rows }
}

/** The parts of a table that have pages: its partitions, or itself. */
const PARTS = `
  SELECT oid::regclass::text AS part, (pg_relation_size(oid) / current_setting('block_size')::int)::int AS pages
  FROM pg_class WHERE relkind = 'r' AND (oid = $1::regclass OR oid IN (SELECT relid FROM pg_partition_tree($1::regclass)))
  ORDER BY 1`

/** Reads the rows of a table in COPY's text format, some pages at a time, so that no table has to fit in memory. */
export async function* readRows(
  database: PGlite,
  { name, columns }: Manifest['tables'][number],
): AsyncGenerator<Uint8Array> {
  const parts = await database.query<{ part: string; pages: number }>(PARTS, [name])
  for (const { part, pages } of parts.rows)
    for (let page = 0; page < pages; page += PAGES_AT_ONCE) {
      const rows = `SELECT ${columns} FROM ${part} WHERE ctid >= '(${page},0)' AND ctid < '(${page + PAGES_AT_ONCE},0)'`
      const { blob } = await database.query(`COPY (${rows}) TO '/dev/blob'`)
      if (blob && blob.size > 0) yield new Uint8Array(await blob.arrayBuffer())
    }
}

/** Empties every table, because migrations insert rows. Until `endFilling`, no triggers or foreign keys run. */
export async function beginFilling(database: PGlite, tables: Manifest['tables']): Promise<void> {
  await database.exec(`SET session_replication_role = replica; TRUNCATE ${tables.map(({ name }) => name).join(', ')}`)
}

export async function writeRows(
  database: PGlite,
  { name, columns }: Manifest['tables'][number],
  rows: Uint8Array<ArrayBuffer>,
): Promise<void> {
  await database.query(`COPY ${name} (${columns}) FROM '/dev/blob'`, [], { blob: new Blob([rows]) })
}

export async function endFilling(database: PGlite, sequences: Manifest['sequences']): Promise<void> {
  for (const { name, value } of sequences)
    await database.query('SELECT setval($1::regclass, $2::bigint)', [name, value])
  await database.exec('SET session_replication_role = origin; ANALYZE; CHECKPOINT')
}
