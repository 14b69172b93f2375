import { createServer as createTlsServer } from 'node:https'
import { TLSSocket } from 'node:tls'
import { gzipSync } from 'node:zlib'
import { generate } from 'selfsigned'
import { expect, test, vi } from 'vitest'
import { type Answering, guard, listen, silentPort, started, text } from '../../../test/support/outbound-hosts.ts'

test('sends method, headers, body and query, and returns the response', async () => {
  const port = await listen((request, response) => {
    let body = ''
    request.on('data', part => {
      body += part
    })
    request.on('end', () => {
      response.writeHead(201, {
        'X-Seen': `${request.method} ${request.url} ${request.headers['x-a']} ${request.headers.host}`,
        'Set-Cookie': ['a=1', 'b=2'],
      })
      response.end(body.toUpperCase())
    })
  })
  const result = await guard().fetch(`http://127.0.0.1:${port}/p?q=1#f`, {
    method: 'POST',
    headers: { 'X-A': 'b' },
    body: 'héllo',
    livemode: false,
  })
  expect(result).toMatchObject({
    outcome: 'answered',
    status: 201,
    headers: { 'x-seen': `POST /p?q=1 b 127.0.0.1:${port}`, 'set-cookie': 'a=1, b=2' },
    truncated: false,
  })
  expect(text(result)).toBe('HÉLLO')
})

test('truncates a body at the limit, without waiting for the rest', async () => {
  const port = await listen((_, response) => {
    const more = (): boolean => response.write(Buffer.alloc(64 * 1024, 'x'))
    response.on('drain', more)
    more()
  })
  const result = await guard().fetch(`http://127.0.0.1:${port}/`, {
    livemode: false,
    maxResponseBytes: 1_000,
    timeoutMs: 5_000,
  })
  expect(result).toMatchObject({ outcome: 'answered', status: 200, truncated: 'size' })
  expect(text(result)).toBe('x'.repeat(1_000))
})

test('returns a complete body of exactly the limit', async () => {
  const port = await listen((_, response) => response.end('x'.repeat(1_000)))
  expect(await guard().fetch(`http://127.0.0.1:${port}/`, { livemode: false, maxResponseBytes: 1_000 })).toMatchObject({
    truncated: false,
  })
})

test('does not decompress a body', async () => {
  const bomb = gzipSync(Buffer.alloc(10 * 1024 * 1024))
  const seen = vi.fn()
  const port = await listen((request, response) => {
    seen(request.headers['accept-encoding'])
    response.writeHead(200, { 'content-encoding': 'gzip' }).end(bomb)
  })
  const result = await guard().fetch(`http://127.0.0.1:${port}/`, { livemode: false, maxResponseBytes: 100_000 })
  expect(result).toMatchObject({ outcome: 'answered', truncated: false })
  expect(result.outcome === 'answered' && result.body.length).toBe(bomb.length)
  expect(seen).toHaveBeenCalledWith('identity')
})

test('times out if the host never responds', async () => {
  const port = await listen(() => undefined)
  const result = await guard().fetch(`http://127.0.0.1:${port}/`, { livemode: false, timeoutMs: 150 })
  expect(result).toMatchObject({ outcome: 'failed', kind: 'timeout' })
  expect(result.durationMs).toBeGreaterThanOrEqual(140)
  expect(result.durationMs).toBeLessThan(1_500)
})

test('times out if the name server never responds', async () => {
  const guarded = guard({ resolve: () => new Promise(() => undefined) })
  expect(await guarded.fetch('https://slow.example/', { livemode: true, timeoutMs: 100 })).toMatchObject({
    outcome: 'failed',
    kind: 'timeout',
  })
})

test('returns the status and a truncated body if the body never ends', async () => {
  const port = await listen((_, response) => response.writeHead(200).write('part'))
  const result = await guard().fetch(`http://127.0.0.1:${port}/`, { livemode: false, timeoutMs: 200 })
  expect(result).toMatchObject({ outcome: 'answered', status: 200, truncated: 'timeout' })
  expect(text(result)).toBe('part')
})

test('times out early if there is no data for the idle limit', async () => {
  const port = await listen(() => undefined)
  const result = await guard().fetch(`http://127.0.0.1:${port}/`, {
    livemode: false,
    timeoutMs: 20_000,
    idleTimeoutMs: 300,
  })
  expect(result).toMatchObject({ outcome: 'failed', kind: 'timeout' })
  expect(result.durationMs).toBeLessThan(3_000)
})

test('reports a connection that breaks within the body', async () => {
  const port = await listen((request, response) => {
    response.writeHead(200, { 'content-length': '100' }).write('part')
    setTimeout(() => request.socket.destroy(), 50)
  })
  const result = await guard().fetch(`http://127.0.0.1:${port}/`, { livemode: false })
  expect(result).toMatchObject({ outcome: 'answered', truncated: 'connection' })
})

