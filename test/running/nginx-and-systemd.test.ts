import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { type RequestOptions, request } from 'node:https'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { freePort } from '../../server/test/support/free-port.ts'
import { findProgram, missingPrograms } from '../support/programs.ts'
import { type ServerProcess, startServer, untilReady } from '../support/server-process.ts'

const run = promisify(execFile)
const root = join(import.meta.dirname, '../..')
const MAIN = join(root, 'server/src/main.ts')
const MEGABYTE = 1024 ** 2
const NAME = 'keepsake.example.com'

const noNginx = missingPrograms({ nginx: 'nginx', openssl: 'openssl' })
describe.skipIf(noNginx)(`deploy/nginx/keepsake.conf${noNginx ? ` (${noNginx})` : ''}`, { timeout: 60_000 }, () => {
  let folder: string
  let server: ServerProcess
  let nginx: ChildProcess
  let secure: number
  let plain: number
  let ca: string
  let key: string

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'keepsake-nginx-'))
    server = await startServer({
      KEEPSAKE_DATA_DIR: folder,
      PUBLIC_URL: `https://${NAME}`,
      TRUST_PROXY: 'true',
      LOG_LEVEL: 'debug',
    })
    ;[secure, plain] = [await freePort(), await freePort()]
    const [certificate, secret] = [join(folder, 'fullchain.pem'), join(folder, 'privkey.pem')]
    const subject = ['-subj', `/CN=${NAME}`, '-addext', `subjectAltName=DNS:${NAME}`]
    const made = ['-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', '-keyout', secret, '-out', certificate]
    await run('openssl', ['req', ...made, ...subject])
    ca = await readFile(certificate, 'utf8')
    const deployed = await readFile(join(root, 'deploy/nginx/keepsake.conf'), 'utf8')
    // only addresses and certificates are others
    const own = deployed
      .replace('listen 80;', `listen 127.0.0.1:${plain};`)
      .replace('listen 443 ', `listen 127.0.0.1:${secure} `)
      .replace('127.0.0.1:7411', new URL(server.url).host)
      .replaceAll(`/etc/ssl/${NAME}`, folder)
    expect(own).not.toMatch(/:7411|\/etc\/ssl/)
    await writeFile(join(folder, 'keepsake.conf'), own)
    const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
      name => `${name}_temp_path ${folder}/${name};`,
    )
    await writeFile(
      join(folder, 'nginx.conf'),
      // its workers write large bodies to the folder of this user
      `daemon off; ${process.getuid?.() === 0 ? 'user root;' : ''} pid ${folder}/nginx.pid; error_log stderr notice; events {}
       http { access_log off; ${temporary.join(' ')} include ${folder}/keepsake.conf; }`,
    )
    nginx = spawn(findProgram('nginx') ?? '', ['-p', folder, '-c', join(folder, 'nginx.conf')])
    const lines: string[] = []
    nginx.stderr?.on('data', piece => lines.push(String(piece)))
    await vi.waitFor(async () => expect((await send('/healthz')).status, lines.join('')).toBe(200), {
      timeout: 10_000,
      interval: 200,
    })
    const registered = await send('/auth/agent', { method: 'POST', body: '{"name":"behind nginx"}' })
    key = JSON.parse(registered.body).data.agent.api_key
  }, 180_000)

  afterAll(async () => {
    nginx?.kill('SIGTERM')
    await server?.stop()
    if (folder) await rm(folder, { recursive: true, force: true })
  })

  function open(path: string, { body, ...options }: RequestOptions & { body?: string | Buffer } = {}) {
    const headers = {
      'Content-Type': 'application/json',
      ...(key && { Authorization: `Bearer ${key}` }),
      ...Object(options.headers),
    }
    const sent = request({
      ca,
      host: '127.0.0.1',
      port: secure,
      servername: NAME,
      path,
      ...options,
      headers: { Host: NAME, ...headers },
    })
    sent.end(body)
    return once(sent, 'response').then(([response]) => response)
  }
  async function send(path: string, options: Parameters<typeof open>[1] = {}) {
    const response = await open(path, options)
    return { status: response.statusCode, headers: response.headers, body: await text(response) }
  }

  it('sends callers without TLS to the address with it, and keeps metrics inside', async () => {
    const redirected = await fetch(`http://127.0.0.1:${plain}/docs?x=1`, {
      redirect: 'manual',
      headers: { Host: NAME },
    })
    expect(redirected.status).toBe(301)
    expect(redirected.headers.get('location')).toMatch(/^https:\/\/.*\/docs\?x=1$/)
    expect((await send('/metrics')).status).toBe(403)
    expect(await send('/api/v1/me')).toMatchObject({ status: 200, headers: { 'x-request-id': expect.any(String) } })
  })

  it('lets the largest bodies through, and the server refuse those that are too large for their operation', async () => {
    const memory = JSON.stringify({ email: 'dana@northwind.example', content: 'x'.repeat(2 * MEGABYTE) })
    const refused = await send('/api/v1/memorize', { method: 'POST', body: memory })
    expect([refused.status, JSON.parse(refused.body).error]).toEqual([413, 'validation_error'])
    // 32 MB less the names of the fields
    const document = { name: 'large.txt', mimeType: 'text/plain', contentBase64: 'A'.repeat(31 * MEGABYTE) }
    const large = await send('/api/v1/rag/ingest', { method: 'POST', body: JSON.stringify({ documents: [document] }) })
    expect(large.headers['content-type']).toMatch(/^application\/json/)
    const beyond = await send('/api/v1/rag/ingest', { method: 'POST', body: Buffer.alloc(34 * MEGABYTE, 'x') }).catch(
      error => ({ status: error.code, headers: {} }),
    )
    expect([413, 'EPIPE', 'ECONNRESET']).toContain(beyond.status)
  })

  it('passes the address of the caller on, whatever the caller says', async () => {
    const before = server.lines.length
    await send('/auth/agent', {
      method: 'POST',
      body: '{"name":"spoofed"}',
      headers: { 'X-Forwarded-For': '203.0.113.9' },
    })
    expect(server.lines.slice(before).join('\n')).not.toContain('203.0.113.9')
    expect(server.lines.join('\n')).toContain('/auth/agent')
  })

  it('delivers the events of a stream when they are sent', async () => {
    const stream = await open('/api/v1/webhooks/stream?events=order.paid', { headers: { Accept: 'text/event-stream' } })
    expect(stream.statusCode).toBe(200)
    let received = ''
    stream.on('data', (piece: Buffer) => {
      received += piece
    })
    const body = JSON.stringify({ events: [{ type: 'order.paid', data: { total: 5 } }] })
    expect((await send('/api/v1/webhooks/events', { method: 'POST', body })).status).toBe(202)
    // it is still open: nothing waits for its end
    await expect.poll(() => received, { timeout: 10_000 }).toContain('"total":5')
    stream.destroy()
  })
})

