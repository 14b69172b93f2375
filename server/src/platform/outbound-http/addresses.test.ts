import { expect, test } from 'vitest'
import { blockedBecause, isCloudMetadata, parseAddress } from './addresses.ts'
import { parseAllowList } from './allow-list.ts'

const address = (text: string) => {
  const parsed = parseAddress(text)
  if (!parsed) throw new Error(`${text} is not an address`)
  return parsed
}

// First and last address of every blocked network. A range that is one bit too short fails at one of its ends.
const CLOSED: [string, string][] = [
  ['0.0.0.0', '0.255.255.255'],
  ['10.0.0.0', '10.255.255.255'],
  ['100.64.0.0', '100.127.255.255'],
  ['127.0.0.0', '127.255.255.255'],
  ['168.63.129.16', '168.63.129.16'],
  ['169.254.0.0', '169.254.255.255'],
  ['172.16.0.0', '172.31.255.255'],
  ['192.0.0.0', '192.0.0.255'],
  ['192.0.2.0', '192.0.2.255'],
  ['192.88.99.0', '192.88.99.255'],
  ['192.168.0.0', '192.168.255.255'],
  ['198.18.0.0', '198.19.255.255'],
  ['198.51.100.0', '198.51.100.255'],
  ['203.0.113.0', '203.0.113.255'],
  ['224.0.0.0', '239.255.255.255'],
  ['240.0.0.0', '255.255.255.255'],
  ['::', 'ff:ffff:ffff:ffff:ffff:ffff:ffff:ffff'],
  ['100::', '100::ffff:ffff:ffff:ffff'],
  ['2001::', '2001:1ff:ffff:ffff:ffff:ffff:ffff:ffff'],
  ['2001:db8::', '2001:db8:ffff:ffff:ffff:ffff:ffff:ffff'],
  ['2002::', '2002:ffff:ffff:ffff:ffff:ffff:ffff:ffff'],
  ['3fff::', '3fff:fff:ffff:ffff:ffff:ffff:ffff:ffff'],
  ['5f00::', '5f00:ffff:ffff:ffff:ffff:ffff:ffff:ffff'],
  ['fc00::', 'fdff:ffff:ffff:ffff:ffff:ffff:ffff:ffff'],
  ['fe80::', 'febf:ffff:ffff:ffff:ffff:ffff:ffff:ffff'],
  ['fec0::', 'feff:ffff:ffff:ffff:ffff:ffff:ffff:ffff'],
  ['ff00::', 'ffff:ffff:ffff:ffff:ffff:ffff:ffff:ffff'],
  ['4000::', '5eff:ffff:ffff:ffff:ffff:ffff:ffff:ffff'],
]

test.each(CLOSED)('%s to %s is blocked', (first, last) => {
  expect(blockedBecause(address(first))).toBeTypeOf('string')
  expect(blockedBecause(address(last))).toBeTypeOf('string')
})

// The neighbors of the blocked networks, to detect ranges that are too wide.
test.each(
  '1.0.0.0 9.255.255.255 11.0.0.0 100.63.255.255 100.128.0.0 126.255.255.255 128.0.0.0 168.63.129.15 168.63.129.17 169.253.255.255 169.255.0.0 172.15.255.255 172.32.0.0 192.0.1.0 192.0.3.0 192.167.255.255 192.169.0.0 198.17.255.255 198.20.0.0 203.0.112.255 203.0.114.0 223.255.255.255 8.8.8.8 2000:: 2001:200:: 2001:db7:: 2001:db9:: 2003:: 2606:4700::1111 3ffe:: 3fff:1000::'.split(
    ' ',
  ),
)('%s is public', text => {
  expect(blockedBecause(address(text))).toBeUndefined()
})

