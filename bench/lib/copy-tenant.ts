import type { Database } from '../../server/src/platform/database/database.ts'
import { inBulk } from './bulk.ts'

/** Rows that a new organization has of its own. */
const OWN = ['api_keys', 'entity_types', 'monthly_calls']

/** Tables with rows of tenants, and their columns that are not computed. */
const TABLES = `
  SELECT c.oid::regclass::text AS name,
    array_agg(quote_ident(a.attname) ORDER BY a.attnum) AS columns,
    array_agg(a.atttypid = 'text'::regtype AND a.attname ~ '(^|_)id$' ORDER BY a.attnum) AS ids
  FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
  JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped AND a.attgenerated = ''
  WHERE c.relkind IN ('r', 'p') AND NOT c.relispartition AND n.nspname IN ('public', 'search') AND c.relname <> ALL ($1::text[])
  GROUP BY c.oid HAVING bool_or(a.attname = 'tenant_id') ORDER BY c.oid`

interface Table {
  name: string
  columns: string[]
  ids: boolean[]
}

/** The ids of rows get the number of their tenant, in four characters behind the time. Ids of keys and calls stay. */
const numbered = (column: string): string =>
  `CASE WHEN ${column} ~ '^(mem|rec|job|use)_' THEN overlay(${column} PLACING lpad(o.number::text, 4, '0') FROM 15 FOR 4) ELSE ${column} END`

const copyOf = ({ name, columns, ids }: Table): string => {
  const values = columns.map((column, n) =>
    column === 'tenant_id' ? 'o.tenant' : ids[n] ? numbered(`t.${column}`) : `t.${column}`,
  )
  // a copy has the place of its original in each of its tables
  return `INSERT INTO ${name} (${columns.join(', ')}) OVERRIDING SYSTEM VALUE SELECT ${values.join(', ')}
    FROM unnest($2::int[], $3::int[]) AS o(tenant, number), ${name} t WHERE t.tenant_id = $1`
}

/**
 * Copies all rows that the service has written for a tenant to other tenants, which have none yet.
 * @param number of the first of them, at most 9999: different for each tenant
 */
export async function copyTenant(
  database: Database,
  from: number,
  tenants: readonly number[],
  number: number,
): Promise<void> {
  const tables = await database.query<Table>(TABLES, [OWN])
  const numbers = tenants.map((_, n) => number + n)
  await inBulk(database, async () => {
    for (const table of tables) await database.query(copyOf(table), [from, tenants, numbers])
  })
}
