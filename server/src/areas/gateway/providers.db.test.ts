import { createHash } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  type Apollo,
  DANA,
  filled,
  KIM,
  NORTHWIND,
  people,
  startApollo,
  UNKNOWN,
} from '../../../test/support/gateway-providers.ts'
import { createTestApp, type TestApp } from '../../../test/support/test-app.ts'

let local: TestApp
let apollo: Apollo
const keys = { local: '', apollo: '' }
beforeAll(async () => {
  local = await createTestApp()
  keys.local = (await filled(local)).key
  apollo = await startApollo(local)
  keys.apollo = apollo.key
})
afterAll(async () => {
  await apollo.stop()
  await local.stop()
})

describe.each(['local', 'apollo'] as const)('the provider %s', name => {
  const call = (path: string, body?: object) =>
    (name === 'local' ? local : apollo.app).call(body ? 'POST' : 'GET', `/publishers/apollo/${path}`, {
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

  it.each([
    [{ id: DANA }, 10],
    [{ email: 'dana.reyes@northwind.example' }, 10],
    [{ name: 'Dana Reyes', domain: 'northwind.example' }, 8],
    [{ first_name: 'Dana', last_name: 'Reeys', domain: 'northwind.example' }, 5],
    [{ name: 'D. Reyes', domain: 'northwind.example' }, 3],
  ])('says how sure the match of %j is, and returns none below min_likelihood', async (body, likelihood) => {
    const match = async (min_likelihood: number) =>
      (await call('people/match', { ...body, min_likelihood })).body.person
    expect(await match(likelihood)).toMatchObject({ id: DANA, likelihood })
    if (likelihood < 10) expect(await match(likelihood + 1)).toBeNull()
    const bulk = { details: [body, { id: KIM }], min_likelihood: 10 }
    const { matches, missing_records } = (await call('people/bulk_match', bulk)).body
    expect(matches.map((person: { id: string } | null) => person?.id)).toEqual([
      likelihood < 10 ? undefined : DANA,
      KIM,
    ])
    expect(missing_records).toBe(likelihood < 10 ? 1 : 0)
  })

  it.each([
    ['people/match', {}],
    ['people/match', { first_name: 'Dana' }],
    ['people/match', { name: 'Dana', domain: 'northwind.example' }],
    ['people/match', { name: 'Dana Reyes' }],
    ['people/match', { name: 'Dana Reyes', domain: 'gmail.com' }],
    ['people/match', { name: 'Dana Reyes', organization_name: '…' }],
    ['people/match', { email: 'dana.reyes' }],
    ['people/match', { linkedin_url: 'https://www.linkedin.com/company/northwind' }],
    ['people/match', { hashed_email: 'z'.repeat(32) }],
    ['people/bulk_match', { details: [{}, { last_name: 'Reyes' }] }],
    ['organizations/bulk_match', {}],
    ['organizations/bulk_match', { details: [{}] }],
    ['organizations/bulk_match', { domains: ['gmail.com'] }],
    ['mixed_people/api_search', { revenue_range: { min: 2, max: 1 } }],
    [
      'mixed_people/api_search',
      { 'organization_job_posted_at_range[min]': '2026-11-02', 'organization_job_posted_at_range[max]': '2026-11-01' },
    ],
    ['mixed_people/api_search', { organization_num_employees_ranges: ['200,51'] }],
    ['mixed_people/api_search', { person_titles: ['…'] }],
    ['mixed_people/api_search', { q_keywords: '…' }],
    ['mixed_people/api_search', { q_organization_domains_list: ['gmail.com'] }],
    [
      'mixed_people/api_search',
      { currently_using_all_of_technology_uids: ['mysql'], currently_not_using_any_of_technology_uids: ['mysql'] },
    ],
    [
      'mixed_people/api_search',
      { currently_using_any_of_technology_uids: ['mysql'], currently_not_using_any_of_technology_uids: ['mysql'] },
    ],
    ['organizations/search', { 'organization_not_locations[]': ['-'] }],
    ['news/search', { organization_ids: [NORTHWIND], published_at: { min: '2026-11-02', max: '2026-11-01' } }],
  ])('refuses what can never match, at no cost: %s %j', async (path, body) => {
    const app = name === 'local' ? local : apollo.app
    const balance = async () => (await app.call('GET', '/api/v1/wallet/balance', { key: keys[name] })).body.data
    const before = await balance()
    const refused = await call(path, body)
    expect(refused.status).toBe(400)
    expect(refused.body.details[0].path).toMatch(/^body/)
    expect(await balance()).toEqual(before)
  })

  it('answers a miss with null', async () => {
    expect((await call('people/match', { name: 'Dana Nobody', domain: 'northwind.example' })).body.person).toBeNull()
  })

  it('matches people in the order of the request, with null for misses', async () => {
    const details = [{ id: KIM }, { email: 'nobody@x.example' }, { id: DANA }, { id: KIM }]
    const { body } = await call('people/bulk_match', { details })
    expect(body.matches.map((person: { id: string } | null) => person?.id)).toEqual([KIM, undefined, DANA, KIM])
    expect(body).toMatchObject({ total_requested_enrichments: 4, unique_enriched_records: 2, missing_records: 1 })
    const partly = await call('people/bulk_match', { details: [{}, { id: KIM }] })
    expect(partly.body.matches).toMatchObject([null, { id: KIM }])
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
