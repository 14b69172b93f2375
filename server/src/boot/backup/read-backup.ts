import { createReadStream, createWriteStream } from 'node:fs'
import { cp, mkdir, rename, rm, stat } from 'node:fs/promises'
import { dirname, join, normalize } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import { PGlite } from '@electric-sql/pglite'
import { type Extract, extract } from 'tar-stream'
import { installTemplate } from '../../platform/database/database-template.ts'
import { withJoined } from '../../platform/database/joined-migrations.ts'
import { loadMigrations, MIGRATIONS_TABLE } from '../../platform/database/migrations.ts'
import { errorCode } from '../../platform/values/files.ts'
import type { DataDirectory } from '../data-directory.ts'
import { BACKUP_FORMAT, ENTRIES, Manifest } from './manifest.ts'
import { beginFilling, endFilling, writeRows } from './rows.ts'

/**
 * Fills a data directory from a backup. Everything is written next to the directory first and then moved in, so a
 * damaged backup leaves the directory unchanged. Previous contents are kept with the suffix `.before-restore`.
 * @returns the manifest of the backup
 */
export async function readBackup(file: string, directory: DataDirectory, attachmentsPath: string): Promise<Manifest> {
  const draft = join(directory.path, 'restoring')
  await rm(draft, { recursive: true, force: true })
  await mkdir(draft, { mode: 0o700 })
  try {
    const manifest = await unpack(file, draft)
    const moment = new Date().toISOString().replaceAll(/[:.]/g, '-')
    const places = { postgres: directory.databasePath, key: directory.keyFilePath, attachments: attachmentsPath }
    for (const [name, place] of Object.entries(places)) {
      if (!(await exists(join(draft, name)))) continue
      if (await exists(place)) await rename(place, `${place}.before-restore-${moment}`)
      await mkdir(dirname(place), { recursive: true })
      await move(join(draft, name), place)
    }
    return manifest
  } finally {
    await rm(draft, { recursive: true, force: true })
  }
}

/** The directory of attachments may be on another disk. */
async function move(from: string, to: string): Promise<void> {
  try {
    await rename(from, to)
  } catch (error) {
    if (errorCode(error) !== 'EXDEV') throw error
    await cp(from, to, { recursive: true })
  }
}

async function unpack(file: string, draft: string): Promise<Manifest> {
  const archive = extract()
  const reading = pipeline(createReadStream(file), createGunzip(), archive)
  const result = fillFrom(archive, draft)
  try {
    await Promise.all([reading, result])
    return await result
  } catch (cause) {
    archive.destroy()
    await result.catch(() => {})
    if (cause instanceof UnusableBackup) throw cause
    const why = cause instanceof Error ? cause.message : String(cause)
    throw new Error(`${file} is not a backup of Keepsake, or it is damaged: ${why}`, { cause })
  }
}

type Entry = Extract extends AsyncIterable<infer One> ? One : never

class UnusableBackup extends Error {}

async function fillFrom(archive: AsyncIterable<Entry>, draft: string): Promise<Manifest> {
  let manifest: Manifest | undefined
  let database: PGlite | undefined
  try {
    for await (const entry of archive) {
      const { name } = entry.header
      if (!manifest) {
        if (name !== ENTRIES.manifest) throw new Error('it does not begin with its manifest')
        manifest = readManifest(await bytesOf(entry))
        database = await createTables(manifest, join(draft, 'postgres'))
      } else if (name.startsWith(ENTRIES.tables)) {
        const table = manifest.tables.find(candidate => name.startsWith(`${ENTRIES.tables}${candidate.name}/`))
        if (!table || !database) throw new Error(`its manifest does not name ${name}`)
        await writeRows(database, table, await bytesOf(entry))
      } else if (name === ENTRIES.key) {
        await writeFile(entry, join(draft, 'key'))
      } else if (name.startsWith(ENTRIES.attachments) && normalize(name) === name) {
        await writeFile(entry, join(draft, name))
      } else throw new Error(`it holds ${name}, which no backup does`)
    }
    if (!manifest || !database) throw new Error('it is empty')
    await endFilling(database, manifest.sequences)
    return manifest
  } finally {
    await database?.close()
  }
}

function readManifest(bytes: Uint8Array): Manifest {
  const manifest = Manifest.parse(JSON.parse(Buffer.from(bytes).toString()))
  if (manifest.format <= BACKUP_FORMAT) return manifest
  throw new UnusableBackup(
    `The backup was written by Keepsake ${manifest.version}, in a format that this version does not read. Install that version or a newer one.`,
  )
}

/** Creates the tables as they were when the backup was written. The server migrates them when it starts. */
async function createTables({ migrations, tables, version }: Manifest, path: string): Promise<PGlite> {
  const known = new Map((await loadMigrations()).map(migration => [migration.name, migration]))
  const wanted = namesOf(migrations).map(name => {
    const migration = known.get(name)
    if (migration) return migration
    throw new UnusableBackup(
      `The backup was written by Keepsake ${version}, which is newer than this one. Install that version or a newer one.`,
    )
  })
  await installTemplate(path)
  const database = await PGlite.create(path)
  for (const { sql } of wanted) await database.exec(sql)
  await database.exec(MIGRATIONS_TABLE)
  await beginFilling(database, tables)
  return database
}

function namesOf(migrations: readonly string[]): string[] {
  try {
    return withJoined(migrations)
  } catch (cause) {
    throw new UnusableBackup(cause instanceof Error ? cause.message : String(cause), { cause })
  }
}

async function bytesOf(entry: Entry): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Uint8Array[] = []
  // the types do not say that entries of an archive are bytes
  for await (const chunk of entry) chunks.push(chunk as Uint8Array)
  return new Uint8Array(Buffer.concat(chunks))
}

async function writeFile(entry: Entry, path: string): Promise<void> {
  await mkdir(dirname(path), { recursive: true })
  await pipeline(entry, createWriteStream(path, { mode: 0o600, flush: true }))
}

const exists = (path: string): Promise<boolean> =>
  stat(path).then(
    () => true,
    () => false,
  )
