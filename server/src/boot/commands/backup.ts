import { stat } from 'node:fs/promises'
import { resolve } from 'node:path'
import { attachmentsPathOf } from '../../platform/attachments/open-store.ts'
import { requestSnapshot } from '../backup/snapshot-service.ts'
import { type BackupSource, type BackupSummary, writeBackup } from '../backup/write-backup.ts'
import { type Config, readConfig } from '../config.ts'
import { DirectoryInUse } from '../data-directory.ts'
import { takeDataDirectory } from '../embedded-only.ts'
import { UsageError } from './usage.ts'

const MEGABYTE = 1_000_000

/** Writes the data directory to one file. */
export async function backup(args: string[], environment: Record<string, string | undefined>): Promise<void> {
  const [file, ...more] = args
  if (file === undefined || more.length > 0) throw new UsageError('Pass one file name for the backup.')
  const config = readConfig(environment)
  const { source, release } = await sourceOf(config)
  try {
    if (!(await exists(source.databasePath)))
      throw new Error(
        `${config.KEEPSAKE_DATA_DIR} holds no database. Set KEEPSAKE_DATA_DIR to the directory of the server.`,
      )
    const { tables, files, bytes, hasKey } = await writeBackup(source, resolve(file))
    const size = (bytes / MEGABYTE).toFixed(bytes < MEGABYTE ? 3 : 1)
    process.stdout.write(`${file}: ${tables} tables, ${files?.held ?? 0} files, ${size} MB.\n`)
    process.stdout.write(`${[aboutKey(hasKey), ...aboutFiles(files)].join('\n')}\n`)
  } finally {
    await release()
  }
}

/** The data directory, or a snapshot of it if a server is using it. */
async function sourceOf(config: Config): Promise<{ source: BackupSource; release: () => Promise<void> }> {
  const attachmentsPath = attachmentsPathOf(config)
  try {
    const directory = await takeDataDirectory(config)
    return { source: { ...directory, attachmentsPath }, release: directory.close }
  } catch (error) {
    if (!(error instanceof DirectoryInUse)) throw error
    const snapshot = await requestSnapshot(resolve(config.KEEPSAKE_DATA_DIR))
    if (!snapshot) throw error
    return { source: snapshot.source, release: snapshot.release }
  }
}

const aboutFiles = (files: BackupSummary['files']): string[] => {
  if (files === undefined) return ['Files are in a bucket, which this backup does not hold: back it up as well.']
  return files.missing > 0 ? [`Files of the database that are missing in its folder: ${files.missing}.`] : []
}

const aboutKey = (hasKey: boolean): string =>
  hasKey
    ? 'It holds the encryption key as well: keep it as safe as a password.'
    : 'It holds no encryption key: keep ENCRYPTION_KEY, without which stored secrets cannot be read.'

const exists = (path: string): Promise<boolean> =>
  stat(path).then(
    () => true,
    () => false,
  )
