import type { Database } from '../../server/src/platform/database/database.ts'

// counters change with every call, refused or not, and totals of calls a few seconds later
const MOVES_BY_ITSELF = [
  '_prisma_migrations',
  'rate_limits',
  'address_limits',
  'key_waits',
  'customer_calls',
  'mail_counts',
  'model_spend',
  'clock',
  'monthly_calls',
  'usage_totals',
]

interface Table {
  name: string
  tenant: boolean
}

// migrations run once, before the tests: the catalog is asked once for each database
const known = new WeakMap<Database, Promise<Table[]>>()

function tables(database: Database): Promise<Table[]> {
  const listed = known.get(database) ?? listTables(database)
  known.set(database, listed)
  return listed
}

function listTables(database: Database): Promise<Table[]> {
  return database.query<Table>(
    `SELECT quote_ident(t.schemaname) || '.' || quote_ident(t.tablename) AS name,
            EXISTS (SELECT FROM information_schema.columns c WHERE c.table_schema = t.schemaname
                    AND c.table_name = t.tablename AND c.column_name = 'tenant_id') AS tenant
     FROM pg_tables t WHERE schemaname IN ('public', 'runtime', 'search') AND tablename <> ALL ($1)
     ORDER BY 1`,
    [MOVES_BY_ITSELF],
  )
}

/** Counts everything that is stored: rows of each table, and the remaining credits. */
export async function countRows(database: Database): Promise<Record<string, number>> {
  const parts = (await tables(database)).map(
    ({ name }) => `SELECT '${name}' AS name, count(*)::float8 AS n FROM ${name}`,
  )
  const credits = `SELECT 'credits' AS name, coalesce(sum(credits), 0)::float8 AS n FROM tenants`
  const rows = await database.query<{ name: string; n: number }>([...parts, credits].join(' UNION ALL '))
  return Object.fromEntries(rows.map(({ name, n }) => [name, n]))
}

/** A fingerprint of all rows, without the last use of keys: equal before and after if nothing changed them. */
export async function fingerprintAll(database: Database): Promise<Record<string, string>> {
  const parts = (await tables(database)).map(
    ({ name }) =>
      `SELECT '${name}' AS name, coalesce(md5(string_agg(row, '' ORDER BY row)), '') AS hash
       FROM (SELECT md5((to_jsonb(t) - 'last_used_at')::text) AS row FROM ${name} t) AS rows`,
  )
  const rows = await database.query<{ name: string; hash: string }>(parts.join(' UNION ALL '))
  return Object.fromEntries(rows.map(({ name, hash }) => [name, hash]))
}

/** A fingerprint of one tenant's rows in each table: equal before and after if nothing changed them. */
export async function fingerprintTenant(database: Database, tenantId: number): Promise<Record<string, string>> {
  const own = (await tables(database)).filter(({ tenant }) => tenant)
  const parts = own.map(
    ({ name }) =>
      `SELECT '${name}' AS name, coalesce(md5(string_agg(md5(t::text), '' ORDER BY t::text)), '') AS hash
       FROM ${name} t WHERE tenant_id = ${tenantId}`,
  )
  const rows = await database.query<{ name: string; hash: string }>(parts.join(' UNION ALL '))
  return Object.fromEntries(rows.map(({ name, hash }) => [name, hash]))
}
