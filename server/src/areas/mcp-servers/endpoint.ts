import type { Vault } from '../../platform/encryption/crypto.ts'
import type { Endpoint } from './connection/mcp-fetch.ts'
import { decryptHeaders, urlsOf } from './headers.ts'
import type { StoredServer } from './store.ts'

/** Where and how a stored server is called. @throws UnreadableSecret */
export const endpointOf = (
  { url, headers }: Pick<StoredServer, 'url' | 'headers'>,
  vault: Vault,
  livemode: boolean,
): Endpoint => ({ url: urlsOf(vault).decrypt(url), headers: decryptHeaders(headers, vault), livemode })

/** Why a server is not called if its endpoint cannot be decrypted. */
export const UNREADABLE =
  'Its URL or its headers cannot be decrypted. Set both again, or ask the operator for the encryption key.'
