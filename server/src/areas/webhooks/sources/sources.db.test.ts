import { sign } from '@keepsake/webhooks'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { useApp, useOrganization } from '../../../../test/support/use-app.ts'
import { MAX_SOURCES } from '../limits.ts'
import { purgeReceipts } from './sql/receipts.ts'
import { forgetSecrets } from './sql/sources.ts'

const app = useApp({ settings: { PUBLIC_URL: 'https://keepsake.northwind.example' } })
const owner = useOrganization(app)
afterEach(() => vi.restoreAllMocks())

const MAPPING = { record: { email: 'data.email' }, content: '{{data.subject}}' }
const EVENT = { type: 'ticket.created', data: { email: 'dana@northwind.example', subject: 'Export fails' } }
const DESK = { name: 'Desk', scheme: 'standard_webhooks', mapping: MAPPING }

const call = (method: string, path = '', body?: object) =>
  app.call(method, `/api/v1/webhooks/sources${path}`, { key: owner.key, ...(body && { body }) })
const create = async (settings: object = {}) => (await call('POST', '', { ...DESK, ...settings })).body.data

/** Signed by the clock of the database, which tests move. */
async function signed(body: string, secret: string, id: string): Promise<Record<string, string>> {
  const timestamp = Math.floor((await app.database.now()).getTime() / 1000)
  return { ...(await sign({ id, body, timestamp }, secret)) }
}

async function deliver(id: string, secret: string, eventId: string) {
  const raw = JSON.stringify(EVENT)
  const headers = await signed(raw, secret, eventId)
  return app.call('POST', `/api/v1/webhooks/inbound/${id}`, { raw, headers })
}

describe('a source', () => {
  it('is created with a URL and a secret that is shown once, listed, changed and deleted', async () => {
    const made = await create({ description: 'Tickets' })
    expect(made).toMatchObject({
      url: `https://keepsake.northwind.example/api/v1/webhooks/inbound/${made.id}`,
      types: ['*'],
      enabled: true,
      signature: null,
      secret_current: expect.stringMatching(/^whsec_.{44}$/),
      secret_previous: null,
      rotation: { phase: 'none' },
      version: 1,
    })
    const masked = { ...made, secret_current: `…${made.secret_current.slice(-5)}` }
    expect((await call('GET')).body.data).toEqual([masked])
    expect((await call('GET', `/${made.id}`)).body.data).toEqual(masked)
    const change = { description: '', types: ['ticket.*'], enabled: false, mapping: { ...MAPPING, tags: ['a'] } }
    const changed = (await call('PATCH', `/${made.id}`, change)).body.data
    expect(changed).toMatchObject({ ...change, description: null, version: 2, name: 'Desk' })
    const stale = await call('PATCH', `/${made.id}`, { name: 'Help', expected_version: 1 })
    expect([stale.status, stale.body.currentVersion]).toEqual([409, 2])
    expect((await call('DELETE', `/${made.id}`)).body.data).toEqual({ id: made.id, deleted: true })
    for (const answer of [
      await call('GET', `/${made.id}`),
      await call('DELETE', `/${made.id}`),
      await call('PATCH', `/${made.id}`, { name: 'Help' }),
      await deliver(made.id, made.secret_current, 'evt_1'),
    ])
      expect(answer.status).toBe(404)
    const entries = await app.database.query<{ action: string }>(
      'SELECT action FROM audit_entries WHERE target = $1 ORDER BY id',
      [made.id],
    )
    expect(entries.map(({ action }) => action)).toEqual(['source.created', 'source.updated', 'source.deleted'])
  })

  it('stores no secret in plain text', async () => {
    const { secret_current: secret } = await create({ scheme: 'stripe', secret: 'whsec_of_stripe_0001' })
    expect(secret).toBe('whsec_of_stripe_0001')
    const rows = await app.database.query<object>('SELECT * FROM webhook_sources')
    expect(JSON.stringify(rows)).not.toContain(secret)
    const audit = await app.database.query<object>('SELECT * FROM audit_entries')
    expect(JSON.stringify(audit)).not.toContain(secret)
  })

  it.each([
    [{ scheme: 'hmac' }, 'body.signature'],
    [{ signature: { header: 'X-Signature' } }, 'body.signature'],
    [{ scheme: 'hmac', signature: { header: 'X', signed_content: '{timestamp}' } }, 'body.signature.signed_content'],
    [
      { scheme: 'hmac', signature: { header: 'X', timestamp_header: 'T', signed_content: '{body}' } },
      'body.signature.signed_content',
    ],
    [{ scheme: 'hmac', signature: { header: 'X', signed_content: '{id}{body}' } }, 'body.signature.signed_content'],
    [{ secret: 'not-a-standard-secret' }, 'body.secret'],
    // no base64 has this length
    [{ secret: 'whsec_AAAAA' }, 'body.secret'],
    [{ mapping: { ...MAPPING, record: { type: 'Contact' } } }, 'body.mapping.record'],
    [{ mapping: { ...MAPPING, record: { custom_key_value: 'id' } } }, 'body.mapping.record'],
    [{ mapping: { ...MAPPING, record: { email: 'a', custom_key_name: 'crmId' } } }, 'body.mapping.record'],
    [{ mapping: { ...MAPPING, record: { email: 'data..email' } } }, 'body.mapping.record.email'],
    [{ mapping: { ...MAPPING, record: { email: '{{data.email}}' } } }, 'body.mapping.record.email'],
    [{ mapping: { ...MAPPING, properties: { Plan: 'data.' } } }, 'body.mapping.properties.Plan'],
    [{ mapping: { ...MAPPING, content: 'Ticket {{data..subject}}' } }, 'body.mapping.content'],
    [{ mapping: { ...MAPPING, content: 'Ticket {{data.subject}' } }, 'body.mapping.content'],
    [{ mapping: { ...MAPPING, content: 'Ticket {{}}' } }, 'body.mapping.content'],
    [{ mapping: { ...MAPPING, tags: ['a', '{{.plan}}'] } }, 'body.mapping.tags.1'],
  ])('is refused with %j', async (settings, path) => {
    const { status, body } = await call('POST', '', { ...DESK, ...settings })
    expect([status, body.details?.[0].path]).toEqual([400, path])
  })

  it('is one of at most 100', async () => {
    await app.database.query(
      `INSERT INTO webhook_sources (id, tenant_id, name, scheme, types, mapping, secret_current, secret_rotated_at)
       SELECT 'src_' || lpad(n::text, 26, '0'), $1, 'x', 'github', '{*}', '{}', '', app_now() FROM generate_series(1, $2::int) n`,
      [owner.tenant, MAX_SOURCES],
    )
    const { status, body } = await call('POST', '', DESK)
    expect([status, body.limit]).toEqual([409, MAX_SOURCES])
  })
})

