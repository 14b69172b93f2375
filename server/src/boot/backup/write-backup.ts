import { createReadStream, createWriteStream } from 'node:fs'
import { readFile, rename, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import { PGlite } from '@electric-sql/pglite'
import { type Pack, pack } from 'tar-stream'
import { MARK_FILE, pathInDirectory } from '../../platform/attachments/directory.ts'
import { namedFiles } from '../../platform/attachments/sql/file-store.ts'
import type { SqlValue } from '../../platform/database/scope.ts'
import { VERSION } from '../../platform/settings/version.ts'
import { errorCode, syncDirectory } from '../../platform/values/files.ts'
import type { DataDirectory } from '../data-directory.ts'
import { BACKUP_FORMAT, ENTRIES, type Manifest } from './manifest.ts'
import { describe, readRows } from './rows.ts'

export interface BackupSummary {
  tables: number
  /** How many files of rows it holds, and how many of them are missing. Undefined if they are in a bucket. */
  files: { held: number; missing: number } | undefined
  hasKey: boolean
  bytes: number
}

/** What a backup is made of. Nothing of it changes meanwhile. */
export interface BackupSource extends Pick<DataDirectory, 'databasePath' | 'keyFilePath'> {
  /** Undefined if attachments are in a bucket. */
  attachmentsPath: string | undefined
}

/** Writes a database, its key and its files to one file, readable only by its owner. A failure leaves no file. */
export const writeBackup = (source: BackupSource, file: string): Promise<BackupSummary> =>
  writeArchive(file, archive => fill(archive, source))

/** Writes an archive to one file, readable only by its owner. A failure leaves no file. */
export async function writeArchive<Summary extends object>(
  file: string,
  fillIt: (archive: Pack) => Promise<Summary>,
): Promise<Summary & { bytes: number }> {
  if ((await statIfThere(file)) !== undefined)
    throw new Error(`${file} already exists. Choose another name, or remove the file.`)
  const partial = `${file}.partial`
  const archive = pack()
  const writing = pipeline(archive, createGzip(), createWriteStream(partial, { mode: 0o600, flush: true }))
  try {
    const [summary] = await Promise.all([fillIt(archive), writing])
    await rename(partial, file)
    await syncDirectory(dirname(file))
    return { ...summary, bytes: (await stat(file)).size }
  } catch (error) {
    archive.destroy()
    await writing.catch(() => {})
    await rm(partial, { force: true })
    throw error
  }
}

async function fill(
  archive: Pack,
  { databasePath, keyFilePath, attachmentsPath }: BackupSource,
): Promise<Omit<BackupSummary, 'bytes'>> {
  const database = await PGlite.create(databasePath)
  try {
    const contents = await describe(database)
    const head: Manifest = {
      format: BACKUP_FORMAT,
      version: VERSION,
      createdAt: new Date().toISOString(),
      ...contents,
    }
    await add(archive, ENTRIES.manifest, Buffer.from(JSON.stringify(head, null, 2)))
    const key = await readFile(keyFilePath).catch(error => {
      if (errorCode(error) === 'ENOENT') return undefined
      throw error
    })
    if (key) await add(archive, ENTRIES.key, key)
    for (const table of contents.tables) {
      let part = 0
      for await (const rows of readRows(database, table))
        await add(archive, `${ENTRIES.tables}${table.name}/${part++}`, rows)
    }
    const files = attachmentsPath === undefined ? undefined : await addFiles(archive, database, attachmentsPath)
    archive.finalize()
    return { tables: contents.tables.length, files, hasKey: key !== undefined }
  } finally {
    await database.close()
  }
}

export const add = (archive: Pack, name: string, bytes: Uint8Array): Promise<void> =>
  new Promise((resolve, reject) => {
    archive.entry({ name, mode: 0o600 }, Buffer.from(bytes), error => (error ? reject(error) : resolve()))
  })

/** Adds the files that the rows have. Others belong to rows that were deleted, or were not inserted yet. */
async function addFiles(archive: Pack, database: PGlite, root: string): Promise<{ held: number; missing: number }> {
  const addIfThere = async (path: string): Promise<boolean> => {
    const found = await statIfThere(join(root, path))
    if (found === undefined) return false
    const name = `${ENTRIES.attachments}${path.replaceAll('\\', '/')}`
    await pipeline(createReadStream(join(root, path)), archive.entry({ name, size: found.size, mode: 0o600 }))
    return true
  }
  const files = { held: 0, missing: 0 }
  await addIfThere(MARK_FILE)
  const query = async <R extends object>(sql: string, values: readonly SqlValue[] = []): Promise<R[]> =>
    (await database.query<R>(sql, [...values])).rows
  for await (const { key } of namedFiles({ query }))
    files[(await addIfThere(pathInDirectory(key))) ? 'held' : 'missing']++
  return files
}

async function statIfThere(path: string): Promise<{ size: number } | undefined> {
  try {
    return await stat(path)
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return undefined
    throw error
  }
}
