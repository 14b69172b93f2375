import type { Database } from './database.ts'

/** Smaller tables are read as fast with any plan. */
const MIN_PAGES = 16

const OUTGROWN = `
  SELECT format('%I.%I', n.nspname, c.relname) AS name
  FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
  WHERE c.relkind = 'r' AND n.nspname !~ '^pg_' AND n.nspname <> 'information_schema'
    AND pg_relation_size(c.oid) > (1.5 * c.relpages + ${MIN_PAGES}) * current_setting('block_size')::int`

/**
 * Analyzes tables that grew by half since the last run. It takes at most a second, since only a sample is read.
 * PostgreSQL mostly does this earlier, with autovacuum. The embedded database has no autovacuum: it would plan for
 * tables as small as they were at first, keep dead rows, and never mark pages as all-visible, which index-only scans
 * need. Pages that are marked already are skipped. Calls wait for each statement there, so a table takes two, and the
 * sample is smaller.
 */
export async function refreshStatistics(database: Database): Promise<void> {
  const outgrown = await database.query<{ name: string }>(OUTGROWN)
  const steps = database.kind === 'embedded' ? ['VACUUM', 'ANALYZE'] : ['ANALYZE']
  for (const { name } of outgrown) for (const step of steps) await database.query(`${step} ${name}`)
}
