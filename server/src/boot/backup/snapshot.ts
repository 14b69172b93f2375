import { copyFile, cp, link, mkdir, readdir } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { errorCode } from '../../platform/values/files.ts'
import type { BackupSource } from './write-backup.ts'

/** What a snapshot is taken of. */
export interface Running extends BackupSource {
  copyDatabase(directory: string): Promise<void>
}

/** File systems and volumes that have no links between two places. */
const NO_LINKS = new Set(['EXDEV', 'EPERM', 'ENOTSUP', 'EMLINK', 'ENOSYS'])

/**
 * Writes a database, its key and its files to a directory while they are in use. The database is as it is at one moment.
 * Files never change, so links are enough. They are made before and after: a file that a row of the copy has was there
 * before, or is still there after.
 */
export async function takeSnapshot(running: Running, directory: string): Promise<BackupSource> {
  const { attachmentsPath } = running
  const snapshot = {
    databasePath: join(directory, basename(running.databasePath)),
    keyFilePath: join(directory, basename(running.keyFilePath)),
    attachmentsPath: attachmentsPath && join(directory, 'attachments'),
  }
  await mkdir(directory, { mode: 0o700 })
  const linkFiles = async (): Promise<void> => {
    if (attachmentsPath && snapshot.attachmentsPath) await linkAll(attachmentsPath, snapshot.attachmentsPath)
  }
  await linkFiles()
  await running.copyDatabase(snapshot.databasePath)
  await linkFiles()
  await ignoring('ENOENT', copyFile(running.keyFilePath, snapshot.keyFilePath))
  return snapshot
}

async function linkAll(from: string, to: string): Promise<void> {
  for (const entry of await readdir(from, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue
    const path = join(entry.parentPath, entry.name)
    const target = join(to, path.slice(from.length + 1))
    await mkdir(dirname(target), { recursive: true })
    // a file that is removed meanwhile is not part of the copy of the database, or is there already
    await ignoring('ENOENT', ignoring('EEXIST', linkOrCopy(path, target)))
  }
}

const linkOrCopy = (from: string, to: string): Promise<void> =>
  link(from, to).catch(error => {
    if (!NO_LINKS.has(errorCode(error) ?? '')) throw error
    return cp(from, to)
  })

async function ignoring(code: string, work: Promise<void>): Promise<void> {
  await work.catch(error => {
    if (errorCode(error) !== code) throw error
  })
}
