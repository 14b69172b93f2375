import type { Database } from '../../server/src/platform/database/database.ts'

/** A table with all its partitions. */
export interface TableSize {
  name: string
  rows: number
  /** Bytes of the rows, with what is stored outside them (TOAST). */
  data: number
  indexes: number
}

const SIZES = `
  WITH tables AS (
    SELECT coalesce(i.inhparent, c.oid) AS id, c.oid, c.reltuples
    FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace LEFT JOIN pg_inherits i ON i.inhrelid = c.oid
    WHERE c.relkind = 'r' AND n.nspname !~ '^pg_' AND n.nspname <> 'information_schema'
  )
  SELECT c.relname AS name, sum(greatest(t.reltuples, 0))::float8 AS rows,
    sum(pg_total_relation_size(t.oid) - pg_indexes_size(t.oid))::float8 AS data,
    sum(pg_indexes_size(t.oid))::float8 AS indexes
  FROM tables t JOIN pg_class c ON c.oid = t.id GROUP BY c.oid, c.relname ORDER BY sum(pg_total_relation_size(t.oid)) DESC`

/** The sizes of all tables, the largest first. */
export const tableSizes = (database: Database): Promise<TableSize[]> => database.query<TableSize>(SIZES)
