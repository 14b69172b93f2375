import { stat } from 'node:fs/promises'
import { attachmentsPathOf } from '../../platform/attachments/open-store.ts'
import { readBackup } from '../backup/read-backup.ts'
import { readConfig } from '../config.ts'
import { takeDataDirectory } from './embedded-only.ts'
import { UsageError } from './usage.ts'

/** Fills the data directory from a backup. */
export async function restore(args: string[], environment: Record<string, string | undefined>): Promise<void> {
  const force = args.includes('--force')
  const [file, ...more] = args.filter(arg => arg !== '--force')
  if (file === undefined || more.length > 0) throw new UsageError('Pass one backup file to restore from.')
  await stat(file).catch(cause => {
    throw new Error(`There is no file ${file}.`, { cause })
  })
  const config = readConfig(environment)
  const directory = await takeDataDirectory(config)
  try {
    const isTaken = await stat(directory.databasePath).then(
      () => true,
      () => false,
    )
    if (isTaken && !force)
      throw new Error(
        `${directory.path} already holds a database. Set KEEPSAKE_DATA_DIR to an empty directory, or pass --force to keep the old database under another name.`,
      )
    const { createdAt, version } = await readBackup(
      file,
      directory,
      attachmentsPathOf(config) ?? directory.attachmentsPath,
    )
    process.stdout.write(`${directory.path} holds what Keepsake ${version} wrote on ${createdAt}. Start the server.\n`)
  } finally {
    await directory.close()
  }
}
