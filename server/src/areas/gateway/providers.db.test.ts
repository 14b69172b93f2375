import { createHash } from 'node:crypto'
import { createServer, type Server } from 'node:http'
import { Webhook } from 'standardwebhooks'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startReceiver } from '../../../test/support/receiver.ts'
import { createTestApp, type TestApp } from '../../../test/support/test-app.ts'
import { importRecord } from './local/import-rows.ts'

const DANA = '66a1c0ffee00000000000001'
const KIM = '66a1c0ffee00000000000002'
const NORTHWIND = '66a1c0ffee000000000000a1'
const UNKNOWN = '66a1c0ffee0000000000ffff'

const companies = [
  {
    id: NORTHWIND,
    name: 'Northwind',
    primary_domain: 'northwind.example',
    estimated_num_employees: 120,
    country: 'United Kingdom',
    city: 'London',
    annual_revenue: 25_000_000,
    technology_names: ['PostgreSQL'],
    keywords: ['logistics'],
    num_jobs: 4,
    job_titles: ['Sales Manager'],
  },
  {
    id: '66a1c0ffee000000000000a2',
    name: 'Southwind',
    primary_domain: 'southwind.example',
    estimated_num_employees: 9,
    country: 'United States',
    state: 'California',
    technology_names: ['MySQL'],
  },
]
const people = [
  {
    id: DANA,
    first_name: 'Dana',
    last_name: 'Reyes',
    email: 'dana.reyes@northwind.example',
    linkedin_url: 'https://www.linkedin.com/in/dana-reyes',
    title: 'Head of Operations',
    seniority: 'head',
    email_status: 'verified',
    country: 'United States',
    city: 'Boston',
    organization_id: NORTHWIND,
    personal_emails: ['dana@home.example'],
    phone_numbers: ['+1 555 0100'],
  },
  {
    id: KIM,
    first_name: 'Kim',
    last_name: 'Larsen',
    email: 'kim@northwind.example',
    title: 'Operations Analyst',
    seniority: 'entry',
    country: 'Denmark',
    organization_id: NORTHWIND,
    personal_emails: ['kim@home.example'],
  },
  {
    id: '66a1c0ffee00000000000003',
    name: 'Alex Smith',
    email: 'alex@southwind.example',
    title: 'Chief Executive Officer',
    seniority: 'c_suite',
    organization_domain: 'southwind.example',
    previous_domains: ['northwind.example'],
  },
]
const articles = [
  {
    id: '66a1c0ffee000000000000b1',
    url: 'https://news.example/1',
    title: 'Northwind hires',
    published_at: '2026-11-02',
    organization_ids: [NORTHWIND],
    event_categories: ['hires'],
  },
  {
    id: '66a1c0ffee000000000000b2',
    url: 'https://news.example/2',
    title: 'Northwind signs',
    published_at: '2026-10-02',
    organization_ids: [NORTHWIND],
    event_categories: ['contract'],
  },
]

let local: TestApp
let apollo: TestApp
let upstream: Server
/** What the double of the provider received. */
const received: { method: string; url: string; key: unknown; body: Record<string, unknown> }[] = []
/** Answers instead of the local provider behind the double. */
let instead: { status: number; headers?: Record<string, string>; body: string } | undefined
const keys = { local: '', apollo: '', behind: '' }
let organizationId = ''

const PATHS: Record<string, string> = {
  '/organizations/bulk_enrich': '/organizations/bulk_match',
  '/mixed_companies/search': '/organizations/search',
  '/news_articles/search': '/news/search',
}

async function filled(app: TestApp): Promise<{ key: string; id: string }> {
  const { id, key, tenants } = await app.organization()
  await app.call('POST', `/api/v1/admin/organizations/${id}/credits`, { operator: true, body: { usd: '100' } })
  const scope = app.database.scope({ tenantId: tenants.live, livemode: true })
  for (const record of companies) await importRecord(scope, 'organizations', record)
  for (const record of people) await importRecord(scope, 'people', record)
  for (const record of articles) await importRecord(scope, 'news', record)
  return { key, id }
}

