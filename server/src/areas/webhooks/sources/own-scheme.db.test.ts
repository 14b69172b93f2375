import { createHash, createHmac, generateKeyPairSync, sign as signWithKey } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { useApp, useOrganization } from '../../../../test/support/use-app.ts'
import { now, result, useSources } from '../../../../test/support/webhook-sources.ts'

const app = useApp()
const owner = useOrganization(app)
const { logOf } = useSources(app, owner)

const ROUTES = [{ kind: 'store' }]

async function create(settings: object) {
  const { status, body } = await owner.post('webhooks/sources', { name: 'Ours', routes: ROUTES, ...settings })
  expect([status, body.message]).toEqual([201, undefined])
  return { id: body.data.id as string, secret: body.data.secret_current as string, url: body.data.url as string }
}

const refusal = async (settings: object): Promise<string[]> => {
  const { status, body } = await owner.post('webhooks/sources', { name: 'Ours', routes: ROUTES, ...settings })
  expect(status).toBe(400)
  return [body.details[0].path, body.message]
}

const post = ({ id }: { id: string }, body: string, headers: object, search = '') =>
  app.call('POST', `/api/v1/webhooks/inbound/${id}${search}`, { raw: body, headers: { ...headers } })

describe('a scheme of one’s own', () => {
  it.each(['sha1', 'sha256', 'sha512'])('signs all parts of a request with HMAC and %s', async algorithm => {
    const content = '{method} {url} {path} {query} {id} {timestamp} {body_sha256}'
    const signature = {
      ...{
        header: 'X-Sig',
        algorithm,
        encoding: 'base64url',
        value: 'ts={timestamp};h1={signature}',
        timestamp_unit: 'ms',
      },
      ...{ signed_content: content, id_header: 'X-Id', type_path: 'kind.name' },
    }
    const source = await create({ scheme: 'hmac', signature, tolerance_seconds: 30 })
    const body = '{"kind":{"name":"order/paid"}}'
    const send = (at: number, query = 'a=1&b=%20x', id = 'one') => {
      const hash = createHash('sha256').update(body).digest('hex')
      const { pathname } = new URL(source.url)
      const text = `POST ${source.url}?${query} ${pathname} ${query} ${id} ${at} ${hash}`
      const signed = createHmac(algorithm, source.secret).update(text).digest('base64url')
      return post(source, body, { 'X-Sig': `h1=${signed}; ts=${at};h1=AAAA`, 'X-Id': id }, `?${query}`)
    }
    expect(result(await send(now() * 1000))).toEqual([200, 'accepted'])
    expect(result(await send(now() * 1000))).toEqual([200, 'duplicate'])
    expect(result(await send((now() - 40) * 1000))).toEqual([403, 'too_old'])
    const twice = { 'X-Sig': `h1=AAAA, ts=1, ts=2`, 'X-Id': 'one' }
    expect(result(await post(source, body, twice))).toEqual([401, 'malformed_header'])
    expect(await logOf(source, '?status=accepted')).toMatchObject([
      { type: 'order/paid', query: 'a=1&b=%20x', event_id: 'one' },
    ])
  })

  it.each(['hex', 'base64', 'PEM'])('verifies with a public key as %s', async form => {
    for (const scheme of ['ecdsa', 'ed25519'] as const) {
      const pair =
        scheme === 'ecdsa' ? generateKeyPairSync('ec', { namedCurve: 'P-256' }) : generateKeyPairSync('ed25519')
      const der = pair.publicKey.export({ format: 'der', type: 'spki' })
      const secret =
        form === 'PEM'
          ? String(pair.publicKey.export({ format: 'pem', type: 'spki' }))
          : der.toString(form === 'hex' ? 'hex' : 'base64')
      const source = await create({ scheme, secret, signature: { header: 'X-Sig', encoding: 'base64', id_path: 'n' } })
      const sign = (text: string) =>
        signWithKey(scheme === 'ecdsa' ? 'sha256' : null, Buffer.from(text), pair.privateKey).toString('base64')
      expect(result(await post(source, '{"n":1}', { 'X-Sig': sign('{"n":1}') }))).toEqual([200, 'accepted'])
      expect(result(await post(source, '{"n":2}', { 'X-Sig': sign('{"n":1}') }))).toEqual([401, 'invalid_signature'])
      const [path] = await refusal({ scheme, secret: 'not a key', signature: { header: 'X-Sig' } })
      expect(path).toBe('body.secret')
      expect((await refusal({ scheme, signature: { header: 'X-Sig' } }))[0]).toBe('body.secret')
    }
  })

  it('is a token, a password, or nothing if that is allowed', async () => {
    const token = await create({
      scheme: 'token',
      secret: 'a token, of ours',
      signature: { header: 'X-Token', prefix: 'Bearer ' },
    })
    expect(result(await post(token, '{}', { 'X-Token': 'Bearer a token, of ours' }))).toEqual([200, 'accepted'])
    for (const value of ['a token, of ours', 'Bearer a token', ''])
      expect((await post(token, '{}', { 'X-Token': value })).status).toBe(401)
    const basic = await create({ scheme: 'basic', secret: 'dana:s3cret:x', signature: { items_path: '$' } })
    const credentials = Buffer.from('dana:s3cret:x').toString('base64')
    const sent = await post(basic, '[{"id":1},{"id":2}]', { Authorization: `Basic ${credentials}` })
    expect(sent.body.data.items).toHaveLength(2)
    expect((await post(basic, '{}', { Authorization: `Basic ${btoa('dana:s3cret')}` })).status).toBe(401)
    expect((await refusal({ scheme: 'basic', secret: 'no colon' }))[0]).toBe('body.secret')
    const none = await create({ scheme: 'none', allow_unsigned: true })
    expect(result(await post(none, '{"type":"a.b"}', {}))).toEqual([200, 'accepted'])
    expect((await refusal({ scheme: 'none' }))[0]).toBe('body.allow_unsigned')
    expect((await refusal({ scheme: 'none', allow_unsigned: false }))[0]).toBe('body.allow_unsigned')
  })

  it.each([
    [{ header: 'X', signed_content: '{body}{nonce}' }, 'signed_content', '{nonce}'],
    [{ header: 'X', signed_content: '{id}' }, 'signed_content', '{body}'],
    [{ header: 'X', signed_content: '{body}{body_sha256}' }, 'signed_content', 'once'],
    [{ header: 'X', signed_content: '{timestamp}.{body}' }, 'signed_content', '{timestamp}'],
    [{ header: 'X', value: 't={time},v1={signature}' }, 'value', '{time}'],
    [{ header: 'X', value: 'v1=abc' }, 'value', '{signature}'],
    [{ header: 'X', value: '{signature}', prefix: 'a=' }, 'value', 'prefix'],
    [
      {
        header: 'X',
        value: 't={timestamp},v1={signature}',
        timestamp_header: 'X-T',
        signed_content: '{timestamp}{body}',
      },
      'value',
      'timestamp_header',
    ],
    [{ encoding: 'hex' }, 'header', 'required'],
  ])('refuses %j', async (signature, field, word) => {
    const [path, message] = await refusal({ scheme: 'hmac', signature })
    expect(path).toBe(`body.signature.${field}`)
    expect(message).toContain(word)
  })

  it('refuses what has no effect', async () => {
    expect((await refusal({ scheme: 'ed25519', signature: { header: 'X', algorithm: 'sha1' } }))[0]).toBe(
      'body.signature.algorithm',
    )
    expect((await refusal({ scheme: 'token', signature: { header: 'X', encoding: 'hex' } }))[0]).toBe(
      'body.signature.encoding',
    )
    const [path, message] = await refusal({ scheme: 'github', secret: 'a-secret\n' })
    expect([path, message]).toEqual(['body.secret', expect.stringContaining('line break')])
  })
})
