import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Database, openDatabase } from '../../server/src/platform/database/database.ts'

/** Opens PostgreSQL at `url`, or the embedded database in a temporary directory. */
export async function openBench(url: string | undefined): Promise<Database> {
  if (url) return openDatabase({ url, directory: '' })
  const directory = await mkdtemp(join(tmpdir(), 'keepsake-recall-'))
  const database = await openDatabase({ directory })
  return {
    ...database,
    close: async () => {
      await database.close()
      await rm(directory, { recursive: true })
    },
  }
}
