import { createHash } from 'node:crypto'
import type { Scope } from '../../../platform/database/scope.ts'
import { ApiError, invalid } from '../../../platform/errors.ts'
import type { Json, JsonObject } from '../../../platform/json.ts'
import { companyDomain, linkedinPath, plainEmail } from '../match/domains.ts'
import { isSuppressed } from '../suppressions.ts'
import { companyById } from './find-person.ts'
import { categoryTerm } from './search-news.ts'
import { organizationTerms, personTerms, term, textsIn } from './terms.ts'

export const IMPORT_KINDS = ['people', 'organizations', 'news'] as const
export type ImportKind = (typeof IMPORT_KINDS)[number]

/** The longest text of a field. */
const LONGEST = 2_000

/** Imports one record, in the current transaction. @returns its id */
export const importRecord = (scope: Scope, kind: ImportKind, record: JsonObject): Promise<string> =>
  IMPORTERS[kind](scope, record)

const IMPORTERS: Record<ImportKind, (scope: Scope, record: JsonObject) => Promise<string>> = {
  people: importPerson,
  organizations: importOrganization,
  news: importArticle,
}

/** 24 hexadecimal digits, the same for the same key in the same tenant. */
const newIdOf = (scope: Scope, ...key: string[]): string =>
  createHash('sha256')
    .update(JSON.stringify([scope.tenantId, ...key]))
    .digest('hex')
    .slice(0, 24)

const textOf = (record: JsonObject, name: string): string | undefined => {
  const value = record[name]
  const text = typeof value === 'number' ? String(value) : typeof value === 'string' ? value.trim() : ''
  if (text.length > LONGEST) throw invalid(name, `${name} must have ${LONGEST} characters or fewer.`)
  return text === '' ? undefined : text
}

/** An integer such as 1200, "1,200" or "1200.0". */
const wholeNumber = (record: JsonObject, name: string, largest: number): number | null => {
  const text = textOf(record, name)?.replaceAll(/[,\s_]/g, '')
  if (text === undefined) return null
  const value = Math.trunc(Number(text))
  if (!Number.isFinite(value) || value < 0 || value > largest)
    throw invalid(name, `${name} must be a number from 0 to ${largest}.`)
  return value
}

const day = (record: JsonObject, name: string): string | null => {
  const text = textOf(record, name)
  if (text === undefined) return null
  const date = /^\d{4}-\d{2}-\d{2}/.exec(text)?.[0]
  if (date === undefined || Number.isNaN(Date.parse(date)))
    throw invalid(name, `${name} must be a day such as 2026-11-20.`)
  return date
}

/** What is in no column. Empty values are left out, so that they do not replace what is stored. */
const detailsOf = (record: JsonObject, columns: readonly string[]): JsonObject =>
  Object.fromEntries(
    Object.entries(record).filter(([name, value]) => !columns.includes(name) && value !== null && value !== ''),
  )

/** Lists may be JSON arrays, or text separated by semicolons. */
const listIn = (record: JsonObject, name: string): Json[] => {
  const value = record[name]
  if (Array.isArray(value)) return value
  return typeof value === 'string'
    ? value
        .split(';')
        .map(part => part.trim())
        .filter(Boolean)
    : []
}

const withLists = (record: JsonObject, names: readonly string[]): JsonObject => ({
  ...record,
  ...Object.fromEntries(names.filter(name => record[name] !== undefined).map(name => [name, listIn(record, name)])),
})

/** The one stored row with any of these keys. @throws ApiError `conflict_error` if there are two */
async function storedRow<Row extends { id: string }>(
  scope: Scope,
  statement: string,
  keys: (string | null)[],
): Promise<Row | undefined> {
  const rows = await scope.query<Row>(statement, keys)
  if (rows.length > 1)
    throw new ApiError(
      'conflict_error',
      `Its keys are of two records, ${rows.map(({ id }) => id).join(' and ')}. Import it without one of them.`,
    )
  return rows[0]
}

const STORED_ORGANIZATION = `SELECT id, name, domain, linkedin, details FROM gateway_organizations
  WHERE tenant_id = $1 AND (domain = $2 OR linkedin = $3)`

// the coalesced values keep what an import leaves out
const UPSERT_ORGANIZATION = `
  INSERT INTO gateway_organizations AS o (tenant_id, id, name, domain, linkedin, employees, revenue, total_funding, latest_funding,
    latest_funding_date, jobs, jobs_posted_at, terms, details)
  VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14::jsonb)
  ON CONFLICT (tenant_id, id) DO UPDATE SET name = excluded.name, domain = coalesce(excluded.domain, o.domain),
    linkedin = coalesce(excluded.linkedin, o.linkedin), employees = coalesce(excluded.employees, o.employees),
    revenue = coalesce(excluded.revenue, o.revenue), total_funding = coalesce(excluded.total_funding, o.total_funding),
    latest_funding = coalesce(excluded.latest_funding, o.latest_funding),
    latest_funding_date = coalesce(excluded.latest_funding_date, o.latest_funding_date), jobs = coalesce(excluded.jobs, o.jobs),
    jobs_posted_at = coalesce(excluded.jobs_posted_at, o.jobs_posted_at), terms = excluded.terms, details = excluded.details,
    updated_at = app_now()`

