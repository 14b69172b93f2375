import { describe, expect, it } from 'vitest'
import { createTestApp } from '../../../../test/support/test-app.ts'
import { useApp } from '../../../../test/support/use-app.ts'

const app = useApp()
const PATH = '/api/v1/organizations'

describe('the organization of a key', () => {
  it('is returned with its plan, limits and features, and the data that the key accesses', async () => {
    const { id, key, keyFor } = await app.organization({ name: 'Northwind', plan: 'free' })
    const { status, body } = await app.call('GET', PATH, { key })
    expect(status).toBe(200)
    expect(body.data).toEqual({
      id,
      name: 'Northwind',
      plan: 'free',
      limits: {
        maxApiCallsPerMinute: 60,
        maxApiCallsPerMonth: 10_000,
        maxMailsPerDay: 20,
        maxModelCallsPerDay: 1_000,
        maxModelTokensPerDay: 1_000_000,
        maxWebhookRetentionDays: 35,
      },
      features: ['memory', 'collections', 'events', 'notifications', 'gateway'],
      webhookPayloadDays: 35,
      webhookMetadataDays: 35,
      portal: null,
      livemode: true,
      createdAt: expect.any(String),
    })
    const test = await app.call('GET', PATH, { key: await keyFor({ livemode: false }) })
    expect(test.body.data).toEqual({ ...body.data, livemode: false })
  })

  it('is renamed by a live key, which is audited once', async () => {
    const { key, keyFor } = await app.organization({ name: 'Northwind' })
    const rename = (given: string) => app.call('PATCH', PATH, { key: given, body: { name: ' Contoso ' } })
    expect((await rename(key)).body.data.name).toBe('Contoso')
    expect((await rename(key)).body.data.name).toBe('Contoso')
    expect((await rename(await keyFor({ livemode: false }))).status).toBe(403)
    expect((await app.call('GET', '/api/v1/me', { key })).body.data.organization.name).toBe('Contoso')
    const { data } = (await app.call('GET', '/api/v1/audit', { key })).body
    expect(data).toMatchObject([{ action: 'organization.renamed', actor: expect.stringMatching(/^key:key_/) }])
    expect((await app.call('PATCH', PATH, { key, body: { name: ' ' } })).status).toBe(400)
  })
})

describe('how long webhooks are kept', () => {
  const change = (key: string, body: object) => app.call('PATCH', PATH, { key, body })

  it('is set within the plan, says what it deletes, and is audited once', async () => {
    const { id, key, keyFor } = await app.organization({ plan: 'pro' })
    const longer = await change(key, { webhookMetadataDays: 90 })
    expect(longer.body).not.toHaveProperty('warning')
    expect(longer.body.data).toMatchObject({ webhookPayloadDays: 35, webhookMetadataDays: 90 })
    const shorter = { webhookPayloadDays: 7, webhookMetadataDays: 35 }
    const { body } = await change(key, shorter)
    expect(body).toMatchObject({
      data: shorter,
      warning: expect.stringContaining(
        'payloads of webhooks that are older than 7 days, and events and deliveries that are older than 35 days',
      ),
    })
    expect((await change(key, shorter)).body).not.toHaveProperty('warning')
    expect((await app.call('GET', PATH, { key: await keyFor({ livemode: false }) })).body.data).toMatchObject(shorter)
    const { data } = (await app.call('GET', '/api/v1/audit?action=organization.retention_changed', { key })).body
    expect(data).toMatchObject([
      { target: id, details: { from: { webhookPayloadDays: 35, webhookMetadataDays: 90 }, to: shorter } },
      { target: id, details: { from: { webhookPayloadDays: 35, webhookMetadataDays: 35 } } },
    ])
  })

  it.each([
    [{ webhookPayloadDays: 0 }, 400, 'webhookPayloadDays'],
    [{ webhookPayloadDays: 1.5 }, 400, 'webhookPayloadDays'],
    [{ webhookMetadataDays: -1 }, 400, 'webhookMetadataDays'],
    [{ webhookMetadataDays: 4_000 }, 400, '3650'],
    [{}, 400, 'body'],
    [{ webhookPayloadDays: 36 }, 400, 'body.webhookPayloadDays is 36, and metadata are kept for 35 days'],
    [{ webhookPayloadDays: 8, webhookMetadataDays: 7 }, 400, 'Send at most 7'],
    [
      { webhookMetadataDays: 91 },
      403,
      'body.webhookMetadataDays is 91, and the plan pro keeps webhooks for at most 90 days',
    ],
  ])('refuses %j', async (body, status, words) => {
    const { key } = await app.organization({ plan: 'pro' })
    const answer = await change(key, body)
    expect([answer.status, answer.body.message]).toEqual([status, expect.stringContaining(words)])
    expect((await app.call('GET', PATH, { key })).body.data).toMatchObject({
      webhookPayloadDays: 35,
      webhookMetadataDays: 35,
    })
  })

  it('follows a shorter time of metadata, unless payloads have a time of their own', async () => {
    const { key, keyFor } = await app.organization({ plan: 'pro' })
    expect((await change(key, { webhookMetadataDays: 10 })).body.data).toMatchObject({ webhookPayloadDays: 10 })
    await change(key, { webhookPayloadDays: 9 })
    const { status, body } = await change(key, { webhookMetadataDays: 8 })
    expect([status, body.message]).toEqual([
      400,
      expect.stringContaining('Send webhookPayloadDays too, with at most 8.'),
    ])
    for (const rights of [{ role: 'viewer' }, { livemode: false }] as const)
      expect((await change(await keyFor(rights), { webhookPayloadDays: 1 })).status).toBe(403)
  })
})

