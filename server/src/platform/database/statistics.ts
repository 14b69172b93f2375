import type { Database } from './database.ts'

/** Tables below this are read as fast with any plan. */
const SMALLEST_PAGES = 16

const OUTGROWN = `
  SELECT format('%I.%I', n.nspname, c.relname) AS name
  FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
  WHERE c.relkind = 'r' AND n.nspname !~ '^pg_' AND n.nspname <> 'information_schema'
    AND pg_relation_size(c.oid) > (1.5 * c.relpages + ${SMALLEST_PAGES}) * current_setting('block_size')::int`

/**
 * Looks at tables anew that grew by half since it was last done. PostgreSQL does so itself, mostly before this comes round;
 * the embedded database never does, and would plan for tables as small as they were at first. It takes a second at most:
 * a sample is read. Nor does that one ever tidy up: dead rows would stay, and no page would be known to have live ones alone,
 * without which an index does not answer by itself. Pages that are known so are passed over.
 */
export async function refreshStatistics(database: Database): Promise<void> {
  const outgrown = await database.query<{ name: string }>(OUTGROWN)
  const look = database.kind === 'embedded' ? 'VACUUM (ANALYZE)' : 'ANALYZE'
  for (const { name } of outgrown) await database.query(`${look} ${name}`)
}
