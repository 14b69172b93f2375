import { expect, it } from 'vitest'
import { Keepsake } from '../client.ts'
import { signWebhook } from './sign-webhook.ts'

const secret = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw'
const { webhooks } = new Keepsake()
const event = { type: 'memory.stored', data: { object: { id: 'mem_1', recordId: 'rec_1' } } }

it('signs an event that the client takes', async () => {
  const { body, headers } = await signWebhook({ event, secret })
  const received = await webhooks.unwrap(body, headers, { secret })
  expect(received).toMatchObject({ ...event, livemode: false, api_version: expect.stringMatching(/^\d{4}-/) })
  expect(received.id).toMatch(/^evt_[0-9A-HJKMNP-TV-Z]{26}$/)
  expect([headers['webhook-id'], headers['content-type']]).toEqual([received.id, 'application/json'])
  await expect(webhooks.unwrap(`${body} `, headers, { secret })).rejects.toThrow('signature')
})

it('signs bodies, for other times and with several secrets', async () => {
  const timestamp = new Date(Date.now() - 3_600_000)
  const old = await signWebhook({ body: { id: 1 }, secret, id: 'evt_7', timestamp })
  expect(old).toMatchObject({ body: '{"id":1}', headers: { 'webhook-id': 'evt_7' } })
  await expect(webhooks.verify(old.body, old.headers, { secret })).rejects.toThrow(/seconds ago/)
  const next = 'whsec_AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA'
  const { body, headers } = await signWebhook({ body: new Uint8Array([1]), secret: [next, secret] })
  for (const each of [secret, next]) await webhooks.verify(body, headers, { secret: each })
})

it.each([
  [{ secret }, 'Pass an event, or a body'],
  [{ secret, event, body: '' }, 'Pass an event, or a body'],
  [{ secret: 'sk_live_x', event }, 'The webhook secret is invalid'],
  [{ secret, event, id: 'a.b' }, 'without a full stop'],
  [{ secret, event, timestamp: Number.NaN }, 'timestamp must be'],
  [{ secret, event, timestamp: new Date('') }, 'timestamp must be'],
])('refuses %j', async (given, message) => {
  await expect(signWebhook(given)).rejects.toMatchObject({
    code: 'configuration_error',
    message: expect.stringContaining(message),
  })
})