describe('the secret of a source', () => {
  it.each([
    ["It's a Secret to Everybody", 'contains spaces'],
    ['abc', 'has 3 characters'],
    ['a', 'has 1 characters'],
  ])('can be %j, with a warning', async (secret, what) => {
    const warnings = [{ code: 'weak_secret', message: expect.stringContaining(what) }]
    const made = await call('POST', '', { ...DESK, scheme: 'github', secret })
    expect(made).toMatchObject({ status: 201, body: { data: { secret_current: secret }, warnings } })
    const { id } = made.body.data
    const read = await call('GET', `/${id}`)
    expect(read.body.warnings).toBeUndefined()
    expect(read.body.data.secret_current).not.toContain(secret)
    const rotated = await call('POST', `/${id}/rotate`, { secret })
    expect(rotated).toMatchObject({ status: 200, body: { data: { secret_current: secret }, warnings } })
    expect((await call('POST', `/${id}/rotate`, { secret: 'long-enough-1' })).body.warnings).toBeUndefined()
  })

  it('and its replacement are both accepted until the grace period ends', async () => {
    const { id, secret_current: old } = await create()
    const rotated = (await call('POST', `/${id}/rotate`, { grace_hours: 24 })).body.data
    expect(rotated).toMatchObject({ secret_previous: `…${old.slice(-5)}`, rotation: { phase: 'grace' }, version: 2 })
    expect((await deliver(id, old, 'evt_1')).status).toBe(200)
    expect((await deliver(id, rotated.secret_current, 'evt_2')).status).toBe(200)
    expect((await call('POST', `/${id}/rotate`, {})).status).toBe(409)
    await app.advance('25 hours')
    expect((await deliver(id, old, 'evt_3')).status).toBe(401)
    expect((await deliver(id, rotated.secret_current, 'evt_3')).status).toBe(200)
    await forgetSecrets(app.database)
    expect(await app.database.query('SELECT secret_previous FROM webhook_sources WHERE id = $1', [id])).toEqual([
      { secret_previous: null },
    ])
  })

  it('can be revoked early, replaced at once, or given by the sender', async () => {
    const { id, secret_current: old } = await create({ scheme: 'keepsake' })
    await call('POST', `/${id}/rotate`, {})
    expect((await call('POST', `/${id}/revoke-previous`)).body.data).toMatchObject({ rotation: { phase: 'revoked' } })
    expect((await call('POST', `/${id}/revoke-previous`)).status).toBe(200)
    expect((await deliver(id, old, 'evt_1')).status).toBe(401)
    const given = `whsec_${Buffer.alloc(24, 7).toString('base64')}`
    const rotated = await call('POST', `/${id}/rotate`, { grace_hours: 0, secret: given })
    expect(rotated.body.data.secret_current).toBe(given)
    expect((await deliver(id, given, 'evt_1')).status).toBe(200)
    expect((await call('POST', `/${id}/rotate`, { secret: 'nonsense' })).status).toBe(400)
  })
})

