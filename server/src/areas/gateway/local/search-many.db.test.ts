import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../../../test/support/test-app.ts'
import { importRecord } from './import-rows.ts'
import { organizationTerms, titleTerms } from './terms.ts'

const ENGINEERS = 1_200
const HOLDINGS = 5_100
const NAMED = { id: 'a'.repeat(24), name: 'Fairlight 42 Holdings', primary_domain: 'fairlight42.example' }

const INSERT_PEOPLE = `INSERT INTO gateway_people (tenant_id, id, first_name, last_name, terms, details)
  SELECT $1, lpad(to_hex(n), 24, '0'), 'Ida', 'Berg', $2::text[], '{}' FROM generate_series(1, $3::int) AS n`
const INSERT_COMPANIES = `INSERT INTO gateway_organizations (tenant_id, id, name, terms, details)
  SELECT $1, lpad(to_hex(n), 24, '0'), 'Other ' || n || ' Holdings', $2::text[], '{}' FROM generate_series(1, $3::int) AS n`

let app: TestApp
let key: string
beforeAll(async () => {
  app = await createTestApp()
  const organization = await app.organization()
  key = organization.key
  await app.call('POST', `/api/v1/admin/organizations/${organization.id}/credits`, {
    operator: true,
    body: { usd: '1' },
  })
  const scope = app.database.scope({ tenantId: organization.tenants.live, livemode: true })
  await scope.query(INSERT_PEOPLE, [titleTerms('Engineer'), ENGINEERS])
  await scope.query(INSERT_COMPANIES, [organizationTerms('Fairlight Holdings', undefined, {}), HOLDINGS])
  await importRecord(scope, 'organizations', NAMED)
  await importRecord(scope, 'people', {
    name: 'Dana Reyes',
    email: 'dana@home.example',
    title: 'Chief of Staff',
    organization_id: NAMED.id,
  })
})
afterAll(() => app.stop())

const search = async (body: object): Promise<{ total_entries: number | undefined; ids: string[] }> => {
  const { status, body: found } = await app.call('POST', '/publishers/apollo/mixed_people/api_search', { key, body })
  expect(status).toBe(200)
  return { total_entries: found.total_entries, ids: found.people.map(({ id }: { id: string }) => id) }
}
const idAt = (n: number): string => n.toString(16).padStart(24, '0')
const idsFrom = (first: number, count: number): string[] => Array.from({ length: count }, (_, n) => idAt(first + n))

describe('a search with more than 1,000 matches', () => {
  it('counts nothing while more than 1,000 follow the page, then exactly', async () => {
    const page = (number: number) => search({ person_titles: ['engineer'], per_page: 100, page: number })
    expect(await page(1)).toEqual({ ids: idsFrom(1, 100) })
    expect(await page(2)).toEqual({ total_entries: ENGINEERS, ids: idsFrom(101, 100) })
    expect(await page(3)).toEqual({ total_entries: ENGINEERS, ids: idsFrom(201, 100) })
    expect(await page(12)).toEqual({ total_entries: ENGINEERS, ids: idsFrom(1_101, 100) })
    expect(await page(13)).toEqual({ total_entries: ENGINEERS, ids: [] })
  })

  it('counts and orders everyone without a filter in the same way', async () => {
    expect(await search({ per_page: 2 })).toEqual({ ids: idsFrom(1, 2) })
    expect(await search({ person_titles: ['chief'] })).toMatchObject({ total_entries: 1 })
  })

  it('leaves the settings of the connection as they were', async () => {
    await search({})
    const [row] = await app.database.query<{ value: string }>(`SELECT current_setting('enable_sort') AS value`)
    expect(row?.value).toBe('on')
  })

  it('does the same for companies', async () => {
    const { body } = await app.call('POST', '/publishers/apollo/organizations/search', {
      key,
      body: { q_organization_name: 'holdings', per_page: 2 },
    })
    expect(body.pagination).toEqual({ page: 1, per_page: 2 })
    expect(body.partial_results_only).toBe(true)
    expect(body.organizations.map(({ id }: { id: string }) => id)).toEqual(idsFrom(1, 2))
  })
})

describe('a company whose words many others share', () => {
  it.each(['Fairlight 42 Holdings Ltd', 'Fairlight 42 Holdnigs', 'Fairlihgt 42 Holdings'])(
    'is found as %s',
    async name => {
      const { body } = await app.call('POST', '/publishers/apollo/people/match', {
        key,
        body: { name: 'Dana Reyes', organization_name: name },
      })
      expect(body.person).toMatchObject({ organization_id: NAMED.id })
      const { organizations } = (
        await app.call('POST', '/publishers/apollo/organizations/bulk_match', { key, body: { details: [{ name }] } })
      ).body
      expect(organizations).toMatchObject([{ id: NAMED.id }])
    },
  )

  it('is not found by a word of its name alone', async () => {
    const { body } = await app.call('POST', '/publishers/apollo/people/match', {
      key,
      body: { name: 'Dana Reyes', organization_name: 'Holdings' },
    })
    expect(body.person).toBeNull()
  })
})
