import { isIP } from 'node:net'
import ipaddr from 'ipaddr.js'

export type Address = ipaddr.IPv4 | ipaddr.IPv6
type Range = [Address, number]

const ranges = (list: Record<string, string>): { range: Range; what: string }[] =>
  Object.entries(list).map(([cidr, what]) => ({ range: ipaddr.parseCIDR(cidr), what }))

/** IPv4 ranges that are not on the public internet: the IANA special-purpose registry, and additions of clouds. */
const BLOCKED_V4 = ranges({
  '0.0.0.0/8': 'an unspecified address',
  '10.0.0.0/8': 'a private network',
  '100.64.0.0/10': 'a carrier network',
  '127.0.0.0/8': 'loopback',
  '168.63.129.16/32': 'a cloud platform address',
  '169.254.0.0/16': 'a link-local address',
  '172.16.0.0/12': 'a private network',
  '192.0.0.0/24': 'a reserved network',
  '192.0.2.0/24': 'a documentation network',
  '192.88.99.0/24': 'a 6to4 relay',
  '192.168.0.0/16': 'a private network',
  '198.18.0.0/15': 'a benchmarking network',
  '198.51.100.0/24': 'a documentation network',
  '203.0.113.0/24': 'a documentation network',
  '224.0.0.0/4': 'a multicast address',
  '240.0.0.0/4': 'a reserved network',
})

const BLOCKED_V6 = ranges({
  '::1/128': 'loopback',
  '::/8': 'a reserved network',
  '64:ff9b::/32': 'an IPv4 translation network',
  '100::/64': 'a discard address',
  '2001::/23': 'a protocol network',
  '2001:db8::/32': 'a documentation network',
  '2002::/16': 'a 6to4 tunnel',
  '3fff::/20': 'a documentation network',
  '5f00::/16': 'a segment routing network',
  'fc00::/7': 'a private network',
  'fe80::/10': 'a link-local address',
  'fec0::/10': 'a site-local address',
  'ff00::/8': 'a multicast address',
})

/**
 * Addresses at which clouds return credentials: all of link-local (AWS, Azure, Google, OpenStack, ECS, EKS, Tencent,
 * …), Azure's platform address, Alibaba, Oracle, and their IPv6 forms.
 */
const CLOUD_METADATA = ranges({
  '169.254.0.0/16': 'AWS and most others',
  '168.63.129.16/32': 'Azure',
  '100.100.100.200/32': 'Alibaba',
  '192.0.0.192/32': 'Oracle',
  'fd00:ec2::/32': 'AWS',
  'fd20:ce::254/128': 'Google',
  'fe80::a9fe:a9fe/128': 'OpenStack',
})

const NAT64: Range = ipaddr.parseCIDR('64:ff9b::/96')
const GLOBAL_UNICAST: Range = ipaddr.parseCIDR('2000::/3')

/** Whether an address is in a range. Always false for another address family. */
export const inRange = (address: Address, [network, bits]: Range): boolean =>
  address.kind() === network.kind() && address.match(network, bits)

const find = (list: { range: Range; what: string }[], address: Address): string | undefined =>
  list.find(({ range }) => inRange(address, range))?.what

const v4 = (bytes: number[], ...at: number[]): ipaddr.IPv4 => new ipaddr.IPv4(at.map(index => bytes[index] ?? 0))

const isatap = (bytes: number[]): boolean =>
  (bytes[8] === 0 || bytes[8] === 2) && bytes[9] === 0 && bytes[10] === 0x5e && bytes[11] === 0xfe

/** Returns every IPv4 address that a router may extract from an IPv6 address: RFC 6052, 6to4, Teredo and ISATAP. */
const embeddedV4 = (address: ipaddr.IPv6): ipaddr.IPv4[] => {
  const bytes = address.toByteArray()
  const inverted = bytes.map(byte => byte ^ 0xff)
  return [
    v4(bytes, 12, 13, 14, 15),
    v4(bytes, 9, 10, 11, 12),
    v4(bytes, 7, 9, 10, 11),
    v4(bytes, 6, 7, 9, 10),
    v4(bytes, 5, 6, 7, 9),
    v4(bytes, 4, 5, 6, 7),
    v4(bytes, 2, 3, 4, 5),
    v4(inverted, 12, 13, 14, 15),
  ]
}

/**
 * Parses an address as a socket would. Undefined for anything else, including short and octal forms.
 * A zone is dropped, and an IPv4-mapped address becomes IPv4.
 */
export const parseAddress = (text: string): Address | undefined => {
  const bare = text.replace(/%.*$/, '')
  return isIP(bare) === 0 ? undefined : ipaddr.process(bare)
}

/** Whether an address returns a cloud's credentials, in any notation. No setting allows these. */
export const isCloudMetadata = (address: Address): boolean => {
  if (find(CLOUD_METADATA, address)) return true
  if (address instanceof ipaddr.IPv4) return false
  // An ordinary address can contain these bytes by chance, so only forms that a tunnel or translator reads are
  // checked.
  const translated = find(BLOCKED_V6, address) !== undefined || isatap(address.toByteArray())
  return translated && embeddedV4(address).some(inner => find(CLOUD_METADATA, inner))
}

/**
 * Returns why an address is not on the public internet, as a noun phrase (`loopback`, `a private network`). Undefined
 * if it is public. IPv6 that contains an IPv4 address (NAT64, ISATAP) is checked by that address.
 */
export const blockedBecause = (address: Address): string | undefined => {
  if (address instanceof ipaddr.IPv4) return find(BLOCKED_V4, address)
  const bytes = address.toByteArray()
  const last = v4(bytes, 12, 13, 14, 15)
  if (inRange(address, NAT64)) return find(BLOCKED_V4, last)
  const what = find(BLOCKED_V6, address)
  if (what) return what
  if (!inRange(address, GLOBAL_UNICAST)) return 'a reserved network'
  return isatap(bytes) ? find(BLOCKED_V4, last) : undefined
}