const noSystemd = missingPrograms({ 'systemd-analyze': 'systemd' })
describe.skipIf(noSystemd)(
  `deploy/systemd/keepsake.service${noSystemd ? ` (${noSystemd})` : ''}`,
  { timeout: 60_000 },
  () => {
    let folder: string
    let program: string
    let unit: string
    beforeAll(async () => {
      folder = await mkdtemp(join(tmpdir(), 'keepsake-unit-'))
      program = join(folder, 'keepsake-server')
      await writeFile(program, `#!/bin/sh\nexec ${process.execPath} ${MAIN} "$@"\n`)
      await chmod(program, 0o755)
      const deployed = await readFile(join(root, 'deploy/systemd/keepsake.service'), 'utf8')
      unit = deployed.replace('/usr/local/bin/keepsake-server', program)
      await writeFile(join(folder, 'keepsake.service'), unit)
    })
    afterAll(() => rm(folder, { recursive: true, force: true }))

    const valuesOf = (name: string): string[] =>
      [...unit.matchAll(new RegExp(`^${name}=(.*)$`, 'gm'))].map(([, value = '']) => value)

    it('is valid, and exposes little', async () => {
      const checked = await run('systemd-analyze', ['verify', join(folder, 'keepsake.service')])
      expect(checked.stdout + checked.stderr).toBe('')
      const { stdout } = await run('systemd-analyze', ['security', '--offline=true', join(folder, 'keepsake.service')])
      const [, exposure] = /exposure level for \S+ ([\d.]+)/.exec(stdout) ?? []
      expect(Number(exposure)).toBeLessThan(4)
    })

    it('starts a server that stops in time', async () => {
      const [command = ''] = valuesOf('ExecStart')
      const settings = valuesOf('Environment')
        .flatMap(value => value.split(' '))
        .map(pair => pair.split('='))
      expect(Object.fromEntries(settings).KEEPSAKE_DATA_DIR).toBe(`/var/lib/${valuesOf('StateDirectory')[0]}`)
      const { PATH = '' } = process.env
      const env = { PATH, ...Object.fromEntries(settings), KEEPSAKE_DATA_DIR: join(folder, 'state'), PORT: '0' }
      const started = await untilReady(spawn(command, { env }), /"url":"(http:[^"]+)"/)
      expect((await fetch(`${started.said}/readyz`)).status).toBe(200)
      const began = performance.now()
      expect(await started.stop()).toBe(0)
      expect(performance.now() - began).toBeLessThan(1_000 * Number(valuesOf('TimeoutStopSec')[0]))
    })
  },
)
