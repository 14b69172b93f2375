import type { Scope } from '../../../platform/database/scope.ts'
import { invalid } from '../../../platform/values/errors.ts'
import type { JsonObject } from '../../../platform/values/json.ts'
import { nearName } from '../../../platform/values/near-name.ts'
import { companyDomain, linkedinPath, plainEmail } from '../match/domains.ts'
import { isSuppressed } from '../suppressions.ts'
import { companyById } from './find-person.ts'
import { inForms } from './forms.ts'
import { day, detailsOf, givenId, newIdOf, storedRow, textOf, withLists } from './import-fields.ts'
import {
  importOrganization,
  ORGANIZATION_COLUMNS,
  ORGANIZATION_LISTS,
  STORED_ORGANIZATION,
} from './import-organization.ts'
import { COMPANY_FIELDS } from './organization-body.ts'
import { PERSON_FIELDS, PERSON_FORMS, type PersonRow } from './person-body.ts'
import { ARTICLE_FIELDS, ARTICLE_FORMS, categoryTerm } from './search-news.ts'
import { personTerms, term, textsIn } from './terms.ts'

export const IMPORT_KINDS = ['people', 'organizations', 'news'] as const
export type ImportKind = (typeof IMPORT_KINDS)[number]

/** Imports one record, in the current transaction. @returns its id */
export const importRecord = (scope: Scope, kind: ImportKind, record: JsonObject): Promise<string> =>
  IMPORTERS[kind](scope, record)

const IMPORTERS: Record<ImportKind, (scope: Scope, record: JsonObject) => Promise<string>> = {
  people: importPerson,
  organizations: importOrganization,
  news: importArticle,
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

const ARTICLE_LISTS = ['organization_ids', 'organization_domains', 'event_categories']
const ARTICLE_COLUMNS = ['id', 'url', 'published_at', 'organization_domains']

/** The fields of each kind that searches, matches and results know. An import can have more, which are only stored. */
const IMPORT_FIELDS: Record<ImportKind, ReadonlySet<string>> = {
  people: new Set([...PERSON_COLUMNS, ...PERSON_LISTS, ...PERSON_FIELDS]),
  organizations: new Set([...ORGANIZATION_COLUMNS, ...ORGANIZATION_LISTS, ...COMPANY_FIELDS]),
  news: new Set([...ARTICLE_COLUMNS, ...ARTICLE_LISTS, ...ARTICLE_FIELDS]),
}

/** @throws ApiError `validation_error` if a field is none of its kind */
export function requireImportFields(kind: ImportKind, fields: readonly string[]): void {
  const known = [...IMPORT_FIELDS[kind]]
  for (const [n, field] of fields.entries()) {
    if (known.includes(field)) continue
    const near = nearName(field, known)
    const fix = near === undefined ? `The fields are ${known.join(', ')}.` : `Did you mean ${near}?`
    throw invalid(`body.fields[${n}]`, `${field} is not a field of ${kind}. ${fix} Nothing was imported.`)
  }
}

type StoredPersonRow = Omit<PersonRow, 'updated_at' | 'organization'>

async function importPerson(scope: Scope, given: JsonObject): Promise<string> {
  const record = inForms(withLists(given, PERSON_LISTS), PERSON_FORMS)
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
  const stored = await storedRow<StoredPersonRow>(scope, STORED_PERSON, [email, linkedin, derived])
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
    row.email,
    row.linkedin,
    row.organizationId,
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

const UPSERT_ARTICLE = `
  INSERT INTO gateway_news_articles (tenant_id, id, url, published_at, terms, details) VALUES ($1, $2, $3, $4, $5, $6::jsonb)
  ON CONFLICT (tenant_id, url) DO UPDATE SET published_at = excluded.published_at, terms = excluded.terms, details = excluded.details
  RETURNING id`

async function importArticle(scope: Scope, given: JsonObject): Promise<string> {
  const record = inForms(withLists(given, ARTICLE_LISTS), ARTICLE_FORMS)
  const url = textOf(record, 'url')
  if (url === undefined || !URL.canParse(url)) throw invalid('url', 'url must be the URL of the article.')
  const publishedAt = day(record, 'published_at')
  if (publishedAt === null) throw invalid('published_at', 'published_at is missing. Pass the day of publication.')
  const named = await Promise.all(
    textsIn(record.organization_domains).map(async text =>
      storedRow<{ id: string }>(scope, STORED_ORGANIZATION, [companyDomain(text), null]),
    ),
  )
  const companies = [...new Set([...textsIn(record.organization_ids), ...named.flatMap(row => row?.id ?? [])])]
  const categories = textsIn(record.event_categories)
  const details = {
    ...detailsOf(record, ARTICLE_COLUMNS),
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