const ORGANIZATION_LISTS = [
  'keywords',
  'technology_names',
  'technology_uids',
  'job_titles',
  'job_locations',
  'industries',
  'languages',
]
const ORGANIZATION_COLUMNS = [
  'id',
  'name',
  'domain',
  'primary_domain',
  'linkedin_url',
  'estimated_num_employees',
  'annual_revenue',
  'total_funding',
  'latest_funding_amount',
  'latest_funding_round_date',
  'num_jobs',
  'jobs_posted_at',
]

async function importOrganization(scope: Scope, given: JsonObject): Promise<string> {
  const record = withLists(given, ORGANIZATION_LISTS)
  const website = textOf(record, 'primary_domain') ?? textOf(record, 'domain') ?? textOf(record, 'website_url')
  const domain = website === undefined ? undefined : companyDomain(website)
  const page = textOf(record, 'linkedin_url')
  const linkedin = page === undefined ? undefined : linkedinPath(page)
  const stored = await storedRow<{
    id: string
    name: string
    domain: string | null
    linkedin: string | null
    details: JsonObject
  }>(scope, STORED_ORGANIZATION, [domain ?? null, linkedin ?? null])
  const name = textOf(record, 'name') ?? stored?.name
  if (name === undefined) throw invalid('name', 'name is missing. A company needs a name.')
  if (domain === undefined && linkedin === undefined)
    throw invalid('primary_domain', 'primary_domain and linkedin_url are missing. A company needs one of them.')
  const id = stored?.id ?? givenId(record) ?? newIdOf(scope, 'organization', domain ?? linkedin ?? '')
  const details = { ...stored?.details, ...detailsOf(record, ORGANIZATION_COLUMNS) }
  const largest = Number.MAX_SAFE_INTEGER
  await scope.query(UPSERT_ORGANIZATION, [
    id,
    name,
    domain ?? null,
    linkedin ?? null,
    wholeNumber(record, 'estimated_num_employees', 100_000_000),
    wholeNumber(record, 'annual_revenue', largest),
    wholeNumber(record, 'total_funding', largest),
    wholeNumber(record, 'latest_funding_amount', largest),
    day(record, 'latest_funding_round_date'),
    wholeNumber(record, 'num_jobs', 10_000_000),
    day(record, 'jobs_posted_at'),
    organizationTerms(name, domain ?? stored?.domain ?? undefined, details),
    JSON.stringify(details),
  ])
  return id
}

const STORED_PERSON = `SELECT id, first_name, last_name, email, linkedin, organization_id, details FROM gateway_people
  WHERE tenant_id = $1 AND (email = $2 OR linkedin = $3 OR id = $4)`

const UPSERT_PERSON = `
  INSERT INTO gateway_people (tenant_id, id, first_name, last_name, email, linkedin, organization_id, is_suppressed, terms, details)
  VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10::jsonb)
  ON CONFLICT (tenant_id, id) DO UPDATE SET first_name = excluded.first_name, last_name = excluded.last_name,
    email = excluded.email, linkedin = excluded.linkedin, organization_id = excluded.organization_id,
    is_suppressed = excluded.is_suppressed, terms = excluded.terms, details = excluded.details, updated_at = app_now()`

const PERSON_LISTS = ['personal_emails', 'phone_numbers', 'departments', 'functions', 'previous_domains']
const PERSON_COLUMNS = [
  'id',
  'first_name',
  'last_name',
  'name',
  'email',
  'linkedin_url',
  'organization_id',
  'organization_name',
  'organization_domain',
  'organization_linkedin_url',
  'previous_domains',
  'organization',
]

interface StoredPersonRow {
  id: string
  first_name: string
  last_name: string
  email: string | null
  linkedin: string | null
  organization_id: string | null
  details: JsonObject
}

