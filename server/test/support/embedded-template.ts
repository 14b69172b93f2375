import { createHash } from 'node:crypto'
import { cpSync, readdirSync, truncateSync } from 'node:fs'
import { mkdir, mkdtemp, readdir, readFile, rename, rm, stat, truncate } from 'node:fs/promises'
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
  // every test copies it, and nobody creates a database from these, which are two thirds of its files
  await database.query("UPDATE pg_database SET datistemplate = false WHERE datname LIKE 'template_'")
  for (const name of ['template0', 'template1']) await database.query(`DROP DATABASE IF EXISTS ${name}`)
  // otherwise every copy would replay the write-ahead log, and contain that of the migrations
  await database.query('SELECT pg_switch_wal()')
  await database.query('CHECKPOINT')
  const [log] = await database.query<{ current: string }>('SELECT pg_walfile_name(pg_current_wal_lsn()) AS current')
  await database.close()
  await shorten(join(draft, LOG), log?.current ?? '')
  try {
    await rename(draft, template)
  } catch (error) {
    // another run finished first, and its template is the same
    if (!['ENOTEMPTY', 'EEXIST'].includes(errorCode(error) ?? '')) throw error
    await rm(draft, { recursive: true })
  }
  return template
}

/**
 * Keeps of the log only what is written, of the file that is written now: of its 16 MB almost all are zeros, which no copy
 * has to write.
 */
async function shorten(folder: string, current: string): Promise<void> {
  for (const name of logFiles(folder)) if (name !== current) await rm(join(folder, name))
  const bytes = await readFile(join(folder, current))
  await truncate(join(folder, current), bytes.findLastIndex(byte => byte !== 0) + 1)
}

const LOG = join('postgres', 'pg_wal')
const LOG_BYTES = 16 * 1024 ** 2
const logFiles = (folder: string): string[] => readdirSync(folder).filter(name => /^[0-9A-F]{24}$/.test(name))

/** Creates a data directory with an empty migrated database. Synchronous: to wait for each of its files takes longer. */
export function copyTemplate(template: string, directory: string): void {
  cpSync(template, directory, { recursive: true })
  for (const name of logFiles(join(directory, LOG))) truncateSync(join(directory, LOG, name), LOG_BYTES)
}

async function fingerprint(): Promise<string> {
  const hash = createHash('sha256')
  // what is done to it here
  hash.update(await readFile(new URL(import.meta.url)))
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
