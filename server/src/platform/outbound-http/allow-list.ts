import { type Address, blockedBecause, inRange, isCloudMetadata, parseAddress } from './addresses.ts'

/** What the operator opened in OUTBOUND_ALLOW, beyond the public internet. */
export interface AllowList {
  /**
   * Why an address of a host must not be reached, as a noun phrase; undefined when it may be.
   * @param hostname as in a parsed URL
   */
  blockedBecause(address: Address, hostname: string): string | undefined
}

const withoutDot = (hostname: string): string => hostname.replace(/\.$/, '')

const networkOf = (entry: string): [Address, number] | undefined => {
  const [text = '', bits, ...rest] = entry.split('/')
  const address = parseAddress(text.replace(/^\[(.*)\]$/, '$1'))
  if (!address || rest.length > 0) return
  const all = address.kind() === 'ipv4' ? 32 : 128
  if (bits === undefined) return [address, all]
  return /^\d{1,3}$/.test(bits) && Number(bits) <= all ? [address, Number(bits)] : undefined
}

const hostOf = (entry: string): string | undefined => {
  if (!URL.canParse(`http://${entry}`)) return
  const { hostname, href } = new URL(`http://${entry}`)
  // Whatever the entry holds besides a name (port, path, user, wildcard, a short address) shows in what it parses to.
  const name = href === `http://${hostname}/` && /^[a-z0-9._-]+$/.test(hostname) && !parseAddress(hostname)
  return name ? withoutDot(hostname) : undefined
}

/**
 * Reads the allow list: exact host names, addresses, and networks in CIDR form.
 * An allowed name may resolve to any address, a cloud's metadata excepted.
 * @throws Error naming the entry that is none of these
 */
export const parseAllowList = (entries: readonly string[]): AllowList => {
  const hosts = new Set<string>()
  const networks: [Address, number][] = []
  for (const entry of entries) {
    const network = networkOf(entry)
    const host = hostOf(entry)
    if (network) networks.push(network)
    else if (host) hosts.add(host)
    else
      throw new Error(
        `OUTBOUND_ALLOW: "${entry}" is not a host name, an address or a network. Write e.g. hooks.internal, 10.1.2.3 or 10.0.0.0/8; no scheme, port or wildcard.`,
      )
  }
  return {
    blockedBecause(address, hostname) {
      if (isCloudMetadata(address)) return 'a cloud metadata address'
      if (hosts.has(withoutDot(hostname)) || networks.some(network => inRange(address, network))) return
      return blockedBecause(address)
    },
  }
}