test('distinguishes a closed port, an invalid response and an unknown name, without an address', async () => {
  const refused = await guard().fetch(`http://127.0.0.1:${await silentPort()}/`, { livemode: false })
  expect(refused).toMatchObject({
    outcome: 'failed',
    kind: 'connection',
    message: 'The connection was refused (ECONNREFUSED).',
  })

  const broken = await listen(request => request.socket.end('not http at all\r\n\r\n'))
  expect(await guard().fetch(`http://127.0.0.1:${broken}/`, { livemode: false })).toMatchObject({
    outcome: 'failed',
    kind: 'protocol',
  })

  const unknown = guard({ resolve: () => Promise.reject(new Error('ENOTFOUND')) })
  expect(await unknown.fetch('https://gone.example/', { livemode: true })).toMatchObject({
    outcome: 'failed',
    kind: 'dns',
  })
})

test('aborts before the request, while waiting and within the body', async () => {
  const silent = await listen(() => undefined)
  const dribble = await listen((_, response) => response.writeHead(200).write('part'))
  const reason = new Error('stopped')
  const guarded = guard()
  const options = { livemode: false, timeoutMs: 5_000 }
  await expect(
    guarded.fetch(`http://127.0.0.1:${silent}/`, { ...options, signal: AbortSignal.abort(reason) }),
  ).rejects.toBe(reason)
  for (const port of [silent, dribble]) {
    const controller = new AbortController()
    setTimeout(() => controller.abort(reason), 50)
    await expect(guarded.fetch(`http://127.0.0.1:${port}/`, { ...options, signal: controller.signal })).rejects.toBe(
      reason,
    )
  }
})

test.each(['Host', 'Content-Length', 'Transfer-Encoding', 'Connection', 'Upgrade'])(
  'rejects the header %s',
  async name => {
    const seen = vi.fn<Answering>((_, response) => response.end())
    const port = await listen(seen)
    const result = await guard().fetch(`http://127.0.0.1:${port}/`, { livemode: false, headers: { [name]: '1' } })
    expect(result).toMatchObject({ outcome: 'blocked', reason: `The header ${name.toLowerCase()} cannot be set.` })
    expect(seen).not.toHaveBeenCalled()
  },
)

test('rejects a header with a line break', async () => {
  const seen = vi.fn<Answering>((_, response) => response.end())
  const port = await listen(seen)
  const result = await guard().fetch(`http://127.0.0.1:${port}/`, {
    livemode: false,
    headers: { 'x-a': 'b\r\nx-c: d' },
  })
  expect(result).toMatchObject({ outcome: 'failed', kind: 'protocol' })
  expect(seen).not.toHaveBeenCalled()
})

test('reuses connections', async () => {
  const sockets = new Set<unknown>()
  const port = await listen((request, response) => {
    sockets.add(request.socket)
    response.end('ok')
  })
  const guarded = guard()
  for (let n = 0; n < 20; n++) await guarded.fetch(`http://127.0.0.1:${port}/`, { livemode: false })
  // A call can start shortly before the previous connection is free again.
  expect(sockets.size).toBeLessThanOrEqual(2)
})

test('verifies the name on the certificate, and sends client certificates only for their call', async () => {
  const server = await generate([{ name: 'commonName', value: 'hooks.internal' }], {
    extensions: [{ name: 'subjectAltName', altNames: [{ type: 2, value: 'hooks.internal' }] }],
  })
  const client = await generate([{ name: 'commonName', value: 'keepsake' }])
  const port = await started(
    createTlsServer(
      { key: server.private, cert: server.cert, requestCert: true, rejectUnauthorized: false },
      (request, response) => {
        response.end(request.socket instanceof TLSSocket ? String(request.socket.getPeerCertificate().subject?.CN) : '')
      },
    ),
    '127.0.0.1',
    0,
  )
  const guarded = guard({ resolve: async () => ['127.0.0.1'] })
  const call = (host: string, tls: { cert?: string; key?: string; ca?: string }) =>
    guarded.fetch(`https://${host}:${port}/`, { livemode: true, tls })

  expect(text(await call('hooks.internal', { ca: server.cert, cert: client.cert, key: client.private }))).toBe(
    'keepsake',
  )
  expect(text(await call('hooks.internal', { ca: server.cert }))).toBe('undefined')
  expect(await call('hooks.internal', {})).toMatchObject({ outcome: 'failed', kind: 'tls' })
  expect(await call('other.internal', { ca: server.cert })).toMatchObject({ outcome: 'failed', kind: 'tls' })
})
