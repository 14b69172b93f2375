import type { Vault } from '../../platform/encryption/crypto.ts'
import type { EncryptedColumn } from '../../platform/encryption/reencrypt.ts'
import { type StoredUrl, storedUrl, urlColumn } from '../../platform/encryption/stored-url.ts'
import { OWN_HEADERS } from '../../platform/outbound-http/outbound-http.ts'
import { invalid } from '../../platform/values/errors.ts'

const PURPOSE = 'mcp_server.headers'

const URL_COLUMN = urlColumn('mcp_servers', 'mcp_server.url')

export const HEADER_COLUMNS: EncryptedColumn[] = [
  { table: 'mcp_servers', column: 'headers', where: 'headers IS NOT NULL', purpose: PURPOSE },
  URL_COLUMN,
]

/** The URLs of servers, which can contain tokens. */
export const urlsOf = (vault: Vault): StoredUrl => storedUrl(URL_COLUMN, vault)

export type Headers = Readonly<Record<string, string>>

/** Set by the protocol. */
const OF_MCP = /^(mcp-.*|content-type|accept|last-event-id)$/

/** @throws ApiError `validation_error` for headers that cannot be set, or that are there twice */
export function checkHeaders(headers: Headers): void {
  const seen = new Set<string>()
  for (const header of Object.keys(headers)) {
    const name = header.toLowerCase()
    const path = `body.headers.${header}`
    if (OWN_HEADERS.has(name) || OF_MCP.test(name))
      throw invalid(path, `The header ${header} is set by the connection itself. Leave it out.`)
    if (seen.has(name)) throw invalid(path, `The header ${header} is there twice. Leave one out.`)
    seen.add(name)
  }
}

/** Null if there are none. */
export const encryptHeaders = (headers: Headers, vault: Vault): string | null =>
  Object.keys(headers).length === 0 ? null : vault.encrypt(JSON.stringify(headers), PURPOSE)

export const decryptHeaders = (encrypted: string | null, vault: Vault): Headers =>
  // written by `encryptHeaders`, which successful decryption proves
  encrypted === null ? {} : (JSON.parse(vault.decrypt(encrypted, PURPOSE)) as Headers)
