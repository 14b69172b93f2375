import { createServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import { generate } from 'selfsigned'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startSubscriber, type TestSubscriber } from '../../../../test/support/subscriber.ts'
import { createTestApp } from '../../../../test/support/test-app.ts'

let subscriber: TestSubscriber
beforeAll(async () => {
  subscriber = await startSubscriber()
})
afterAll(() => subscriber.stop())

describe('authentication', () => {
  it('sends a bearer token in addition to the signature, and never shows it', async () => {
    const { body } = await subscriber.create(
      '/ok/bearer',
      { auth: { type: 'bearer', token: 'tok-123' } },
      await subscriber.freshKey(),
    )
    const arrival = subscriber.receiver.arrivals.find(({ path }) => path === '/ok/bearer')
    expect(arrival?.headers.authorization).toBe('Bearer tok-123')
    expect(arrival?.headers['webhook-signature']).toMatch(/^v1,/)
    expect(body.data.auth).toEqual({ type: 'bearer' })
    expect(JSON.stringify(body)).not.toContain('tok-123')
  })

  it('presents a client certificate to a receiver that requests one', async () => {
    const [server, client] = await Promise.all(
      ['localhost', 'keepsake'].map(name => generate([{ name: 'commonName', value: name }])),
    )
    if (!server || !client) throw new Error('no certificates')
    const subjects: string[] = []
    const tls = createServer(
      { key: server.private, cert: server.cert, ca: client.cert, requestCert: true, rejectUnauthorized: true },
      (request, response) => {
        if ('getPeerCertificate' in request.socket && typeof request.socket.getPeerCertificate === 'function')
          subjects.push(request.socket.getPeerCertificate().subject.CN)
        response.end('ok')
      },
    )
    await new Promise<void>(resolve => tls.listen(0, '127.0.0.1', resolve))
    const { port } = tls.address() as AddressInfo
    const named = await createTestApp({
      settings: { WORKERS: 'off', OUTBOUND_ALLOW: '127.0.0.1' },
      resolve: async () => ['127.0.0.1'],
    })
    const own = (await named.organization()).key
    const auth = { type: 'mtls', certificate: client.cert, private_key: client.private, ca_certificate: server.cert }
    const send = (more: object) =>
      named.call('POST', '/api/v1/webhooks', {
        key: own,
        body: { url: `https://localhost:${port}/`, events: ['*'], ...more },
      })
    expect((await send({ auth })).body.ping).toMatchObject({ succeeded: true })
    expect(subjects).toEqual(['keepsake'])
    expect((await send({})).body.ping).toMatchObject({ succeeded: false, error: expect.stringContaining('TLS') })
    await named.stop()
    await new Promise(resolve => tls.close(resolve))
  })

  it.each([
    [{ type: 'bearer' }, 'body.auth.token'],
    [{ type: 'hmac', token: 'x' }, 'body.auth.token'],
    [{ type: 'mtls', certificate: 'x' }, 'body.auth.private_key'],
    [{ type: 'mtls', certificate: 'x', private_key: 'y' }, 'body.auth.certificate'],
    [{ type: 'bearer', token: 'two words' }, 'body.auth.token'],
  ])('%j is rejected at %s', async (auth, path) => {
    const { status, body } = await subscriber.create('/ok', { auth }, await subscriber.freshKey())
    expect(status).toBe(400)
    expect(body.details[0].path).toBe(path)
  })
})
