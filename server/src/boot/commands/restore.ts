import { stat } from 'node:fs/promises'
import { attachmentsPathOf, openAttachmentStore } from '../../platform/attachments/open-store.ts'
import { parseEncryptionKeys } from '../../platform/encryption/encryption-keys.ts'
import { fillPostgresql } from '../backup/fill-postgresql.ts'
import { readBackup } from '../backup/read-backup.ts'
import { type Config, readConfig } from '../config.ts'
import { takeDataDirectory } from '../embedded-only.ts'
import { cannotConnect } from '../stores.ts'
import { UsageError } from './usage.ts'

/** Fills the data directory, or the PostgreSQL of `DATABASE_URL`, from a backup. */
export async function restore(args: string[], environment: Record<string, string | undefined>): Promise<void> {
  const force = args.includes('--force')
  const [file, ...more] = args.filter(arg => arg !== '--force')
  if (file === undefined || more.length > 0) throw new UsageError('Pass one backup file to restore from.')
  if (file.startsWith('-')) throw new UsageError(`restore has no option ${file}. Its only one is --force.`)
  await stat(file).catch(cause => {
    throw new Error(`There is no file ${file}.`, { cause })
  })
  const { DATABASE_URL: url, ENCRYPTION_KEY: key } = environment
  if (url?.trim() && !key?.trim())
    throw new Error(
      `ENCRYPTION_KEY must have the key of the backup. That of an embedded server is in it: export ENCRYPTION_KEY="$(tar -xzOf ${file} encryption.key | paste -sd, -)"`,
    )
  const config = readConfig(environment)
  await (config.DATABASE_URL ? intoPostgresql : intoDirectory)(file, config, force)
}

async function intoPostgresql(file: string, config: Config, force: boolean): Promise<void> {
  const { DATABASE_URL: url = '', ENCRYPTION_KEY = '' } = config
  const keys = parseEncryptionKeys(ENCRYPTION_KEY)
  const attachments = await openAttachmentStore(config)
  const { manifest, files } = await fillPostgresql(file, { url, keys, attachments, force }).catch(error => {
    throw cannotConnect(error, url)
  })
  const { host = '', pathname = '' } = URL.parse(url) ?? {}
  process.stdout.write(
    `${host}${pathname} holds what Keepsake ${manifest.version} wrote on ${manifest.createdAt}: ${manifest.tables.length} tables, and ${files} files in ${attachments.place}. Start the servers and workers with the same settings.\n`,
  )
}

async function intoDirectory(file: string, config: Config, force: boolean): Promise<void> {
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
    const place = attachmentsPathOf(config) ?? directory.attachmentsPath
    const { createdAt, version } = await readBackup(file, directory, place)
    process.stdout.write(`${directory.path} holds what Keepsake ${version} wrote on ${createdAt}. Start the server.\n`)
  } finally {
    await directory.close()
  }
}
