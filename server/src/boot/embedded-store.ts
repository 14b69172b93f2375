import { type EmbeddedServer, startEmbedded } from '../platform/database/embedded/embedded.ts'
import type { Config } from './config.ts'
import { type DataDirectory, openDataDirectory } from './data-directory.ts'

/** The PostgreSQL version that PGlite contains. */
export const EMBEDDED_POSTGRES_MAJOR = 18

/** Both are undefined if the database is PostgreSQL. */
export interface EmbeddedStore {
  directory?: DataDirectory
  embedded?: Promise<EmbeddedServer>
}

/**
 * Opens the data directory and starts the embedded database on it, in its own thread. Imports little, so that it can start
 * before the rest of the code is loaded.
 * @throws Error with the fix: the directory is in use or of another version
 */
export async function openEmbedded({
  DATABASE_URL: url,
  KEEPSAKE_DATA_DIR: path,
}: Pick<Config, 'DATABASE_URL' | 'KEEPSAKE_DATA_DIR'>): Promise<EmbeddedStore> {
  if (url !== undefined) return {}
  const directory = await openDataDirectory(path, EMBEDDED_POSTGRES_MAJOR)
  const embedded = startEmbedded({ directory: directory.databasePath })
  // who awaits it hears of a failure
  embedded.catch(() => {})
  return { directory, embedded }
}
