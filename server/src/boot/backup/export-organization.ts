import type { Pack } from 'tar-stream'
import { ENCRYPTED_COLUMNS } from '../../area-facts.ts'
import { AttachmentError, type AttachmentStore } from '../../platform/attachments/attachment-store.ts'
import { pathInDirectory } from '../../platform/attachments/directory.ts'
import { type OrganizationTable, organizationTables } from '../../platform/organizations/sql/tables.ts'
import { VERSION } from '../../platform/settings/version.ts'
import { type Connection, inTransaction, migrationsIn } from './connection.ts'
import { BACKUP_FORMAT, ENTRIES, type Manifest } from './manifest.ts'
import { add, writeArchive } from './write-backup.ts'

const ROWS_AT_ONCE = 500
/** Counters of the current minute, and streams that are open on the servers of the old place. */
const NOT_MOVED = new Set(['runtime.rate_limits', 'runtime.customer_calls', 'runtime.webhook_streams'])

const COLUMNS = `
  SELECT a.attname::text AS name, a.attidentity <> '' OR coalesce(pg_get_expr(d.adbin, d.adrelid), '') LIKE 'nextval(%' AS counts
  FROM pg_attribute a LEFT JOIN pg_attrdef d ON d.adrelid = a.attrelid AND d.adnum = a.attnum
  WHERE a.attrelid = $1::regclass AND a.attnum > 0 AND NOT a.attisdropped AND a.attgenerated = '' ORDER BY a.attnum`

interface Column {
  name: string
  /** Whether the database numbers the rows. */
  counts: boolean
}

export const columnsOf = (connection: Connection, table: string): Promise<Column[]> =>
  connection.query<Column>(COLUMNS, [table])

export const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`

/** The tables that move with an organization, those that others refer to first. */
const movedTables = async (connection: Connection): Promise<OrganizationTable[]> =>
  (await organizationTables(connection)).filter(({ name }) => !NOT_MOVED.has(name))

/**
 * Writes one organization to a file: its rows of every table as they were at one moment, and its files.
 * @throws Error if there is no such organization, or one of its files is lost
 */
export async function exportOrganization(
  connection: Connection,
  attachments: AttachmentStore,
  { id, file }: { id: string; file: string },
): Promise<{ name: string; tables: number; rows: number; files: number; bytes: number }> {
  const snapshot = 'BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY'
  return inTransaction(connection, snapshot, async () => {
    const [found] = await connection.query<{ name: string }>('SELECT name FROM organizations WHERE id = $1', [id])
    if (!found) throw new Error(`This server has no organization ${id}. List them: keepsake admin organizations`)
    return writeArchive(file, archive => fill(archive, connection, attachments, { id, name: found.name }))
  })
}

async function fill(
  archive: Pack,
  connection: Connection,
  attachments: AttachmentStore,
  organization: { id: string; name: string },
) {
  const owners = await ownersOf(connection, organization.id)
  const tables = await movedTables(connection)
  // one after the other: a connection takes one statement at a time
  const described: Manifest['tables'] = []
  for (const { name } of tables) {
    const columns = await columnsOf(connection, name)
    described.push({ name, columns: columns.map(column => quoted(column.name)).join(', ') })
  }
  const manifest: Manifest = {
    format: BACKUP_FORMAT,
    version: VERSION,
    createdAt: new Date().toISOString(),
    migrations: await migrationsIn(connection),
    tables: described,
    sequences: [],
    organization: { ...organization, encryptionKeys: await keysOf(connection, owners) },
  }
  await add(archive, ENTRIES.manifest, Buffer.from(JSON.stringify(manifest, null, 2)))
  const summary = { name: organization.name, tables: tables.length, rows: 0, files: 0 }
  for (const table of tables) {
    let part = 0
    for await (const rows of rowsOf(connection, table, owners)) {
      await add(archive, `${ENTRIES.tables}${table.name}/${part++}`, Buffer.from(`[${rows.join(',\n')}]`))
      summary.rows += rows.length
    }
  }
  for (const key of await filesOf(connection, tables, owners)) {
    await add(
      archive,
      `${ENTRIES.attachments}${pathInDirectory(key).replaceAll('\\', '/')}`,
      await bytesOf(attachments, key),
    )
    summary.files += 1
  }
  archive.finalize()
  return summary
}

/** SQL lists of what owns the rows. */
type Owners = Record<OrganizationTable['owner'], string>

async function ownersOf(connection: Connection, id: string): Promise<Owners> {
  const tenants = await connection.query<{ id: number }>('SELECT id FROM tenants WHERE organization_id = $1', [id])
  const literal = `'${id.replaceAll("'", "''")}'`
  return {
    tenant_id: tenants.map(tenant => Number(tenant.id)).join(', ') || 'NULL',
    organization_id: literal,
    id: literal,
  }
}

const ofOrganization = ({ owner }: OrganizationTable, owners: Owners): string => `${owner} IN (${owners[owner]})`

/** The rows of a table as JSON, in the order in which the database has numbered them. */
async function* rowsOf(connection: Connection, table: OrganizationTable, owners: Owners): AsyncGenerator<string[]> {
  const numbered = (await columnsOf(connection, table.name)).find(({ counts }) => counts)
  const order = numbered ? ` ORDER BY ${quoted(numbered.name)}` : ''
  await connection.query(
    `DECLARE moved NO SCROLL CURSOR FOR SELECT to_jsonb(t)::text AS row FROM ${table.name} AS t WHERE ${ofOrganization(table, owners)}${order}`,
  )
  for (;;) {
    const rows = await connection.query<{ row: string }>(`FETCH ${ROWS_AT_ONCE} FROM moved`)
    if (rows.length > 0) yield rows.map(({ row }) => row)
    if (rows.length < ROWS_AT_ONCE) break
  }
  await connection.query('CLOSE moved')
}

/** The IDs of the keys that the secrets of the organization are encrypted with. */
async function keysOf(connection: Connection, owners: Owners): Promise<string[]> {
  const tables = new Map((await movedTables(connection)).map(table => [table.name, table]))
  const ids = new Set<string>()
  for (const { table: name, column, where } of ENCRYPTED_COLUMNS) {
    const table = tables.get(name)
    if (!table) continue
    const rows = await connection.query<{ id: string }>(
      `SELECT DISTINCT split_part(${column}, '.', 2) AS id FROM ${name} WHERE ${where} AND ${ofOrganization(table, owners)}`,
    )
    for (const { id } of rows) ids.add(id)
  }
  return [...ids]
}

async function filesOf(
  connection: Connection,
  tables: readonly OrganizationTable[],
  owners: Owners,
): Promise<Set<string>> {
  const keys = new Set<string>()
  for (const table of tables) {
    const columns = await columnsOf(connection, table.name)
    if (!columns.some(({ name }) => name === 'file_key')) continue
    const rows = await connection.query<{ key: string }>(
      `SELECT DISTINCT file_key AS key FROM ${table.name} WHERE file_key IS NOT NULL AND ${ofOrganization(table, owners)}`,
    )
    for (const { key } of rows) keys.add(key)
  }
  return keys
}

async function bytesOf(attachments: AttachmentStore, key: string): Promise<Buffer> {
  try {
    const chunks: Uint8Array[] = []
    for await (const chunk of await attachments.get(key)) chunks.push(chunk)
    return Buffer.concat(chunks)
  } catch (cause) {
    if (cause instanceof AttachmentError && cause.problem === 'missing')
      throw new Error(`The file ${key} is missing in ${attachments.place}. Check all files: keepsake-server verify`, {
        cause,
      })
    throw cause
  }
}