async function importPerson(scope: Scope, given: JsonObject): Promise<string> {
  const record = withLists(given, PERSON_LISTS)
  const [firstWord = '', ...otherWords] = (textOf(record, 'name') ?? '').split(/\s+/)
  const address = textOf(record, 'email')
  const email = address === undefined ? undefined : plainEmail(address)
  if (address !== undefined && email === undefined) throw invalid('email', 'email must be an email address.')
  const profile = textOf(record, 'linkedin_url')
  const linkedin = profile === undefined ? undefined : linkedinPath(profile)
  if (profile !== undefined && linkedin === undefined)
    throw invalid('linkedin_url', 'linkedin_url must be the URL of a LinkedIn profile.')
  const first = textOf(record, 'first_name') ?? firstWord
  const last = textOf(record, 'last_name') ?? otherWords.join(' ')
  const organizationId = await employerOf(scope, record)
  if (email === undefined && linkedin === undefined && organizationId === undefined)
    throw invalid('email', 'email, linkedin_url and the employer are missing. A person needs one of them.')
  const derived =
    givenId(record) ?? newIdOf(scope, 'person', email ?? linkedin ?? `${first} ${last} ${organizationId}`.toLowerCase())
  const stored = await storedRow<StoredPersonRow>(scope, STORED_PERSON, [email ?? null, linkedin ?? null, derived])
  const firstName = first || stored?.first_name
  const lastName = last || stored?.last_name
  if (!firstName && !lastName)
    throw invalid('first_name', 'first_name, last_name and name are missing. A person needs a name.')
  const row = {
    id: stored?.id ?? derived,
    email: email ?? stored?.email ?? undefined,
    linkedin: linkedin ?? stored?.linkedin ?? undefined,
    organizationId: organizationId ?? stored?.organization_id ?? undefined,
    details: { ...stored?.details, ...detailsOf(record, PERSON_COLUMNS) },
  }
  const company = row.organizationId === undefined ? undefined : await companyById(scope, row.organizationId)
  const named = { first_name: firstName ?? '', last_name: lastName ?? '' }
  const previousDomains = textsIn(record.previous_domains)
  await scope.query(UPSERT_PERSON, [
    row.id,
    named.first_name,
    named.last_name,
    row.email ?? null,
    row.linkedin ?? null,
    row.organizationId ?? null,
    await isSuppressed(scope, { ...row, domain: company?.domain ?? undefined }),
    personTerms({ ...named, email: row.email, details: row.details, organization: company, previousDomains }),
    JSON.stringify(row.details),
  ])
  return row.id
}

/** The employer's id. A company that is not stored yet is added. */
async function employerOf(scope: Scope, record: JsonObject): Promise<string | undefined> {
  const id = textOf(record, 'organization_id')
  if (id !== undefined && (await companyById(scope, id))) return id
  const website = textOf(record, 'organization_domain')
  const domain = website === undefined ? undefined : companyDomain(website)
  const linkedin_url = textOf(record, 'organization_linkedin_url')
  if (domain === undefined && linkedin_url === undefined) return undefined
  const company = { primary_domain: domain ?? null, linkedin_url: linkedin_url ?? null }
  const linkedin = linkedin_url === undefined ? null : (linkedinPath(linkedin_url) ?? null)
  const stored = await storedRow<{ id: string }>(scope, STORED_ORGANIZATION, [domain ?? null, linkedin])
  return (
    stored?.id ?? importOrganization(scope, { name: textOf(record, 'organization_name') ?? domain ?? '', ...company })
  )
}

const givenId = (record: JsonObject): string | undefined => {
  const id = textOf(record, 'id')
  if (id !== undefined && !/^[0-9a-f]{24}$/.test(id)) throw invalid('id', 'id must have 24 hexadecimal digits.')
  return id
}

const UPSERT_ARTICLE = `
  INSERT INTO gateway_news_articles (tenant_id, id, url, published_at, terms, details) VALUES ($1, $2, $3, $4, $5, $6::jsonb)
  ON CONFLICT (tenant_id, url) DO UPDATE SET published_at = excluded.published_at, terms = excluded.terms, details = excluded.details
  RETURNING id`

async function importArticle(scope: Scope, given: JsonObject): Promise<string> {
  const record = withLists(given, ['organization_ids', 'organization_domains', 'event_categories'])
  const url = textOf(record, 'url')
  if (url === undefined || !URL.canParse(url)) throw invalid('url', 'url must be the URL of the article.')
  const publishedAt = day(record, 'published_at')
  if (publishedAt === null) throw invalid('published_at', 'published_at is missing. Pass the day of publication.')
  const named = await Promise.all(
    textsIn(record.organization_domains).map(async text =>
      storedRow<{ id: string }>(scope, STORED_ORGANIZATION, [companyDomain(text) ?? null, null]),
    ),
  )
  const companies = [...new Set([...textsIn(record.organization_ids), ...named.flatMap(row => row?.id ?? [])])]
  const categories = textsIn(record.event_categories)
  const details = {
    ...detailsOf(record, ['id', 'url', 'published_at', 'organization_domains']),
    domain: new URL(url).hostname,
    organization_ids: companies,
    event_categories: categories,
  }
  const id = givenId(record) ?? newIdOf(scope, 'news', url)
  const terms = [...companies.map(company => term('o', company)), ...categories.map(categoryTerm)]
  const [row] = await scope.query<{ id: string }>(UPSERT_ARTICLE, [
    id,
    url,
    publishedAt,
    terms,
    JSON.stringify(details),
  ])
  return row?.id ?? id
}