test.each([
  ['v4-mapped', '::ffff:127.0.0.1'],
  ['v4-mapped in hex', '::ffff:7f00:1'],
  ['v4-compatible', '::127.0.0.1'],
  ['v4-translated', '::ffff:0:127.0.0.1'],
  ['NAT64', '64:ff9b::7f00:1'],
  ['NAT64 of a local prefix', '64:ff9b:1::7f00:1'],
  ['NAT64 of another prefix', '64:ff9b:2::7f00:1'],
  ['6to4', '2002:7f00:1::'],
  ['Teredo', '2001:0:4136:e378:8000:63bf:80ff:fffe'],
  ['ISATAP', '::5efe:7f00:1'],
  ['ISATAP in a public prefix', '2606:4700::5efe:a00:1'],
  ['ISATAP with the universal bit', '2606:4700::200:5efe:a00:1'],
  ['a zone', 'fe80::1%eth0'],
])('an internal IPv4 address is detected in %s', (_, text) => {
  expect(blockedBecause(address(text))).toBeTypeOf('string')
})

test('a public IPv4 address stays public when mapped or behind NAT64', () => {
  expect(blockedBecause(address('::ffff:8.8.8.8'))).toBeUndefined()
  expect(blockedBecause(address('64:ff9b::808:808'))).toBeUndefined()
})

const METADATA =
  '169.254.169.254 169.254.170.2 169.254.170.23 100.100.100.200 168.63.129.16 192.0.0.192 fd00:ec2::254 fd00:ec2::23 fd20:ce::254 fe80::a9fe:a9fe ::ffff:169.254.169.254 ::a9fe:a9fe 64:ff9b::a9fe:a9fe 64:ff9b:1::a9fe:a9fe 64:ff9b:1:a9fe:a9:fe00:: 2002:a9fe:a9fe:: 2606:4700::5efe:a9fe:a9fe'.split(
    ' ',
  )

test.each(METADATA)('%s is cloud metadata, which no setting allows', text => {
  expect(isCloudMetadata(address(text))).toBe(true)
  const open = parseAllowList(['0.0.0.0/0', '::/0', 'metadata.example', text])
  expect(open.blockedBecause(address(text), 'metadata.example')).toBe('a cloud metadata address')
})

test.each(['127.0.0.1', '10.0.0.1', '8.8.8.8', 'fd00::1', '2606:4700::a9fe:a9fe'])('%s is not cloud metadata', text => {
  expect(isCloudMetadata(address(text))).toBe(false)
})

test.each(['', '127.1', '0x7f000001', '2130706433', '010.0.0.1', 'localhost', '[::1]', '1.2.3.4.5', '::g'])(
  '%j is not an address',
  text => expect(parseAddress(text)).toBeUndefined(),
)

test('the operator allows exact hosts, addresses and networks', () => {
  const allow = parseAllowList(['Hooks.Internal.', '10.1.2.3', '172.16.0.0/12', '[fd12::5]', 'fd34::/16'])
  const reason = (ip: string, host = ip) => allow.blockedBecause(address(ip), host)
  expect(reason('192.168.0.1', 'hooks.internal')).toBeUndefined()
  expect(reason('192.168.0.1', 'hooks.internal.')).toBeUndefined()
  expect(reason('192.168.0.1', 'sub.hooks.internal')).toBe('a private network')
  expect(reason('10.1.2.3', 'anything.example')).toBeUndefined()
  expect(reason('::ffff:10.1.2.3')).toBeUndefined()
  expect(reason('10.1.2.4')).toBe('a private network')
  expect(reason('172.20.0.1')).toBeUndefined()
  expect(reason('fd12::5')).toBeUndefined()
  expect(reason('fd34::9')).toBeUndefined()
  expect(reason('fd99::9')).toBe('a private network')
})

test.each([
  '',
  '*.internal',
  'http://hooks',
  'hooks:8080',
  'hooks/path',
  'user@hooks',
  '10.1',
  '10.0.0.0/33',
  '10.0.0/8',
  '::1/129',
  '10.0.0.0/',
  '0x7f.1',
  'a b',
])('the entry %j is rejected by name', entry =>
  expect(() => parseAllowList(['ok.internal', entry])).toThrow(`OUTBOUND_ALLOW: "${entry}"`),
)
