import { stat } from 'node:fs/promises'
import { PGlite } from '@electric-sql/pglite'
import pg from 'pg'
import { type EncryptionKeys, loadKeyFile, parseEncryptionKeys } from '../../platform/encryption/encryption-keys.ts'
import type { Config } from '../config.ts'
import { takeDataDirectory } from '../embedded-only.ts'
import { cannotConnect } from '../stores.ts'

/** One session of the database, for work in one long transaction. */
export interface Connection {
  query<R extends object>(sql: string, values?: readonly unknown[]): Promise<R[]>
  /** The encryption keys of the settings, or those in the data directory. */
  keys(): Promise<EncryptionKeys>
  close(): Promise<void>
}

/** Opens the PostgreSQL of the settings, or the embedded database. @throws Error with the fix */
export async function openConnection(config: Config): Promise<Connection> {
  const { DATABASE_URL: url } = config
  if (url) {
    const client = new pg.Client({ connectionString: url })
    // an unhandled error would end the process, and the statement that runs fails too
    client.on('error', () => {})
    await client.connect().catch(error => {
      throw cannotConnect(error, url)
    })
    return {
      query: async (sql, values = []) => (await client.query(sql, [...values])).rows,
      keys: async () => parseEncryptionKeys(config.ENCRYPTION_KEY ?? ''),
      close: () => client.end(),
    }
  }
  const directory = await takeDataDirectory(config)
  if (!(await stat(directory.databasePath).catch(() => undefined))) {
    await directory.close()
    throw new Error(
      `${directory.path} holds no database. Start the server once, or set KEEPSAKE_DATA_DIR to its directory.`,
    )
  }
  const database = await PGlite.create(directory.databasePath)
  return {
    query: async <R extends object>(sql: string, values: readonly unknown[] = []) =>
      (await database.query<R>(sql, [...values])).rows,
    keys: async () =>
      config.ENCRYPTION_KEY ? parseEncryptionKeys(config.ENCRYPTION_KEY) : loadKeyFile(directory.keyFilePath),
    async close() {
      await database.close()
      await directory.close()
    },
  }
}

/** Runs work in a transaction, which nothing but the work ends. */
export async function inTransaction<T>(connection: Connection, begin: string, work: () => Promise<T>): Promise<T> {
  await connection.query(begin)
  try {
    const result = await work()
    await connection.query('COMMIT')
    return result
  } catch (error) {
    // the first error says why
    await connection.query('ROLLBACK').catch(() => {})
    throw error
  }
}

const MIGRATIONS = `SELECT migration_name AS name FROM "_prisma_migrations"
  WHERE finished_at IS NOT NULL AND rolled_back_at IS NULL ORDER BY migration_name`

/** The migrations that the tables of a database have. */
export const migrationsIn = async (connection: Connection): Promise<string[]> =>
  (await connection.query<{ name: string }>(MIGRATIONS)).map(({ name }) => name)
