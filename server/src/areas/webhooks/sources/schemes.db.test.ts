import { createHash, createHmac } from 'node:crypto'
import { Webhook as StandardWebhook } from 'standardwebhooks'
import { Webhook as SvixWebhook } from 'svix'
import { describe, expect, it } from 'vitest'
import { useApp, useOrganization } from '../../../../test/support/use-app.ts'
import { EVENT, now, result, useSources } from '../../../../test/support/webhook-sources.ts'

const app = useApp({ settings: { WORKERS: 'on' } })
const owner = useOrganization(app)
const { create, logOf, send } = useSources(app, owner)

const hmac = (secret: string, text: string, encoding: 'hex' | 'base64' = 'hex'): string =>
  createHmac('sha256', secret).update(text).digest(encoding)

describe('each scheme', () => {
  const body = JSON.stringify({ id: 'evt_8', action: 'opened', ...EVENT })

  it('of Standard Webhooks verifies what the packages standardwebhooks and svix sign', async () => {
    const source = await create()
    const at = new Date()
    const timestamp = String(Math.floor(at.getTime() / 1000))
    const standard = new StandardWebhook(source.secret).sign('msg_1', at, body)
    const headers = { 'webhook-id': 'msg_1', 'webhook-timestamp': timestamp, 'webhook-signature': standard }
    expect(result(await send(source, body, headers))).toEqual([200, 'accepted'])
    for (const scheme of ['svix', 'keepsake']) {
      const own = await create({ scheme })
      const signature = new SvixWebhook(own.secret).sign('msg_1', at, body)
      const prefix = scheme === 'svix' ? 'svix' : 'webhook'
      const named = {
        [`${prefix}-id`]: 'msg_1',
        [`${prefix}-timestamp`]: timestamp,
        [`${prefix}-signature`]: signature,
      }
      expect(result(await send(own, body, named))).toEqual([200, 'accepted'])
      const { [`${prefix}-id`]: _, ...others } = named
      const missing = await send(own, body, others)
      expect([...result(missing), missing.body.message]).toEqual([
        401,
        'missing_header',
        expect.stringContaining(`${prefix}-id`),
      ])
    }
  })

  it('of GitHub has the type and the ID in headers', async () => {
    const own = await create({
      scheme: 'github',
      types: ['issues.opened'],
      secret: 'a secret of ours!'.replaceAll(' ', '-'),
    })
    const headers = {
      'x-hub-signature-256': `sha256=${hmac(own.secret, body)}`,
      'x-github-delivery': '72d3162e-cc78-11e3-81ab-4c9367dc0958',
      'x-github-event': 'issues',
    }
    expect(result(await send(own, body, headers))).toEqual([200, 'accepted'])
    expect(result(await send(own, body, headers))).toEqual([200, 'duplicate'])
    expect(await logOf(own)).toMatchObject([{ event_id: headers['x-github-delivery'] }, { type: 'issues.opened' }])
    // the ID is not signed, so anyone who has seen the delivery can change it
    const again = { ...headers, 'x-github-delivery': '00000000-cc78-11e3-81ab-4c9367dc0958' }
    expect(result(await send(own, body, again))).toEqual([200, 'duplicate'])
    const wrong = { ...headers, 'x-hub-signature-256': `sha256=${'0'.repeat(64)}` }
    expect(result(await send(own, body, wrong))).toEqual([401, 'invalid_signature'])
    const short = { ...headers, 'x-hub-signature-256': 'sha1=0000' }
    expect(result(await send(own, body, short))).toEqual([401, 'malformed_header'])
  })

  it('of Stripe has the time and several signatures in one header, and the ID in the payload', async () => {
    const own = await create({ scheme: 'stripe', secret: 'whsec_of_stripe_0001' })
    const signed = (at: number, text = body) =>
      `t=${at},v0=${'0'.repeat(64)},v1=${'0'.repeat(64)},v1=${hmac(own.secret, `${at}.${text}`)}`
    expect(result(await send(own, body, { 'stripe-signature': signed(now()) }))).toEqual([200, 'accepted'])
    expect(result(await send(own, body, { 'stripe-signature': signed(now() - 5) }))).toEqual([200, 'duplicate'])
    expect(result(await send(own, body, { 'stripe-signature': signed(now() - 400) }))).toEqual([403, 'too_old'])
    for (const value of [`v1=${hmac(own.secret, body)}`, `t=1,t=2,v1=${hmac(own.secret, body)}`])
      expect(result(await send(own, body, { 'stripe-signature': value }))).toEqual([401, 'malformed_header'])
    expect(await logOf(own, '?status=duplicate')).toMatchObject([{ event_id: 'evt_8' }])
  })

  it('with a header of its own can sign an ID and a time, or only the body', async () => {
    const signature = {
      header: 'X-Slack-Signature',
      prefix: 'v0=',
      timestamp_header: 'X-Slack-Request-Timestamp',
      signed_content: 'v0:{timestamp}:{body}',
    }
    const timed = await create({ scheme: 'hmac', signature })
    const at = String(now())
    const headers = {
      'x-slack-request-timestamp': at,
      'x-slack-signature': `v0=${hmac(timed.secret, `v0:${at}:${body}`)}`,
    }
    expect(result(await send(timed, body, headers))).toEqual([200, 'accepted'])
    expect(result(await send(timed, body, headers))).toEqual([200, 'duplicate'])
    const plain = await create({ scheme: 'hmac', signature: { header: 'X-Signature', encoding: 'base64' } })
    const own = { 'x-signature': hmac(plain.secret, body, 'base64') }
    const first = await send(plain, body, own)
    expect(first.body.data.event_id).toBe(`sha256:${createHash('sha256').update(body).digest('hex')}`)
    expect(result(await send(plain, body, own))).toEqual([200, 'duplicate'])
    const named = await create({ scheme: 'hmac', signature: { header: 'X-Signature', id_header: 'X-Id' } })
    const sent = { 'x-signature': hmac(named.secret, body), 'x-id': 'evt_1' }
    expect(result(await send(named, body, sent))).toEqual([200, 'accepted'])
    expect(result(await send(named, body, { ...sent, 'x-id': 'evt_2' }))).toEqual([200, 'duplicate'])
  })
})
