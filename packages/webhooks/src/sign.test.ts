import { createPublicKey, verify as verifyByNode } from 'node:crypto'
import { Webhook } from 'standardwebhooks'
import { Webhook as SvixWebhook } from 'svix'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { newKeyPair, publicKeyOf } from './ed25519.ts'
import { newSecret } from './secret.ts'
import { sign, signingKey } from './sign.ts'

const VECTOR = {
  secret: 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw',
  message: { id: 'msg_p5jXN8AQM9LWM0D4loKWxJek', timestamp: 1_614_265_330, body: '{"test": 2432232314}' },
  headers: {
    'webhook-id': 'msg_p5jXN8AQM9LWM0D4loKWxJek',
    'webhook-timestamp': '1614265330',
    'webhook-signature': 'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=',
  },
}
const BODY = '{"type":"order.paid","data":{"name":"Zoë ☕"}}'

describe('a signature', () => {
  afterEach(() => vi.restoreAllMocks())

  it('matches the example published by Standard Webhooks', async () => {
    expect(await sign(VECTOR.message, VECTOR.secret)).toEqual(VECTOR.headers)
  })

  it('is the same without the modules of Node', async () => {
    vi.spyOn(process, 'getBuiltinModule').mockReturnValue(undefined as never)
    expect(await sign(VECTOR.message, VECTOR.secret)).toEqual(VECTOR.headers)
    const key = signingKey(VECTOR.secret)
    for (const _ of [1, 2]) expect(await sign(VECTOR.message, [key])).toEqual(VECTOR.headers)
  })

  it('is accepted by third-party libraries with either secret of a rotation', async () => {
    const [current, previous, stranger] = [newSecret(), newSecret(), newSecret()]
    const headers = await sign({ id: 'evt_1', body: BODY }, [signingKey(current), previous])
    for (const Verifier of [Webhook, SvixWebhook]) {
      for (const secret of [current, previous])
        expect(() => new Verifier(secret).verify(BODY, { ...headers })).not.toThrow()
      expect(() => new Verifier(stranger).verify(BODY, { ...headers })).toThrow()
      expect(() => new Verifier(current).verify(BODY.replace('paid', 'part'), { ...headers })).toThrow()
    }
  })

  it('signs the bytes of a body that is not text', async () => {
    const bytes = Uint8Array.of(0x22, 0xff, 0x22)
    const asText = await sign({ id: 'evt_1', timestamp: 1, body: new TextDecoder().decode(bytes) }, VECTOR.secret)
    expect(await sign({ id: 'evt_1', timestamp: 1, body: bytes }, VECTOR.secret)).not.toEqual(asText)
  })

  it('is Ed25519 with a private key, and OpenSSL verifies it', async () => {
    const { privateKey, publicKey } = await newKeyPair()
    const headers = await sign({ id: 'evt_1', timestamp: 1_700_000_000, body: BODY }, [privateKey, VECTOR.secret])
    const [first = '', second] = headers['webhook-signature'].split(' ')
    expect(first).toMatch(/^v1a,[A-Za-z0-9+/]{86}==$/)
    expect(second).toMatch(/^v1,/)
    const x = Buffer.from(publicKey.slice('whpk_'.length), 'base64').toString('base64url')
    const key = createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x }, format: 'jwk' })
    const content = Buffer.from(`evt_1.1700000000.${BODY}`)
    expect(verifyByNode(null, content, key, Buffer.from(first.slice('v1a,'.length), 'base64'))).toBe(true)
  })

  it('matches the first test vector of RFC 8032', async () => {
    const seed = Buffer.from('9d61b19deffd5a60ba844af492ec2cc44449c5697b326919703bac031cae7f60', 'hex')
    const expected = 'd75a980182b10ab7d54bfed3c964073a0ee172f3daa62325af021a68f707511a'
    const publicKey = await publicKeyOf(`whsk_${seed.toString('base64')}`)
    expect(Buffer.from(publicKey.slice('whpk_'.length), 'base64').toString('hex')).toBe(expected)
    const both = Buffer.concat([seed, Buffer.from(expected, 'hex')])
    expect(await publicKeyOf(`whsk_${both.toString('base64')}`)).toBe(publicKey)
    const signature = await signingKey(`whsk_${both.toString('base64')}`).sign(new Uint8Array())
    expect(Buffer.from(signature).toString('hex')).toBe(
      'e5564300c360ac729086e2cc806e828a84877f1eb8e5d974d873e065224901555fb8821590a33bacc61e39701cf9b46bd25bf5f0595bbe24655141438e7a100b',
    )
  })
})

describe('a secret', () => {
  it('is whsec_ followed by 32 random bytes, different each time', () => {
    const [one, other] = [newSecret(), newSecret()]
    expect(one).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/)
    expect(one).not.toBe(other)
  })

  it.each(['', 'sk_live_x', 'whsec_', 'whsec_***', 'whsk_AAAA', 'whpk_AAAA'])(
    'is refused if it is %j',
    async secret => {
      await expect(sign({ id: 'evt_1', body: '' }, secret)).rejects.toThrow(/^The webhook secret is invalid/)
      if (secret.length > 6) await expect(sign({ id: 'evt_1', body: '' }, secret)).rejects.not.toThrow(secret)
    },
  )
})
