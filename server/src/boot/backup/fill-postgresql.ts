import { basename } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import pg from 'pg'
import { from as copyFrom } from 'pg-copy-streams'
import type { AttachmentStore } from '../../platform/attachments/attachment-store.ts'
import { MARK_FILE } from '../../platform/attachments/directory.ts'
import { markOf } from '../../platform/attachments/file-place.ts'
import { MIGRATION_LOCK, MIGRATIONS_TABLE } from '../../platform/database/migrations/migrations.ts'
import { sqlStateOf } from '../../platform/database/sql-errors.ts'
import { type EncryptionKeys, idsOf, parseEncryptionKeys } from '../../platform/encryption/encryption-keys.ts'
import { type Entry, migrationsOf, Refusal, readArchive, refuseOrganization, type Target } from './archive.ts'
import type { Manifest } from './manifest.ts'

const LOCK_NOT_AVAILABLE = '55P03'

/** A server that uses the database holds its tables, and one that starts waits for this transaction. */
const LIMITS = `SET LOCAL statement_timeout = 0; SET LOCAL idle_in_transaction_session_timeout = 0;
  SET LOCAL lock_timeout = '10s'`

// the order of tables is none that foreign keys would allow, and only a superuser can switch their triggers off
const FOREIGN_KEYS = `
  SELECT format('ALTER TABLE %s DROP CONSTRAINT %I', conrelid::regclass, conname) AS drop,
         format('ALTER TABLE %s ADD CONSTRAINT %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) AS add
  FROM pg_constraint
  WHERE contype = 'f' AND conparentid = 0 AND connamespace IN (SELECT oid FROM pg_namespace WHERE nspname = ANY($1))`
const SCHEMAS = ['public', 'runtime', 'search']

const APPLIED = `SELECT migration_name AS name FROM "_prisma_migrations"
  WHERE finished_at IS NOT NULL AND rolled_back_at IS NULL ORDER BY migration_name`

export interface PostgresqlTarget {
  url: string
  keys: EncryptionKeys
  attachments: AttachmentStore
  /** Whether the rows of a database that has some are replaced. */
  force: boolean
}

/**
 * Fills a PostgreSQL from a backup, in one transaction: until it commits, no server sees a row, and none becomes ready.
 * Files are stored before it commits, under the hashes of their content, so a restore that was killed can be repeated.
 * @returns the manifest of the backup, and how many files it has
 * @throws Refusal with the fix
 */
export async function fillPostgresql(
  file: string,
  { url, keys, attachments, force }: PostgresqlTarget,
): Promise<{ manifest: Manifest; files: number }> {
  const client = new pg.Client({ connectionString: url })
  // an unhandled error would end the process, and the statement that runs fails too
  client.on('error', () => {})
  await client.connect()
  let files = 0
  let addForeignKeys: string[] = []
  const target: Target = {
    async begin(manifest) {
      refuseOrganization(manifest)
      await makeTables(client, manifest, force)
      const { rows } = await client.query<{ drop: string; add: string }>(FOREIGN_KEYS, [SCHEMAS])
      addForeignKeys = rows.map(({ add }) => add)
      await client.query(rows.map(({ drop }) => drop).join(';\n'))
      const names = manifest.tables.map(({ name }) => name)
      await client.query(names.map(name => `ALTER TABLE ${name} DISABLE TRIGGER USER`).join(';\n'))
      await client.query(`TRUNCATE ${names.join(', ')}`)
    },
    async key(bytes) {
      refuseMissing(idsOf(parseEncryptionKeys(Buffer.from(bytes).toString(), 'The backup')), keys, file)
    },
    async rows({ name, columns }, bytes) {
      await pipeline(Readable.from([bytes]), client.query(copyFrom(`COPY ${name} (${columns}) FROM STDIN`)))
    },
    async file(path, entry) {
      if (path === MARK_FILE) return void entry.resume()
      const [space = ''] = path.split('/')
      const { key } = await attachments.put(bytesIn(entry), { space, maxBytes: Number.POSITIVE_INFINITY })
      if (key !== `${space}/${basename(path)}`) throw new Error(`the file ${path} has other bytes than its name says`)
      files += 1
    },
    async end({ tables, sequences }) {
      for (const { name, value } of sequences)
        await client.query('SELECT setval($1::regclass, $2::bigint)', [name, value])
      await client.query(tables.map(({ name }) => `ALTER TABLE ${name} ENABLE TRIGGER USER`).join(';\n'))
      await client.query(addForeignKeys.join(';\n'))
      await checkKeys(client, keys, file)
      await namePlace(client, attachments)
      await client.query('COMMIT')
      await client.query('ANALYZE')
    },
  }
  try {
    await client.query(`BEGIN; ${LIMITS}`)
    await client.query('SELECT pg_advisory_xact_lock($1)', [MIGRATION_LOCK])
    return { manifest: await readArchive(file, target), files }
  } catch (error) {
    if (sqlStateOf(error) === LOCK_NOT_AVAILABLE || sqlStateOf(Object(error).cause) === LOCK_NOT_AVAILABLE)
      throw new Refusal(`Servers or workers are using the database. Stop all of them, and run this again.`, {
        cause: error,
      })
    throw error
  } finally {
    await client.end()
  }
}

