import { stat } from 'node:fs/promises'
import { resolve } from 'node:path'
import { attachmentsPathOf } from '../../platform/attachments/open-store.ts'
import { writeBackup } from '../backup/write-backup.ts'
import { readConfig } from '../config.ts'
import { takeDataDirectory } from './embedded-only.ts'
import { UsageError } from './usage.ts'

const MEGABYTE = 1_000_000

/** Writes the data directory to one file. */
export async function backup(args: string[], environment: Record<string, string | undefined>): Promise<void> {
  const [file, ...more] = args
  if (file === undefined || more.length > 0) throw new UsageError('Pass one file name for the backup.')
  const config = readConfig(environment)
  const directory = await takeDataDirectory(config)
  try {
    if (!(await exists(directory.databasePath)))
      throw new Error(`${directory.path} holds no database. Set KEEPSAKE_DATA_DIR to the directory of the server.`)
    const summary = await writeBackup(directory, attachmentsPathOf(config), resolve(file))
    const size = (summary.bytes / MEGABYTE).toFixed(1)
    process.stdout.write(
      `${file}: ${summary.tables} tables, ${summary.attachments} attachments, ${size} MB.\n${aboutKey(summary.hasKey)}\n`,
    )
  } finally {
    await directory.close()
  }
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
