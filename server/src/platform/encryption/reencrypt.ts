import type { Database } from '../database/database.ts'
import type { Vault } from './crypto.ts'
import type { EncryptionKey } from './encryption-keys.ts'

const BATCH = 200

export interface EncryptedColumn {
  table: string
  column: string
  /** SQL condition for rows with an encrypted value. */
  where: string
  /** Encryption purpose of the values. */
  purpose: string
}

/**
 * Encrypts values again that were encrypted with a previous key, in batches. It can be interrupted, and can run while
 * servers use both keys.
 * @returns how many values it encrypted again
 * @throws Error that names the missing key of a value
 */
export async function reencrypt(
  database: Database,
  vault: Vault,
  current: EncryptionKey,
  columns: readonly EncryptedColumn[],
): Promise<number> {
  let total = 0
  for (const column of columns) total += await reencryptColumn(database, vault, current, column)
  return total
}

async function reencryptColumn(
  database: Database,
  vault: Vault,
  { id }: EncryptionKey,
  { table, column, where, purpose }: EncryptedColumn,
): Promise<number> {
  let total = 0
  for (;;) {
    const rows = await database.query<{ value: string }>(
      `SELECT ${column} AS value FROM ${table} WHERE ${where} AND NOT starts_with(${column}, $1) LIMIT ${BATCH}`,
      [`v1.${id}.`],
    )
    if (rows.length === 0) return total
    const old = rows.map(({ value }) => value)
    const renewed = old.map(value => vault.encrypt(vault.decrypt(value, purpose), purpose))
    // by value: a value that has changed since is already encrypted with the current key
    await database.query(
      `UPDATE ${table} SET ${column} = pair.renewed FROM unnest($1::text[], $2::text[]) AS pair(old, renewed)
       WHERE ${where} AND ${column} = pair.old`,
      [old, renewed],
    )
    total += rows.length
  }
}

/** Reads the values of a column, each once. Hand-written: the tables are those of all areas. */
export async function* encryptedValues(
  database: Database,
  { table, column, where }: EncryptedColumn,
): AsyncGenerator<string> {
  let last = ''
  for (;;) {
    const rows = await database.query<{ value: string }>(
      `SELECT DISTINCT ${column} AS value FROM ${table} WHERE ${where} AND ${column} > $1 ORDER BY 1 LIMIT ${BATCH}`,
      [last],
    )
    for (const { value } of rows) yield value
    if (rows.length < BATCH) return
    last = rows.at(-1)?.value ?? ''
  }
}
