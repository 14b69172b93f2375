import { isIP } from 'node:net'

/** What the server knows about a request apart from the request itself. */
export interface Peer {
  /** Peer address of the connection. */
  address: string
}

/** A request that this process sends to itself. */
export const SELF: Peer = { address: '127.0.0.1' }

/**
 * Returns the caller's network address. Behind a trusted proxy, it is the last entry of `X-Forwarded-For`, which the
 * proxy added. The caller can send any entries before it.
 */
export function callerAddress(headers: Headers, peer: Peer, trustProxy: boolean): string {
  const forwarded = trustProxy ? headers.get('X-Forwarded-For')?.split(',').at(-1)?.trim() : undefined
  const address = forwarded && isIP(forwarded) ? forwarded : peer.address
  // an IPv4 caller on a dual-stack socket
  return address.startsWith('::ffff:') && address.includes('.') ? address.slice('::ffff:'.length) : address
}
