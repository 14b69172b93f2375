/**
 * Measures how long a migration holds its locks on PostgreSQL with a million memories: `node bench/migration.ts
 * postgres://…/postgres 20261122070000_tenant_keys`. It creates a separate database, migrates it to the previous
 * version, fills it, and times the migration, which runs in one transaction while the service is stopped.
 */
import pg from 'pg'
import { loadMigrations } from '../server/src/platform/database/migrations/migrations.ts'
import { say } from './lib/progress.ts'

const [, , server = '', name = ''] = process.argv
const DATABASE = 'keepsake_bench_migration'
const TENANTS = 10
const RECORDS = 100_000
const MEMORIES = 1_000_000

const id = (prefix: string, n: string): string => `'${prefix}_01M826Z60EGK7B5R' || lpad((${n})::text, 10, '0')`
const tenant = (n: string): string => `1 + (${n}) % ${TENANTS}`

const FILL = [
  `INSERT INTO organizations (id, name, plan) SELECT 'org_' || n, 'O', 'free' FROM generate_series(1, ${TENANTS}) n`,
  `INSERT INTO tenants (id, organization_id, livemode, credits) SELECT n, 'org_' || n, true, 0 FROM generate_series(1, ${TENANTS}) n`,
  `INSERT INTO records (id, tenant_id, type) SELECT ${id('rec', 'n')}, ${tenant('n')}, 'Contact' FROM generate_series(1, ${RECORDS}) n`,
  `INSERT INTO record_keys (tenant_id, type, name, value, record_id) SELECT tenant_id, type, 'email', id || '@northwind.example', id FROM records`,
  `INSERT INTO memories (id, tenant_id, record_id, content, content_hash, position, tags, metadata, "timestamp")
   SELECT ${id('mem', 'n')}, ${tenant('n')}, ${id('rec', `1 + (n - 1) % ${RECORDS}`)},
     'Note ' || n || ' about the renewal, said to somebody at Northwind before the end of the year.', sha256(n::text::bytea), n,
     '{}', '{}', timestamptz '2025-01-01' + n * interval '1 min'
   FROM generate_series(1, ${MEMORIES}) n`,
  `INSERT INTO property_values (tenant_id, record_id, collection_id, system_name, name, type, value, text_value, confidence, source, as_of)
   SELECT tenant_id, id, '', 'p' || p, 'P' || p, 'text', to_jsonb('v' || p), 'v' || p, 1, 'caller', now() FROM records, generate_series(1, 5) p`,
  `INSERT INTO property_changes (tenant_id, record_id, collection_id, system_name, "to", version, confidence, source, actor)
   SELECT tenant_id, record_id, collection_id, system_name, value, v, 1, 'caller', 'key' FROM property_values, generate_series(1, 2) v`,
  'ANALYZE',
]

const migrations = await loadMigrations()
const at = migrations.findIndex(migration => migration.name === name)
const measured = migrations[at]
if (!measured) throw new Error(`There is no migration ${name}.`)

const admin = new pg.Client({ connectionString: server })
await admin.connect()
await admin.query(`DROP DATABASE IF EXISTS ${DATABASE}`)
await admin.query(`CREATE DATABASE ${DATABASE}`)
const address = new URL(server)
address.pathname = DATABASE
const client = new pg.Client({ connectionString: address.href })
await client.connect()
try {
  for (const { sql } of migrations.slice(0, at)) await client.query(sql)
  for (const statement of FILL) await client.query(statement)
  say('filled')
  const started = performance.now()
  await client.query(`BEGIN;\n${measured.sql}\n;COMMIT`)
  process.stdout.write(`${name}: ${((performance.now() - started) / 1000).toFixed(1)} s with ${MEMORIES} memories\n`)
} finally {
  await client.end()
  await admin.query(`DROP DATABASE ${DATABASE}`)
  await admin.end()
}
