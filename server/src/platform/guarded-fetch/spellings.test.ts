import { createServer, type Server } from 'node:net'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createGuardedFetch } from './guarded-fetch.ts'

// A listener on loopback that nothing below may ever reach.
let canary: Server
let port: number
let reached = 0

beforeAll(async () => {
  canary = createServer(socket => {
    reached++
    socket.resume()
    socket.end('HTTP/1.1 200 OK\r\nContent-Length: 6\r\n\r\ncanary')
  })
  await new Promise<void>(resolve => canary.listen(0, '127.0.0.1', resolve))
  const address = canary.address()
  port = address && typeof address === 'object' ? address.port : 0
})
afterAll(() => new Promise(resolve => canary.close(resolve)))
beforeEach(() => {
  reached = 0
})

const NAMES: Record<string, string[]> = {
  'rebind.example': ['127.0.0.1'],
  'mixed.example': ['93.184.215.14', '127.0.0.1'],
  'mixed6.example': ['2606:4700::1111', '::1'],
  'mapped.example': ['::ffff:127.0.0.1'],
  'zone.example': ['fe80::1%lo'],
  'private.example': ['10.0.0.5'],
  'metadata.google.internal': ['169.254.169.254'],
  'odd.example': ['127.1'],
  '127.0.0.1.nip.io': ['127.0.0.1'],
  localhost: ['127.0.0.1', '::1'],
  'localhost.': ['127.0.0.1'],
  'app.localhost': ['127.0.0.1'],
  'localhost.localdomain': ['127.0.0.1'],
  'ip6-localhost': ['::1'],
}
const guarded = createGuardedFetch({ allow: [], resolve: async name => NAMES[name] ?? [] })
afterAll(() => guarded.close())

const HOSTS = [
  '127.0.0.1',
  '127.0.0.1.',
  '127.1',
  '127.0.1',
  '127.127.127.127',
  '127.0.0.2',
  '2130706433',
  '0x7f000001',
  '0X7F000001',
  '0x7f.1',
  '0x7f.0.0.1',
  '0x7f.0x0.0x0.0x1',
  '017700000001',
  '0177.0.0.1',
  '0177.1',
  '00000177.0.0.1',
  '0177.0x0.0.1',
  '127.0.0x1',
  '127.65535',
  '%31%32%37.0.0.1',
  '127%2e0%2e0%2e1',
  '１２７.0.0.1',
  '①②⑦.⓪.⓪.①',
  '127。0。0。1',
  '127．0．0．1',
  '127｡0｡0｡1',
  '127\t.0.0.1',
  '12\n7.0.0.1',
  '0',
  '0.0.0.0',
  '0x0',
  '00',
  '0.0.0.1',
  '[::1]',
  '[::]',
  '[0:0:0:0:0:0:0:1]',
  '[0000::0001]',
  '[::ffff:127.0.0.1]',
  '[::ffff:7f00:1]',
  '[::FFFF:7F00:0001]',
  '[0:0:0:0:0:ffff:127.0.0.1]',
  '[::127.0.0.1]',
  '[::7f00:1]',
  '[::ffff:0:7f00:1]',
  '[64:ff9b::7f00:1]',
  '[64:ff9b::127.0.0.1]',
  '[64:ff9b:1::7f00:1]',
  '[64:ff9b:2::7f00:1]',
  '[2002:7f00:1::]',
  '[2001:0:7f00:1::]',
  '[::5efe:7f00:1]',
  '[fe80::1]',
  '[fec0::1]',
  '[fc00::1]',
  '[fd00:ec2::254]',
  '[ff02::1]',
  '[3fff::1]',
  '[5f00::1]',
  '[100::1]',
  '[2001:db8::1]',
  '10.0.0.1',
  '10.1',
  '0xa.1',
  '172.16.0.1',
  '172.31.255.254',
  '192.168.1.1',
  '0xc0a80101',
  '3232235777',
  '169.254.169.254',
  '0xa9fea9fe',
  '2852039166',
  '169.254.43518',
  '0251.0376.0251.0376',
  '100.64.0.1',
  '100.100.100.200',
  '168.63.129.16',
  '192.0.0.192',
  '198.18.0.1',
  '224.0.0.1',
  '255.255.255.255',
  '[::ffff:a9fe:a9fe]',
  '[::ffff:169.254.169.254]',
  'localhost',
  'LOCALHOST',
  'LocalHost',
  'localhost.',
  'ｌocalhost',
  'lo\tcalhost',
  'app.localhost',
  'localhost.localdomain',
  'ip6-localhost',
  'rebind.example',
  'REBIND.example',
  'mixed.example',
  'mixed6.example',
  'mapped.example',
  'zone.example',
  'private.example',
  'metadata.google.internal',
  'odd.example',
  '127.0.0.1.nip.io',
  'user@127.0.0.1',
  'public.example@127.0.0.1',
  'user:pass@public.example',
]

test.each(HOSTS)('http://%s is never reached', async host => {
  const result = await guarded.fetch(`http://${host}:${port}/`, { livemode: false, timeoutMs: 2_000 })
  expect(result).toEqual({ outcome: 'blocked', reason: expect.any(String), durationMs: expect.any(Number) })
  expect(JSON.stringify(result)).not.toContain('canary')
  expect(reached).toBe(0)
})

test.each([
  'http:\\\\127.0.0.1:PORT\\',
  'http:127.0.0.1:PORT',
  'http:/127.0.0.1:PORT',
  '  http://127.0.0.1:PORT/',
  '\u0000http://127.0.0.1:PORT/',
  'ht\ntp://127.0.0.1:PORT/',
  'http://public.example\\@127.0.0.1:PORT/',
  'http://127.0.0.1:PORT\\@public.example/',
  'http://127.0.0.1:PORT#@public.example/',
  'HTTP://127.0.0.1:PORT/',
  'ftp://127.0.0.1:PORT/',
  'file:///etc/passwd',
  'gopher://127.0.0.1:PORT/_GET',
  'data:text/plain,hi',
  'javascript:1',
  'ws://127.0.0.1:PORT/',
  'blob:http://127.0.0.1:PORT/x',
  'unix:/run/docker.sock',
  '',
  'nonsense',
  '//127.0.0.1:PORT/',
  'http://',
  'http://[::1',
  'http://999.0.0.1/',
  'http://[::1%25lo]:PORT/',
  'http://127.0.0.1:99999/',
])('%j is never reached', async text => {
  const result = await guarded.fetch(text.replace('PORT', String(port)), { livemode: false, timeoutMs: 2_000 })
  expect(['blocked', 'failed']).toContain(result.outcome)
  expect(reached).toBe(0)
})

test('the canary is there: opened by the operator, it answers', async () => {
  const open = createGuardedFetch({ allow: ['127.0.0.1'] })
  expect(await open.fetch(`http://127.0.0.1:${port}/`, { livemode: false })).toMatchObject({
    outcome: 'answered',
    status: 200,
  })
  expect(reached).toBe(1)
  await open.close()
})
