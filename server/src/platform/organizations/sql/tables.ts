import type { Database } from '../../database/database.ts'

export interface OrganizationTable {
  name: string
  /** `tenant_id` for data of its live or test half; else what has the ID of the organization. */
  owner: 'tenant_id' | 'organization_id' | 'id'
}

const TABLES = `
  SELECT DISTINCT ON (c.oid) c.oid::regclass::text AS name, a.attname::text AS owner
  FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace JOIN pg_attribute a ON a.attrelid = c.oid
  WHERE c.relkind IN ('r', 'p') AND NOT c.relispartition AND n.nspname IN ('public', 'runtime', 'search')
    AND (a.attname IN ('tenant_id', 'organization_id') OR c.oid = 'organizations'::regclass AND a.attname = 'id')
  ORDER BY c.oid, a.attname = 'tenant_id' DESC`

const REFERENCES = `
  SELECT DISTINCT conrelid::regclass::text AS child, confrelid::regclass::text AS parent FROM pg_constraint
  WHERE contype = 'f' AND conrelid <> confrelid`

/**
 * Every table that has rows of organizations, whichever area owns it: a row stands before those that refer to it.
 * Hand-written: the tables are those of the catalog, so that a new one cannot be forgotten.
 */
export async function organizationTables(database: Pick<Database, 'query'>): Promise<OrganizationTable[]> {
  const waiting = await database.query<OrganizationTable>(TABLES)
  const references = await database.query<{ child: string; parent: string }>(REFERENCES)
  const ordered: OrganizationTable[] = []
  while (waiting.length > 0) {
    const open = new Set(waiting.map(({ name }) => name))
    const isFree = ({ name }: OrganizationTable): boolean =>
      !references.some(({ child, parent }) => child === name && open.has(parent))
    const at = waiting.findIndex(isFree)
    ordered.push(...waiting.splice(Math.max(at, 0), 1))
  }
  return ordered
}
