import type { Config } from './config.ts'
import { type DataDirectory, openDataDirectory } from './data-directory.ts'
import { EMBEDDED_POSTGRES_MAJOR } from './embedded-store.ts'

/**
 * Locks the data directory for a command that works on its files.
 * @throws Error if the database is PostgreSQL, which has its own tools, or if a server is using the directory
 */
export async function takeDataDirectory(config: Config): Promise<DataDirectory> {
  if (config.DATABASE_URL)
    throw new Error(
      'DATABASE_URL is set, and this command works with the embedded database only. Back up PostgreSQL with its own tools: pg_dump --format=custom --file=keepsake.dump "$DATABASE_URL", and pg_restore to restore it. Keep ENCRYPTION_KEY with the backup: stored secrets cannot be read without it.',
    )
  return openDataDirectory(config.KEEPSAKE_DATA_DIR, EMBEDDED_POSTGRES_MAJOR)
}
