import { generateKeyPairSync, sign as signWithKey } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { useApp, useOrganization } from '../../../../test/support/use-app.ts'
import { BATCHES, derOf, hmac } from '../../../../test/support/webhook-presets.ts'
import { now, result, type Source, useKeepingSources, useSources } from '../../../../test/support/webhook-sources.ts'

const app = useApp()
const owner = useOrganization(app)
const { logOf } = useSources(app, owner)
const { create, post } = useKeepingSources(app, owner)

const STORE = [{ kind: 'store' }]
const ED25519 = generateKeyPairSync('ed25519')

describe('a batch', () => {
  it('of HubSpot becomes an event of each item, with its JSON as it stood in the batch', async () => {
    const { secret, headers } = BATCHES.hubspot
    const source = await create({ scheme: 'hubspot', secret })
    const send = (body: string, at = now()) => post(source, body, headers({ secret, body, at, url: source.url }))
    const items = [
      '{ "eventId":1, "subscriptionType":"contact.creation", "n": 1.50 }',
      '{"eventId":2,"subscriptionType":"deal.deletion"}',
    ]
    const { status, body } = await send(`[${items.join(' ,\n')}]`)
    expect([status, body.data.result]).toEqual([200, 'accepted'])
    expect(body.data.items).toMatchObject([
      { result: 'accepted', event_id: '1' },
      { result: 'accepted', event_id: '2' },
    ])
    const [second, first] = await logOf(source)
    expect([first.type, second.type]).toEqual(['contact.creation', 'deal.deletion'])
    const kept = await app.call('GET', `/api/v1/webhooks/sources/${source.id}/events/${first.id}`, { key: owner.key })
    expect(kept.body.data.payload).toBe(items[0])
    const again = await send(`[${items[1]},{"eventId":3,"subscriptionType":"deal.creation"}]`)
    expect([again.body.data.result, again.body.data.items.map((each: { result: string }) => each.result)]).toEqual([
      'accepted',
      ['duplicate', 'accepted'],
    ])
    expect(result(await send(`[${items[0]}]`))).toEqual([200, 'duplicate'])
    expect(result(await send(`[${items[0]}]`, now() - 400))).toEqual([403, 'too_old'])
  })

  it('of SendGrid is verified with the public key', async () => {
    const { secret, headers } = BATCHES.sendgrid
    const source = await create({ scheme: 'sendgrid', secret })
    const body = '[{"sg_event_id":"a","event":"open"},{"sg_event_id":"b","event":"click"}]\r\n'
    const headersAt = (at: number) => headers({ body, at })
    expect((await post(source, body, headersAt(now()))).body.data.items).toHaveLength(2)
    expect(result(await post(source, `${body} `, headersAt(now())))).toEqual([401, 'invalid_signature'])
    expect(result(await post(source, body, headersAt(now() - 400)))).toEqual([403, 'too_old'])
    const whole = await create({ scheme: 'sendgrid', secret, split: false })
    const one = await post(whole, body, headersAt(now()))
    expect([one.body.data.result, one.body.data.items]).toEqual(['accepted', undefined])
  })

  it('of Microsoft Graph has the secret in each item', async () => {
    const source = await create({ scheme: 'microsoft_graph', secret: 'client-state-1' })
    const item = (id: string, clientState = 'client-state-1') => ({ id, clientState, changeType: 'created' })
    const body = (...value: object[]) => JSON.stringify({ value })
    const sent = await post(source, body(item('a'), item('b')))
    expect(sent.body.data.items).toMatchObject([{ event_id: 'a' }, { event_id: 'b' }])
    expect(result(await post(source, body(item('a'))))).toEqual([200, 'duplicate'])
    for (const forged of [body(item('c'), item('d', 'another')), body({ id: 'e', changeType: 'created' })])
      expect(result(await post(source, forged))).toEqual([401, 'invalid_signature'])
    for (const nothing of ['{"value":[]}', '{}', 'no JSON'])
      expect(result(await post(source, nothing))).toEqual([401, 'malformed_header'])
    const check = await app.call('POST', `/api/v1/webhooks/inbound/${source.id}?validationToken=Validation%3A+a%20b`, {
      raw: '',
    })
    expect([check.status, check.headers.get('content-type'), check.body]).toEqual([
      200,
      'text/plain; charset=utf-8',
      'Validation: a b',
    ])
    expect(await logOf(source, '?status=accepted')).toHaveLength(2)
  })
})

