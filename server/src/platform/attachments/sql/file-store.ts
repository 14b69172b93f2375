import type { Database } from '../../database/database.ts'

const TABLES = `
  SELECT c.oid::regclass::text AS name FROM pg_attribute a JOIN pg_class c ON c.oid = a.attrelid
  WHERE a.attname = 'file_key' AND c.relkind = 'r' ORDER BY 1`
const NEXT = (table: string): string =>
  `SELECT DISTINCT file_key AS key FROM ${table} WHERE file_key > $1 ORDER BY file_key LIMIT $2`

const BATCH = 1_000

/** A file that a row of the database has. */
export interface NamedFile {
  table: string
  key: string
}

/** Lists the files of all rows. Hand-written: the tables are all that have a `file_key`, whichever area owns them. */
export async function* namedFiles(database: Pick<Database, 'query'>, batch = BATCH): AsyncGenerator<NamedFile> {
  for (const { name: table } of await database.query<{ name: string }>(TABLES)) {
    let last = ''
    for (;;) {
      const rows = await database.query<{ key: string }>(NEXT(table), [last, batch])
      for (const { key } of rows) yield { table, key }
      last = rows.at(-1)?.key ?? ''
      if (rows.length < batch) break
    }
  }
}
