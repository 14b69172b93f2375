import { access, constants, readFile, stat } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { createFiles } from '../../platform/attachments/files.ts'
import { attachmentsPathOf, openAttachmentStore } from '../../platform/attachments/open-store.ts'
import type { Database } from '../../platform/database/database.ts'
import { type EncryptionKeys, parseEncryptionKeys } from '../../platform/encryption/encryption-keys.ts'
import { checkKeys } from '../../platform/encryption/kept-keys.ts'
import { errorCode } from '../../platform/values/files.ts'
import type { Config } from '../config.ts'
import type { Looked } from './database.ts'
import { type Finding, fault, none, ok } from './finding.ts'
import { nearestDirectory } from './machine.ts'

/** What others of the same group or machine may do with a file. */
const OTHERS = 0o077

/** Whether this process can read what is encrypted in the database. */
export async function checkKey({ database }: Looked, config: Config): Promise<Finding> {
  const path = join(resolve(config.KEEPSAKE_DATA_DIR), 'encryption.key')
  const keys = config.ENCRYPTION_KEY ? parseEncryptionKeys(config.ENCRYPTION_KEY) : await readKeyFile(path)
  if (!keys) return none(`There is no key yet: the first start writes one to ${path}.`)
  if (!config.ENCRYPTION_KEY && process.platform !== 'win32' && ((await stat(path)).mode & OTHERS) !== 0)
    return fault(`Others can read ${path}. Run: chmod 600 ${path}`)
  if (database) await checkKeys(database, keys)
  return ok(`${keys.current.id}, of ${keys.source}${database ? ', which reads the secrets of the database' : ''}`)
}

async function readKeyFile(path: string): Promise<EncryptionKeys | undefined> {
  try {
    return parseEncryptionKeys(await readFile(path, 'utf8'), path)
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return undefined
    throw error
  }
}

/** Whether files can be stored, and are those of the database. */
export async function checkFiles({ database }: Looked, config: Config): Promise<Finding> {
  const path = attachmentsPathOf(config)
  if (path !== undefined) {
    const place = await nearestDirectory(path)
    await access(place, constants.W_OK).catch(cause => {
      throw new Error(`This user cannot write to ${place}. Change its owner, or set ATTACHMENTS_DIR.`, { cause })
    })
    // opening the store would create it
    if (place !== path) return absent(path, database)
  }
  const store = await openAttachmentStore(config)
  const { key } = await store.put(Buffer.from('Keepsake'), { space: 'doctor', maxBytes: 100 })
  await store.delete(key)
  if (database) await createFiles(database, store).check()
  return ok(store.place)
}

async function absent(path: string, database: Database | undefined): Promise<Finding> {
  const named = await database?.prisma(models => models.fileStore.findFirst())
  return named
    ? fault(
        `The files of the database are in ${named.place}, and ${path} is not there. Mount the volume, or correct ATTACHMENTS_DIR.`,
      )
    : none(`${path} is not there yet: the first start creates it.`)
}
