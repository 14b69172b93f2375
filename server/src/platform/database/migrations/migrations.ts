import { createHash, randomUUID } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'
import { sqlStateOf } from '../sql-errors.ts'
import { makeFunctions } from './functions.ts'
import { CREATE_PARTITIONS } from './partitions.ts'

const DIRECTORY = new URL('../../../../prisma/migrations/', import.meta.url)
// arbitrary, but the same for all processes that migrate
export const MIGRATION_LOCK = 4_711_031
/** How long a migration is tried while transactions of running servers hold its tables. */
const PATIENCE_MS = 300_000
const RETRY_MS = 500
const LOCK_NOT_AVAILABLE = '55P03'
/** Such a migration is one statement, which PostgreSQL runs in no transaction. */
const CONCURRENT =
  /^(?:CREATE (?:UNIQUE )?INDEX CONCURRENTLY IF NOT EXISTS|DROP INDEX CONCURRENTLY IF EXISTS) (?:"?\w+"?\.)?"(\w+)"/m

// The limits that a role can have are too short for a migration. But one that waits for a table holds up everyone who
// comes after it, so it gives up soon and is tried again.
const LIMITS = `SET LOCAL statement_timeout = '1d'; SET LOCAL idle_in_transaction_session_timeout = '1d';
  SET LOCAL lock_timeout = '2s'`

// Prisma's own table, so that `prisma migrate deploy` and this code can be used alternately
export const MIGRATIONS_TABLE = `CREATE TABLE IF NOT EXISTS "_prisma_migrations" (
  "id" varchar(36) PRIMARY KEY NOT NULL,
  "checksum" varchar(64) NOT NULL,
  "finished_at" timestamptz,
  "migration_name" varchar(255) NOT NULL,
  "logs" text,
  "rolled_back_at" timestamptz,
  "started_at" timestamptz NOT NULL DEFAULT now(),
  "applied_steps_count" integer NOT NULL DEFAULT 0
)`

export interface Migration {
  name: string
  sql: string
  checksum: string
}

/** Runs a statement outside the transaction that holds the lock. */
export type Outside = Pick<pg.Pool, 'query'>

/**
 * Applies this version's migrations, each in a transaction that holds a lock: if several servers start, they take turns.
 * A lock of the session would be lost behind a pooler, which gives each transaction another session.
 * @param outside creates and drops indexes concurrently. Undefined if nobody else uses the database
 * @returns the names of the migrations that were applied
 * @throws Error if the database was migrated by a newer version, or a migration was changed after it was applied
 */
export async function migrate(client: pg.ClientBase, outside?: Outside, migrations?: Migration[]): Promise<string[]> {
  const all = migrations ?? (await loadMigrations())
  const done: string[] = []
  for (;;) {
    const name = await inTurn(client, () => applyNext(client, all, outside))
    if (name === undefined) return done
    done.push(name)
  }
}

/** Runs work in a transaction that no other process runs at the same time, and again while others lock its tables. */
async function inTurn<T>(client: pg.ClientBase, work: () => Promise<T>): Promise<T> {
  const deadline = performance.now() + PATIENCE_MS
  for (;;) {
    await client.query('BEGIN')
    try {
      await client.query(LIMITS)
      const { rows } = await client.query<{ taken: boolean }>('SELECT pg_try_advisory_xact_lock($1) AS taken', [
        MIGRATION_LOCK,
      ])
      const result = rows[0]?.taken ? { value: await work() } : undefined
      await client.query('COMMIT')
      if (result) return result.value
    } catch (error) {
      await client.query('ROLLBACK')
      if (sqlStateOf(error) !== LOCK_NOT_AVAILABLE || performance.now() > deadline) throw error
    }
    await sleep(RETRY_MS)
  }
}

