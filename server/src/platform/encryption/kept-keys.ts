import { hostname } from 'node:os'
import type { Database } from '../database/database.ts'
import { ENCRYPTED } from './crypto.ts'
import { type EncryptionKeys, idsOf } from './encryption-keys.ts'
import type { EncryptedColumn } from './reencrypt.ts'

/** The keys of this process are not those of the database. */
class OtherEncryptionKey extends Error {
  override readonly name = 'OtherEncryptionKey'
}

const single = { single: true }

/**
 * Call it before serving: all processes of a database need the same keys, or some cannot read what others encrypt. The
 * database keeps the ids of the keys in use. A process with all of them can add its current key, which begins a rotation.
 * @param columns all columns with encrypted values, which tell the keys of a database from before it kept ids
 * @throws OtherEncryptionKey if a key of the database is missing in this process
 */
export async function claimKeys(
  database: Database,
  keys: EncryptionKeys,
  columns: readonly EncryptedColumn[],
): Promise<void> {
  for (;;) {
    const kept = await readKept(database)
    if (kept === undefined) {
      const used = await usedIds(database, columns)
      const readable = idsOf(keys).filter(id => used.includes(id))
      if (used.length > 0 && readable.length === 0) throw refusal(keys, used)
      const ids = [...new Set([keys.current.id, ...readable])]
      // one of several processes is first
      await database.prisma(models => models.encryptionKeySet.createMany({ data: { ids }, skipDuplicates: true }))
      continue
    }
    refuseMissing(kept, keys)
    if (kept.includes(keys.current.id)) return
    const data = { ids: [keys.current.id, ...kept] }
    const where = { ids: { equals: kept } }
    const { count } = await database.prisma(models => models.encryptionKeySet.updateMany({ where, data }))
    if (count > 0) return
  }
}

/** @throws OtherEncryptionKey if a key of the database is missing in this process */
export async function checkKeys(database: Database, keys: EncryptionKeys): Promise<void> {
  refuseMissing((await readKept(database)) ?? [], keys)
}

function refuseMissing(kept: readonly string[], keys: EncryptionKeys): void {
  const missing = kept.filter(id => !idsOf(keys).includes(id))
  if (missing.length > 0) throw refusal(keys, missing)
}

/** Makes the current key the only one that processes need. Call it when every value is encrypted with it. */
export async function keepOnlyCurrent(database: Database, { current }: EncryptionKeys): Promise<void> {
  await writeKept(database, [current.id])
}

/** Lets processes start without keys that are lost. What these encrypted stays unreadable. */
export async function forgetKeys(database: Database, ids: readonly string[]): Promise<void> {
  const kept = (await readKept(database)) ?? []
  await writeKept(
    database,
    kept.filter(id => !ids.includes(id)),
  )
}

const readKept = async (database: Database): Promise<string[] | undefined> =>
  (await database.prisma(models => models.encryptionKeySet.findFirst()))?.ids

const writeKept = (database: Database, ids: string[]) =>
  database.prisma(models => models.encryptionKeySet.upsert({ where: single, create: { ids }, update: { ids } }))

/** The ids of the keys of all stored values. Hand-written: the tables are those of all areas. */
async function usedIds(database: Database, columns: readonly EncryptedColumn[]): Promise<string[]> {
  const used = new Set<string>()
  for (const { table, column, where } of columns) {
    const rows = await database.query<{ id: string }>(
      `SELECT DISTINCT split_part(${column}, '.', 2) AS id FROM ${table} WHERE ${where} AND ${column} ~ $1`,
      [ENCRYPTED.source],
    )
    for (const { id } of rows) used.add(id)
  }
  return [...used]
}

function refusal(keys: EncryptionKeys, missing: readonly string[]): OtherEncryptionKey {
  const [needed, own] = [missing.join(' and '), idsOf(keys).join(' and ')]
  return new OtherEncryptionKey(
    `The secrets of this database need encryption key ${needed}, and this process on ${hostname()} has ${own} in ${keys.source}. Give every server and worker the same keys: add the missing one after the current one, or first run keepsake-server rotate-encryption-key with both. If it is lost: keepsake-server rotate-encryption-key --forget ${missing.join(' ')}`,
  )
}
