import { basename } from 'node:path'
import type { AttachmentStore } from '../../platform/attachments/attachment-store.ts'
import { type EncryptionKeys, idsOf } from '../../platform/encryption/encryption-keys.ts'
import { newId } from '../../platform/values/ids.ts'
import { type Entry, Refusal, readArchive, type Target } from './archive.ts'
import { type Connection, inTransaction, migrationsIn } from './connection.ts'
import { columnsOf, quoted } from './export-organization.ts'
import type { Manifest } from './manifest.ts'

// tenants have numbers of this database, and what refers to them follows
const TENANTS = 'CREATE TEMP TABLE moved_tenants (old INT PRIMARY KEY, new INT NOT NULL) ON COMMIT DROP'
const NEW_TENANT = '(SELECT m.new FROM moved_tenants m WHERE m.old = r.tenant_id)'
/** Columns with what belongs to the old database: the number of a tenant, or a transaction. */
const INSIDE: Readonly<Record<string, string>> = {
  'runtime.webhook_events.stream_xid': 'NULL::xid8',
  'trash.row': `CASE WHEN r."row"::jsonb ? 'tenant_id' THEN r."row"::jsonb || jsonb_build_object('tenant_id', ${NEW_TENANT}) ELSE r."row"::jsonb END`,
}

const INSERT_TENANT = `
  INSERT INTO moved_tenants (old, new)
  SELECT (o.row->>'id')::int, t.id FROM jsonb_array_elements(($1::text)::jsonb) AS o(row)
  JOIN tenants t ON t.organization_id = o.row->>'organization_id' AND t.livemode = (o.row->>'livemode')::boolean`

const HAS_TABLES = `SELECT to_regclass('"_prisma_migrations"') IS NOT NULL AS "hasTables"`
const IMPORTED = `
  SELECT 1 FROM audit_entries WHERE organization_id = $1 AND action = 'organization.imported' AND details->>'createdAt' = $2`
const NOTE_IMPORT = `
  INSERT INTO audit_entries (id, organization_id, actor, action, target, details)
  VALUES ($1, $2, 'operator', 'organization.imported', $2, jsonb_build_object('createdAt', $3::text))`

export interface ImportedOrganization {
  id: string
  name: string
  files: number
}

/** The file was imported already: a command that was killed at the very end is repeated. */
class AlreadyImported extends Refusal {}

/**
 * Adds the organization of a file to the database, in one transaction: until it commits, no server sees a row. Files are
 * stored before, under the hashes of their content, so that an import that was killed can be repeated.
 * @throws Refusal with the fix
 */
export async function importOrganization(
  connection: Connection,
  { file, keys, attachments }: { file: string; keys: EncryptionKeys; attachments: AttachmentStore },
): Promise<ImportedOrganization> {
  let imported: ImportedOrganization | undefined
  let files = 0
  const target: Target = {
    async begin(manifest) {
      imported = { ...requireOrganization(manifest), files: 0 }
      await check(connection, manifest, keys)
      await connection.query(TENANTS)
    },
    async key() {},
    rows: ({ name, columns }, bytes) => insertRows(connection, name, columns, Buffer.from(bytes).toString()),
    async file(path, entry) {
      await storeFile(attachments, path, entry)
      files += 1
    },
    async end(manifest) {
      const { id } = requireOrganization(manifest)
      await connection.query(NOTE_IMPORT, [newId('aud'), id, manifest.createdAt])
    },
  }
  try {
    await inTransaction(connection, 'BEGIN', () => readArchive(file, target))
  } catch (error) {
    if (!(error instanceof AlreadyImported)) throw error
  }
  if (!imported) throw new Error(`${file} is empty.`)
  return { ...imported, files }
}

function requireOrganization({ organization }: Manifest): NonNullable<Manifest['organization']> {
  if (!organization)
    throw new Refusal('The file is a backup of a whole deployment. Restore it: keepsake-server restore <file>')
  return organization
}

async function check(connection: Connection, manifest: Manifest, keys: EncryptionKeys): Promise<void> {
  const { id, name, encryptionKeys } = requireOrganization(manifest)
  const [database] = await connection.query<{ hasTables: boolean }>(HAS_TABLES)
  if (!database?.hasTables)
    throw new Refusal('This database has no tables yet. Run keepsake-server migrate, and import again.')
  const [here, there] = [(await migrationsIn(connection)).join(), manifest.migrations.join()]
  if (here !== there)
    throw new Refusal(
      `The tables of this database are not those of the export, which Keepsake ${manifest.version} wrote. Run the same version on both, start this server once, and export again.`,
    )
  const missing = encryptionKeys.filter(key => !idsOf(keys).includes(key))
  if (missing.length > 0)
    throw new Refusal(
      `The secrets of ${name} are encrypted with key ${missing.join(' and ')}, and this process has ${idsOf(keys).join(' and ')}. Add that key of the other deployment after your own in ENCRYPTION_KEY, on every server, and run this again. To need it no more afterwards: keepsake-server rotate-encryption-key`,
    )
  if ((await connection.query('SELECT 1 FROM organizations WHERE id = $1', [id])).length === 0) return
  if ((await connection.query(IMPORTED, [id, manifest.createdAt])).length > 0)
    throw new AlreadyImported(`${name} (${id}) was imported from this file.`)
  throw new Refusal(`This server already has the organization ${name} (${id}).`)
}

async function insertRows(connection: Connection, table: string, columns: string, rows: string): Promise<void> {
  const counted = new Set(
    (await columnsOf(connection, table)).filter(({ counts }) => counts).map(({ name }) => quoted(name)),
  )
  const kept = columns.split(', ').filter(column => !counted.has(column))
  const values = kept.map(column => {
    const plain = column.slice(1, -1)
    return INSIDE[`${table}.${plain}`] ?? (plain === 'tenant_id' ? NEW_TENANT : `r.${column}`)
  })
  await connection.query(
    `INSERT INTO ${table} (${kept.join(', ')}) SELECT ${values.join(', ')}
     FROM jsonb_populate_recordset(NULL::${table}, ($1::text)::jsonb) AS r`,
    [rows],
  )
  if (table === 'tenants') await connection.query(INSERT_TENANT, [rows])
}

async function storeFile(attachments: AttachmentStore, path: string, entry: Entry): Promise<void> {
  const [space = ''] = path.split('/')
  const { key } = await attachments.put(bytesIn(entry), { space, maxBytes: Number.POSITIVE_INFINITY })
  if (key !== `${space}/${basename(path)}`) throw new Error(`the file ${path} has other bytes than its name says`)
}

/** The types of an archive do not say that its entries are bytes. */
async function* bytesIn(entry: Entry): AsyncGenerator<Uint8Array> {
  for await (const chunk of entry) yield chunk as Uint8Array
}
