import { createReceiver, memoryStore } from '@keepsake/webhooks'
import { Webhook } from 'standardwebhooks'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { DANA, filled, KIM, people } from '../../../../test/support/gateway-providers.ts'
import { startReceiver } from '../../../../test/support/receiver.ts'
import { createTestApp, type TestApp } from '../../../../test/support/test-app.ts'
import { purgePhones } from '../sql/purge-phones.ts'
import { importRecord } from './import-rows.ts'

let local: TestApp
let ownKey = ''
let organizationId = ''
beforeAll(async () => {
  local = await createTestApp({ settings: { OUTBOUND_ALLOW: '127.0.0.1' } })
  const account = await filled(local)
  ownKey = account.key
  organizationId = account.id
})
afterAll(() => local.stop())

describe('the local provider', () => {
  const call = (method: string, path: string, body?: object) =>
    local.call(method, path, { key: ownKey, ...(body && { body }) })

  it('posts phone numbers once, signed, and audits each reveal', async () => {
    // live calls deliver to https only
    const { id, keyFor, tenants } = await local.organization()
    const key = await keyFor({ livemode: false })
    const as = (method: string, path: string, body?: object) => local.call(method, path, { key, ...(body && { body }) })
    const grant = { usd: '1', livemode: false }
    await local.call('POST', `/api/v1/admin/organizations/${id}/credits`, { operator: true, body: grant })
    const { organization_id: _, ...dana } = people[0] ?? {}
    await importRecord(local.database.scope({ tenantId: tenants.test, livemode: false }), 'people', dana)
    const receiver = await startReceiver()
    try {
      const body = { id: DANA, reveal_phone_number: true, webhook_url: `${receiver.url}/ok` }
      expect(
        (await as('POST', '/publishers/apollo/people/match', { id: DANA, reveal_phone_number: true })).status,
      ).toBe(400)
      expect((await as('POST', '/publishers/apollo/people/match', body)).body.person).not.toHaveProperty(
        'phone_numbers',
      )
      await expect.poll(() => receiver.arrivals.length, { timeout: 30_000 }).toBe(1)
      const { secret } = (await as('GET', '/api/v1/gateway/signing-secret')).body.data
      const [arrival] = receiver.arrivals
      const verified = new Webhook(secret).verify(arrival?.body ?? '', arrival?.headers ?? {})
      expect(verified).toMatchObject({ people: [{ id: DANA, phone_numbers: [{ sanitized_number: '+15550100' }] }] })
      const handled: unknown[] = []
      const { receive } = createReceiver({
        secrets: secret,
        store: memoryStore(),
        handlers: { 'phone_numbers.revealed': event => handled.push(event) },
      })
      expect(await receive({ body: arrival?.body ?? '', headers: arrival?.headers ?? {} })).toMatchObject({
        status: 200,
      })
      expect(handled).toEqual([verified])
      const audit = (await local.call('GET', '/api/v1/audit', { key: await keyFor({}) })).body.data
      expect(audit).toContainEqual(
        expect.objectContaining({
          action: 'gateway_person.revealed',
          target: DANA,
          details: { personalEmails: 0, phone: true },
        }),
      )
    } finally {
      await receiver.close()
    }
  })

  it.each(['nowhere at all', 'http://receiver.example/phones', 'ftp://receiver.example'])(
    'refuses to post live phone numbers to %s, at no cost',
    async webhook_url => {
      const balance = async () => (await call('GET', '/api/v1/wallet/balance')).body.data
      const before = await balance()
      const body = { id: DANA, reveal_phone_number: true, webhook_url }
      const answer = await call('POST', '/publishers/apollo/people/match', body)
      expect(answer.status).toBe(400)
      expect(answer.body.details).toEqual([
        expect.objectContaining({ path: 'body.webhook_url', message: expect.stringContaining('https') }),
      ])
      expect(await balance()).toEqual(before)
    },
  )

  it('refuses an address that may not be called at no cost, and deletes a delivery after its retention', async () => {
    const { id, keyFor, tenants } = await local.organization()
    const grant = { usd: '1', livemode: false }
    await local.call('POST', `/api/v1/admin/organizations/${id}/credits`, { operator: true, body: grant })
    const { organization_id: _, ...dana } = people[0] ?? {}
    await importRecord(local.database.scope({ tenantId: tenants.test, livemode: false }), 'people', dana)
    const key = await keyFor({ livemode: false })
    const reveal = (webhook_url: string) =>
      local.call('POST', '/publishers/apollo/people/match', {
        key,
        body: { id: DANA, reveal_phone_number: true, webhook_url },
      })
    const balance = async () => (await local.call('GET', '/api/v1/wallet/balance', { key })).body.data
    const before = await balance()
    const refused = await reveal('http://169.254.169.254/latest')
    expect([refused.status, refused.body.details]).toEqual([
      400,
      [expect.objectContaining({ path: 'body.webhook_url', message: expect.stringContaining('cannot be called') })],
    ])
    expect(await balance()).toEqual(before)
    const outcome = () =>
      local.database.query('SELECT status FROM gateway_phone_deliveries WHERE tenant_id = $1', [tenants.test])
    expect(await outcome()).toEqual([])
    // a name that does not resolve may do so later
    expect((await reveal('http://not-yet.northwind.example/phones')).status).toBe(200)
    expect(await outcome()).toHaveLength(1)
    await local.advance('29 days')
    await purgePhones(local.database, 30)
    expect(await outcome()).toHaveLength(1)
    await local.advance('2 days')
    // the purge leaves out a delivery that is being attempted
    await vi.waitFor(async () => {
      await purgePhones(local.database, 30)
      expect(await outcome()).toEqual([])
    }, 10_000)
  })

  it('withholds contact details whatever their columns are named, until they are revealed', async () => {
    const { id, keyFor, tenants } = await local.organization()
    const key = await keyFor({ livemode: false })
    const as = (method: string, path: string, body?: object) => local.call(method, path, { key, ...(body && { body }) })
    const grant = { usd: '1', livemode: false }
    await local.call('POST', `/api/v1/admin/organizations/${id}/credits`, { operator: true, body: grant })
    const columns = {
      'Personal Email': 'private@home.example',
      'Mobile Phone': '+1 555 0177',
      mobile_phone: '+1 555 0178',
      Notes: 'or private2@home.example',
      contact: { home: '1 Elm St' },
      'Customer tier': 'gold',
    }
    const scope = local.database.scope({ tenantId: tenants.test, livemode: false })
    const emails = ['us@withheld.example', 'de@withheld.example']
    for (const [n, country] of ['United States', 'Germany'].entries())
      await importRecord(scope, 'people', { name: `Sam Stone${n}`, email: emails[n] ?? '', country, ...columns })
    await importRecord(scope, 'organizations', {
      name: 'Withheld',
      primary_domain: 'withheld.example',
      phone: '+1 555 0100',
      'Owner Mobile': '+1 555 0179',
      'Owner Personal Email': 'owner@home.example',
    })
    const match = (body: object) => as('POST', '/publishers/apollo/people/match', body)
    for (const email of emails) {
      const { body } = await match({ email })
      expect(JSON.stringify(body)).not.toMatch(/home\.example|555 017|Elm/)
      expect(body.person).toMatchObject({ email, 'Customer tier': 'gold' })
    }
    const bulk = await as('POST', '/publishers/apollo/people/bulk_match', { details: emails.map(email => ({ email })) })
    expect(JSON.stringify(bulk.body)).not.toMatch(/home\.example|555 017/)
    const companies = await as('POST', '/publishers/apollo/organizations/bulk_match', { domains: ['withheld.example'] })
    expect(companies.body.organizations[0].phone).toBe('+1 555 0100')
    expect(JSON.stringify(companies.body)).not.toMatch(/home\.example|555 017/)

    const reveal = { reveal_personal_emails: true }
    const [us, de] = await Promise.all(emails.map(email => match({ email, ...reveal })))
    expect(us?.body.person.personal_emails.toSorted()).toEqual(['private2@home.example', 'private@home.example'])
    expect(JSON.stringify(us?.body)).not.toMatch(/555 017|Elm/)
    expect(JSON.stringify(de?.body)).not.toMatch(/home\.example|555 017/)
    const audit = (await local.call('GET', '/api/v1/audit', { key: await keyFor({}) })).body.data
    expect(audit).toContainEqual(
      expect.objectContaining({
        action: 'gateway_person.revealed',
        target: us?.body.person.id,
        details: { personalEmails: 2, phone: false },
      }),
    )
    const receiver = await startReceiver()
    try {
      await match({ email: emails[0], reveal_phone_number: true, webhook_url: `${receiver.url}/ok` })
      await expect.poll(() => receiver.arrivals.length, { timeout: 30_000 }).toBe(1)
      const { people } = JSON.parse(String(receiver.arrivals[0]?.body))
      expect(
        people[0].phone_numbers.map((each: { sanitized_number: string }) => each.sanitized_number).toSorted(),
      ).toEqual(['+15550177', '+15550178'])
    } finally {
      await receiver.close()
    }
  })

  it('imports records once, updates them, and reports those that cannot be imported', async () => {
    const { key } = await filled(local)
    const as = (method: string, path: string, body?: object) => local.call(method, path, { key, ...(body && { body }) })
    const records = [
      {
        name: 'Lee Chen',
        email: 'lee@west.example',
        organization_name: 'West',
        organization_domain: 'west.example',
        title: 'Buyer',
      },
      { email: 'LEE@west.example', title: 'Head Buyer', city: '' },
      { first_name: 'Nobody' },
      { name: 'Two Keys', email: 'lee@west.example', linkedin_url: 'linkedin.com/in/dana-reyes' },
    ]
    const { eventId } = (await as('POST', '/api/v1/gateway/import', { kind: 'people', records })).body
    const event = async () => (await as('GET', `/api/v1/events/${eventId}`)).body.data
    await expect.poll(async () => (await event()).status, { timeout: 30_000 }).toBe('partial')
    expect((await event()).progress).toEqual({ done: 4, total: 4, failed: 2 })
    const { person } = (await as('POST', '/publishers/apollo/people/match', { email: 'lee@west.example' })).body
    expect(person).toMatchObject({ name: 'Lee Chen', title: 'Head Buyer', organization: { name: 'West' } })
  })

  it('imports no record whose fields are not in the form of a response, and shows none that was stored so', async () => {
    const { key } = await filled(local)
    const as = (method: string, path: string, body?: object) => local.call(method, path, { key, ...(body && { body }) })
    const email = 'lee@west.example'
    const wrong = { title: ['Buyer'], departments: [7], employment_history: ['West'], city: { personal: email } }
    const records = [
      { name: 'Lee Chen', email, title: 7, employment_history: '', departments: 'Sales; Support' },
      ...Object.entries(wrong).map(([name, value]) => ({ name: 'Lee Chen', email, [name]: value })),
    ]
    const { eventId } = (await as('POST', '/api/v1/gateway/import', { kind: 'people', records })).body
    const event = async () => (await as('GET', `/api/v1/events/${eventId}`)).body.data
    await expect.poll(async () => (await event()).status, { timeout: 30_000 }).toBe('partial')
    const details = await as('GET', `/api/v1/events/${eventId}/details`)
    expect(JSON.stringify(details.body)).toContain('title must be text.')
    expect((await event()).progress).toEqual({ done: 5, total: 5, failed: 4 })
    const match = async () => (await as('POST', '/publishers/apollo/people/match', { email })).body.person
    expect(await match()).toMatchObject({
      title: '7',
      employment_history: [],
      departments: ['Sales', 'Support'],
      city: null,
    })

    await local.database.query('UPDATE gateway_people SET details = $1::jsonb WHERE email = $2', [
      JSON.stringify(wrong),
      email,
    ])
    expect(await match()).toMatchObject({ title: null, departments: [], employment_history: [], city: null })
    const found = await as('POST', '/publishers/apollo/mixed_people/api_search', {})
    expect(found.body.people.find((person: { first_name: string }) => person.first_name === 'Lee').title).toBeNull()
  })

  it.each([
    ['people', 'emial', 'Did you mean email?'],
    ['organizations', 'email_of_ceo', 'The fields are id, name'],
    ['news', 'headline', 'The fields are id, url'],
  ])('imports no %s into a field that does not exist', async (kind, field, fix) => {
    const body = { kind, records: [{ name: 'Dana Reyes', email: 'never@northwind.example' }], fields: ['id', field] }
    const refused = await call('POST', '/api/v1/gateway/import', body)
    expect(refused.status).toBe(400)
    expect(refused.body.details[0]).toMatchObject({ path: 'body.fields[1]', message: expect.stringContaining(fix) })
    const matched = await call('POST', '/publishers/apollo/people/match', { email: 'never@northwind.example' })
    expect(matched.body.person).toBeNull()
  })

  it('enriches a record, with evidence for each property', async () => {
    const { body } = await call('POST', '/api/v1/memory/enrich', { email: 'dana.reyes@northwind.example' })
    expect(body.data).toMatchObject({ matched: true, creditsCharged: 1 })
    const evidence = { provider: 'local', kind: 'person', id: DANA, field: 'title' }
    expect(body.data.properties).toContainEqual({ propertyName: 'Job title', value: 'Head of Operations', evidence })
    const stored = await call('POST', '/api/v1/properties', { recordId: body.data.recordId })
    expect(JSON.stringify(stored.body)).toContain('Head of Operations')
    const again = await call('POST', '/api/v1/memory/enrich', { recordId: body.data.recordId })
    expect(again.body.data).toMatchObject({ matched: true, recordId: body.data.recordId })
    const company = await call('POST', '/api/v1/memory/enrich', { websiteUrl: 'https://northwind.example' })
    expect(company.body.data.properties).toContainEqual(
      expect.objectContaining({ propertyName: 'Employees', value: 120 }),
    )
    const missed = await call('POST', '/api/v1/memory/enrich', { email: 'nobody@x.example' })
    expect(missed.body.data).toEqual({ matched: false, creditsCharged: 0, properties: [] })
    expect((await call('POST', '/api/v1/memory/enrich', { name: 'Dana' })).status).toBe(400)
  })

  it('enriches no property that several collections define, unless one is named', async () => {
    const properties = [{ name: 'Job title', type: 'text' }]
    const made = [await call('POST', '/api/v1/collections', { name: 'One', properties })]
    made.push(await call('POST', '/api/v1/collections', { name: 'Two', properties }))
    const email = 'dana.reyes@northwind.example'
    const refused = await call('POST', '/api/v1/memory/enrich', { email })
    expect([refused.status, refused.body.collectionIds?.length > 1]).toEqual([409, true])
    const collectionId = made[1]?.body.data.id
    expect((await call('POST', '/api/v1/memory/enrich', { email, collectionId })).status).toBe(200)
    const { body } = await call('POST', '/api/v1/properties', { email })
    expect(body.data.properties).toContainEqual(expect.objectContaining({ propertyName: 'Job title', collectionId }))
    for (const { body: one } of made) await call('DELETE', `/api/v1/collections/${one.data.id}`)
  })

  it('searches the imports of the organization that the operator chose', async () => {
    const shared = await createTestApp({
      settings: { GATEWAY_ORGANIZATION: organizationId, WORKERS: 'off' },
      store: local.store,
    }).catch(() => undefined)
    // the embedded database has one process
    if (!shared) return
    try {
      const { id, key } = await shared.organization()
      await shared.call('POST', `/api/v1/admin/organizations/${id}/credits`, { operator: true, body: { usd: '1' } })
      const { body } = await shared.call('POST', '/publishers/apollo/people/match', { key, body: { id: DANA } })
      expect(body.person).toMatchObject({ id: DANA })
      await shared.call('POST', '/api/v1/gateway/suppressions', { key, body: { emails: ['kim@northwind.example'] } })
      const found = await shared.call('POST', '/publishers/apollo/mixed_people/api_search', { key, body: {} })
      const ids = found.body.people.map((person: { id: string }) => person.id)
      expect(ids).toContain(DANA)
      expect(ids).not.toContain(KIM)
      // the catalogue counts Kim
      expect(found.body).not.toHaveProperty('total_entries')
    } finally {
      await shared.stop()
    }
  })
})
