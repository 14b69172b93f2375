import { createServer, type Server } from 'node:http'
import { importRecord } from '../../src/areas/gateway/local/import-rows.ts'
import type { Logger } from '../../src/platform/log/log.ts'
import { createTestApp, type TestApp } from './test-app.ts'

export const DANA = '66a1c0ffee00000000000001'
export const KIM = '66a1c0ffee00000000000002'
export const NORTHWIND = '66a1c0ffee000000000000a1'
export const UNKNOWN = '66a1c0ffee0000000000ffff'

export const companies = [
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
export const people = [
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
export const articles = [
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

/** Creates an organization with a balance of 100 USD, and imports the records above for it. */
export async function filled(app: TestApp): Promise<{ key: string; id: string }> {
  const { id, key, tenants } = await app.organization()
  await app.call('POST', `/api/v1/admin/organizations/${id}/credits`, { operator: true, body: { usd: '100' } })
  const scope = app.database.scope({ tenantId: tenants.live, livemode: true })
  for (const record of companies) await importRecord(scope, 'organizations', record)
  for (const record of people) await importRecord(scope, 'people', record)
  for (const record of articles) await importRecord(scope, 'news', record)
  return { key, id }
}

/** The paths of the provider that differ from ours. */
const PATHS: Record<string, string> = {
  '/organizations/bulk_enrich': '/organizations/bulk_match',
  '/mixed_companies/search': '/organizations/search',
  '/news_articles/search': '/news/search',
}

export interface Apollo {
  /** Passes calls on to the double. */
  app: TestApp
  key: string
  /** What the double received. */
  received: { method: string; url: string; key: unknown; body: Record<string, unknown> }[]
  /** Answers instead of the local provider behind the double. */
  instead: { status: number; headers?: Record<string, string>; body: string } | undefined
  stop(): Promise<void>
}

/** Answers as Apollo.io does: paths, bodies and no `success`, from the imports of an organization of `local`. */
export async function startApollo(local: TestApp, log?: Logger): Promise<Apollo> {
  const { key: behind } = await filled(local)
  const received: Apollo['received'] = []
  const upstream: Server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(Buffer.from(chunk))
    const text = Buffer.concat(chunks).toString()
    const { method = '', url = '' } = request
    received.push({ method, url, key: request.headers['x-api-key'], body: text === '' ? {} : JSON.parse(text) })
    const { instead } = apollo
    if (instead) return response.writeHead(instead.status, instead.headers).end(instead.body)
    const answer = await local.call(method, `/publishers/apollo${PATHS[url] ?? url}`, {
      key: behind,
      ...(text !== '' && { body: JSON.parse(text) }),
    })
    const { success: _, ...body } = answer.body
    response
      .writeHead(answer.status, { 'Content-Type': 'application/json', 'x-rate-limit-minute': '50', 'x-secret': 'no' })
      .end(JSON.stringify(answer.status === 200 ? body : { error: answer.body.message }))
  })
  await new Promise<void>(resolve => upstream.listen(0, '127.0.0.1', resolve))
  const app = await createTestApp({
    ...(log && { log }),
    settings: {
      GATEWAY_PROVIDER: 'apollo',
      APOLLO_API_KEY: 'upstream-key',
      APOLLO_BASE_URL: `http://127.0.0.1:${Object(upstream.address()).port}`,
      OUTBOUND_ALLOW: '127.0.0.1',
      APOLLO_TIMEOUT_MS: '60000',
      WORKERS: 'off',
    },
  })
  const { id, key } = await app.organization()
  await app.call('POST', `/api/v1/admin/organizations/${id}/credits`, { operator: true, body: { usd: '100' } })
  const apollo: Apollo = {
    app,
    key,
    received,
    instead: undefined,
    async stop() {
      await app.stop()
      upstream.closeAllConnections()
      upstream.close()
    },
  }
  return apollo
}
