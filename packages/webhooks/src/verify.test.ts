import { Webhook } from 'standardwebhooks'
import { Webhook as SvixWebhook } from 'svix'
import { describe, expect, it } from 'vitest'
import { newKeyPair } from './ed25519.ts'
import { isWebhookError } from './error.ts'
import { newSecret } from './secret.ts'
import { sign } from './sign.ts'
import { verify } from './verify.ts'

const SECRET = newSecret()
const OTHER = newSecret()
const BODY = '{"type":"order.paid","data":{"note":"tea & ☕"}}'
const NOW = 1_800_000_000
const now = (): number => NOW * 1000

const signed = (secondsAgo = 0, secret = SECRET, body: string | Uint8Array = BODY) =>
  sign({ id: 'evt_1', timestamp: NOW - secondsAgo, body }, secret)

async function refused(work: Promise<unknown>): Promise<string> {
  const error = await work.then(
    () => undefined,
    error => error,
  )
  return isWebhookError(error) ? `${error.code}: ${error.message}` : `not refused: ${error}`
}

describe('a delivery', () => {
  it.each([
    ['text', BODY],
    ['bytes', new TextEncoder().encode(BODY)],
    ['a buffer', Buffer.from(BODY)],
    ['an array buffer', new TextEncoder().encode(BODY).buffer],
  ])('is verified from %s', async (_, body) => {
    const delivery = await verify(body, await signed(), { secrets: SECRET, now })
    expect(delivery).toMatchObject({ id: 'evt_1', timestamp: NOW })
    expect(new TextDecoder().decode(delivery.body)).toBe(BODY)
  })

  it.each([
    ['Headers', (headers: object) => new Headers(Object.entries(headers))],
    ['those of Node', (headers: object) => ({ ...headers, host: 'hooks.example.com', 'set-cookie': ['a=b'] })],
    [
      'lists of one',
      (headers: object) => Object.fromEntries(Object.entries(headers).map(([name, text]) => [name, [text]])),
    ],
    [
      'names in capitals',
      (headers: object) =>
        Object.fromEntries(Object.entries(headers).map(([name, text]) => [name.toUpperCase(), text])),
    ],
  ])('is verified with %s', async (_, form) => {
    await verify(BODY, form({ ...(await signed()) }), { secrets: SECRET, now })
  })

  it.each([
    ['standardwebhooks', Webhook],
    ['svix', SvixWebhook],
  ])('is verified if %s signed it', async (_, Signer) => {
    const headers = {
      'webhook-id': 'msg_1',
      'webhook-timestamp': String(NOW),
      'webhook-signature': new Signer(SECRET).sign('msg_1', new Date(NOW * 1000), BODY),
    }
    expect((await verify(BODY, headers, { secrets: [OTHER, SECRET], now })).id).toBe('msg_1')
    expect(await refused(verify(BODY, headers, { secrets: OTHER, now }))).toMatch(/^invalid_signature: /)
  })

  it('is verified with the public key, next to a signature of another version', async () => {
    const { privateKey, publicKey } = await newKeyPair()
    const headers = await sign({ id: 'evt_1', timestamp: NOW, body: BODY }, [privateKey, SECRET])
    await verify(BODY, headers, { secrets: publicKey, now })
    await verify(BODY, headers, { secrets: SECRET, now })
    const stranger = (await newKeyPair()).publicKey
    expect(await refused(verify(BODY, headers, { secrets: [stranger, OTHER], now }))).toMatch(/^invalid_signature/)
    // a public key is not a shared secret: who knows it must not be able to sign with it
    const forged = await sign({ id: 'evt_1', timestamp: NOW, body: BODY }, publicKey.replace('whpk_', 'whsec_'))
    expect(await refused(verify(BODY, forged, { secrets: publicKey, now }))).toMatch(/^invalid_signature/)
  })

  it('is verified by its bytes, so that invalid UTF-8 does not match another body', async () => {
    const bytes = Uint8Array.of(0x22, 0xff, 0x22)
    await verify(bytes, await signed(0, SECRET, bytes), { secrets: SECRET, now })
    const headers = await signed(0, SECRET, new TextDecoder().decode(bytes))
    expect(await refused(verify(bytes, headers, { secrets: SECRET, now }))).toMatch(/^invalid_signature/)
  })

  it('is refused if any byte of its body, ID or time changed', async () => {
    const headers = await signed()
    const bytes = new TextEncoder().encode(BODY)
    for (const [index, byte] of bytes.entries()) {
      const changed = bytes.with(index, byte ^ 1)
      expect(await refused(verify(changed, headers, { secrets: SECRET, now }))).toMatch(/^invalid_signature/)
    }
    for (const body of [bytes.subarray(0, -1), `${BODY} `, ''])
      expect(await refused(verify(body, headers, { secrets: SECRET, now }))).toMatch(/^invalid_signature/)
    for (const changed of [{ 'webhook-id': 'evt_2' }, { 'webhook-timestamp': String(NOW - 1) }])
      expect(await refused(verify(BODY, { ...headers, ...changed }, { secrets: SECRET, now }))).toMatch(
        /^invalid_signature/,
      )
  })

  it.each(['v1,', 'v1,***', 'v2,abc', 'abc', 'v1a,AAAA', 'v1'])('is refused with the signature %j', async signature => {
    const headers = { ...(await signed()), 'webhook-signature': signature }
    expect(await refused(verify(BODY, headers, { secrets: SECRET, now }))).toMatch(/^invalid_signature/)
  })

  it('is accepted up to 300 seconds from now, and refused with the right words after that', async () => {
    for (const secondsAgo of [299, 300, -299, -300])
      await verify(BODY, await signed(secondsAgo), { secrets: SECRET, now })
    expect(await refused(verify(BODY, await signed(301), { secrets: SECRET, now }))).toBe(
      'too_old: The delivery was signed 301 seconds ago, and 300 are allowed. It is a replay, or this clock is fast.',
    )
    expect(await refused(verify(BODY, await signed(-301), { secrets: SECRET, now }))).toBe(
      'too_new: The delivery was signed 301 seconds in the future, and 300 are allowed. Is this clock slow?',
    )
    await verify(BODY, await signed(301), { secrets: SECRET, now, tolerance: 400 })
  })

  it('is refused for its signature before its age', async () => {
    expect(await refused(verify(BODY, await signed(9_000, OTHER), { secrets: SECRET, now }))).toMatch(
      /^invalid_signature/,
    )
  })

  it.each(['1e9', ' 12 ', '-5', '0x12', '12.5', '１２', '1800000000 '])(
    'is refused with the timestamp %j',
    async timestamp => {
      const headers = { ...(await signed()), 'webhook-timestamp': timestamp }
      expect(await refused(verify(BODY, headers, { secrets: SECRET, now, tolerance: 1e12 }))).toBe(
        'malformed_header: webhook-timestamp must be Unix seconds, in digits only.',
      )
    },
  )

  it.each(['webhook-id', 'webhook-timestamp', 'webhook-signature'])('needs %s exactly once', async name => {
    const { [name]: value = '', ...others } = { ...(await signed()) } as Record<string, string>
    const check = (headers: Headers | Record<string, string | string[]>): Promise<string> =>
      refused(verify(BODY, headers, { secrets: SECRET, now }))
    const missing = `missing_header: The header ${name} is missing.`
    expect(await check(others)).toBe(missing)
    expect(await check({ ...others, [name]: '' })).toBe(missing)
    expect(await check(new Headers(others))).toBe(missing)
    const repeated = `malformed_header: ${name} was sent more than once.`
    const twice = new Headers({ ...others, [name]: value })
    twice.append(name, value)
    expect(await check(twice)).toBe(repeated)
    expect(await check({ ...others, [name]: [value, value] })).toBe(repeated)
    expect(await check({ ...others, [name]: value, [name.toUpperCase()]: value })).toBe(repeated)
  })

  it('is refused with an ID that could be cut in another place', async () => {
    const headers = await sign({ id: 'evt_1.5', timestamp: NOW, body: BODY }, SECRET)
    expect(await refused(verify(BODY, headers, { secrets: SECRET, now }))).toMatch(/^malformed_header: webhook-id/)
  })

  it('cannot be verified without a secret, or with a private key', async () => {
    expect(await refused(verify(BODY, await signed(), { secrets: [], now }))).toMatch(/^invalid_secret/)
    const { privateKey } = await newKeyPair()
    const message = await refused(verify(BODY, await signed(), { secrets: privateKey, now }))
    expect(message).toMatch(/^invalid_secret: The webhook secret is invalid\. It must be base64 with the prefix/)
    expect(message).not.toContain(privateKey)
  })
})
