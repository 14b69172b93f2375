import { createHash, randomUUID } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import type pg from 'pg'
import { CREATE_PARTITIONS } from './partitions.ts'

const DIRECTORY = new URL('../../../prisma/migrations/', import.meta.url)
// arbitrary, but the same for all processes that migrate
const LOCK = 4_711_031

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

/**
 * Applies this version's migrations, each in a transaction that holds a lock: if several servers start, they take turns.
 * A lock of the session would be lost behind a pooler, which gives each transaction another session.
 * @returns the names of the migrations that were applied
 * @throws Error if the database was migrated by a newer version, or a migration was changed after it was applied
 */
export async function migrate(client: pg.ClientBase): Promise<string[]> {
  const migrations = await loadMigrations()
  const done: string[] = []
  for (;;) {
    const name = await locked(client, () => applyNext(client, migrations))
    if (name === undefined) return done
    done.push(name)
  }
}

async function locked<T>(client: pg.ClientBase, work: () => Promise<T>): Promise<T> {
  await client.query('BEGIN')
  try {
    // the limit of other statements, which the role can have, is too short
    await client.query("SET LOCAL statement_timeout = '1d'")
    await client.query('SELECT pg_advisory_xact_lock($1)', [LOCK])
    const result = await work()
    await client.query('COMMIT')
    return result
  } catch (error) {
    await client.query('ROLLBACK')
    throw error
  }
}

/** @returns its name. Undefined if all are applied. */
async function applyNext(client: pg.ClientBase, migrations: Migration[]): Promise<string | undefined> {
  await client.query(MIGRATIONS_TABLE)
  const { rows } = await client.query<{ migration_name: string; checksum: string }>(
    'SELECT migration_name, checksum FROM "_prisma_migrations" WHERE finished_at IS NOT NULL AND rolled_back_at IS NULL',
  )
  const applied = new Map(rows.map(row => [row.migration_name, row.checksum]))
  refuseStrangers(migrations, applied)
  const next = migrations.find(({ name }) => !applied.has(name))
  if (next) await apply(client, next)
  else for (const statement of CREATE_PARTITIONS) await client.query(statement)
  return next?.name
}

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
    if (ours === undefined)
      throw new Error(`The database has migration ${name}, which this version does not know. Start the newer version.`)
    if (ours !== checksum)
      throw new Error(`Migration ${name} was changed after it was applied. Restore the released file.`)
  }
}

async function apply(client: pg.ClientBase, { name, sql, checksum }: Migration): Promise<void> {
  try {
    await client.query(sql)
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
