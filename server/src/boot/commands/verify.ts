import { createHash } from 'node:crypto'
import { ENCRYPTED_COLUMNS } from '../../area-facts.ts'
import { AttachmentError, type AttachmentStore } from '../../platform/attachments/attachment-store.ts'
import { namedFiles } from '../../platform/attachments/sql/file-store.ts'
import type { Database } from '../../platform/database/database.ts'
import { encryptedValues } from '../../platform/encryption/reencrypt.ts'
import { createMetrics } from '../../platform/telemetry/metrics.ts'
import { readConfig } from '../config.ts'
import { createLog } from '../log.ts'
import { openStores, type Stores } from '../stores.ts'

const BATCH = 500

/** What was read of one kind, and what is wrong with the rest. */
interface Part {
  read: number
  problems: string[]
}

/** Reads every memory, file and secret, after a restore. @throws Error with their number if some cannot be read */
export async function verify(environment: Record<string, string | undefined>): Promise<void> {
  const config = readConfig(environment)
  const stores = await openStores(config, { log: createLog(config), metrics: createMetrics({ withProcess: false }) })
  try {
    const memories = await readMemories(stores.database)
    const files = await readFiles(stores)
    const secrets = await readSecrets(stores)
    const problems = [...files.problems, ...secrets.problems]
    for (const problem of problems) process.stdout.write(`${problem}\n`)
    process.stdout.write(`Read: ${memories} memories, ${files.read} files, ${secrets.read} secrets.\n`)
    if (problems.length > 0)
      throw new Error(
        `Not readable: ${problems.length}. Files: copy the missing ones from a newer backup of ${stores.attachments.place}. Secrets: add the key they were encrypted with to ENCRYPTION_KEY.`,
      )
  } finally {
    await stores.close()
  }
}

async function readMemories(database: Database): Promise<number> {
  let [read, last] = [0, '']
  for (;;) {
    const rows = await database.prisma(models =>
      models.memory.findMany({ where: { id: { gt: last } }, orderBy: { id: 'asc' }, take: BATCH }),
    )
    read += rows.length
    if (rows.length < BATCH) return read
    last = rows.at(-1)?.id ?? ''
  }
}

async function readFiles({ database, attachments }: Stores): Promise<Part> {
  const files: Part = { read: 0, problems: [] }
  for await (const { table, key } of namedFiles(database)) {
    const problem = await problemOf(attachments, key)
    if (problem === undefined) files.read++
    else files.problems.push(`${problem}: ${key} (${table})`)
  }
  return files
}

async function problemOf(attachments: AttachmentStore, key: string): Promise<'missing' | 'damaged' | undefined> {
  const hash = createHash('sha256')
  try {
    for await (const part of await attachments.get(key)) hash.update(part)
  } catch (error) {
    if (error instanceof AttachmentError && error.problem === 'missing') return 'missing'
    throw error
  }
  // the name of a file is the hash of its bytes
  return key.endsWith(`/${hash.digest('hex')}`) ? undefined : 'damaged'
}

async function readSecrets({ database, vault }: Stores): Promise<Part> {
  const secrets: Part = { read: 0, problems: [] }
  for (const column of ENCRYPTED_COLUMNS)
    for await (const value of encryptedValues(database, column))
      try {
        vault.decrypt(value, column.purpose)
        secrets.read++
      } catch (error) {
        secrets.problems.push(
          `unreadable: ${column.table}.${column.column}: ${error instanceof Error ? error.message : error}`,
        )
      }
  return secrets
}
