import { once } from 'node:events'
import { connect } from 'node:net'
import { networkInterfaces } from 'node:os'
import { text } from 'node:stream/consumers'
import { afterEach, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../test/support/test-app.ts'
import { type Listening, listen } from '../boot/listen.ts'
import { OPERATIONS } from '../contract/operations.ts'

let test: TestApp
let server: Listening
let port: number
afterEach(async () => {
  await server.close(0)
  await test.stop()
})

async function start(settings: Record<string, string> = {}, host = '127.0.0.1'): Promise<void> {
  test = await createTestApp({ settings: { WORKERS: 'off', LOG_LEVEL: 'fatal', ...settings } })
  server = await listen(test.app, { host, port: 0, setting: 'PORT' })
  port = Number(new URL(server.url).port)
}

interface Answer {
  status: number
  requestId: string | undefined
  body: string
}

/** Sends a raw request, since `fetch` sets some headers itself. `PORT` is replaced by the port of the server. */
async function send(
  target: string,
  headers: readonly string[],
  { method = 'GET', version = '1.1' } = {},
): Promise<Answer> {
  const socket = connect(port, new URL(server.url).hostname.replace(/^\[|\]$/g, ''))
  await once(socket, 'connect')
  const lines = [`${method} ${target} HTTP/${version}`, ...headers, 'Connection: close', '', '']
  socket.write(lines.join('\r\n').replaceAll('PORT', String(port)))
  const answer = await text(socket)
  const end = answer.indexOf('\r\n\r\n')
  return {
    status: Number(answer.split(' ')[1]),
    requestId: /^x-request-id: *(\S+)/im.exec(answer.slice(0, end))?.[1],
    body: answer.slice(end),
  }
}

const REFUSED = 403
const hasIpv6 = Object.values(networkInterfaces()).some(own => own?.some(({ address }) => address === '::1'))
const LOOPBACK_PAGES = ['/', '/docs', '/docs/style.css', '/openapi.json', '/metrics', '/mcp', '/nowhere']

describe('a server on a loopback address', () => {
  it('rejects requests with the Host header of another site, on all paths', async () => {
    await start({ INTERNAL_API_KEY: '' })
    const paths = [
      ...LOOPBACK_PAGES.map(path => ({ method: 'GET', path })),
      ...OPERATIONS.map(({ method, path }) => ({ method, path: path.replaceAll(/\{\w+\}/g, 'x') })),
    ]
    for (const { method, path } of paths)
      for (const headers of [['Host: evil.example'], ['Host: 127.0.0.1:PORT', 'Origin: https://evil.example']]) {
        const { status, requestId, body } = await send(path, headers, { method })
        expect([method, path, status]).toEqual([method, path, REFUSED])
        expect(requestId).toMatch(/^req_/)
        expect(body).toContain('"success":false,"error":"permission_error"')
      }
  })

  it('accepts the names of this machine, of PUBLIC_URL and of CORS_ORIGINS', async () => {
    await start({ PUBLIC_URL: 'https://memory.northwind.example', CORS_ORIGINS: 'https://app.northwind.example' })
    const hosts = [
      '127.0.0.1:PORT',
      '127.0.0.1',
      '127.0.0.1:1',
      'localhost:PORT',
      'LocalHost',
      'localhost.:PORT',
      'keepsake.localhost:PORT',
      '[::1]:PORT',
      'memory.northwind.example',
      'memory.northwind.example.',
      'MEMORY.northwind.example:8443',
      'app.northwind.example',
    ]
    for (const host of hosts) expect([host, (await send('/healthz', [`Host: ${host}`])).status]).toEqual([host, 200])
  })

  it('rejects all other names, in any spelling', async () => {
    await start({ TRUST_PROXY: 'true' })
    const hosts = [
      'evil.example',
      'EVIL.example:PORT',
      'evil.example.',
      'localhost.evil.example',
      '127.0.0.1.evil.example',
      'notlocalhost',
      '127.0.0.2',
      '[::2]:PORT',
      '93.184.215.14',
    ]
    for (const host of hosts)
      expect([host, (await send('/healthz', [`Host: ${host}`])).status]).toEqual([host, REFUSED])
    const forwarded = ['Host: evil.example', 'X-Forwarded-Host: localhost', 'X-Forwarded-For: 127.0.0.1']
    expect((await send('/healthz', forwarded)).status).toBe(REFUSED)
    const { status, body } = await send('/healthz', ['Host: evil.example:PORT'])
    expect(status).toBe(REFUSED)
    expect(body).toContain(
      `This server does not accept requests for the host evil.example:${port}. Call it as localhost, or set PUBLIC_URL to its public address.`,
    )
  })

  it('rejects a Host header that is invalid or missing', async () => {
    await start()
    for (const host of ['localhost@evil.example', 'evil.example@localhost', 'localhost/x', 'a b', ''])
      expect([400, REFUSED]).toContain((await send('/healthz', [`Host: ${host}`])).status)
    expect((await send('/healthz', [])).status).toBe(400)
    expect((await send('/healthz', [], { version: '1.0' })).status).toBe(400)
    expect((await send('http://evil.example/healthz', [], { version: '1.0' })).status).toBe(REFUSED)
  })

  it('checks both the host of an absolute URL and the Host header', async () => {
    await start()
    expect((await send('http://127.0.0.1:PORT/healthz', ['Host: 127.0.0.1:PORT'])).status).toBe(200)
    expect((await send('http://evil.example/healthz', ['Host: 127.0.0.1:PORT'])).status).toBe(REFUSED)
    expect((await send('http://127.0.0.1:PORT/healthz', ['Host: evil.example'])).status).toBe(REFUSED)
    expect((await send('http://localhost@evil.example/healthz', ['Host: localhost'])).status).toBe(REFUSED)
  })

  it('accepts its own origin and listed origins, and no others', async () => {
    await start({ PUBLIC_URL: 'https://memory.northwind.example', CORS_ORIGINS: 'https://app.northwind.example' })
    const from = async (origin: string, host = 'localhost:PORT'): Promise<number> =>
      (await send('/healthz', [`Host: ${host}`, `Origin: ${origin}`])).status
    expect(await from('http://localhost:PORT')).toBe(200)
    expect(await from('http://[::1]:PORT', '[::1]:PORT')).toBe(200)
    expect(await from('https://app.northwind.example')).toBe(200)
    expect(await from('https://memory.northwind.example', 'memory.northwind.example')).toBe(200)
    for (const origin of [
      'null',
      'http://localhost:1',
      'https://localhost:PORT',
      'http://127.0.0.1:PORT',
      'http://app.northwind.example',
      'https://app.northwind.example.evil.example',
      'file://',
      'nonsense',
    ])
      expect([origin, await from(origin)]).toEqual([origin, REFUSED])
    const { body } = await send('/healthz', ['Host: localhost', 'Origin: https://evil.example'])
    expect(body).toContain(
      'Web pages of https://evil.example may not call this server. Add the origin to CORS_ORIGINS to allow it.',
    )
    const preflight = ['Host: localhost', 'Access-Control-Request-Method: POST']
    const ask = (origin: string): Promise<Answer> =>
      send('/api/v1/memorize', [...preflight, `Origin: ${origin}`], { method: 'OPTIONS' })
    expect((await ask('https://app.northwind.example')).status).toBe(204)
    expect((await ask('https://evil.example')).status).toBe(REFUSED)
  })

  it('accepts all hosts and origins if CORS_ORIGINS is *', async () => {
    await start({ CORS_ORIGINS: '*' })
    expect((await send('/healthz', ['Host: evil.example', 'Origin: null'])).status).toBe(200)
  })

  it.runIf(hasIpv6)('checks hosts on IPv6 too', async () => {
    await start({ HOST: '::1' }, '::1')
    expect((await send('/healthz', ['Host: [::1]:PORT'])).status).toBe(200)
    expect((await send('/healthz', ['Host: evil.example'])).status).toBe(REFUSED)
  })
})

describe('a server on a public address', () => {
  it('accepts any host, such as the address that a load balancer probes', async () => {
    await start({ HOST: '0.0.0.0' })
    for (const path of ['/healthz', '/readyz', '/docs'])
      for (const headers of [['Host: 10.0.0.7:PORT'], ['Host: any.example', 'Origin: https://other.example']])
        expect([path, (await send(path, headers)).status]).toEqual([path, 200])
  })
})
