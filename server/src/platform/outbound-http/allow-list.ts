import { type Address, blockedBecause, inRange, isCloudMetadata, parseAddress } from './addresses.ts'

/** What the operator allows in OUTBOUND_ALLOW, in addition to the public internet. */
export interface AllowList {
  /** Why an address of a host is blocked, as a noun phrase. Undefined if allowed. @param hostname of a parsed URL */
  blockedBecause(address: Address, hostname: string): string | undefined
  /** Whether a host is listed by its name, or is an address of a listed network. Not what a name resolves to. */
  lists(hostname: string): boolean
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
  // Anything besides a name (port, path, user, wildcard, short address) changes the parsed form.
  const name = href === `http://${hostname}/` && /^[a-z0-9._-]+$/.test(hostname) && !parseAddress(hostname)
  return name ? withoutDot(hostname) : undefined
}

/**
 * Parses the allow list: exact host names, addresses, and networks in CIDR notation.
 * An allowed name may resolve to any address except cloud metadata.
 * @throws Error that names the invalid entry
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
  const isListed = (address: Address): boolean => networks.some(network => inRange(address, network))
  return {
    lists(hostname) {
      const address = parseAddress(hostname)
      return address ? isListed(address) : hosts.has(withoutDot(hostname))
    },
    blockedBecause(address, hostname) {
      if (isCloudMetadata(address)) return 'a cloud metadata address'
      if (hosts.has(withoutDot(hostname)) || isListed(address)) return
      return blockedBecause(address)
    },
  }
}
