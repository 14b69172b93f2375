import { isIP } from 'node:net'

/** What the server knows of a request beside the request itself. */
export interface Peer {
  /** Address of the other end of the connection. */
  address: string
}

/** A request of this process to itself. */
export const SELF: Peer = { address: '127.0.0.1' }

/**
 * The caller's network address. Behind a trusted proxy it is the last entry of `X-Forwarded-For`: that one the proxy
 * wrote itself, whatever the caller sent before it.
 */
export function callerAddress(headers: Headers, peer: Peer, trustProxy: boolean): string {
  const forwarded = trustProxy ? headers.get('X-Forwarded-For')?.split(',').at(-1)?.trim() : undefined
  const address = forwarded && isIP(forwarded) ? forwarded : peer.address
  // an IPv4 caller on a socket that takes both
  return address.startsWith('::ffff:') && address.includes('.') ? address.slice('::ffff:'.length) : address
}