beforeAll(async () => {
  local = await createTestApp({ settings: { OUTBOUND_ALLOW: '127.0.0.1' } })
  const account = await filled(local)
  keys.local = account.key
  organizationId = account.id
  keys.behind = (await filled(local)).key
  // answers as Apollo.io does: paths, bodies and no `success`, from the imports of another organization
  upstream = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(Buffer.from(chunk))
    const text = Buffer.concat(chunks).toString()
    const { method = '', url = '' } = request
    received.push({ method, url, key: request.headers['x-api-key'], body: text === '' ? {} : JSON.parse(text) })
    if (instead) return response.writeHead(instead.status, instead.headers).end(instead.body)
    const answer = await local.call(method, `/publishers/apollo${PATHS[url] ?? url}`, {
      key: keys.behind,
      ...(text !== '' && { body: JSON.parse(text) }),
    })
    const { success: _, ...body } = answer.body
    response
      .writeHead(answer.status, { 'Content-Type': 'application/json', 'x-rate-limit-minute': '50', 'x-secret': 'no' })
      .end(JSON.stringify(answer.status === 200 ? body : { error: answer.body.message }))
  })
  await new Promise<void>(resolve => upstream.listen(0, '127.0.0.1', resolve))
  apollo = await createTestApp({
    settings: {
      GATEWAY_PROVIDER: 'apollo',
      APOLLO_API_KEY: 'upstream-key',
      APOLLO_BASE_URL: `http://127.0.0.1:${Object(upstream.address()).port}`,
      OUTBOUND_ALLOW: '127.0.0.1',
      APOLLO_TIMEOUT_MS: '60000',
      WORKERS: 'off',
    },
  })
  const { id, key } = await apollo.organization()
  keys.apollo = key
  await apollo.call('POST', `/api/v1/admin/organizations/${id}/credits`, { operator: true, body: { usd: '100' } })
})
afterAll(async () => {
  await local.stop()
  await apollo.stop()
  upstream.closeAllConnections()
  upstream.close()
})

