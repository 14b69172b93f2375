import { createServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import { generate } from 'selfsigned'
import { Webhook as SvixWebhook } from 'svix'
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

  it('trusts an authority of the receiver without a client certificate', async () => {
    const [server] = await Promise.all([generate([{ name: 'commonName', value: 'localhost' }])])
    const tls = createServer({ key: server.private, cert: server.cert }, (_, response) => response.end('ok'))
    await new Promise<void>(resolve => tls.listen(0, '127.0.0.1', resolve))
    const { port } = tls.address() as AddressInfo
    const named = await createTestApp({
      settings: { WORKERS: 'off', OUTBOUND_ALLOW: '127.0.0.1' },
      resolve: async () => ['127.0.0.1'],
    })
    const own = (await named.organization()).key
    const ping = async (auth: object, host = 'localhost') =>
      (
        await named.call('POST', '/api/v1/webhooks', {
          key: own,
          body: { url: `https://${host}:${port}/`, events: ['*'], auth },
        })
      ).body.ping
    const ca = { ca_certificate: server.cert }
    expect(await ping({ type: 'hmac', ...ca })).toMatchObject({ succeeded: true })
    expect(await ping({ type: 'bearer', token: 't', ...ca })).toMatchObject({ succeeded: true })
    expect(await ping({ type: 'hmac' })).toMatchObject({ succeeded: false, error: expect.stringContaining('TLS') })
    // the name is still verified
    const other = await ping({ type: 'hmac', ...ca }, 'other.example')
    expect(other).toMatchObject({ succeeded: false, error: expect.stringContaining('TLS') })
    await named.stop()
    await new Promise(resolve => tls.close(resolve))
  })

  it('sends a user name and password, or a header of the owner', async () => {
    const key = await subscriber.freshKey()
    const auth = { type: 'basic', username: 'dana', password: 'grün:1' }
    const { body } = await subscriber.create('/ok/basic', { auth }, key)
    const sent = (path: string) =>
      subscriber.receiver.arrivals.findLast(arrival => arrival.path === path)?.headers.authorization
    expect(sent('/ok/basic')).toBe(`Basic ${Buffer.from('dana:grün:1').toString('base64')}`)
    expect(body.data.auth).toEqual({ type: 'basic' })
    expect(JSON.stringify(body)).not.toContain('grün')
    const headers = { Authorization: 'ApiKey 4711' }
    await subscriber.create('/ok/own', { headers }, key)
    expect(sent('/ok/own')).toBe('ApiKey 4711')
    const both = await subscriber.create('/ok/both', { headers, auth }, key)
    expect([both.status, both.body.details[0].path]).toEqual([400, 'body.headers'])
  })

  it('signs with the secret that the receiver already has', async () => {
    const key = await subscriber.freshKey()
    const secret = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw'
    const { body } = await subscriber.create('/ok/migrated', { secret }, key)
    expect(body.data.secret_current).toBe(secret)
    const arrival = subscriber.receiver.arrivals.findLast(({ path }) => path === '/ok/migrated')
    if (!arrival) throw new Error('Nothing arrived.')
    expect(() => new SvixWebhook(secret).verify(arrival.body, arrival.headers)).not.toThrow()
    expect(() => new SvixWebhook(secret).verify(`${arrival.body} `, arrival.headers)).toThrow()
    const [row] = await subscriber.app.database.query<{ secret: string }>(
      'SELECT secret_current AS secret FROM webhook_subscriptions WHERE id = $1',
      [body.data.id],
    )
    expect(row?.secret).not.toContain(secret.slice('whsec_'.length))
    for (const wrong of ['whsec_MfKQ9r8GKYqrTwjUP', 'MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw']) {
      const refused = await subscriber.create('/ok', { secret: wrong }, key)
      expect([refused.status, refused.body.details?.[0].path]).toEqual([400, 'body.secret'])
    }
  })

  it('adds an ed25519 signature, rotates its key with the secret, and deletes it', async () => {
    const key = await subscriber.freshKey()
    const { data } = (await subscriber.create('/ok/ed25519', { ed25519: true }, key)).body
    expect(data.public_key).toMatch(/^whpk_[A-Za-z0-9+/]{43}=$/)
    const signatures = async () => {
      await subscriber.app.call('POST', `/api/v1/webhooks/${data.id}/test`, { key })
      const arrival = subscriber.receiver.arrivals.findLast(({ path }) => path === '/ok/ed25519')
      return arrival?.headers['webhook-signature']?.split(' ').map(each => each.split(',')[0])
    }
    expect(await signatures()).toEqual(['v1', 'v1a'])
    const rotated = await subscriber.app.call('POST', `/api/v1/webhooks/${data.id}/rotate`, { key, body: {} })
    expect(rotated.body.data).toMatchObject({ public_key_previous: data.public_key })
    expect(rotated.body.data.public_key).not.toBe(data.public_key)
    expect(await signatures()).toEqual(['v1', 'v1', 'v1a', 'v1a'])
    const revoked = await subscriber.app.call('POST', `/api/v1/webhooks/${data.id}/revoke-previous`, { key })
    expect(revoked.body.data).toMatchObject({ public_key: rotated.body.data.public_key, public_key_previous: null })
    const patch = (body: object) => subscriber.app.call('PATCH', `/api/v1/webhooks/${data.id}`, { key, body })
    expect((await patch({ ed25519: true })).body.data.public_key).toBe(rotated.body.data.public_key)
    expect((await patch({ ed25519: false })).body.data.public_key).toBeNull()
    expect(await signatures()).toEqual(['v1'])
  })

  it('sends headers, whose values are encrypted and never shown', async () => {
    const key = await subscriber.freshKey()
    const headers = { 'X-Team': 'data', 'X-Token': 'value-4711' }
    const { body } = await subscriber.create('/ok/headers', { headers }, key)
    expect(body.data.header_names).toEqual(['x-team', 'x-token'])
    expect(JSON.stringify(body)).not.toContain('value-4711')
    const arrival = subscriber.receiver.arrivals.findLast(({ path }) => path === '/ok/headers')
    expect(arrival?.headers).toMatchObject({ 'x-team': 'data', 'x-token': 'value-4711' })
    const [row] = await subscriber.app.database.query<{ headers: string }>(
      'SELECT headers FROM webhook_subscriptions WHERE id = $1',
      [body.data.id],
    )
    expect(row?.headers).not.toContain('value-4711')
    const removed = await subscriber.app.call('PATCH', `/api/v1/webhooks/${body.data.id}`, {
      key,
      body: { headers: {} },
    })
    expect(removed.body.data.header_names).toEqual([])
  })

  it.each([
    [{ Host: 'x' }, 'body.headers.Host'],
    [{ 'Webhook-Id': 'x' }, 'body.headers.Webhook-Id'],
    [{ 'X-Line': 'a\r\nb' }, 'body.headers.X-Line'],
  ])('the headers %j are rejected at %s', async (headers, path) => {
    const { status, body } = await subscriber.create('/ok', { headers }, await subscriber.freshKey())
    expect(status).toBe(400)
    expect(body.details[0].path).toBe(path)
  })

  it.each([
    [{ type: 'bearer' }, 'body.auth.token'],
    [{ type: 'hmac', token: 'x' }, 'body.auth.token'],
    [{ type: 'mtls', certificate: 'x' }, 'body.auth.private_key'],
    [{ type: 'mtls', certificate: 'x', private_key: 'y' }, 'body.auth.certificate'],
    [{ type: 'bearer', token: 'two words' }, 'body.auth.token'],
    [{ type: 'basic', username: 'a:b', password: 'x' }, 'body.auth.username'],
    [{ type: 'basic', username: 'a' }, 'body.auth.password'],
    [{ type: 'hmac', ca_certificate: 'x' }, 'body.auth.ca_certificate'],
    [{ type: 'oauth2', client_id: 'a', client_secret: 'b' }, 'body.auth.token_url'],
    [
      { type: 'oauth2', token_url: 'http://169.254.169.254/token', client_id: 'a', client_secret: 'b' },
      'body.auth.token_url',
    ],
  ])('%j is rejected at %s', async (auth, path) => {
    const { status, body } = await subscriber.create('/ok', { auth }, await subscriber.freshKey())
    expect(status).toBe(400)
    expect(body.details[0].path).toBe(path)
  })
})
