import { createHash, createHmac } from 'node:crypto'
import { sign } from '@keepsake/webhooks'
import { Webhook as StandardWebhook } from 'standardwebhooks'
import { Webhook as SvixWebhook } from 'svix'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { TestAnswer } from '../../../../test/support/test-app.ts'
import { useApp, useOrganization } from '../../../../test/support/use-app.ts'
import { MOST_INBOUND, MOST_REJECTED } from '../limits.ts'

const app = useApp({ settings: { WORKERS: 'on' } })
const owner = useOrganization(app)

const MAPPING = {
  record: { email: 'data.email' },
  content: 'Ticket: {{data.subject}}',
  properties: { Plan: 'data.plan' },
  tags: ['support', 'plan-{{data.plan}}'],
  timestamp: 'data.at',
}
const EVENT = {
  type: 'ticket.created',
  data: { email: 'dana@northwind.example', subject: 'Export fails', plan: 'pro' },
}

interface Source {
  id: string
  secret: string
}
async function sourceOf(settings: object = {}): Promise<Source> {
  const body = { name: 'Desk', scheme: 'standard_webhooks', mapping: MAPPING, ...settings }
  const { status, body: made } = await owner.post('webhooks/sources', body)
  expect([status, made.message]).toEqual([201, undefined])
  return { id: made.data.id, secret: made.data.secret_current }
}
const send = ({ id }: Source, raw: string | Uint8Array<ArrayBuffer>, headers: object): Promise<TestAnswer> =>
  app.call('POST', `/api/v1/webhooks/inbound/${id}`, { raw, headers: { ...headers } })

const now = (): number => Math.floor(Date.now() / 1000)

interface Sent {
  id?: string
  secondsAgo?: number
  body?: string | Uint8Array<ArrayBuffer>
  secret?: string
}
async function deliver(
  source: Source,
  { id = 'evt_1', secondsAgo = 0, body = JSON.stringify(EVENT), secret = source.secret }: Sent = {},
): Promise<TestAnswer> {
  return send(source, body, await sign({ id, body, timestamp: now() - secondsAgo }, secret))
}

const logOf = async ({ id }: Source, query = '') =>
  (await app.call('GET', `/api/v1/webhooks/sources/${id}/events${query}`, { key: owner.key })).body.data
const stored = (source: Source): Promise<void> =>
  vi.waitFor(async () => expect(await logOf(source, '?status=queued')).toEqual([]), { timeout: 20_000 })
const memories = async () => (await owner.post('recall', {})).body.data
const jobs = () => app.database.query('SELECT id FROM events WHERE tenant_id = $1', [owner.tenant])
/** The property of the record. */
const plan = async (): Promise<unknown> => {
  const { body } = await owner.post('properties', { email: EVENT.data.email })
  return body.data?.properties?.find((each: { propertyName: string }) => each.propertyName === 'Plan')?.value
}
const result = ({ status, body }: TestAnswer): unknown[] => [status, body.data?.result ?? body.reason ?? body.error]
const hmac = (secret: string, text: string, encoding: 'hex' | 'base64' = 'hex'): string =>
  createHmac('sha256', secret).update(text).digest(encoding)

let source: Source
beforeEach(async () => {
  source = await sourceOf()
})