describe('the test of a mapping', () => {
  it('explains each step and stores nothing', async () => {
    const { id } = await create({ types: ['ticket.*'] })
    const mapping = {
      record: { email: 'data.email', website_url: 'data.site' },
      content: 'Ticket {{data.subject}} of {{data.items.0.name}}',
      properties: { Plan: 'data.plan', Seats: 'data.seats' },
      tags: ['{{data.plan}}', 'for {{nobody}}'],
      timestamp: 'at',
      speaker: 'data.email',
    }
    const payload = { at: 'soon', type: 'ticket.created', data: { ...EVENT.data, plan: 'pro', items: [{ name: 'A' }] } }
    const { data } = (await call('POST', `/${id}/test`, { payload, mapping, headers: { 'webhook-id': 'evt_7' } })).body
    expect(data).toMatchObject({
      result: 'stored',
      message: null,
      event_id: 'evt_7',
      type: 'ticket.created',
      memory: { email: 'dana@northwind.example', content: 'Ticket Export fails of A', tags: ['pro'] },
      properties: { Plan: 'pro' },
    })
    expect(data.steps.map(({ field, status }: { field: string; status: string }) => `${field} ${status}`)).toEqual([
      'type passed',
      'types passed',
      'record.email passed',
      'record.website_url skipped',
      'content passed',
      'tags passed',
      'tags skipped',
      'speaker passed',
      'timestamp skipped',
      'properties.Plan passed',
      'properties.Seats skipped',
    ])
    expect(data.steps.at(-3).detail).toContain('no time at at')
    expect((await call('GET', `/${id}/events`)).body.data).toEqual([])
    expect((await owner.post('recall', {})).body.data).toEqual([])
  })

  it('says which step would ignore the event', async () => {
    const { id } = await create()
    const test = async (body: object) => (await call('POST', `/${id}/test`, { payload: EVENT, ...body })).body.data
    const failed = (data: { steps: { status: string }[] }) => data.steps.filter(({ status }) => status === 'failed')
    const other = await test({ types: ['user.*'] })
    expect(other).toMatchObject({ result: 'ignored', memory: null, properties: null })
    expect(failed(other)).toMatchObject([{ field: 'types' }])
    const lost = await test({ mapping: { ...MAPPING, record: { email: 'nowhere' } } })
    expect(failed(lost)).toMatchObject([{ field: 'record', detail: lost.message }])
    const wrong = await test({ mapping: { ...MAPPING, record: { email: 'type' } } })
    expect(failed(wrong)).toMatchObject([{ field: 'memory', detail: expect.stringContaining('email') }])
    expect((await call('POST', `/${id}/test`, { payload: {}, headers: { 'a b': 'c' } })).status).toBe(400)
    const none = { ...MAPPING, record: { type: 'Contact' } }
    expect((await call('POST', `/${id}/test`, { payload: {}, mapping: none })).status).toBe(400)
  })
})

describe('the log of a source', () => {
  it('has pages and a filter, and is deleted after 30 days', async () => {
    const { id, secret_current: secret } = await create()
    for (const event of ['evt_1', 'evt_2', 'evt_2']) await deliver(id, secret, event)
    const first = (await call('GET', `/${id}/events?limit=2`)).body
    expect(first.data).toMatchObject([
      { status: 'duplicate', event_id: 'evt_2' },
      { status: 'queued', event_id: 'evt_2' },
    ])
    const second = (await call('GET', `/${id}/events?limit=2&cursor=${first.nextCursor}`)).body
    expect(second.data).toMatchObject([{ status: 'queued', event_id: 'evt_1' }])
    expect((await call('GET', `/${id}/events?status=duplicate`)).body.data).toHaveLength(1)
    const job = second.data[0].job_id
    await app.call('POST', `/api/v1/events/${job}/cancel`, { key: owner.key })
    expect((await call('GET', `/${id}/events?status=failed`)).body.data).toMatchObject([{ event_id: 'evt_1' }])
    await purgeReceipts(app.database, 30)
    expect((await call('GET', `/${id}/events`)).body.data).toHaveLength(3)
    await app.advance('31 days')
    await purgeReceipts(app.database, 30)
    expect((await call('GET', `/${id}/events`)).body.data).toEqual([])
  })
})

describe('a delivery while the database hangs', () => {
  it('is answered with 503 before the sender gives up, and can be sent again', async () => {
    const { id, secret_current: secret } = await create()
    const release = Promise.withResolvers<void>()
    const query = app.database.query
    const hanging = vi.spyOn(app.database, 'query').mockImplementation(async (text, values) => {
      if (text.includes('webhook_sources s JOIN tenants')) await release.promise
      return query(text, values)
    })
    const raw = JSON.stringify(EVENT)
    const headers = await signed(raw, secret, 'evt_1')
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const pending = app.call('POST', `/api/v1/webhooks/inbound/${id}`, { raw, headers })
    await vi.waitFor(() => expect(hanging).toHaveBeenCalled())
    await vi.advanceTimersByTimeAsync(4_501)
    vi.useRealTimers()
    const answer = await pending
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '10'])
    release.resolve()
    hanging.mockRestore()
    await vi.waitFor(async () => expect((await call('GET', `/${id}/events?status=queued`)).body.data).toHaveLength(1))
    expect((await app.call('POST', `/api/v1/webhooks/inbound/${id}`, { raw, headers })).body.data.result).toBe(
      'duplicate',
    )
  })
})
