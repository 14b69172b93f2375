import type { Connect, ServerIdentity } from './connection/connection.ts'
import { ConnectionError } from './connection/connection-error.ts'
import type { Endpoint } from './connection/mcp-fetch.ts'
import { UNREADABLE } from './endpoint.ts'
import { LISTING_MS } from './limits.ts'
import type { NewServer } from './store.ts'
import { cleanText } from './tools/clean-text.ts'
import { type Listing, readListing } from './tools/listed-tool.ts'

const MAX_IDENTITY_LENGTH = 200

/** How a server was reached, and what it lists. */
export type Listed =
  | { outcome: 'listed'; identity: ServerIdentity; listing: Listing }
  /** @param identity what it said before it failed */
  | { outcome: 'failed'; reason: string; identity: ServerIdentity | undefined }

/** Lists the tools of a server. Rejects only if `signal` aborts. @param endpoint undefined if it cannot be decrypted */
export async function listTools(
  connect: Connect,
  endpoint: Endpoint | undefined,
  signal: AbortSignal,
): Promise<Listed> {
  if (endpoint === undefined) return { outcome: 'failed', reason: UNREADABLE, identity: undefined }
  let identity: ServerIdentity | undefined
  try {
    const connection = await connect(endpoint, { timeoutMs: LISTING_MS, signal })
    identity = clean(connection.identity)
    try {
      return { outcome: 'listed', identity, listing: readListing(await connection.listTools()) }
    } finally {
      await connection.close()
    }
  } catch (error) {
    if (error instanceof ConnectionError) return { outcome: 'failed', reason: error.message, identity }
    throw error
  }
}

const clean = ({ name, version, protocolVersion }: ServerIdentity): ServerIdentity => ({
  ...(name !== undefined && { name: cleanText(name, MAX_IDENTITY_LENGTH) }),
  ...(version !== undefined && { version: cleanText(version, MAX_IDENTITY_LENGTH) }),
  ...(protocolVersion !== undefined && { protocolVersion }),
})

/** The columns about the last listing. */
export function statusOf(
  listed: Listed,
  now: Date,
): Pick<NewServer, 'status' | 'statusReason' | 'checkedAt'> & Partial<Omit<NewServer, 'slug'>> {
  if (listed.outcome === 'failed') return { status: 'failed', statusReason: listed.reason, checkedAt: now }
  const { name = null, version = null, protocolVersion = null } = listed.identity
  return {
    status: 'connected',
    statusReason: null,
    checkedAt: now,
    listedAt: now,
    serverName: name,
    serverVersion: version,
    protocolVersion,
  }
}
