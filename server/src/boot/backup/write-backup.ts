import { createReadStream, createWriteStream } from 'node:fs'
import { readdir, readFile, rename, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import { PGlite } from '@electric-sql/pglite'
import { type Pack, pack } from 'tar-stream'
import type { DataDirectory } from '../../platform/data-directory.ts'
import { errorCode, syncDirectory } from '../../platform/files.ts'
import { VERSION } from '../../platform/version.ts'
import { BACKUP_FORMAT, ENTRIES, type Manifest } from './manifest.ts'
import { describe, readRows } from './rows.ts'

/** Summary of a written backup. */
export interface BackupSummary {
  tables: number
  attachments: number
  hasKey: boolean
  /** Size of the file. */
  bytes: number
}

/**
 * Writes the contents of a data directory to one file, readable only by its owner. The caller holds the lock of the
 * directory, so nothing changes meanwhile. A failure leaves no file.
 */
export async function writeBackup(
  directory: DataDirectory,
  attachmentsPath: string | undefined,
  file: string,
): Promise<BackupSummary> {
  if ((await statIfThere(file)) !== undefined)
    throw new Error(`${file} already exists. Choose another name, or remove the file.`)
  const partial = `${file}.partial`
  const archive = pack()
  const writing = pipeline(archive, createGzip(), createWriteStream(partial, { mode: 0o600, flush: true }))
  try {
    const [summary] = await Promise.all([fill(archive, directory, attachmentsPath), writing])
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
  directory: DataDirectory,
  attachmentsPath: string | undefined,
): Promise<Omit<BackupSummary, 'bytes'>> {
  const database = await PGlite.create(directory.databasePath)
  try {
    const contents = await describe(database)
    const head: Manifest = {
      format: BACKUP_FORMAT,
      version: VERSION,
      createdAt: new Date().toISOString(),
      ...contents,
    }
    await add(archive, ENTRIES.manifest, Buffer.from(JSON.stringify(head, null, 2)))
    const key = await readFile(directory.keyFilePath).catch(error => {
      if (errorCode(error) === 'ENOENT') return undefined
      throw error
    })
    if (key) await add(archive, ENTRIES.key, key)
    for (const table of contents.tables) {
      let part = 0
      for await (const rows of readRows(database, table))
        await add(archive, `${ENTRIES.tables}${table.name}/${part++}`, rows)
    }
    const attachments = attachmentsPath === undefined ? 0 : await addFiles(archive, attachmentsPath)
    archive.finalize()
    return { tables: contents.tables.length, attachments, hasKey: key !== undefined }
  } finally {
    await database.close()
  }
}

const add = (archive: Pack, name: string, bytes: Uint8Array): Promise<void> =>
  new Promise((resolve, reject) => {
    archive.entry({ name, mode: 0o600 }, Buffer.from(bytes), error => (error ? reject(error) : resolve()))
  })

async function addFiles(archive: Pack, root: string): Promise<number> {
  if ((await statIfThere(root)) === undefined) return 0
  const entries = await readdir(root, { recursive: true, withFileTypes: true })
  const files = entries.filter(entry => entry.isFile()).map(entry => join(entry.parentPath, entry.name))
  for (const path of files) {
    const { size } = await stat(path)
    const name = `${ENTRIES.attachments}${path.slice(root.length + 1).replaceAll('\\', '/')}`
    await pipeline(createReadStream(path), archive.entry({ name, size, mode: 0o600 }))
  }
  return files.length
}

async function statIfThere(path: string): Promise<{ size: number } | undefined> {
  try {
    return await stat(path)
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return undefined
    throw error
  }
}
