import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestDatabase, type TestDatabase } from '../../server/test/support/test-database.ts'

/** Tables whose rows are looked up without their tenant, and why. */
const KEY_WITHOUT_TENANT: Record<string, string> = {
  'runtime.jobs': 'the queue of all tenants; a job may have none',
  'runtime.outbox': 'the queue of all tenants, in the order of arrival',
  api_keys: 'found by their hash, before the tenant is known',
  credit_holds: 'found by their end, for all tenants alike',
  trash: 'purged by the deletion, for all tenants alike',
  webhook_portal_codes: 'found by their hash, before the tenant is known',
}

let opened: TestDatabase
beforeAll(async () => {
  opened = await openTestDatabase()
})
afterAll(() => opened.close())

const REFERENCES = `
  SELECT c.conname AS name, c.conrelid::regclass::text AS "from", c.confrelid::regclass::text AS "to",
    ARRAY(SELECT a.attname::text FROM unnest(c.conkey) WITH ORDINALITY AS k(n, place)
          JOIN pg_attribute a ON a.attrelid = c.conrelid AND a.attnum = k.n ORDER BY place) AS columns,
    ARRAY(SELECT a.attname::text FROM unnest(c.confkey) WITH ORDINALITY AS k(n, place)
          JOIN pg_attribute a ON a.attrelid = c.confrelid AND a.attnum = k.n ORDER BY place) AS referenced
  FROM pg_constraint c
  WHERE c.contype = 'f' AND EXISTS (SELECT FROM pg_attribute a WHERE a.attrelid = c.conrelid AND a.attname = 'tenant_id')
    AND EXISTS (SELECT FROM pg_attribute a WHERE a.attrelid = c.confrelid AND a.attname = 'tenant_id')`

interface Reference {
  name: string
  from: string
  to: string
  columns: string[]
  referenced: string[]
}

/** Foreign keys between tenant tables that do not include the tenant on both sides. */
async function loose(): Promise<string[]> {
  const references = await opened.database.query<Reference>(REFERENCES)
  expect(references.length).toBeGreaterThan(8)
  return references
    .filter(
      ({ columns, referenced }) => !columns.some((name, n) => name === 'tenant_id' && referenced[n] === 'tenant_id'),
    )
    .map(({ name, from, to }) => `${name}: ${from} → ${to}`)
}

test('every foreign key between tenant tables includes the tenant on both sides', async () => {
  expect(await loose()).toEqual([])
})

test('every tenant table has a unique key that begins with the tenant', async () => {
  const rows = await opened.database.query<{ name: string }>(`
    SELECT a.attrelid::regclass::text AS name FROM pg_attribute a JOIN pg_class t ON t.oid = a.attrelid AND t.relkind = 'r'
    WHERE a.attname = 'tenant_id' AND NOT EXISTS (
      SELECT FROM pg_index i WHERE i.indrelid = a.attrelid AND i.indisunique AND i.indpred IS NULL AND i.indkey[0] = a.attnum)
    ORDER BY 1`)
  expect(rows.map(({ name }) => name)).toEqual(Object.keys(KEY_WITHOUT_TENANT).sort())
})

test('a tenant table whose foreign key or unique key omits the tenant is found', async () => {
  await opened.database.query(
    `CREATE TABLE notes (id text PRIMARY KEY, tenant_id integer, record_id text REFERENCES records (id))`,
  )
  expect(await loose()).toEqual(['notes_record_id_fkey: notes → records'])
})

test('the database refuses a row that refers to another tenant', async () => {
  const { database } = opened
  await database.query(
    `INSERT INTO organizations (id, name, plan) VALUES ('org_1', 'One', 'free'), ('org_2', 'Two', 'free')`,
  )
  await database.query(
    `INSERT INTO tenants (id, organization_id, livemode, credits) VALUES (1, 'org_1', true, 0), (2, 'org_2', true, 0)`,
  )
  await database.query(`INSERT INTO records (id, tenant_id, type) VALUES ('rec_1', 1, 'Contact')`)
  const key = (tenant: number) =>
    database.query(
      `INSERT INTO record_keys (tenant_id, type, name, value, record_id) VALUES ($1, 'Contact', 'email', 'a@b.example', 'rec_1')`,
      [tenant],
    )
  await expect(key(2)).rejects.toThrow('record_keys_tenant_id_record_id_fkey')
  await key(1)
})
