import { createWriteStream } from 'node:fs'
import { cp, mkdir, rename, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { PGlite } from '@electric-sql/pglite'
import { MIGRATIONS_TABLE } from '../../platform/database/migrations/migrations.ts'
import { errorCode } from '../../platform/values/files.ts'
import type { DataDirectory } from '../data-directory.ts'
import { type Entry, migrationsOf, readArchive, refuseOrganization, type Target } from './archive.ts'
import { ENTRIES, type Manifest } from './manifest.ts'
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
  const target = draftIn(draft)
  try {
    const manifest = await readArchive(file, target).finally(target.close)
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

function draftIn(draft: string): Target & { close(): Promise<void> } {
  let database: PGlite | undefined
  const opened = (): PGlite => {
    if (!database) throw new Error('it has rows before its tables')
    return database
  }
  return {
    async begin(manifest) {
      refuseOrganization(manifest)
      const path = join(draft, 'postgres')
      const wanted = await migrationsOf(manifest)
      database = await PGlite.create(path)
      for (const { sql } of wanted) await database.exec(sql)
      await database.exec(MIGRATIONS_TABLE)
      await beginFilling(database, manifest.tables)
    },
    key: bytes => writeFile([bytes], join(draft, 'key')),
    rows: (table, bytes) => writeRows(opened(), table, bytes),
    file: (path, entry) => writeFile(entry, join(draft, ENTRIES.attachments, path)),
    end: ({ sequences }) => endFilling(opened(), sequences),
    close: async () => database?.close(),
  }
}

async function writeFile(content: Entry | Uint8Array[], path: string): Promise<void> {
  await mkdir(dirname(path), { recursive: true })
  await pipeline(content, createWriteStream(path, { mode: 0o600, flush: true }))
}

const exists = (path: string): Promise<boolean> =>
  stat(path).then(
    () => true,
    () => false,
  )