describe('an event of a source', () => {
  it('becomes a memory with its properties, tags and time, and the log has their IDs', async () => {
    const body = JSON.stringify({ ...EVENT, data: { ...EVENT.data, at: 1_700_000_000 } })
    const answer = await deliver(source, { body })
    expect(answer.body.data).toEqual({
      result: 'accepted',
      id: expect.stringMatching(/^rcv_/),
      event_id: 'evt_1',
    })
    await stored(source)
    const [memory, ...others] = await memories()
    expect(others).toEqual([])
    expect(memory).toMatchObject({
      content: 'Ticket: Export fails',
      tags: ['support', 'plan-pro'],
      timestamp: '2023-11-14T22:13:20.000Z',
      metadata: { source: source.id, event_type: 'ticket.created' },
    })
    expect(await plan()).toBe('pro')
    expect(await logOf(source)).toEqual([
      {
        id: answer.body.data.id,
        status: 'stored',
        reason: null,
        message: null,
        event_id: 'evt_1',
        type: 'ticket.created',
        job_id: expect.stringMatching(/^job_/),
        record_id: memory.recordId,
        memory_ids: [memory.memoryId],
        received_at: expect.any(String),
      },
    ])
  })

  it('is stored once for duplicates in sequence and in parallel', async () => {
    const parallel = await Promise.all(Array.from({ length: 10 }, () => deliver(source)))
    expect(parallel.map(({ status }) => status)).toEqual(Array(10).fill(200))
    expect(parallel.filter(({ body }) => body.data.result === 'accepted')).toHaveLength(1)
    expect(result(await deliver(source, { secondsAgo: 10 }))).toEqual([200, 'duplicate'])
    await stored(source)
    expect(result(await deliver(source))).toEqual([200, 'duplicate'])
    expect(await memories()).toHaveLength(1)
    expect(await logOf(source, '?status=duplicate')).toHaveLength(11)
    expect(await jobs()).toHaveLength(1)
  })

  it('that arrives late does not replace the property of a later one', async () => {
    const of = (plan: string, at: string) => JSON.stringify({ ...EVENT, data: { ...EVENT.data, plan, at } })
    await deliver(source, { id: 'evt_2', body: of('scale', '2026-02-02T00:00:00Z') })
    await deliver(source, { id: 'evt_1', body: of('free', '2026-01-01T00:00:00Z') })
    expect(await plan()).toBe('scale')
  })

  it('is stored without its properties if they do not fit, and the log says why', async () => {
    await owner.post('collections', { name: 'Deals', properties: [{ name: 'Plan', type: 'number' }] })
    expect(result(await deliver(source))).toEqual([200, 'accepted'])
    await stored(source)
    expect(await memories()).toMatchObject([{ content: 'Ticket: Export fails' }])
    expect(await plan()).toBeUndefined()
    expect(await logOf(source)).toMatchObject([
      { status: 'stored', reason: 'properties', message: expect.stringContaining('properties.Plan') },
    ])
  })

  it('whose memory could not be stored is accepted again', async () => {
    await app.database.query('UPDATE tenants SET credits = 0 WHERE id = $1', [owner.tenant])
    expect(result(await deliver(source))).toEqual([200, 'accepted'])
    await vi.waitFor(async () => expect(await logOf(source, '?status=failed')).toHaveLength(1), { timeout: 20_000 })
    expect((await logOf(source))[0].message).toContain('needs 1 credit')
    await app.database.query('UPDATE tenants SET credits = 100 WHERE id = $1', [owner.tenant])
    expect(result(await deliver(source))).toEqual([200, 'accepted'])
    await stored(source)
    expect(result(await deliver(source))).toEqual([200, 'duplicate'])
    expect(await memories()).toHaveLength(1)
    expect(await plan()).toBe('pro')
  })

  it('is neither half received nor half stored after a crash: all of it is in one transaction', async () => {
    await app.database.query(
      `CREATE FUNCTION crash() RETURNS trigger LANGUAGE plpgsql AS 'BEGIN RAISE EXCEPTION ''crash''; END'`,
    )
    await app.database.query(
      'CREATE TRIGGER crash BEFORE UPDATE ON webhook_receipts FOR EACH ROW EXECUTE FUNCTION crash()',
    )
    expect(result(await deliver(source))).toEqual([500, 'server_error'])
    await app.database.query('DROP TRIGGER crash ON webhook_receipts')
    await app.database.query('DROP FUNCTION crash')
    expect([await logOf(source), await memories()]).toEqual([[], []])
    expect(await jobs()).toEqual([])
    expect(result(await deliver(source))).toEqual([200, 'accepted'])
    await stored(source)
    expect(await memories()).toHaveLength(1)
  })

  it('is ignored if the source does not take its type, and accepted once it does', async () => {
    const picky = await sourceOf({ types: ['user.*'] })
    const ignored = await deliver(picky)
    expect(ignored.body.data).toMatchObject({ result: 'ignored', message: expect.stringContaining('user.*') })
    expect(await logOf(picky)).toMatchObject([{ status: 'ignored', reason: 'type', type: 'ticket.created' }])
    const change = { types: ['ticket.*'] }
    await app.call('PATCH', `/api/v1/webhooks/sources/${picky.id}`, { key: owner.key, body: change })
    expect(result(await deliver(picky))).toEqual([200, 'accepted'])
  })

  it.each([
    ['has no identity key', { subject: 'Export fails' }, 'data.email'],
    ['has no text', { email: 'dana@northwind.example' }, 'data.subject'],
    ['has an email address that is none', { email: 'dana', subject: 'Export fails' }, 'email'],
    ['has half of a surrogate pair', { email: 'dana@northwind.example', subject: '\ud83d' }, 'content'],
  ])('is ignored if it %s, with the place', async (_, data, place) => {
    const answer = await deliver(source, { body: JSON.stringify({ type: 'ticket.created', data }) })
    expect(answer.body.data).toMatchObject({ result: 'ignored', message: expect.stringContaining(place) })
    expect(await logOf(source)).toMatchObject([{ status: 'ignored', reason: 'mapping' }])
  })

  it('may have large numbers in fields that the mapping does not use', async () => {
    const body = JSON.stringify(EVENT).replace('{', '{"id":12345678901234567890,')
    expect(result(await deliver(source, { body }))).toEqual([200, 'accepted'])
  })
})

