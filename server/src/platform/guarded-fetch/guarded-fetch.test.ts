import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { createServer as createTlsServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import { TLSSocket } from 'node:tls'
import { gzipSync } from 'node:zlib'
import { generate } from 'selfsigned'
import { afterEach, expect, test, vi } from 'vitest'
import { createGuardedFetch, type GuardedFetch } from './guarded-fetch.ts'

const cleanups: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const cleanup of cleanups.splice(0).reverse()) await cleanup()
})

const started = async (server: Server, host: string, port: number): Promise<number> => {
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(port, host, resolve))
  cleanups.push(
    () =>
      new Promise(resolve => {
        server.closeAllConnections()
        server.close(resolve)
      }),
  )
  return (server.address() as AddressInfo).port
}

type Answering = (request: IncomingMessage, response: ServerResponse) => void
const listen = (answer: Answering, host = '127.0.0.1', port = 0): Promise<number> =>
  started(createServer(answer), host, port)

const guard = (options: Partial<Parameters<typeof createGuardedFetch>[0]> = {}): GuardedFetch => {
  const guarded = createGuardedFetch({ allow: ['127.0.0.1'], ...options })
  cleanups.push(() => guarded.close())
  return guarded
}

const text = (result: Awaited<ReturnType<GuardedFetch['fetch']>>): string =>
  result.outcome === 'answered' ? Buffer.from(result.body).toString() : JSON.stringify(result)

