import { Webhook } from 'standardwebhooks'
import { describe, expect, it, vi } from 'vitest'
import { Keepsake } from '../client.ts'

const SECRET = `whsec_${btoa('a secret of thirty-two bytes, so')}`
const OTHER = `whsec_${btoa('another one of thirty-two bytes!')}`
const EVENT = {
  id: 'evt_01KAK7F3V6R6T1Q7S0G9Y5N2WZ',
  type: 'order.paid',
  api_version: '2026-11-01',
  created_at: '2026-11-20T15:04:05.000Z',
  data: { object: { id: 'ord_4711', note: 'tea & ☕' } },
  livemode: true,
}
const BODY = JSON.stringify(EVENT)
const { webhooks } = new Keepsake()

/** The headers that the reference implementation creates for a delivery. */
const signed = ({ body = BODY, secret = SECRET, secondsAgo = 0 } = {}): Record<string, string> => {
  const at = new Date(Date.now() - secondsAgo * 1000)
  return {
    'webhook-id': EVENT.id,
    'webhook-timestamp': String(Math.floor(at.getTime() / 1000)),
    'webhook-signature': new Webhook(secret).sign(EVENT.id, at, body),
  }
}

const refused = async (work: Promise<unknown>): Promise<string> =>
  work.then(
    () => 'it was taken',
    error => `${error.code}: ${error.message}`,
  )

describe('a delivery', () => {
  it.each([
    ['text', BODY],
    ['bytes', new TextEncoder().encode(BODY)],
    ['a buffer', Buffer.from(BODY)],
    ['an array buffer', new TextEncoder().encode(BODY).buffer],
  ])('is unwrapped from %s', async (_, body) => {
    expect(await webhooks.unwrap(body, signed(), { secret: SECRET })).toEqual(EVENT)
  })

  it.each([
    ['Headers', new Headers(signed())],
    ['those of Node', { ...signed(), host: 'hooks.example.com', 'set-cookie': ['a=b'] }],
    [
      'names as they were written',
      Object.fromEntries(Object.entries(signed()).map(([name, text]) => [name.toUpperCase(), text])),
    ],
  ])('is unwrapped with %s', async (_, headers) => {
    expect(await webhooks.unwrap(BODY, headers, { secret: SECRET })).toEqual(EVENT)
  })

  it('matches the test vector published by Standard Webhooks', async () => {
    const headers = {
      'webhook-id': 'msg_p5jXN8AQM9LWM0D4loKWxJek',
      'webhook-timestamp': '1614265330',
      'webhook-signature': 'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=',
    }
    const options = { secret: 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw', toleranceSeconds: Number.POSITIVE_INFINITY }
    expect(await webhooks.unwrap('{"test": 2432232314}', headers, options)).toEqual({ test: 2432232314 })
  })

  it('is accepted with the old and the new secret during rotation', async () => {
    const both = {
      ...signed(),
      'webhook-signature': `${signed({ secret: OTHER })['webhook-signature']} v2,x ${signed()['webhook-signature']}`,
    }
    await webhooks.verify(BODY, both, { secret: SECRET })
    await webhooks.verify(BODY, signed(), { secret: [OTHER, SECRET] })
  })

  it('is checked by its bytes, so that invalid UTF-8 does not match another body', async () => {
    const bytes = Uint8Array.from([0x22, 0xff, 0x22])
    const headers = signed({ body: new TextDecoder().decode(bytes) })
    expect(await refused(webhooks.verify(bytes, headers, { secret: SECRET }))).toMatch(/^signature_error: No signature/)
  })

  it('is refused with another secret, another body, or another id', async () => {
    const no = /^signature_error: No signature matches\./
    expect(await refused(webhooks.verify(BODY, signed(), { secret: OTHER }))).toMatch(no)
    expect(await refused(webhooks.verify(`${BODY} `, signed(), { secret: SECRET }))).toMatch(no)
    expect(await refused(webhooks.verify(BODY, { ...signed(), 'webhook-id': 'evt_2' }, { secret: SECRET }))).toMatch(no)
    for (const signature of ['v1,', 'v1,***', 'v2,abc', 'abc', ' '])
      expect(
        await refused(webhooks.verify(BODY, { ...signed(), 'webhook-signature': signature }, { secret: SECRET })),
      ).toMatch(no)
  })

  it.each([301, -301])('is refused if it was signed %i seconds ago', async secondsAgo => {
    const headers = signed({ secondsAgo })
    expect(await refused(webhooks.verify(BODY, headers, { secret: SECRET }))).toMatch(
      /^signature_error: The delivery was signed 30\d seconds (ago|in the future), and 300 are allowed/,
    )
    await webhooks.verify(BODY, headers, { secret: SECRET, toleranceSeconds: 400 })
  })

  it.each(['', '1e9', ' 12 ', '-5', '0x12', '12.5'])('is refused with the timestamp %j', async timestamp => {
    const headers = { ...signed(), 'webhook-timestamp': timestamp }
    expect(await refused(webhooks.verify(BODY, headers, { secret: SECRET, toleranceSeconds: 1e12 }))).toMatch(
      /^signature_error: (The header webhook-timestamp is missing|webhook-timestamp must be Unix seconds)/,
    )
  })

  it('is refused without its headers', async () => {
    expect(await refused(webhooks.unwrap(BODY, {}, { secret: SECRET }))).toMatch(/^signature_error: /)
    expect(await refused(webhooks.unwrap(BODY, new Headers(), { secret: SECRET }))).toMatch(/^signature_error: /)
  })
})

describe('the secret', () => {
  it('is read from the environment, and required if it is not there', async () => {
    expect(await refused(webhooks.verify(BODY, signed()))).toBe(
      'configuration_error: No webhook secret. Pass secret, or set KEEPSAKE_WEBHOOK_SECRET.',
    )
    vi.stubEnv('KEEPSAKE_WEBHOOK_SECRET', SECRET)
    await webhooks.verify(BODY, signed())
    vi.unstubAllEnvs()
  })

  it.each(['sk_live_x', 'whsec_AAAA%', 'whsec_***'])('is refused if it is %s, without being shown', async secret => {
    const message = await refused(webhooks.verify(BODY, signed(), { secret }))
    expect(message).toMatch(/^configuration_error: The webhook secret is invalid/)
    expect(message).not.toContain(secret)
  })
})