/** @returns its name. Undefined if all are applied. */
async function applyNext(
  client: pg.ClientBase,
  migrations: Migration[],
  outside: Outside | undefined,
): Promise<string | undefined> {
  await client.query(MIGRATIONS_TABLE)
  const applied = await appliedOn(client)
  refuseStrangers(migrations, applied)
  const next = migrations.find(({ name }) => !applied.has(name))
  if (next) await apply(client, next, outside)
  else {
    for (const statement of CREATE_PARTITIONS) await client.query(statement)
    await makeFunctions(client)
  }
  return next?.name
}

/** @returns the checksums by name */
async function appliedOn(client: pg.ClientBase): Promise<Map<string, string>> {
  const { rows } = await client.query<{ migration_name: string; checksum: string }>(
    'SELECT migration_name, checksum FROM "_prisma_migrations" WHERE finished_at IS NOT NULL AND rolled_back_at IS NULL',
  )
  return new Map(rows.map(row => [row.migration_name, row.checksum]))
}

/** Counts the migrations of this version that a database lacks. @throws Error if it was migrated by a newer version */
export async function dueMigrations(query: <R extends object>(statement: string) => Promise<R[]>): Promise<number> {
  const all = await loadMigrations()
  const [table] = await query<{ name: string | null }>(`SELECT to_regclass('"_prisma_migrations"')::text AS name`)
  if (!table?.name) return all.length
  const rows = await query<{ migration_name: string }>(
    'SELECT migration_name FROM "_prisma_migrations" WHERE finished_at IS NOT NULL AND rolled_back_at IS NULL',
  )
  const applied = new Set(rows.map(row => row.migration_name))
  const stranger = [...applied].find(name => all.every(migration => migration.name !== name))
  if (stranger !== undefined) throw unknownMigration(stranger)
  return all.filter(({ name }) => !applied.has(name)).length
}

const unknownMigration = (name: string): Error =>
  new Error(`The database has migration ${name}, which this version does not know. Start the newer version.`)

/** Returns this version's migrations, in order. */
export async function loadMigrations(): Promise<Migration[]> {
  const entries = await readdir(DIRECTORY, { withFileTypes: true })
  const names = entries.filter(entry => entry.isDirectory()).map(({ name }) => name)
  return Promise.all(
    names.sort().map(async name => {
      const sql = await readFile(new URL(`${name}/migration.sql`, DIRECTORY), 'utf8')
      return { name, sql, checksum: createHash('sha256').update(sql).digest('hex') }
    }),
  )
}

function refuseStrangers(migrations: Migration[], applied: Map<string, string>): void {
  const known = new Map(migrations.map(({ name, checksum }) => [name, checksum]))
  for (const [name, checksum] of applied) {
    const ours = known.get(name)
    if (ours === undefined) throw unknownMigration(name)
    if (ours !== checksum)
      throw new Error(`Migration ${name} was changed after it was applied. Restore the released file.`)
  }
}

async function apply(client: pg.ClientBase, migration: Migration, outside: Outside | undefined): Promise<void> {
  const { name, sql, checksum } = migration
  const index = CONCURRENT.exec(sql)?.[1]
  try {
    if (index === undefined) await client.query(sql)
    else if (outside) await runOutside(outside, index, sql)
    else await client.query(sql.replace(' CONCURRENTLY', ''))
    await client.query(
      `INSERT INTO "_prisma_migrations" (id, checksum, migration_name, finished_at, applied_steps_count)
       VALUES ($1, $2, $3, now(), 1)`,
      [randomUUID(), checksum, name],
    )
  } catch (cause) {
    throw new Error(`Migration ${name} failed and was rolled back: ${cause instanceof Error ? cause.message : cause}`, {
      cause,
    })
  }
}

async function runOutside(outside: Outside, index: string, sql: string): Promise<void> {
  // a build that was cut off leaves an index that is written but never read
  const { rows } = await outside.query<{ name: string }>(
    `SELECT indexrelid::regclass::text AS name FROM pg_index JOIN pg_class c ON c.oid = indexrelid
     WHERE NOT indisvalid AND relname = $1`,
    [index],
  )
  for (const { name } of rows) await outside.query(`DROP INDEX CONCURRENTLY ${name}`)
  await outside.query(sql)
}
