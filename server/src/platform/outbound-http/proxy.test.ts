import { createServer, type IncomingHttpHeaders } from 'node:http'
import { createServer as createTlsServer } from 'node:https'
import { connect, type Socket } from 'node:net'
import { generate } from 'selfsigned'
import { expect, test } from 'vitest'
import { guard, listen, silentPort, started, text } from '../../../test/support/outbound-hosts.ts'
import { parseProxy } from './proxy.ts'
import type { Step } from './steps.ts'

/** A proxy on loopback that connects to what it is told, except to refused addresses. */
async function startProxy({ refuses = [] as string[], answer = 'HTTP/1.1 200 OK\r\n\r\n' } = {}) {
  const asked: { target: string; headers: IncomingHttpHeaders }[] = []
  const sockets = new Set<Socket>()
  const server = createServer((_, response) => response.writeHead(400).end())
  server.on('connect', (request, client: Socket) => {
    const target = request.url ?? ''
    asked.push({ target, headers: request.headers })
    sockets.add(client)
    client.on('error', () => client.destroy())
    if (refuses.some(address => target.startsWith(address))) return client.end('HTTP/1.1 502 Bad Gateway\r\n\r\n')
    const [, host = '', port] = /^(.*):(\d+)$/.exec(target) ?? []
    const upstream = connect({ host, port: Number(port) }, () => {
      client.write(answer)
      upstream.pipe(client).pipe(upstream)
    })
    upstream.on('error', () => client.destroy())
    client.on('close', () => upstream.destroy())
  })
  const port = await started(server, '127.0.0.1', 0)
  const drop = (): void => {
    for (const socket of sockets) socket.destroy()
  }
  return { asked, proxy: { host: '127.0.0.1', port }, drop }
}

const PUBLIC = ['127.0.0.1']

test('the proxy is told the address that was checked, and never the name', async () => {
  const { asked, proxy, drop } = await startProxy()
  const port = await listen((request, response) => response.end(request.headers.host))
  const guarded = guard({ resolve: async () => PUBLIC, proxy: { ...proxy, authorization: 'Basic eA==' } })
  const call = () => guarded.fetch(`http://hooks.example:${port}/`, { livemode: false })
  expect(text(await call())).toBe(`hooks.example:${port}`)
  expect(text(await call())).toBe(`hooks.example:${port}`)
  for (const { target, headers } of asked) {
    expect(target).toBe(`127.0.0.1:${port}`)
    expect(headers).toEqual({ host: target, 'proxy-authorization': 'Basic eA==' })
  }
  expect(asked.length).toBeGreaterThan(0)
  drop()
})

test('TLS verifies the name through the proxy', async () => {
  const { asked, proxy, drop } = await startProxy()
  const { private: key, cert } = await generate([{ name: 'commonName', value: 'hooks.example' }], {
    extensions: [{ name: 'subjectAltName', altNames: [{ type: 2, value: 'hooks.example' }] }],
  })
  const names: unknown[] = []
  const tls = createTlsServer({ key, cert }, (request, response) => {
    names.push(Reflect.get(request.socket, 'servername'))
    response.end('secure')
  })
  const port = await started(tls, '127.0.0.1', 0)
  const guarded = guard({ resolve: async () => PUBLIC, proxy })
  const call = (host: string, ca: string | undefined, onStep?: (step: Step) => void) =>
    guarded.fetch(`https://${host}:${port}/`, {
      livemode: true,
      ...(ca !== undefined && { tls: { ca } }),
      ...(onStep && { onStep }),
    })
  expect(text(await call('hooks.example', cert))).toBe('secure')
  expect(names).toEqual(['hooks.example'])
  expect(await call('other.example', cert)).toMatchObject({ outcome: 'failed', kind: 'tls' })
  expect(await call('hooks.example', undefined)).toMatchObject({ outcome: 'failed', kind: 'tls' })
  expect(asked.map(({ target }) => target)).toEqual(Array(3).fill(`127.0.0.1:${port}`))
  const steps: Step[] = []
  await call('hooks.example', cert, step => steps.push(step))
  expect(steps.map(({ name, status }) => [name, status])).toEqual(
    ['resolve', 'allow', 'connect', 'tls', 'respond'].map(name => [name, 'passed']),
  )
  expect(steps[2]?.detail).toContain('through the proxy')
  drop()
})

test('a name that resolves to a forbidden address later is not asked for', async () => {
  const { asked, proxy, drop } = await startProxy()
  const port = await listen((_, response) => response.end('ok'))
  const answers = [PUBLIC, ['169.254.169.254']]
  const guarded = guard({ resolve: async () => answers.shift() ?? [], proxy })
  const call = () => guarded.fetch(`http://rebind.example:${port}/`, { livemode: false })
  expect(text(await call())).toBe('ok')
  expect(await call()).toMatchObject({ outcome: 'blocked' })
  expect(asked).toHaveLength(1)
  drop()
})

test.skipIf(process.platform !== 'linux')('the next address is asked for if one cannot be reached', async () => {
  const { asked, proxy, drop } = await startProxy({ refuses: ['127.0.0.2'] })
  const port = await listen((_, response) => response.end('ok'))
  const guarded = guard({ allow: ['127.0.0.0/8'], resolve: async () => ['127.0.0.2', '127.0.0.1'], proxy })
  expect(text(await guarded.fetch(`http://two.example:${port}/`, { livemode: false }))).toBe('ok')
  expect(asked.map(({ target }) => target)).toEqual([`127.0.0.2:${port}`, `127.0.0.1:${port}`])
  drop()
})

test.each([
  ['refuses', { refuses: ['127.0.0.1'] }],
  ['does not speak HTTP', { answer: 'SSH-2.0\r\n\r\n' }],
  ['sends an endless head', { answer: `HTTP/1.1 200 OK\r\n${'x'.repeat(20_000)}` }],
])('a proxy that %s is named, without an address', async (_, options) => {
  const { proxy, drop } = await startProxy(options)
  const port = await listen((_, response) => response.end('ok'))
  const result = await guard({ proxy }).fetch(`http://127.0.0.1:${port}/`, { livemode: false })
  expect(result).toMatchObject({
    outcome: 'failed',
    kind: 'connection',
    message: 'The proxy of this server (OUTBOUND_PROXY) did not connect to the host (PROXY_REFUSED).',
  })
  drop()
})

test('a proxy that cannot be reached is named, and one that is silent times out', async () => {
  const port = await listen((_, response) => response.end('ok'))
  const call = (proxyPort: number) =>
    guard({ proxy: { host: '127.0.0.1', port: proxyPort } }).fetch(`http://127.0.0.1:${port}/`, {
      livemode: false,
      timeoutMs: 300,
    })
  expect(await call(await silentPort())).toMatchObject({
    outcome: 'failed',
    message: expect.stringContaining('reached'),
  })
  const { proxy, drop } = await startProxy({ answer: '' })
  expect(await call(proxy.port)).toMatchObject({ outcome: 'failed', kind: 'timeout' })
  drop()
})

test.each([
  ['http://proxy.internal:3128', { host: 'proxy.internal', port: 3128 }],
  ['http://[::1]', { host: '::1', port: 80 }],
  ['http://us%40er:p%3Aw@10.0.0.1:8080/', { host: '10.0.0.1', port: 8080, authorization: 'Basic dXNAZXI6cDp3' }],
])('reads %s', (given, expected) => expect(parseProxy(given)).toEqual(expected))