describe('a delivery is refused', () => {
  it('with 401 for its signature, then 403 for its age, in the right words', async () => {
    const other = `whsec_${Buffer.alloc(32, 1).toString('base64')}`
    expect(result(await deliver(source, { secret: other, secondsAgo: 301 }))).toEqual([401, 'invalid_signature'])
    const old = await deliver(source, { secondsAgo: 302 })
    expect(result(old)).toEqual([403, 'too_old'])
    expect(old.body.message).toMatch(/^The delivery was signed 30[23] seconds ago, and 300 are allowed/)
    const future = await deliver(source, { secondsAgo: -302 })
    expect(result(future)).toEqual([403, 'too_new'])
    expect(future.body.message).toMatch(/^The delivery was signed 30[12] seconds in the future, and 300 are allowed/)
    expect(result(await deliver(source, { id: 'a', secondsAgo: 298 }))).toEqual([200, 'accepted'])
    expect(result(await deliver(source, { id: 'b', secondsAgo: -298 }))).toEqual([200, 'accepted'])
    expect(await logOf(source, '?status=rejected')).toMatchObject([
      { reason: 'too_new', event_id: null },
      { reason: 'too_old' },
      { reason: 'invalid_signature' },
    ])
  })

  it('if a byte of its body, ID or time was changed, or the end is missing', async () => {
    const body = JSON.stringify(EVENT)
    const headers = { ...(await sign({ id: 'evt_1', body }, source.secret)) }
    const later = String(Number(headers['webhook-timestamp']) + 1)
    for (const [sent, changed] of [
      [body.replace('pro', 'pra'), {}],
      [body.slice(0, -1), {}],
      [`${body} `, {}],
      ['', {}],
      [body, { 'webhook-id': 'evt_2' }],
      [body, { 'webhook-timestamp': later }],
      [body, { 'webhook-signature': headers['webhook-signature'].replace('v1,', 'v1a,') }],
    ] as const)
      expect((await send(source, sent, { ...headers, ...changed })).status).toBe(401)
    expect(await memories()).toEqual([])
  })

  it('if a header is missing, malformed or sent twice', async () => {
    const body = JSON.stringify(EVENT)
    const headers: Record<string, string> = { ...(await sign({ id: 'evt_1', body }, source.secret)) }
    for (const name of Object.keys(headers)) {
      const { [name]: value = '', ...others } = headers
      const missing = await send(source, body, others)
      expect([...result(missing), missing.body.message]).toEqual([401, 'missing_header', expect.stringContaining(name)])
      const twice = await send(source, body, { ...others, [name]: `${value}, ${value}` })
      expect([...result(twice), twice.body.message]).toEqual([401, 'malformed_header', expect.stringContaining(name)])
    }
    for (const timestamp of ['1e9', ' 1', '-1', '1.5', 'now', '9999999999999'])
      expect((await send(source, body, { ...headers, 'webhook-timestamp': timestamp })).status).toBe(401)
  })

  it('with 400 if its signed body is not JSON in UTF-8', async () => {
    for (const [n, body] of [
      'ticket created',
      JSON.stringify(EVENT).slice(0, -1),
      '',
      Uint8Array.from(Buffer.from('{"type":"ticket.created","name":"Zoë"}', 'latin1')),
      Uint8Array.from(Buffer.from(JSON.stringify(EVENT), 'utf16le')),
    ].entries())
      expect(result(await deliver(source, { id: `evt_${n}`, body }))).toEqual([400, 'validation_error'])
    expect(await logOf(source, '?status=rejected')).toHaveLength(5)
    // an event that was accepted is looked up before the body is parsed
    await deliver(source)
    expect(result(await deliver(source, { body: 'not JSON' }))).toEqual([200, 'duplicate'])
  })

  it('with 413 above 10 MiB, and accepted just below it', async () => {
    const sized = (bytes: number): string => {
      const text = JSON.stringify(EVENT)
      return `${text}${' '.repeat(bytes - text.length)}`
    }
    expect((await deliver(source, { body: sized(10_485_761) })).status).toBe(413)
    expect(result(await deliver(source, { body: sized(10_485_760) }))).toEqual([200, 'accepted'])
  })

  it('with 404 for an unknown source, and 415 if it is compressed', async () => {
    const unknown = { id: 'src_01KAK7F3V6R6T1Q7S0G9Y5N2WZ', secret: source.secret }
    expect((await deliver(unknown)).status).toBe(404)
    expect((await send(source, '{}', { 'content-encoding': 'gzip' })).status).toBe(415)
  })

  it('with 403 while the source is disabled or the organization suspended, and accepted later', async () => {
    const change = (enabled: boolean) =>
      app.call('PATCH', `/api/v1/webhooks/sources/${source.id}`, { key: owner.key, body: { enabled } })
    await change(false)
    expect(result(await deliver(source))).toEqual([403, 'disabled'])
    await change(true)
    await app.database.query('UPDATE organizations SET suspended_at = now() WHERE id = $1', [owner.id])
    expect(result(await deliver(source))).toEqual([403, 'permission_error'])
    await app.database.query(`UPDATE organizations SET suspended_at = NULL, plan = 'free' WHERE id = $1`, [owner.id])
    expect((await deliver(source)).body.message).toContain('pro')
    await app.database.query(`UPDATE organizations SET plan = 'pro' WHERE id = $1`, [owner.id])
    expect(result(await deliver(source))).toEqual([200, 'accepted'])
  })

  it('with 429 above the limits of an address, which do not apply to other addresses', async () => {
    const count = (limit: number, purpose: string) =>
      app.database.query(
        `INSERT INTO runtime.address_limits (address, hour, calls) VALUES ($1, date_trunc('hour', app_now()), $2)
         ON CONFLICT (address) DO UPDATE SET calls = excluded.calls`,
        [`${purpose} ${source.id} 127.0.0.1`, limit],
      )
    await count(MOST_REJECTED, 'rejected')
    const forged = { ...source, secret: `whsec_${Buffer.alloc(32, 1).toString('base64')}` }
    expect((await deliver(forged)).status).toBe(429)
    expect(await logOf(source)).toEqual([])
    expect(result(await deliver(source))).toEqual([200, 'accepted'])
    await count(MOST_INBOUND, 'inbound')
    const limited = await deliver(source)
    expect([limited.status, Number(limited.headers.get('retry-after')) > 0]).toEqual([429, true])
    const body = JSON.stringify(EVENT)
    const headers = { ...(await sign({ id: 'evt_9', body }, source.secret)) }
    const path = `/api/v1/webhooks/inbound/${source.id}`
    expect((await app.call('POST', path, { raw: body, headers, address: '203.0.113.7' })).status).toBe(200)
  })
})

