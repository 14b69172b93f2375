import { mkdir, mkdtemp, readdir, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { openDatabase } from '../src/platform/database/database.ts'

/** Writes an archive of an empty, migrated database, and deletes those of other versions beside it. */
export async function writeTemplate(path: string): Promise<void> {
  const draft = await mkdtemp(join(tmpdir(), 'keepsake-prepare-'))
  try {
    const directory = join(draft, 'postgres')
    await (await openDatabase({ directory })).close()
    const database = await PGlite.create(directory)
    // otherwise every copy would replay the write-ahead log
    await database.exec('CHECKPOINT')
    const archive = await database.dumpDataDir('gzip')
    await database.close()
    await mkdir(dirname(path), { recursive: true })
    for (const old of await readdir(dirname(path))) if (old !== basename(path)) await rm(join(dirname(path), old))
    const part = `${path}.${process.pid}.part`
    await writeFile(part, new Uint8Array(await archive.arrayBuffer()))
    await rename(part, path)
  } finally {
    await rm(draft, { recursive: true })
  }
}