test('sends method, headers, body and query, and gives the answer', async () => {
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

test('live mode calls https only, an allowed host included', async () => {
  const guarded = guard({ allow: ['hooks.internal'], resolve: async () => ['127.0.0.1'] })
  expect(await guarded.fetch('http://hooks.internal/', { livemode: true })).toMatchObject({
    outcome: 'blocked',
    reason: 'Live mode calls https URLs only.',
  })
  expect(await guarded.check('http://hooks.internal/', { livemode: true })).toMatchObject({ allowed: false })
  expect(await guarded.check('https://hooks.internal/', { livemode: true })).toMatchObject({ allowed: true })
  expect(await guarded.check('http://hooks.internal/', { livemode: false })).toMatchObject({ allowed: true })
})

test.skipIf(process.platform !== 'linux')(
  'a name that moves to loopback after it was vetted does not get there',
  async () => {
    const canary = vi.fn<Answering>((_, response) => response.end('canary'))
    const port = await listen((_, response) => response.end('first'), '127.0.0.2')
    await listen(canary, '127.0.0.1', port)
    const answers = [['127.0.0.2'], ['127.0.0.1'], ['127.0.0.2', '127.0.0.1'], ['127.0.0.2']]
    const resolve = vi.fn(async () => answers.shift() ?? ['127.0.0.1'])
    // 127.0.0.2 stands for the public address.
    const guarded = guard({ allow: ['127.0.0.2'], resolve })
    const call = () => guarded.fetch(`http://rebind.example:${port}/`, { livemode: false })

    expect(text(await call())).toBe('first')
    expect(resolve).toHaveBeenCalledTimes(1)
    // The connection of the first call is still open; the name is asked for and judged again all the same.
    expect(await call()).toMatchObject({ outcome: 'blocked', reason: expect.stringContaining('loopback') })
    expect(await call()).toMatchObject({ outcome: 'blocked' })
    expect(text(await call())).toBe('first')
    expect(await call()).toMatchObject({ outcome: 'blocked' })
    expect(resolve).toHaveBeenCalledTimes(5)
    expect(canary).not.toHaveBeenCalled()
  },
)

test.skipIf(process.platform !== 'linux')(
  'a name that moves is called at its new address, though the old connection is open',
  async () => {
    const port = await listen((_, response) => response.end('old'), '127.0.0.2')
    await listen((_, response) => response.end('new'), '127.0.0.3', port)
    const answers = [['127.0.0.2'], ['127.0.0.3']]
    const guarded = guard({ allow: ['moving.example'], resolve: async () => answers.shift() ?? [] })
    expect(text(await guarded.fetch(`http://moving.example:${port}/`, { livemode: false }))).toBe('old')
    expect(text(await guarded.fetch(`http://moving.example:${port}/`, { livemode: false }))).toBe('new')
  },
)

test('an answer that is a redirect is given as it is, and its target is not called', async () => {
  const canary = vi.fn<Answering>((_, response) => response.end('canary'))
  const target = await listen(canary)
  const port = await listen((_, response) => response.writeHead(307, { location: `http://127.0.0.1:${target}/` }).end())
  expect(await guard().fetch(`http://127.0.0.1:${port}/`, { livemode: false })).toMatchObject({ status: 307 })
  expect(canary).not.toHaveBeenCalled()
})

test('check says what fetch would do, connects nowhere and names no inner address', async () => {
  const canary = vi.fn<Answering>((_, response) => response.end())
  const port = await listen(canary)
  const names: Record<string, string[]> = {
    'public.example': ['93.184.215.14', '2606:4700::1111'],
    'mixed.example': ['93.184.215.14', '127.0.0.1'],
  }
  const guarded = guard({ allow: [], resolve: async name => names[name] ?? [] })
  expect(await guarded.check('https://public.example/', { livemode: true })).toEqual({
    allowed: true,
    outcome: 'allowed',
    resolved: ['93.184.215.14', '2606:4700::1111'],
  })
  const mixed = await guarded.check(`http://mixed.example:${port}/`, { livemode: false })
  expect(mixed).toEqual({
    allowed: false,
    outcome: 'blocked',
    reason: expect.stringContaining('OUTBOUND_ALLOW'),
    resolved: ['93.184.215.14'],
  })
  expect(JSON.stringify(mixed)).not.toContain('127.0.0.1')
  expect(await guarded.check('https://gone.example/', { livemode: true })).toEqual({
    allowed: false,
    outcome: 'unresolved',
    reason: expect.stringContaining('does not resolve'),
    resolved: [],
  })
  expect(canary).not.toHaveBeenCalled()
})

test('metadata addresses get no hint to allow them', async () => {
  const checked = await guard({ allow: ['169.254.0.0/16'] }).check('http://169.254.169.254/latest/meta-data/', {
    livemode: false,
  })
  expect(checked).toEqual({
    allowed: false,
    outcome: 'blocked',
    reason: 'The address is a cloud metadata address.',
    resolved: [],
  })
})

test('a body over the limit is cut there, and the rest is not waited for', async () => {
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

test('a body of exactly the limit is whole', async () => {
  const port = await listen((_, response) => response.end('x'.repeat(1_000)))
  expect(await guard().fetch(`http://127.0.0.1:${port}/`, { livemode: false, maxResponseBytes: 1_000 })).toMatchObject({
    truncated: false,
  })
})

test('a compressed body is not inflated', async () => {
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

test('a host that never answers ends at the time limit', async () => {
  const port = await listen(() => undefined)
  const result = await guard().fetch(`http://127.0.0.1:${port}/`, { livemode: false, timeoutMs: 150 })
  expect(result).toMatchObject({ outcome: 'failed', kind: 'timeout' })
  expect(result.durationMs).toBeGreaterThanOrEqual(140)
  expect(result.durationMs).toBeLessThan(1_500)
})

test('a name server that never answers ends at the time limit', async () => {
  const guarded = guard({ resolve: () => new Promise(() => undefined) })
  expect(await guarded.fetch('https://slow.example/', { livemode: true, timeoutMs: 100 })).toMatchObject({
    outcome: 'failed',
    kind: 'timeout',
  })
})

test('a status whose body never ends is an answer, cut by the time limit', async () => {
  const port = await listen((_, response) => response.writeHead(200).write('part'))
  const result = await guard().fetch(`http://127.0.0.1:${port}/`, { livemode: false, timeoutMs: 200 })
  expect(result).toMatchObject({ outcome: 'answered', status: 200, truncated: 'timeout' })
  expect(text(result)).toBe('part')
})

test('silence longer than the idle limit ends the wait early', async () => {
  const port = await listen(() => undefined)
  const result = await guard().fetch(`http://127.0.0.1:${port}/`, {
    livemode: false,
    timeoutMs: 20_000,
    idleTimeoutMs: 300,
  })
  expect(result).toMatchObject({ outcome: 'failed', kind: 'timeout' })
  expect(result.durationMs).toBeLessThan(3_000)
})

test('a connection cut in the middle of the body says so', async () => {
  const port = await listen((request, response) => {
    response.writeHead(200, { 'content-length': '100' }).write('part')
    setTimeout(() => request.socket.destroy(), 50)
  })
  const result = await guard().fetch(`http://127.0.0.1:${port}/`, { livemode: false })
  expect(result).toMatchObject({ outcome: 'answered', truncated: 'connection' })
})

test('nobody listening, a broken answer and an unknown name are told apart, without naming an address', async () => {
  const port = await listen((_, response) => response.end())
  await cleanups.pop()?.()
  const refused = await guard().fetch(`http://127.0.0.1:${port}/`, { livemode: false })
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

test('the caller may end a request: before, during the wait and during the body', async () => {
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
  'the header %s is ours alone',
  async name => {
    const seen = vi.fn<Answering>((_, response) => response.end())
    const port = await listen(seen)
    const result = await guard().fetch(`http://127.0.0.1:${port}/`, { livemode: false, headers: { [name]: '1' } })
    expect(result).toMatchObject({ outcome: 'blocked', reason: `The header ${name.toLowerCase()} cannot be set.` })
    expect(seen).not.toHaveBeenCalled()
  },
)

test('a header with a line break is not sent', async () => {
  const seen = vi.fn<Answering>((_, response) => response.end())
  const port = await listen(seen)
  const result = await guard().fetch(`http://127.0.0.1:${port}/`, {
    livemode: false,
    headers: { 'x-a': 'b\r\nx-c: d' },
  })
  expect(result).toMatchObject({ outcome: 'failed', kind: 'protocol' })
  expect(seen).not.toHaveBeenCalled()
})

test('connections are kept and used again', async () => {
  const sockets = new Set<unknown>()
  const port = await listen((request, response) => {
    sockets.add(request.socket)
    response.end('ok')
  })
  const guarded = guard()
  for (let n = 0; n < 20; n++) await guarded.fetch(`http://127.0.0.1:${port}/`, { livemode: false })
  // A call may start a moment before the connection of the last one is free again.
  expect(sockets.size).toBeLessThanOrEqual(2)
})

test('TLS: the name on the certificate counts, and a client certificate is shown only by the call that has it', async () => {
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
