import { ENCRYPTED_COLUMNS } from '../../area-facts.ts'
import { createVault } from '../../platform/encryption/crypto.ts'
import { addKeyToFile, dropPreviousKeys, type EncryptionKeys } from '../../platform/encryption/encryption-keys.ts'
import { claimKeys, forgetKeys, keepOnlyCurrent } from '../../platform/encryption/kept-keys.ts'
import { reencrypt } from '../../platform/encryption/reencrypt.ts'
import { createMetrics } from '../../platform/telemetry/metrics.ts'
import { readConfig } from '../config.ts'
import { createLog } from '../log.ts'
import { openStores, type Stores } from '../stores.ts'
import { UsageError } from './usage.ts'

/**
 * Encrypts every stored secret with the newest key. An interrupted rotation continues when the command is run again.
 * With `--forget`, lets processes start without keys that are lost instead.
 */
export async function rotateEncryptionKey(
  [flag, ...lost]: string[],
  environment: Record<string, string | undefined>,
): Promise<void> {
  if (flag !== undefined && (flag !== '--forget' || lost.length === 0))
    throw new UsageError('Pass nothing, or --forget and the ids of keys that are lost.')
  const config = readConfig(environment)
  const stores = await openStores(config, { log: createLog(config), metrics: createMetrics({ withProcess: false }) })
  try {
    if (flag !== undefined) return void process.stdout.write(await forget(stores, lost))
    await claimKeys(stores.database, stores.keys, ENCRYPTED_COLUMNS)
    process.stdout.write(await (config.ENCRYPTION_KEY ? rotateSetting(stores) : rotateFile(stores)))
  } finally {
    await stores.close()
  }
}

async function forget({ database }: Stores, lost: readonly string[]): Promise<string> {
  await forgetKeys(database, lost)
  return `The database no longer needs encryption key ${lost.join(' and ')}. What is encrypted with it stays unreadable: set those secrets again, or delete what has them.\n`
}

async function rotateSetting({ database, keys }: Stores): Promise<string> {
  if (keys.previous.length === 0)
    throw new Error(
      'ENCRYPTION_KEY holds one key. Put a new one (openssl rand -base64 32) in front of it, separated by a comma, restart every server with that, then run this again.',
    )
  const count = await reencrypt(database, createVault(keys), keys.current, ENCRYPTED_COLUMNS)
  await keepOnlyCurrent(database, keys)
  return `${told(count, keys)} The database needs no other key. Now leave only the first key in ENCRYPTION_KEY and restart every server.\n`
}

async function rotateFile({ database, directory, keys }: Stores): Promise<string> {
  if (!directory) throw new Error('ENCRYPTION_KEY is required with DATABASE_URL.')
  // more than one key: a previous rotation was interrupted, and this one completes it
  const rotated = keys.previous.length > 0 ? keys : await addKeyToFile(directory.keyFilePath)
  const count = await reencrypt(database, createVault(rotated), rotated.current, ENCRYPTED_COLUMNS)
  // before the former key is gone: a start in between has both
  await keepOnlyCurrent(database, rotated)
  await dropPreviousKeys(directory.keyFilePath)
  return `${told(count, rotated)} The former key is gone from ${directory.keyFilePath}.\n`
}

const told = (count: number, { current }: EncryptionKeys): string =>
  `${count} stored ${count === 1 ? 'secret is' : 'secrets are'} encrypted again, with key ${current.id}.`
