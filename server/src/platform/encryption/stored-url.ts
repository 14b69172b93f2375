import type { Database } from '../database/database.ts'
import { ENCRYPTED, type Vault } from './crypto.ts'
import type { EncryptedColumn } from './reencrypt.ts'

/**
 * A column with URLs, or parts of them. They can contain tokens, so they are stored encrypted, and shown whole to few.
 */
export interface StoredUrl {
  /** The column, for key rotation. */
  column: EncryptedColumn
  encrypt(url: string): string
  /** A row of an earlier version is not encrypted yet. */
  decrypt(stored: string): string
}

const AT_ONCE = 200

export const urlColumn = (table: string, purpose: string, column = 'url'): EncryptedColumn => ({
  table,
  column,
  where: `${column} ~ '${ENCRYPTED.source}'`,
  purpose,
})

export const storedUrl = (column: EncryptedColumn, vault: Vault): StoredUrl => ({
  column,
  encrypt: url => vault.encrypt(url, column.purpose),
  decrypt: stored => (ENCRYPTED.test(stored) ? vault.decrypt(stored, column.purpose) : stored),
})

/** Encrypts the URLs that an earlier version has stored. It can be interrupted, and can run while servers change them. */
export async function encryptStoredUrls(database: Database, { column: stored, encrypt }: StoredUrl): Promise<void> {
  const { table, column, where } = stored
  for (;;) {
    const rows = await database.query<{ url: string }>(
      `SELECT ${column} AS url FROM ${table} WHERE NOT (${where}) LIMIT ${AT_ONCE}`,
    )
    if (rows.length === 0) return
    const plain = [...new Set(rows.map(({ url }) => url))]
    await database.query(
      `UPDATE ${table} SET ${column} = pair.encrypted FROM unnest($1::text[], $2::text[]) AS pair(plain, encrypted)
       WHERE ${column} = pair.plain`,
      [plain, plain.map(encrypt)],
    )
  }
}

/** A URL for those who may not change it: where it leads, without user, path and query, which can contain a token. */
export function maskUrl(text: string): string {
  const url = URL.parse(text)
  if (!url) return '…'
  const isBare = url.pathname === '/' && url.search === '' && url.username === '' && url.password === ''
  return isBare ? text : `${url.origin}/…`
}

const MIN_SECRET = 6
const MAX_KEPT = 2_000
/** What only a URL says, longest first, by URL: each delivery asks for one of the same. */
const known = new Map<string, readonly string[]>()

/** Removes what only the URL says from a text of its receiver, such as an error page that repeats the path. */
export function withoutUrl(text: string, from: string): string {
  if (text.length < MIN_SECRET) return text
  let secrets = known.get(from)
  if (!secrets) {
    if (known.size >= MAX_KEPT) known.clear()
    secrets = secretsIn(from)
    known.set(from, secrets)
  }
  return secrets.reduce((rest, secret) => rest.replaceAll(secret, '…'), text)
}

function secretsIn(from: string): readonly string[] {
  const url = URL.parse(from)
  if (!url) return []
  return [url.pathname + url.search, url.pathname, ...url.searchParams.values(), ...url.pathname.split('/')]
    .flatMap(secret => [secret, decoded(secret)])
    .filter(({ length }) => length >= MIN_SECRET)
    .toSorted((a, b) => b.length - a.length)
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
