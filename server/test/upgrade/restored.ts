import { existsSync } from 'node:fs'
import { cp, mkdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { gunzip } from 'node:zlib'
import { PGlite } from '@electric-sql/pglite'
import pg from 'pg'
import { run } from '../../src/boot/commands/run.ts'
import { createDatabase } from '../support/postgresql.ts'
import { createStore, type Store } from '../support/test-database.ts'

export type Row = Record<string, unknown>
export type Query = (sql: string) => Promise<{ rows: Row[] }>

/** What a commit wrote, in a database that no version has opened since. */
export interface Restored {
  store: Store
  /** The URL of the database. Undefined if embedded. */
  url: string | undefined
  /** Runs work while no server has the database open. */
  query: <T>(work: (query: Query) => Promise<T>) => Promise<T>
}

export const unzipped = async (file: string): Promise<string> =>
  (await promisify(gunzip)(await readFile(file))).toString()

/** @param commit the folder of its data */
export async function restore(commit: string): Promise<Restored> {
  const store = await createStore()
  const folder = join(import.meta.dirname, commit)
  if (!store.url) {
    await rm(store.directory, { recursive: true })
    await mkdir(store.directory)
    const code = await run(['restore', join(folder, 'embedded.backup')], { KEEPSAKE_DATA_DIR: store.directory })
    if (code !== 0) throw new Error(`The backup of ${commit} cannot be restored.`)
    return { store, url: undefined, query: work => withDatabase(store, undefined, work) }
  }
  // a copy of the template would already have the current tables
  const name = `${new URL(store.url).pathname.slice(1)}_old`
  const url = await createDatabase(store.url, name)
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  // a dump sets the search path of its session, which a pooler gives to others
  await client.query(`${await unzipped(join(folder, 'postgresql.sql.gz'))}\nRESET ALL;`)
  await client.end()
  const attachments = join(folder, 'attachments')
  if (existsSync(attachments)) await cp(attachments, join(store.directory, 'attachments'), { recursive: true })
  return { store, url, query: work => withDatabase(store, url, work) }
}

/** Runs work on a database of the test. */
export async function withDatabase<T>(
  store: Store,
  url: string | undefined,
  work: (query: Query) => Promise<T>,
): Promise<T> {
  if (url === undefined) {
    const database = await PGlite.create(join(store.directory, 'postgres'))
    try {
      return await work(sql => database.query<Row>(sql))
    } finally {
      await database.close()
    }
  }
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return await work(sql => client.query<Row>(sql))
  } finally {
    await client.end()
  }
}

/** Reads all rows of all tables, with the given columns. */
export async function rowsOf(query: Query, columnsOf?: ReadonlyMap<string, string[]>): Promise<Map<string, Row[]>> {
  const { rows: tables } = await query(`
    SELECT format('%I.%I', table_schema, table_name) AS name, json_agg(column_name::text ORDER BY column_name) AS columns
    FROM information_schema.columns JOIN information_schema.tables USING (table_schema, table_name)
    WHERE table_schema IN ('public', 'runtime', 'search') AND table_type = 'BASE TABLE' AND table_name <> '_prisma_migrations'
    GROUP BY 1 ORDER BY 1`)
  const all = new Map<string, Row[]>()
  for (const { name, columns } of tables) {
    const asked = columnsOf?.get(String(name)) ?? (Array.isArray(columns) ? columns.map(String) : [])
    const list = asked.map(column => `"${column}"`).join(', ')
    const { rows } = await query(
      `SELECT to_jsonb(t) AS row FROM (SELECT ${list} FROM ${name}) AS t ORDER BY to_jsonb(t)::text COLLATE "C"`,
    )
    all.set(String(name), rows)
  }
  return all
}

export const columnsOf = (rows: ReadonlyMap<string, Row[]>): Map<string, string[]> =>
  new Map([...rows].flatMap(([name, [first]]) => (first ? [[name, Object.keys(Object(first.row))]] : [])))

/** One line for each column, index, constraint, trigger and function. Partitions depend on the month. */
const SCHEMA = `
  WITH tables AS (
    SELECT c.oid, format('%I.%I', n.nspname, c.relname) AS name, c.relpersistence
    FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
    WHERE c.relkind IN ('r', 'p') AND NOT c.relispartition AND n.nspname IN ('public', 'runtime', 'search')
  )
  SELECT concat_ws(' ', name, 'column', row_number() OVER (PARTITION BY name ORDER BY attnum), attname,
    format_type(atttypid, atttypmod), attnotnull, relpersistence,
    (SELECT pg_get_expr(adbin, adrelid) FROM pg_attrdef WHERE adrelid = attrelid AND adnum = attnum)) AS line
  FROM tables JOIN pg_attribute ON attrelid = oid WHERE attnum > 0 AND NOT attisdropped
  UNION ALL
  SELECT concat_ws(' ', name, pg_get_indexdef(indexrelid), indisvalid) FROM tables JOIN pg_index ON indrelid = oid
  UNION ALL
  SELECT concat_ws(' ', name, conname, pg_get_constraintdef(c.oid), convalidated)
  FROM tables JOIN pg_constraint c ON conrelid = tables.oid
  UNION ALL
  SELECT concat_ws(' ', name, pg_get_triggerdef(t.oid)) FROM tables JOIN pg_trigger t ON tgrelid = tables.oid
  WHERE NOT tgisinternal
  UNION ALL
  SELECT pg_get_functiondef(p.oid) FROM pg_proc p JOIN pg_namespace n ON n.oid = pronamespace
  WHERE nspname IN ('public', 'runtime', 'search') AND prokind IN ('f', 'p')
  ORDER BY 1`

export const schemaOf = async (query: Query): Promise<string[]> =>
  (await query(SCHEMA)).rows.map(({ line }) => String(line))