describe.each(['local', 'apollo'] as const)('the provider %s', name => {
  const call = (path: string, body?: object) =>
    (name === 'local' ? local : apollo).call(body ? 'POST' : 'GET', `/publishers/apollo/${path}`, {
      key: keys[name],
      ...(body && { body }),
    })
  const found = async (body: object): Promise<string[]> =>
    (await call('mixed_people/api_search', body)).body.people.map(({ id }: { id: string }) => id)

  it.each([
    ['similar titles', { person_titles: ['operations'] }, [DANA, KIM]],
    ['equal titles', { person_titles: ['head of operations'], include_similar_titles: false }, [DANA]],
    ['no equal title', { person_titles: ['operations'], include_similar_titles: false }, []],
    ['the spelling of other clients', { 'person_titles[]': ['operations'] }, [DANA, KIM]],
    ['keywords', { q_keywords: 'dana boston' }, [DANA]],
    ['locations', { person_locations: ['Boston, US', 'Paris'] }, [DANA]],
    [
      'levels and the state of addresses',
      { person_seniorities: ['head', 'c_suite'], contact_email_status: ['verified'] },
      [DANA],
    ],
    ['where the employer is', { organization_locations: ['UK'] }, [DANA, KIM]],
    ['previous employers', { q_organization_domains_list: ['northwind.example'] }, [DANA, KIM, people[2]?.id]],
    [
      'employees and revenue',
      { organization_num_employees_ranges: ['51,200'], revenue_range: { min: 1_000_000 } },
      [DANA, KIM],
    ],
    ['a range in brackets', { 'revenue_range[min]': 1_000_000, 'revenue_range[max]': 2_000_000 }, []],
    [
      'technologies',
      { currently_using_any_of_technology_uids: ['postgresql'], currently_not_using_any_of_technology_uids: ['mysql'] },
      [DANA, KIM],
    ],
    [
      'jobs of the employer',
      { q_organization_job_titles: ['sales manager'], organization_num_jobs_range: { min: 2 } },
      [DANA, KIM],
    ],
    ['ids of employers', { organization_ids: [NORTHWIND] }, [DANA, KIM]],
  ])('finds people by %s', async (_, body, expected) => {
    expect(await found(body)).toEqual(expected)
  })

  it('pages through people in a stable order, without what identifies them', async () => {
    const { body } = await call('mixed_people/api_search', { per_page: 2, page: 2 })
    expect(body).toMatchObject({ success: true, total_entries: 3, pagination: { page: 2, total_pages: 2 } })
    expect(body.people).toHaveLength(1)
    const [first] = (await call('mixed_people/api_search', { person_seniorities: ['head'] })).body.people
    expect(first).toMatchObject({
      first_name: 'Dana',
      last_name_obfuscated: 'Re***s',
      has_email: true,
      has_direct_phone: 'Yes',
    })
    expect(JSON.stringify(first)).not.toMatch(/reyes|555/i)
  })

  it('refuses unknown filters and pages that are too deep', async () => {
    expect((await call('mixed_people/api_search', { person_title: ['x'] })).body.message).toContain('person_titles')
    expect((await call('mixed_people/api_search', { page: 501 })).status).toBe(400)
    expect((await call('news/search', {})).status).toBe(400)
  })

  it.each([
    ['id', { id: DANA }],
    ['address', { email: 'Dana.Reyes@northwind.example' }],
    ['hash', { hashed_email: createHash('md5').update('dana.reyes@northwind.example').digest('hex') }],
    ['profile', { linkedin_url: 'linkedin.com/in/dana-reyes/' }],
    ['name and domain', { first_name: 'Dana', last_name: 'Reyes', domain: 'www.northwind.example' }],
    ['name and company', { name: 'Reyes, Dana', organization_name: 'Northwind Ltd' }],
  ])('matches a person by %s', async (_, body) => {
    const { person } = (await call('people/match', body)).body
    expect(person).toMatchObject({ id: DANA, email: 'dana.reyes@northwind.example', organization: { id: NORTHWIND } })
    expect(person).not.toHaveProperty('personal_emails')
    expect(person).not.toHaveProperty('phone_numbers')
  })

  it('answers a miss with null', async () => {
    expect((await call('people/match', { name: 'Dana Nobody', domain: 'northwind.example' })).body.person).toBeNull()
  })

  it('matches people in the order of the request, with null for misses', async () => {
    const details = [{ id: KIM }, { email: 'nobody@x.example' }, { id: DANA }, { id: KIM }]
    const { body } = await call('people/bulk_match', { details })
    expect(body.matches.map((person: { id: string } | null) => person?.id)).toEqual([KIM, undefined, DANA, KIM])
    expect(body).toMatchObject({ total_requested_enrichments: 4, unique_enriched_records: 2, missing_records: 1 })
    expect((await call('people/bulk_match', { details: Array(11).fill({ id: DANA }) })).status).toBe(400)
  })

  it('reveals personal addresses outside of the protected regions only', async () => {
    const reveal = async (id: string) =>
      (await call('people/match', { id, reveal_personal_emails: true })).body.person.personal_emails
    expect(await reveal(DANA)).toEqual(['dana@home.example'])
    expect(await reveal(KIM)).toBeUndefined()
  })

  it('gets, matches and searches companies', async () => {
    expect((await call(`organizations/${NORTHWIND}`)).body.organization).toMatchObject({ name: 'Northwind' })
    expect((await call(`organizations/${UNKNOWN}`)).status).toBe(404)
    const { body } = await call('organizations/bulk_match', { domains: ['mail.northwind.example', 'none.example'] })
    expect(body.organizations.map((company: { id: string } | null) => company?.id)).toEqual([NORTHWIND, undefined])
    const search = async (filters: object) =>
      (await call('organizations/search', filters)).body.organizations.map(({ name }: { name: string }) => name)
    expect(await search({ q_organization_name: 'wind' })).toEqual([])
    expect(await search({ q_organization_name: 'northwind' })).toEqual(['Northwind'])
    expect(await search({ organization_not_locations: ['United Kingdom'] })).toEqual(['Southwind'])
    expect(
      await search({ q_organization_keyword_tags: ['Logistics'], 'organization_num_employees_ranges[]': ['1,200'] }),
    ).toEqual(['Northwind'])
  })

  it('searches news, newest first', async () => {
    const urls = async (filters: object) =>
      (await call('news/search', { organization_ids: [NORTHWIND], ...filters })).body.news_articles.map(
        ({ url }: { url: string }) => url,
      )
    expect(await urls({})).toEqual(['https://news.example/1', 'https://news.example/2'])
    expect(await urls({ categories: ['contract'] })).toEqual(['https://news.example/2'])
    expect(await urls({ published_at: { min: '2026-11-02', max: '2026-11-02' } })).toEqual(['https://news.example/1'])
  })
})