describe('each scheme', () => {
  const body = JSON.stringify({ id: 'evt_8', action: 'opened', ...EVENT })

  it('of Standard Webhooks verifies what the packages standardwebhooks and svix sign', async () => {
    const at = new Date()
    const timestamp = String(Math.floor(at.getTime() / 1000))
    const standard = new StandardWebhook(source.secret).sign('msg_1', at, body)
    const headers = { 'webhook-id': 'msg_1', 'webhook-timestamp': timestamp, 'webhook-signature': standard }
    expect(result(await send(source, body, headers))).toEqual([200, 'accepted'])
    for (const scheme of ['svix', 'keepsake']) {
      const own = await sourceOf({ scheme })
      const signature = new SvixWebhook(own.secret).sign('msg_1', at, body)
      const prefix = scheme === 'svix' ? 'svix' : 'webhook'
      const named = {
        [`${prefix}-id`]: 'msg_1',
        [`${prefix}-timestamp`]: timestamp,
        [`${prefix}-signature`]: signature,
      }
      expect(result(await send(own, body, named))).toEqual([200, 'accepted'])
    }
  })

  it('of GitHub has the type and the ID in headers', async () => {
    const own = await sourceOf({
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
    const own = await sourceOf({ scheme: 'stripe', secret: 'whsec_of_stripe_0001' })
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
    const timed = await sourceOf({ scheme: 'hmac', signature })
    const at = String(now())
    const headers = {
      'x-slack-request-timestamp': at,
      'x-slack-signature': `v0=${hmac(timed.secret, `v0:${at}:${body}`)}`,
    }
    expect(result(await send(timed, body, headers))).toEqual([200, 'accepted'])
    expect(result(await send(timed, body, headers))).toEqual([200, 'duplicate'])
    const plain = await sourceOf({ scheme: 'hmac', signature: { header: 'X-Signature', encoding: 'base64' } })
    const own = { 'x-signature': hmac(plain.secret, body, 'base64') }
    const first = await send(plain, body, own)
    expect(first.body.data.event_id).toBe(`sha256:${createHash('sha256').update(body).digest('hex')}`)
    expect(result(await send(plain, body, own))).toEqual([200, 'duplicate'])
  })
})