describe('a check of the URL', () => {
  it('of Zoom is answered with the hash of its token', async () => {
    const source = await create({ scheme: 'zoom', secret: 'zoom-secret-token' })
    const body = JSON.stringify({ event: 'endpoint.url_validation', payload: { plainToken: 'qgg8vlvZRS6UYooatFL8Aw' } })
    const at = now()
    const headers = {
      'x-zm-request-timestamp': String(at),
      'x-zm-signature': `v0=${hmac('sha256', source.secret, `v0:${at}:${body}`)}`,
    }
    const { status, body: answer } = await post(source, body, headers)
    const encryptedToken = hmac('sha256', source.secret, 'qgg8vlvZRS6UYooatFL8Aw')
    expect([status, answer]).toEqual([200, { plainToken: 'qgg8vlvZRS6UYooatFL8Aw', encryptedToken }])
    expect(await logOf(source)).toEqual([])
  })

  it('of Meta is a GET with the verify token, which other schemes do not take', async () => {
    const source = await create({ scheme: 'meta', secret: 'app-secret-of-meta' })
    const token = String(source.data.verify_token)
    expect(token.length).toBeGreaterThan(20)
    const check = (value: string, { id }: Source = source) =>
      app.call(
        'GET',
        `/api/v1/webhooks/inbound/${id}?hub.mode=subscribe&hub.challenge=1158201444&hub.verify_token=${value}`,
      )
    const checked = await check(token)
    expect([checked.status, checked.body]).toEqual([200, 1158201444])
    expect((await check('another')).status).toBe(403)
    const own = await create({ scheme: 'meta', secret: 'app-secret-of-meta', verify_token: 'mine-alone' })
    expect([own.data.verify_token, (await check('mine-alone', own)).status]).toEqual([undefined, 200])
    const changes = { verify_token: 'another-of-mine', tolerance_seconds: 30, split: false }
    const changed = await app.call('PATCH', `/api/v1/webhooks/sources/${own.id}`, { key: owner.key, body: changes })
    expect(changed.body.data).toMatchObject({ tolerance_seconds: 30, split: false })
    expect([(await check('mine-alone', own)).status, (await check('another-of-mine', own)).status]).toEqual([403, 200])
    const other = await create({ scheme: 'github', secret: 'a-secret-of-github' })
    const refused = await check(token, other)
    expect([refused.status, refused.headers.get('allow')]).toEqual([405, 'POST'])
    const misplaced = await owner.post('webhooks/sources', {
      name: 'A',
      scheme: 'github',
      verify_token: 'x',
      routes: STORE,
    })
    expect([misplaced.status, misplaced.body.details[0].path]).toEqual([400, 'body.verify_token'])
    expect(await logOf(source)).toEqual([])
  })

  it('of Discord is answered if it is signed', async () => {
    const source = await create({ scheme: 'discord', secret: derOf(ED25519.publicKey).subarray(-32).toString('hex') })
    const signed = (body: string, at = now()) => ({
      'X-Signature-Ed25519': signWithKey(null, Buffer.from(`${at}${body}`), ED25519.privateKey).toString('hex'),
      'X-Signature-Timestamp': String(at),
    })
    const ping = await post(source, '{"type":1}', signed('{"type":1}'))
    expect([ping.status, ping.body]).toEqual([200, { type: 1 }])
    expect((await post(source, '{"type":0}', signed('{"type":0}'))).status).toBe(204)
    expect((await post(source, '{"type":1}', signed('{"type":0}'))).status).toBe(401)
    expect(await logOf(source, '?status=accepted')).toEqual([])
  })
})

describe('Mailgun, which does not sign its body', () => {
  it('has each token accepted once, whatever the event is called', async () => {
    const source = await create({ scheme: 'mailgun', secret: 'mailgun-signing-key' })
    const at = String(now())
    const body = (id: string, token: string) =>
      JSON.stringify({
        signature: { token, timestamp: at, signature: hmac('sha256', source.secret, `${at}${token}`) },
        'event-data': { id, event: 'opened' },
      })
    expect(result(await post(source, body('a', 't1')))).toEqual([200, 'accepted'])
    expect(result(await post(source, body('b', 't1')))).toEqual([200, 'duplicate'])
    expect(result(await post(source, body('a', 't2')))).toEqual([200, 'duplicate'])
    expect(result(await post(source, body('b', 't3')))).toEqual([200, 'accepted'])
    expect(result(await post(source, '{"event-data":{"id":"c"}}'))).toEqual([401, 'malformed_header'])
  })
})