/** Creates the tables of the backup, unless they are there without rows. */
async function makeTables(client: pg.Client, manifest: Manifest, force: boolean): Promise<void> {
  const wanted = await migrationsOf(manifest)
  const { rows } = await client.query<{ migrated: boolean; used: boolean }>(
    `SELECT to_regclass('"_prisma_migrations"') IS NOT NULL AS migrated, to_regclass('organizations') IS NOT NULL AS used`,
  )
  const [found] = rows
  if (!found?.migrated) {
    for (const { name, sql } of wanted)
      await client.query(sql.replace(' CONCURRENTLY', '')).catch(cause => {
        throw new Refusal(`The tables could not be created, in ${name}: ${cause.message}`, { cause })
      })
    await client.query(MIGRATIONS_TABLE)
    return
  }
  const { rows: applied } = await client.query<{ name: string }>(APPLIED)
  const names = applied.map(({ name }) => name).join()
  if (names !== wanted.map(({ name }) => name).join())
    throw new Refusal(
      `The database has tables of another version than the backup, which Keepsake ${manifest.version} wrote. Restore into an empty database (createdb): servers upgrade it when they start.`,
    )
  const { rows: data } = await client.query('SELECT 1 FROM organizations LIMIT 1')
  if (data.length > 0 && !force)
    throw new Refusal(
      'The database already has organizations. Restore into an empty database (createdb), or pass --force to delete everything in it first.',
    )
}

const KEPT = 'SELECT ids FROM runtime.encryption_key_set'

/** For a backup without a file of keys, whose server had them in its settings. */
async function checkKeys(client: pg.Client, keys: EncryptionKeys, file: string): Promise<void> {
  const { rows: found } = await client.query(`SELECT to_regclass('runtime.encryption_key_set') AS name`)
  if (found[0]?.name === null) return
  const { rows } = await client.query<{ ids: string[] }>(KEPT)
  refuseMissing(rows[0]?.ids ?? [], keys, file)
}

function refuseMissing(needed: readonly string[], keys: EncryptionKeys, file: string): void {
  const missing = needed.filter(id => !idsOf(keys).includes(id))
  if (missing.length > 0)
    throw new Refusal(
      `The secrets of the backup are encrypted with key ${missing.join(' and ')}, and ENCRYPTION_KEY has ${idsOf(keys).join(' and ')}. The key of an embedded server is in its backup: export ENCRYPTION_KEY="$(tar -xzOf ${file} encryption.key | paste -sd, -)". Any other key was the ENCRYPTION_KEY of that server.`,
    )
}

/** The files are in the store of this process now. */
async function namePlace(client: pg.Client, attachments: AttachmentStore): Promise<void> {
  const { rows } = await client.query('SELECT 1 FROM runtime.file_store')
  if (rows.length === 0) return
  const { id, writtenBy, writtenAt } = await markOf(attachments)
  await client.query('UPDATE runtime.file_store SET id = $1, place = $2, written_by = $3, written_at = $4', [
    id,
    attachments.place,
    writtenBy,
    writtenAt,
  ])
}

/** The types of an archive do not say that its entries are bytes. */
async function* bytesIn(entry: Entry): AsyncGenerator<Uint8Array> {
  for await (const chunk of entry) yield chunk as Uint8Array
}
