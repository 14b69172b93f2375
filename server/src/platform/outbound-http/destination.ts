import { parseAddress } from './addresses.ts'
import type { AllowList } from './allow-list.ts'
import { isHostName } from './host-name.ts'

/** Returns all addresses of a host name. Called for each attempt. Results are not cached. */
export type Resolve = (hostname: string) => Promise<string[]>

/** A URL that may be called, and its checked addresses. */
export interface Destination {
  url: URL
  addresses: string[]
}

/** Which data a call is for, and what it may do besides. */
export interface CallMode {
  livemode: boolean
  /** Live data may call http at hosts that the operator lists, such as a tool server in the same network. */
  plainHttp?: boolean
}

export type Vetted =
  | { outcome: 'allowed'; destination: Destination }
  | { outcome: 'blocked'; reason: string /** The public ones of its addresses. */; publicAddresses: string[] }
  | { outcome: 'unresolved'; reason: string }

const blocked = (reason: string, publicAddresses: string[] = []): Vetted => ({
  outcome: 'blocked',
  reason,
  publicAddresses,
})

const HINT = 'The operator of this server can allow it in OUTBOUND_ALLOW.'

/** The same for unknown and private names: otherwise callers could find out the names of the operator's network. */
const notPublic = (hostname: string): string =>
  `The name ${hostname} does not resolve, or not only to public addresses. ${HINT}`

/** The host of a URL, without the brackets of an address. */
export const hostOf = ({ hostname }: URL): string => hostname.replace(/^\[(.*)\]$/, '$1')

/**
 * Checks whether a URL may be called. It is parsed once, and the parsed form is called, so that no second parser can
 * find a different host in it.
 */
export const vet = async (
  text: string,
  { livemode, plainHttp }: CallMode,
  allow: AllowList,
  resolve: Resolve,
): Promise<Vetted> => {
  if (!URL.canParse(text)) return blocked('Not a valid URL.')
  const url = new URL(text)
  if (url.protocol !== 'https:' && url.protocol !== 'http:')
    return blocked(`${url.protocol} URLs are not called; use https.`)
  if (url.username !== '' || url.password !== '')
    return blocked('A URL with a user name or password in it is not called; send a header.')
  if (url.port === '0') return blocked('Nobody listens on port 0.')

  const hostname = hostOf(url)
  if (livemode && url.protocol === 'http:' && !(plainHttp && allow.lists(hostname)))
    return blocked(`Live mode calls https URLs only; a test key may use http.${plainHttp ? ` ${HINT}` : ''}`)
  const literal = parseAddress(hostname)
  if (literal) {
    const what = allow.blockedBecause(literal, hostname)
    return what
      ? blocked(`The address is ${what}. ${what.includes('metadata') ? '' : HINT}`.trimEnd())
      : { outcome: 'allowed', destination: { url, addresses: [hostname] } }
  }

  if (!isHostName(hostname)) return blocked(`${hostname} is not a host name.`)
  let addresses: string[]
  try {
    addresses = await resolve(hostname)
  } catch {
    addresses = []
  }
  if (addresses.length === 0) return { outcome: 'unresolved', reason: notPublic(hostname) }
  const publicAddresses = addresses.filter(address => {
    const parsed = parseAddress(address)
    return parsed && allow.blockedBecause(parsed, hostname) === undefined
  })
  if (publicAddresses.length === addresses.length) return { outcome: 'allowed', destination: { url, addresses } }
  return blocked(notPublic(hostname), publicAddresses)
}
