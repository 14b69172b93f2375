import type { Vault } from './platform/crypto.ts'
import type { Database } from './platform/database/database.ts'
import type { EncryptionKey } from './platform/encryption-keys.ts'
import { RESPONSE_PURPOSE } from './platform/idempotency.ts'
import { AUTH_PURPOSE, SECRET_PURPOSE } from './webhooks/subscriptions/sealed.ts'

const BATCH = 200

/** Every column that holds sealed values. */
const SEALED = [
  { table: 'idempotency_entries', column: 'response', where: 'sealed', purpose: RESPONSE_PURPOSE },
  { table: 'webhook_subscriptions', column: 'secret_current', where: 'true', purpose: SECRET_PURPOSE },
  {
    table: 'webhook_subscriptions',
    column: 'secret_previous',
    where: 'secret_previous IS NOT NULL',
    purpose: SECRET_PURPOSE,
  },
  { table: 'webhook_subscriptions', column: 'auth_secret', where: 'auth_secret IS NOT NULL', purpose: AUTH_PURPOSE },
]

/**
 * Seals what was sealed with another key anew with the current one, a batch at a time: it can be interrupted, and run
 * beside servers that have both keys.
 * @returns how many values were sealed anew
 * @throws Error when a value's key is not at hand, naming that key
 */
export async function reseal(database: Database, vault: Vault, current: EncryptionKey): Promise<number> {
  let total = 0
  for (const column of SEALED) total += await resealColumn(database, vault, current, column)
  return total
}

async function resealColumn(
  database: Database,
  vault: Vault,
  { id }: EncryptionKey,
  { table, column, where, purpose }: (typeof SEALED)[number],
): Promise<number> {
  let total = 0
  for (;;) {
    const rows = await database.query<{ value: string }>(
      `SELECT ${column} AS value FROM ${table} WHERE ${where} AND NOT starts_with(${column}, $1) LIMIT ${BATCH}`,
      [`v1.${id}.`],
    )
    if (rows.length === 0) return total
    const old = rows.map(({ value }) => value)
    const anew = old.map(value => vault.seal(vault.open(value, purpose), purpose))
    // by its value: one that changed meanwhile was sealed with the current key already
    await database.query(
      `UPDATE ${table} SET ${column} = pair.anew FROM unnest($1::text[], $2::text[]) AS pair(old, anew)
       WHERE ${where} AND ${column} = pair.old`,
      [old, anew],
    )
    total += rows.length
  }
}
