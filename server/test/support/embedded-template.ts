import { createHash } from 'node:crypto'
import { cpSync } from 'node:fs'
import { mkdir, mkdtemp, readdir, readFile, rename, rm, stat } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { openDatabase } from '../../src/platform/database/database.ts'
import { loadFunctions } from '../../src/platform/database/migrations/functions.ts'
import { errorCode } from '../../src/platform/values/files.ts'

const MIGRATIONS = new URL('../../prisma/migrations/', import.meta.url)
const PGLITE = pathToFileURL(createRequire(import.meta.url).resolve('@electric-sql/pglite'))
const DAY_MS = 86_400_000

/**
 * Returns a migrated, closed PGlite directory to copy from. Creating one takes seconds, so it is stored in `cache`
 * under a name that changes with the migrations, the functions and PGlite.
 */
export async function embeddedTemplate(cache: string): Promise<string> {
  await mkdir(cache, { recursive: true })
  const template = join(cache, `pglite-${await fingerprint()}`)
  if (await exists(template)) return template
  await removeOld(cache)
  const draft = await mkdtemp(join(cache, 'draft-'))
  const database = await openDatabase({ directory: join(draft, 'postgres') })
  // otherwise every copy would replay the write-ahead log
  await database.query('CHECKPOINT')
  await database.close()
  try {
    await rename(draft, template)
  } catch (error) {
    // another run finished first, and its template is the same
    if (!['ENOTEMPTY', 'EEXIST'].includes(errorCode(error) ?? '')) throw error
    await rm(draft, { recursive: true })
  }
  return template
}

/** Creates a data directory with an empty migrated database. Synchronous: to wait for each of its files takes longer. */
export const copyTemplate = (template: string, directory: string): void =>
  cpSync(template, directory, { recursive: true })

async function fingerprint(): Promise<string> {
  const hash = createHash('sha256')
  hash.update(await readFile(new URL('../package.json', PGLITE)))
  for (const name of (await readdir(MIGRATIONS)).sort()) {
    if (name.endsWith('.toml')) continue
    hash.update(name).update(await readFile(new URL(`${name}/migration.sql`, MIGRATIONS)))
  }
  for (const { sql } of await loadFunctions()) hash.update(sql)
  return hash.digest('hex').slice(0, 16)
}

async function removeOld(cache: string): Promise<void> {
  for (const name of await readdir(cache)) {
    const path = join(cache, name)
    if ((await stat(path)).mtimeMs < Date.now() - DAY_MS) await rm(path, { recursive: true, force: true })
  }
}

const exists = (path: string): Promise<boolean> =>
  stat(path).then(
    () => true,
    () => false,
  )
