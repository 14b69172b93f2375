import { createHash, createHmac } from 'node:crypto'
import { LinearWebhookClient } from '@linear/sdk/webhooks'
import { sign as signAsGitHub } from '@octokit/webhooks-methods'
import { createSHA256HMAC } from '@shopify/shopify-api/runtime'
import { verifySlackRequest } from '@slack/bolt'
import { Webhook as StandardWebhook } from 'standardwebhooks'
import Stripe from 'stripe'
import { Webhook as SvixWebhook } from 'svix'
import twilio from 'twilio'
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
    expect(result(await send(named, body, sent))).toEqual([200, 'duplicate'])
  })
})

describe('a delivery that the package of its service signs or verifies', () => {
  const read = (path: string) => app.call('GET', `/api/v1/webhooks/sources/${path}`, { key: owner.key })
  const FORM = { 'Content-Type': 'application/x-www-form-urlencoded' }

  it('of Stripe is accepted', async () => {
    const own = await create({ scheme: 'stripe', types: ['invoice.*'] })
    const payload = JSON.stringify({ id: 'evt_1', object: 'event', ...EVENT, type: 'invoice.paid' })
    const header = new Stripe('sk_test_1').webhooks.generateTestHeaderString({ payload, secret: own.secret })
    expect(result(await send(own, payload, { 'stripe-signature': header }))).toEqual([200, 'accepted'])
    expect(result(await send(own, `${payload} `, { 'stripe-signature': header }))).toEqual([401, 'invalid_signature'])
  })

  it.each(['json', 'form'])('of GitHub is accepted as %s', async kind => {
    const own = await create({ scheme: 'github', types: ['issues.*'] })
    const json = JSON.stringify({ action: 'opened', ...EVENT })
    const payload = kind === 'json' ? json : String(new URLSearchParams({ payload: json }))
    const headers = {
      'x-hub-signature-256': await signAsGitHub(own.secret, payload),
      'x-github-delivery': '72d3162e-cc78-11e3-81ab-4c9367dc0958',
      'x-github-event': 'issues',
      ...(kind === 'form' && FORM),
    }
    expect(result(await send(own, payload, headers))).toEqual([200, 'accepted'])
    const [{ id, type }] = await logOf(own)
    expect(type).toBe('issues.opened')
    const kept = await read(`${own.id}/events/${id}`)
    expect(kept.body.data.payload).toBe(json)
  })

  it('of Shopify is accepted, with the topic in a header', async () => {
    const own = await create({ scheme: 'shopify', types: ['orders.*'] })
    const payload = JSON.stringify({ id: 820982911946154508n.toString(), ...EVENT })
    const headers = {
      'x-shopify-hmac-sha256': await createSHA256HMAC(own.secret, payload),
      'x-shopify-topic': 'orders/create',
      'x-shopify-webhook-id': 'b54557e4-bdd9-4b37-8a5f-bf7d70bcd043',
    }
    expect(result(await send(own, payload, headers))).toEqual([200, 'accepted'])
    expect(await logOf(own)).toMatchObject([{ type: 'orders.create', event_id: headers['x-shopify-webhook-id'] }])
  })

  it('of Slack is accepted, and its challenge answered', async () => {
    const own = await create({ scheme: 'slack', types: ['app_mention', 'block_actions'] })
    const signed = (text: string, at = now()) => {
      const signature = `v0=${hmac(own.secret, `v0:${at}:${text}`)}`
      const headers = { 'x-slack-request-timestamp': at, 'x-slack-signature': signature }
      verifySlackRequest({ signingSecret: own.secret, body: text, headers, nowMilliseconds: at * 1000 })
      return { ...headers, 'x-slack-request-timestamp': String(at) }
    }
    const check = JSON.stringify({ type: 'url_verification', challenge: '3eZbrw1aB1', token: 't' })
    const checked = await send(own, check, signed(check))
    expect([...result(checked), checked.body.challenge]).toEqual([200, 'ignored', '3eZbrw1aB1'])
    const forged = await send(own, check, { ...signed(check), 'x-slack-signature': `v0=${'0'.repeat(64)}` })
    expect([forged.status, forged.body.challenge]).toEqual([401, undefined])
    const mention = { type: 'event_callback', event_id: 'Ev1', event: { type: 'app_mention' }, data: EVENT.data }
    const event = JSON.stringify(mention)
    expect(result(await send(own, event, signed(event)))).toEqual([200, 'accepted'])
    const retried = JSON.stringify({ ...mention, attempt: 2 })
    expect(result(await send(own, retried, signed(retried)))).toEqual([200, 'duplicate'])
    expect(result(await send(own, event, signed(event, now() - 301)))).toEqual([403, 'too_old'])
    const form = String(new URLSearchParams({ payload: JSON.stringify({ ...EVENT, type: 'block_actions' }) }))
    expect(result(await send(own, form, { ...signed(form), ...FORM }))).toEqual([200, 'accepted'])
    expect((await logOf(own)).map(({ type }: { type: string }) => type)).toContain('block_actions')
  })

  it('of Linear is accepted once, although each attempt has its own time', async () => {
    const own = await create({ scheme: 'linear', types: ['Issue.*'] })
    const attempt = (at: number) => {
      const text = JSON.stringify({ action: 'create', ...EVENT, type: 'Issue', webhookTimestamp: at })
      const signature = hmac(own.secret, text)
      // it allows one minute
      if (Date.now() - at < 30_000) new LinearWebhookClient(own.secret).verify(Buffer.from(text), signature)
      return send(own, text, { 'linear-signature': signature, 'linear-delivery': '234d1a4e', 'linear-event': 'Issue' })
    }
    expect(result(await attempt(Date.now()))).toEqual([200, 'accepted'])
    expect(result(await attempt(Date.now() + 1))).toEqual([200, 'duplicate'])
    expect(result(await attempt(Date.now() - 301_000))).toEqual([403, 'too_old'])
    expect(await logOf(own, '?status=duplicate')).toMatchObject([{ event_id: '234d1a4e' }])
    for (const text of ['{}', '[]', '{"webhookTimestamp":"now"}']) {
      const headers = { 'linear-signature': hmac(own.secret, text), 'linear-delivery': '234d1a4e' }
      expect(result(await send(own, text, headers))).toEqual([401, 'malformed_header'])
    }
    const broken = { 'linear-signature': hmac(own.secret, '{'), 'linear-delivery': '234d1a4e' }
    expect((await send(own, '{', broken)).status).toBe(400)
  })

  it('of Twilio is accepted, with a signature over the URL and the fields', async () => {
    const own = await create({
      scheme: 'twilio',
      types: ['received'],
      mapping: { record: { phone_number: 'From' }, content: '{{Body}}' },
    })
    const { url } = (await read(own.id)).body.data
    const fields = {
      From: '+15550100',
      To: '+15550101',
      Body: 'Où est mon colis? & co',
      SmsStatus: 'received',
      A: ['b', 'a', 'a'],
    }
    const sent = (signed: string, at: string, secret = own.secret) => ({
      ...FORM,
      'x-twilio-signature': twilio.getExpectedTwilioSignature(secret, at, { ...fields, MessageSid: signed }),
    })
    const form = (id: string) => {
      const body = new URLSearchParams({ ...fields, MessageSid: id, A: 'b' })
      body.append('A', 'a')
      body.append('A', 'a')
      return String(body)
    }
    expect(result(await send(own, form('SM1'), sent('SM1', url)))).toEqual([200, 'accepted'])
    expect(result(await send(own, form('SM1'), sent('SM1', url)))).toEqual([200, 'duplicate'])
    expect(await logOf(own, '?status=duplicate')).toHaveLength(1)
    for (const headers of [sent('SM1', url), sent('SM2', `${url}/`), sent('SM2', url, 'another secret')])
      expect(result(await send(own, form('SM2'), headers))).toEqual([401, 'invalid_signature'])
    const short = await send(own, form('SM2'), { ...FORM, 'x-twilio-signature': 'c2hvcnQ=' })
    expect(result(short)).toEqual([401, 'malformed_header'])
    const { port, host, protocol } = new URL(url)
    const withPort = port === '' ? url.replace(host, `${host}:${protocol === 'https:' ? 443 : 80}`) : url
    expect(result(await send(own, form('SM3'), sent('SM3', withPort)))).toEqual([200, 'accepted'])
  })

  it('with a header of its own can have the type in another one', async () => {
    const signature = { header: 'X-Signature', type_header: 'X-Event-Type' }
    const own = await create({ scheme: 'hmac', types: ['deal.won'], signature })
    const body = JSON.stringify({ ...EVENT, type: 'another' })
    const headers = { 'x-signature': hmac(own.secret, body), 'x-event-type': 'deal.won' }
    expect(result(await send(own, body, headers))).toEqual([200, 'accepted'])
    expect(result(await send(own, body, { 'x-signature': hmac(own.secret, body) }))).toEqual([200, 'duplicate'])
    const other = JSON.stringify(EVENT)
    const untyped = { 'x-signature': hmac(own.secret, other) }
    expect(result(await send(own, other, untyped))).toEqual([200, 'ignored'])
  })
})
