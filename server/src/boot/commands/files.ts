import { stat } from 'node:fs/promises'
import { AttachmentError, type AttachmentStore } from '../../platform/attachments/attachment-store.ts'
import { openDirectoryStore } from '../../platform/attachments/directory.ts'
import { adoptStore } from '../../platform/attachments/file-place.ts'
import { namedFiles } from '../../platform/attachments/sql/file-store.ts'
import { createMetrics } from '../../platform/telemetry/metrics.ts'
import { readConfig } from '../config.ts'
import { createLog } from '../log.ts'
import { openStores, type Stores } from '../stores.ts'
import { UsageError } from './usage.ts'

/** `files adopt` and `files copy <folder>`. */
export async function files(args: string[], environment: Record<string, string | undefined>): Promise<void> {
  const [name, folder, ...more] = args
  const copies = name === 'copy' && folder !== undefined && more.length === 0
  if (!copies && args.join(' ') !== 'adopt')
    throw new UsageError('The commands for files are: files copy <folder>, files adopt')
  const config = readConfig(environment)
  const stores = await openStores(config, { log: createLog(config), metrics: createMetrics({ withProcess: false }) })
  try {
    await (copies ? copyFrom(folder, stores) : adopt(stores))
  } finally {
    await stores.close()
  }
}

/** Makes the folder or bucket of this process the one of the database, and lists the files it lacks. */
async function adopt({ database, attachments }: Stores): Promise<void> {
  let missing = 0
  for await (const { table, key } of adoptStore(database, attachments)) {
    missing += 1
    process.stdout.write(`missing: ${key} (${table})\n`)
  }
  process.stdout.write(
    `The files of the database are now in ${attachments.place}. ${told(missing)} Restart servers and workers.\n`,
  )
}

/** Copies the files of all rows from a folder to the folder or bucket of this process, which keeps those it has. */
async function copyFrom(folder: string, { database, attachments }: Stores): Promise<void> {
  if (!(await stat(folder).catch(() => undefined))?.isDirectory()) throw new Error(`There is no folder ${folder}.`)
  const source = await openDirectoryStore(folder)
  let [copied, missing] = [0, 0]
  for await (const { table, key } of namedFiles(database)) {
    if (await attachments.has(key)) continue
    if (await copy(key, source, attachments)) copied += 1
    else {
      missing += 1
      process.stdout.write(`missing: ${key} (${table})\n`)
    }
  }
  process.stdout.write(
    `Copied ${copied} files from ${folder} to ${attachments.place}. ${told(missing)} Accept the new place: keepsake-server files adopt\n`,
  )
}

/** @returns false if the source does not have it, or has other bytes under its name */
async function copy(key: string, from: AttachmentStore, to: AttachmentStore): Promise<boolean> {
  const [space = ''] = key.split('/')
  try {
    const stored = await to.put(await from.get(key), { space, maxBytes: Number.POSITIVE_INFINITY })
    return stored.key === key
  } catch (error) {
    if (error instanceof AttachmentError && error.problem === 'missing') return false
    throw error
  }
}

const told = (missing: number): string =>
  missing === 0 ? 'No file is missing.' : `${missing} ${missing === 1 ? 'file is' : 'files are'} missing.`