describe('how questions name days', () => {
  const change = (key: string, body: object) => app.call('PATCH', PATH, { key, body })

  it('is set as its standard writes it, cleared by null, and audited once', async () => {
    const { id, key } = await app.organization()
    const set = { timeZone: 'Europe/Berlin', locale: 'en-GB' }
    expect((await change(key, { timeZone: 'europe/berlin', locale: 'en-gb' })).body.data).toMatchObject(set)
    expect((await change(key, set)).body.data).toMatchObject(set)
    expect((await app.call('GET', PATH, { key })).body.data).toMatchObject(set)
    expect((await change(key, { locale: null })).body.data).not.toHaveProperty('locale')
    expect((await app.call('GET', PATH, { key })).body.data).toMatchObject({ timeZone: 'Europe/Berlin' })
    const { data } = (await app.call('GET', '/api/v1/audit?action=organization.times_changed', { key })).body
    expect(data).toMatchObject([
      { target: id, details: { from: set, to: { timeZone: 'Europe/Berlin', locale: null } } },
      { target: id, details: { from: { timeZone: null, locale: null }, to: set } },
    ])
  })

  it.each([
    [
      { timeZone: 'Mars/Olympus' },
      'body.timeZone is no time zone: Mars/Olympus. Pass an IANA name such as Europe/Berlin',
    ],
    [{ timeZone: '' }, 'timeZone'],
    [{ timeZone: 1 }, 'timeZone'],
    [{ locale: 'xx-YY' }, 'body.locale is no known locale: xx-YY. Pass a language tag such as en-GB'],
    [{ locale: 'not a locale' }, 'body.locale is no known locale'],
    [{ locale: 'x' }, 'locale'],
    [{ name: 'Renamed', timeZone: 'Berlin' }, 'body.timeZone'],
  ])('refuses %j, and changes nothing', async (body, words) => {
    const { key } = await app.organization({ name: 'Northwind' })
    const answer = await change(key, body)
    expect([answer.status, answer.body.message]).toEqual([400, expect.stringContaining(words)])
    const { data } = (await app.call('GET', PATH, { key })).body
    expect(data.name).toBe('Northwind')
    expect(data).not.toHaveProperty('timeZone')
    expect(data).not.toHaveProperty('locale')
  })
})

describe('a plan without a feature', () => {
  it('refuses its operations, names the plan that is needed, and applies from the next call', async () => {
    const { id, key } = await app.organization({ plan: 'free' })
    const guidelines = () => app.call('GET', '/api/v1/guidelines', { key })
    const { status, body } = await guidelines()
    expect([status, body.error]).toEqual([403, 'permission_error'])
    expect(body.message).toContain(
      'guidelines needs the plan pro or a larger one; this organization has the plan free.',
    )
    expect((await app.call('GET', '/api/v1/collections', { key })).status).toBe(200)
    await app.call('PATCH', `/api/v1/admin/organizations/${id}`, { operator: true, body: { plan: 'pro' } })
    expect((await guidelines()).status).toBe(200)
  })
})

describe('creating an organization', () => {
  it('returns its first key once; its owner is the member who creates it, and it has its own data', async () => {
    const { id, key } = await app.organization({ name: 'Northwind' })
    const invited = await app.call('POST', '/api/v1/members/invite', {
      key,
      body: { emails: ['dana@northwind.example'], role: 'admin' },
    })
    const token = invited.body.data.invited[0].link.split('#')[1]
    const dana = (await app.call('POST', '/api/v1/members/accept', { body: { token, name: 'Dana' } })).body.data.apiKey
    const { status, body } = await app.call('POST', PATH, { key: dana, body: { name: ' Contoso ' } })
    expect(status).toBe(201)
    expect(body.data).toMatchObject({ name: 'Contoso', plan: 'unlimited', livemode: true })
    const { apiKey, ownerId } = body.data
    const members = await app.call('GET', '/api/v1/members', { key: apiKey })
    expect(members.body.data).toMatchObject([
      { id: ownerId, kind: 'person', name: 'Dana', email: 'dana@northwind.example', role: 'owner', status: 'active' },
    ])
    expect((await app.call('GET', '/api/v1/keys', { key: apiKey })).body.data).toHaveLength(1)
    for (const each of [apiKey, key]) {
      const { data } = (await app.call('GET', '/api/v1/audit?action=organization.created', { key: each })).body
      expect(data).toMatchObject([{ target: body.data.id, details: { ownerId } }])
    }
    expect(body.data.id).not.toBe(id)
  })

  it('follows SIGNUP, and the operator can always do it', async () => {
    const closed = await createTestApp({ settings: { WORKERS: 'off', SIGNUP: 'token', SIGNUP_TOKEN: 'let-me-in' } })
    const { key } = await closed.organization()
    const create = (headers = {}) => closed.call('POST', PATH, { key, headers, body: { name: 'Contoso' } })
    expect((await create()).status).toBe(403)
    expect((await create({ 'X-Signup-Token': 'wrong' })).status).toBe(403)
    expect((await create({ 'X-Signup-Token': 'let-me-in' })).status).toBe(201)
    const { status, body } = await closed.call('POST', '/api/v1/admin/organizations', {
      operator: true,
      body: { name: 'Fabrikam', ownerEmail: 'Bob@Fabrikam.example', plan: 'pro' },
    })
    expect([status, body.data.plan]).toEqual([201, 'pro'])
    const { data } = (await closed.call('GET', '/api/v1/members', { key: body.data.apiKey })).body
    expect(data).toMatchObject([{ email: 'bob@fabrikam.example', role: 'owner', kind: 'person' }])
    await closed.stop()
  })
})
