import type { Scope } from '../../../platform/database/scope.ts'
import type { JsonObject } from '../../../platform/values/json.ts'
import { type Filters, listOf, type PageOf, rangeOf, textOf } from '../filters.ts'
import { fold, wordsOf } from '../match/fold.ts'
import { Conditions } from './conditions.ts'
import { type OrganizationRow, organizationBody } from './organization-body.ts'
import { pageOfIds } from './page-of-ids.ts'
import { domainTerms, jobTitleTerms, locationTerms, tagTerm, technologyTerm, term } from './terms.ts'

export const ORGANIZATION_COLUMNS = 'o.id, o.name, o.domain, o.linkedin, o.employees, o.revenue, o.details'

/** The filters that people and companies share, on the row `o` of the company. */
export function addCompanyFilters(conditions: Conditions, filters: Filters): void {
  const employees = listOf(filters, 'organization_num_employees_ranges').map(range => range.split(',', 2))
  if (employees.length > 0)
    conditions.add(
      `(${employees.map(([min = '0', max = '0']) => `o.employees BETWEEN ${conditions.value(Number(min))}::int AND ${conditions.value(Number(max))}::int`).join(' OR ')})`,
    )
  conditions.anyOf(
    'o.terms',
    listOf(filters, 'organization_locations').map(place => locationTerms(place)),
  )
  conditions.range('o.revenue', rangeOf(filters, 'revenue_range'), 'bigint')
  const all = listOf(filters, 'currently_using_all_of_technology_uids').map(technologyTerm)
  if (all.length > 0) conditions.add(`o.terms @> ${conditions.value(all)}::text[]`)
  conditions.anyOf(
    'o.terms',
    listOf(filters, 'currently_using_any_of_technology_uids').map(uid => [technologyTerm(uid)]),
  )
  const none = listOf(filters, 'currently_not_using_any_of_technology_uids').map(technologyTerm)
  if (none.length > 0) conditions.add(`NOT o.terms && ${conditions.value(none)}::text[]`)
  conditions.anyOf('o.terms', listOf(filters, 'q_organization_job_titles').map(jobTitleTerms))
  conditions.anyOf(
    'o.terms',
    listOf(filters, 'organization_job_locations').map(place => locationTerms(place, 'J')),
  )
  conditions.range('o.jobs', rangeOf(filters, 'organization_num_jobs_range'), 'bigint')
  conditions.range('o.jobs_posted_at', rangeOf(filters, 'organization_job_posted_at_range'), 'date')
}

/** Reads one page of companies, and how many there are. SQL: the conditions are built from the filters. */
export async function findOrganizations(
  scope: Scope,
  filters: Filters,
  page: PageOf,
): Promise<{ organizations: JsonObject[]; total: number | undefined }> {
  const conditions = new Conditions()
  addCompanyFilters(conditions, filters)
  conditions.anyOf('o.terms', listOf(filters, 'q_organization_domains_list').map(domainTerms))
  const not = listOf(filters, 'organization_not_locations').map(place => locationTerms(place))
  for (const terms of not) conditions.add(`NOT o.terms @> ${conditions.value(terms)}::text[]`)
  conditions.anyOf(
    'o.terms',
    listOf(filters, 'q_organization_keyword_tags').map(tag => [tagTerm(tag)]),
  )
  const name = textOf(filters, 'q_organization_name')
  if (name !== undefined) conditions.anyOf('o.terms', [wordsOf(fold(name)).map(word => term('x', word))])
  const ids = listOf(filters, 'organization_ids')
  if (ids.length > 0) conditions.add(`o.id = ANY(${conditions.value(ids)}::text[])`)
  conditions.range('o.latest_funding', rangeOf(filters, 'latest_funding_amount_range'), 'bigint')
  conditions.range('o.total_funding', rangeOf(filters, 'total_funding_range'), 'bigint')
  conditions.range('o.latest_funding_date', rangeOf(filters, 'latest_funding_date_range'), 'date')
  const from = `FROM gateway_organizations o WHERE o.tenant_id = $1${conditions.sql}`
  const { ids: found, total } = await pageOfIds(scope, { id: 'o.id', from, values: conditions.values }, page)
  const rows = await scope.query<OrganizationRow>(
    `SELECT ${ORGANIZATION_COLUMNS} FROM gateway_organizations o WHERE o.tenant_id = $1 AND o.id = ANY($2::text[]) ORDER BY o.id`,
    [found],
  )
  return { organizations: rows.map(organizationBody), total }
}
