import { join } from 'node:path'
import { type Database, openDatabase } from '../../server/src/platform/database/database.ts'
import { onEnd } from './cleanup.ts'
import type { Store } from './store.ts'

const MAX_STATEMENT_MS = 3_600_000

/**
 * A connection to the database of a store, for statements that take longer than those of a server may. The embedded one
 * must have no running server. It is closed when the suite ends, also after an error: its thread would keep the run alive.
 */
export async function openBeside({ url, directory }: Store): Promise<Database> {
  const database = await openDatabase({
    url,
    directory: join(directory, 'postgres'),
    statementTimeoutMs: MAX_STATEMENT_MS,
  })
  return { ...database, close: onEnd(() => database.close()) }
}

/**
 * Runs statements in one transaction, without looking up the rows that foreign keys refer to: those exist. Needs the
 * rights of a superuser. A trigger runs only if it is enabled always.
 */
export const inBulk = (database: Database, work: () => Promise<unknown>): Promise<void> =>
  database.transaction(async () => {
    await database.query('SET LOCAL session_replication_role = replica')
    await database.query('SET LOCAL synchronous_commit = off')
    await work()
  })

/** A table, and which of its rows to compare: the same number of each, in the same order. */
export interface Likeness {
  table: string
  /** SQL condition of rows that the service has written. */
  written: string
  /** SQL condition of rows that were loaded. */
  loaded: string
  /** SQL of the order of rows. */
  order: string
}

const ULID = /_[0-9A-HJKMNP-TV-Z]{26}/g
const NUMBER = /\d[\d.:TZ+-]*/g

/** A row with all ids, numbers and times as `#`: what is left is the same in all rows of a kind. */
const masked = (row: object): string => JSON.stringify(row).replaceAll(ULID, '_#').replaceAll(NUMBER, '#')

/**
 * Checks that loaded rows are like those that the service writes: in columns that are null, in texts, and in the form of
 * ids, numbers, times and JSON.
 * @throws Error that shows the first difference
 */
export async function requireAlike(database: Database, tables: readonly Likeness[]): Promise<void> {
  for (const { table, written, loaded, order } of tables) {
    const rows = async (condition: string): Promise<string[]> =>
      (
        await database.query<{ row: object }>(
          `SELECT to_jsonb(t) AS row FROM ${table} t WHERE ${condition} ORDER BY ${order}`,
        )
      ).map(({ row }) => masked(row))
    const [own, others] = [await rows(written), await rows(loaded)]
    if (own.length === 0) throw new Error(`The service wrote no row of ${table} where ${written}.`)
    if (own.length !== others.length)
      throw new Error(`${table}: the service wrote ${own.length} rows, and ${others.length} were loaded.`)
    const different = own.findIndex((row, n) => row !== others[n])
    if (different >= 0)
      throw new Error(`${table}: a row of the service\n${own[different]}\nand a loaded one\n${others[different]}`)
  }
}
