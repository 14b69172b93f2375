import type { Database } from './database.ts'
import { CREATE_PARTITIONS, type PartitionedTable } from './migrations/partitions.ts'

// the month of a partition is in its name
const EXPIRED = `
  SELECT format('runtime.%I', c.relname) AS name
  FROM pg_inherits i JOIN pg_class c ON c.oid = i.inhrelid
  WHERE i.inhparent = $1::regclass AND c.relname ~ '_[0-9]{4}_[0-9]{2}$'
    AND to_date(right(c.relname, 7), 'YYYY_MM') + interval '1 month' <= (app_now() - make_interval(days => $2)) AT TIME ZONE 'UTC'
  ORDER BY 1`

export interface Retention {
  table: PartitionedTable
  days: number
  /** SQL condition of rows that must not be lost: a partition that has one stays. */
  unless?: string
}

/**
 * Creates the partitions of the next months, and drops those whose rows are all older than their retention. Waits at most
 * two seconds for the table's lock, so that calls never queue behind it for longer; it runs again an hour later.
 */
export async function managePartitions(database: Database, retentions: readonly Retention[]): Promise<void> {
  const locked = (statement: string): Promise<void> =>
    database.transaction(async () => {
      await database.query(`SET LOCAL lock_timeout = '2s'`)
      await database.query(statement)
    })
  for (const statement of CREATE_PARTITIONS) await locked(statement)
  for (const { table, days, unless = 'false' } of retentions)
    for (const { name } of await database.query<{ name: string }>(EXPIRED, [table, days])) {
      const [kept] = await database.query(`SELECT 1 AS found FROM ${name} WHERE ${unless} LIMIT 1`)
      if (!kept) await locked(`DROP TABLE ${name}`)
    }
}
