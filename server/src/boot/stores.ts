import type { AttachmentStore } from '../platform/attachments/attachment-store.ts'
import { openAttachmentStore } from '../platform/attachments/open-store.ts'
import { type Database, type DatabaseOptions, openDatabase } from '../platform/database/database.ts'
import { createVault, type Vault } from '../platform/encryption/crypto.ts'
import { type EncryptionKeys, loadKeyFile, parseEncryptionKeys } from '../platform/encryption/encryption-keys.ts'
import type { Logger } from '../platform/log/log.ts'
import type { Metrics } from '../platform/telemetry/metrics.ts'
import { errorCode } from '../platform/values/files.ts'
import type { Config } from './config.ts'
import type { DataDirectory } from './data-directory.ts'
import { type EmbeddedStore, openEmbedded } from './embedded-store.ts'

/** The persistent state of a process. */
export interface Stores {
  database: Database
  /** Undefined if the database is PostgreSQL. */
  directory: DataDirectory | undefined
  keys: EncryptionKeys
  vault: Vault
  attachments: AttachmentStore
  close(): Promise<void>
}

export interface Observers {
  log: Logger
  metrics: Metrics
  /** Called for each round trip to the database. */
  onRoundTrip?: NonNullable<DatabaseOptions['onRoundTrip']>
}

/**
 * Opens the data directory (embedded only), the encryption keys and the database, and applies migrations.
 * @param opened the embedded database, if it was started in advance
 * @throws Error with the fix: the directory is in use or of another version, or the database is unreachable
 */
export async function openStores(config: Config, observers: Observers, opened?: EmbeddedStore): Promise<Stores> {
  const { directory, embedded } = opened ?? (await openEmbedded(config))
  try {
    const keys = await readEncryptionKeys(config, directory)
    const attachments = await openAttachmentStore(config)
    const database = await openDatabaseOf(config, directory, { ...observers, embedded })
    return {
      database,
      directory,
      keys,
      vault: createVault(keys),
      attachments,
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

/**
 * Opens the database of the settings.
 * @param options `migrates`: whether it applies the migrations of this version [yes]
 * @throws Error with the fix if it is unreachable
 */
export const openDatabaseOf = (
  config: Config,
  directory: DataDirectory | undefined,
  { log, metrics, ...options }: Observers & Pick<DatabaseOptions, 'migrates' | 'embedded'>,
): Promise<Database> =>
  openDatabase({
    url: config.DATABASE_URL,
    directory: directory?.databasePath ?? '',
    poolSize: config.DATABASE_POOL_SIZE,
    ...options,
    onStatement: metrics.query,
    isTraced: config.OTEL_EXPORTER_OTLP_ENDPOINT !== undefined,
    // not the error itself, since it contains the client with its settings and statements
    onUnavailable: ({ message: reason }, seconds) =>
      log.error({ reason, seconds: Math.round(seconds) }, 'The database is unavailable. Retrying until it answers.'),
    onAvailable: seconds => log.info({ seconds: Math.round(seconds) }, 'The database is available again.'),
  }).catch(error => {
    throw config.DATABASE_URL ? cannotConnect(error, config.DATABASE_URL) : error
  })

/** Returns the keys of `ENCRYPTION_KEY`, or those in the data directory, which are created on the first start. */
async function readEncryptionKeys(config: Config, directory: DataDirectory | undefined): Promise<EncryptionKeys> {
  if (config.ENCRYPTION_KEY) return parseEncryptionKeys(config.ENCRYPTION_KEY)
  if (directory) return loadKeyFile(directory.keyFilePath)
  throw new Error('ENCRYPTION_KEY is required with DATABASE_URL. Make one with: openssl rand -base64 32')
}

// https://www.postgresql.org/docs/current/errcodes-appendix.html
const REASONS: Record<string, string> = {
  ECONNREFUSED: 'nothing answers at that address. Start the database, or correct DATABASE_URL.',
  ENOTFOUND: 'its host is not known. Correct DATABASE_URL.',
  ETIMEDOUT: 'its host does not answer. Look at DATABASE_URL and at the network.',
  '28P01': 'it refuses the password. Correct DATABASE_URL.',
  '28000': 'it refuses this user. Correct DATABASE_URL, or the rules of the database for who may connect.',
  '3D000': 'it has no such database. Create it (createdb), or correct DATABASE_URL.',
  '42501': 'this user may not create tables there. Grant it the right, or use the owner of the database.',
}

/** Replaces a driver's connection error with one that says what to do and does not contain the password. */
export function cannotConnect(cause: unknown, url: string): unknown {
  const reason = REASONS[errorCode(cause) ?? '']
  const { host = url, pathname = '' } = URL.parse(url) ?? {}
  return reason ? new Error(`The database ${host}${pathname} cannot be used: ${reason}`, { cause }) : cause
}