describe('the local provider', () => {
  const call = (method: string, path: string, body?: object) =>
    local.call(method, path, { key: keys.local, ...(body && { body }) })

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

  it('posts no phone numbers to an address that may not be called', async () => {
    const { id, keyFor, tenants } = await local.organization()
    const grant = { usd: '1', livemode: false }
    await local.call('POST', `/api/v1/admin/organizations/${id}/credits`, { operator: true, body: grant })
    const { organization_id: _, ...dana } = people[0] ?? {}
    await importRecord(local.database.scope({ tenantId: tenants.test, livemode: false }), 'people', dana)
    const { status } = await local.call('POST', '/publishers/apollo/people/match', {
      key: await keyFor({ livemode: false }),
      body: { id: DANA, reveal_phone_number: true, webhook_url: 'http://169.254.169.254/latest' },
    })
    expect(status).toBe(200)
    const outcome = () =>
      local.database.query('SELECT status FROM gateway_phone_deliveries WHERE tenant_id = $1', [tenants.test])
    await expect.poll(outcome, { timeout: 30_000 }).toEqual([{ status: 'failed' }])
  })

  it('shows nobody who is suppressed or erased, and imports nobody who was erased', async () => {
    const { key, id } = await filled(local)
    const as = (method: string, path: string, body?: object) => local.call(method, path, { key, ...(body && { body }) })
    const shown = async () => (await as('POST', '/publishers/apollo/mixed_people/api_search', {})).body.total_entries
    const added = await as('POST', '/api/v1/gateway/suppressions', { emails: ['KIM@northwind.example'] })
    expect(added.body.data).toEqual({ added: 1, known: 0 })
    expect(await shown()).toBe(2)
    expect((await as('POST', '/publishers/apollo/people/match', { id: KIM })).body.person).toBeNull()
    const [listed] = (await as('GET', '/api/v1/gateway/suppressions')).body.data
    expect((await as('DELETE', `/api/v1/gateway/suppressions/${listed.id}`)).status).toBe(200)
    expect(await shown()).toBe(3)
    expect((await as('DELETE', `/api/v1/gateway/people/${DANA}`)).body.data.suppressions).toBe(3)
    expect((await as('DELETE', `/api/v1/gateway/people/${DANA}`)).status).toBe(404)
    const again = { kind: 'people', records: [people[0]] }
    const { eventId } = (await as('POST', '/api/v1/gateway/import', again)).body
    const event = async () => (await as('GET', `/api/v1/events/${eventId}`)).body.data.status
    await expect.poll(event, { timeout: 30_000 }).toBe('completed')
    expect(await shown()).toBe(2)
    expect(id).toMatch(/^org_/)
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
    } finally {
      await shared.stop()
    }
  })
})

describe('the pass-through', () => {
  const call = (path: string, body: object, headers: Record<string, string> = {}) =>
    apollo.call('POST', `/publishers/apollo/${path}`, { key: keys.apollo, body, headers })

  it('sends the key of the server and the spelling of the provider, and passes rate headers on', async () => {
    received.length = 0
    const { headers } = await call('organizations/search', {
      organization_locations: ['UK'],
      revenue_range: { min: 1 },
    })
    const [sent] = received
    expect(sent).toMatchObject({ method: 'POST', url: '/mixed_companies/search', key: 'upstream-key' })
    expect(sent?.body).toMatchObject({ 'organization_locations[]': ['UK'], 'revenue_range[min]': 1 })
    expect(headers.get('x-rate-limit-minute')).toBe('50')
    expect(headers.get('x-secret')).toBeNull()
  })

  it.each([
    [401, 'Unauthorized', 503, 'server_error'],
    [403, '{"error":"no","error_code":"API_INACCESSIBLE"}', 503, 'server_error'],
    [422, '{"error":"organization_ids is required"}', 400, 'validation_error'],
    [429, '{"message":"slow down"}', 429, 'rate_limit_error'],
    [500, 'oops', 503, 'server_error'],
    [200, 'no json', 503, 'server_error'],
  ])('turns %i of the provider into an error that costs nothing', async (upstreamStatus, text, status, code) => {
    instead = { status: upstreamStatus, headers: { 'retry-after': '7' }, body: text }
    const before = (await apollo.call('GET', '/api/v1/wallet/balance', { key: keys.apollo })).body.data
    const { status: given, body, headers } = await call('people/match', { id: DANA })
    instead = undefined
    expect({ given, code: body.error }).toEqual({ given: status, code })
    if (status === 429) expect(headers.get('Retry-After')).toBe('7')
    if (status === 400) expect(body.details).toEqual([{ path: 'provider', message: 'organization_ids is required' }])
    expect((await apollo.call('GET', '/api/v1/wallet/balance', { key: keys.apollo })).body.data).toEqual(before)
  })

  it('hides people on the suppression list', async () => {
    await apollo.call('POST', '/api/v1/gateway/suppressions', {
      key: keys.apollo,
      body: { domains: ['northwind.example'] },
    })
    expect((await call('people/match', { id: DANA })).body.person).toBeNull()
  })

  it('is not tried while it keeps failing', async () => {
    instead = { status: 500, body: '' }
    for (let n = 0; n < 5; n++) await call('people/match', { id: DANA })
    received.length = 0
    const { status, headers } = await call('people/match', { id: DANA })
    instead = undefined
    expect({ status, tried: received.length }).toEqual({ status: 503, tried: 0 })
    expect(Number(headers.get('Retry-After'))).toBeGreaterThan(1)
  })
})
