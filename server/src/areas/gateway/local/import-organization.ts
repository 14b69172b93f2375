import type { Scope } from '../../../platform/database/scope.ts'
import { invalid } from '../../../platform/values/errors.ts'
import type { JsonObject } from '../../../platform/values/json.ts'
import { companyDomain, linkedinPath } from '../match/domains.ts'
import { inForms } from './forms.ts'
import { day, detailsOf, givenId, newIdOf, storedRow, textOf, wholeNumber, withLists } from './import-fields.ts'
import { COMPANY_FORMS, type OrganizationRow } from './organization-body.ts'
import { organizationTerms } from './terms.ts'

export const STORED_ORGANIZATION = `SELECT id, name, domain, linkedin, details FROM gateway_organizations
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

export const ORGANIZATION_LISTS = [
  'keywords',
  'technology_names',
  'technology_uids',
  'job_titles',
  'job_locations',
  'industries',
  'languages',
]
export const ORGANIZATION_COLUMNS = [
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

type Stored = Omit<OrganizationRow, 'employees' | 'revenue'>

/** Imports one company, in the current transaction. @returns its id */
export async function importOrganization(scope: Scope, given: JsonObject): Promise<string> {
  const record = inForms(withLists(given, ORGANIZATION_LISTS), COMPANY_FORMS)
  const website = textOf(record, 'primary_domain') ?? textOf(record, 'domain') ?? textOf(record, 'website_url')
  const domain = website === undefined ? undefined : companyDomain(website)
  const page = textOf(record, 'linkedin_url')
  const linkedin = page === undefined ? undefined : linkedinPath(page)
  const stored = await storedRow<Stored>(scope, STORED_ORGANIZATION, [domain, linkedin])
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
    domain,
    linkedin,
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
