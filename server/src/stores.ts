import type { Config } from './config.ts'
import { createVault, type Vault } from './platform/crypto.ts'
import { type DataDirectory, openDataDirectory } from './platform/data-directory.ts'
import { type Database, type DatabaseOptions, openDatabase } from './platform/database/database.ts'
import { type EncryptionKeys, loadKeyFile, parseEncryptionKeys } from './platform/encryption-keys.ts'

/** The PostgreSQL that PGlite embeds. */
export const EMBEDDED_POSTGRES_MAJOR = 18

/** Where a process keeps everything that it must find again. */
export interface Stores {
  database: Database
  vault: Vault
  close(): Promise<void>
}

/** Told of what the database does. */
export type DatabaseHooks = Pick<DatabaseOptions, 'onRoundTrip' | 'onStatement' | 'onError'>

/**
 * Opens the data directory (embedded only), the encryption keys and the database, and brings its tables up to date.
 * @throws Error that says what to do: the directory is in use or of another version, the database cannot be reached
 */
export async function openStores(config: Config, hooks: DatabaseHooks = {}): Promise<Stores> {
  const directory = config.DATABASE_URL
    ? undefined
    : await openDataDirectory(config.KEEPSAKE_DATA_DIR, EMBEDDED_POSTGRES_MAJOR)
  try {
    const keys = await readEncryptionKeys(config, directory)
    const database = await openDatabase({
      url: config.DATABASE_URL,
      directory: directory?.databasePath ?? '',
      poolSize: config.DATABASE_POOL_SIZE,
      ...hooks,
    })
    return {
      database,
      vault: createVault(keys),
      async close() {
        await database.close()
        await directory?.close()
      },
    }
  } catch (error) {
    await directory?.close()
    throw error
  }
}

/** The keys of `ENCRYPTION_KEY`; without it those in the data directory, made on the first start. */
async function readEncryptionKeys(config: Config, directory: DataDirectory | undefined): Promise<EncryptionKeys> {
  if (config.ENCRYPTION_KEY) return parseEncryptionKeys(config.ENCRYPTION_KEY)
  if (directory) return loadKeyFile(directory.keyFilePath)
  throw new Error('ENCRYPTION_KEY is required with DATABASE_URL. Make one with: openssl rand -base64 32')
}
