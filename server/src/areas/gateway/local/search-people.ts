import type { Scope } from '../../../platform/database/scope.ts'
import { type Filters, listOf, type PageOf, textOf } from '../filters.ts'
import { Conditions } from './conditions.ts'
import { pageOfIds } from './page-of-ids.ts'
import type { PersonRow } from './person-body.ts'
import { addCompanyFilters } from './search-organizations.ts'
import { domainTerms, keywordTerms, locationTerms, term, titleTerms, wholeTitleTerm } from './terms.ts'

export const PERSON_COLUMNS = `p.id, p.first_name, p.last_name, p.email, p.linkedin, p.organization_id, p.updated_at, p.details,
  CASE WHEN o.id IS NULL THEN NULL ELSE jsonb_build_object('id', o.id, 'name', o.name, 'domain', o.domain,
    'linkedin', o.linkedin, 'employees', o.employees, 'revenue', o.revenue, 'details', o.details) END AS organization`

export const WITH_EMPLOYER =
  'LEFT JOIN gateway_organizations o ON o.tenant_id = p.tenant_id AND o.id = p.organization_id'

/** Reads one page of people, and how many there are. SQL: the conditions are built from the filters. */
export async function findPeople(
  scope: Scope,
  filters: Filters,
  page: PageOf,
): Promise<{ people: PersonRow[]; total: number | undefined }> {
  const conditions = new Conditions()
  const anyOf = (name: string, termsOf: (value: string) => string[]): void =>
    conditions.anyOf('p.terms', listOf(filters, name).map(termsOf))
  const isSimilar = filters.include_similar_titles !== false
  anyOf('person_titles', title => (isSimilar ? titleTerms(title) : [wholeTitleTerm(title)]))
  anyOf('person_locations', place => locationTerms(place))
  anyOf('person_seniorities', level => [term('s', level)])
  anyOf('contact_email_status', status => [term('e', status)])
  anyOf('organization_ids', id => [term('o', id)])
  anyOf('q_organization_domains_list', domainTerms)
  const keywords = textOf(filters, 'q_keywords')
  if (keywords !== undefined) conditions.anyOf('p.terms', [keywordTerms(keywords)])

  const employer = new Conditions()
  employer.values.push(...conditions.values)
  addCompanyFilters(employer, filters)
  const works = employer.isEmpty
    ? ''
    : ` AND EXISTS (SELECT FROM gateway_organizations o
         WHERE o.tenant_id = $1 AND o.id = p.organization_id${employer.sql})`
  const from = `FROM gateway_people p WHERE p.tenant_id = $1 AND NOT p.is_suppressed${conditions.sql}${works}`
  const { ids, total } = await pageOfIds(scope, { id: 'p.id', from, values: employer.values }, page)
  const people = await scope.query<PersonRow>(
    `SELECT ${PERSON_COLUMNS} FROM gateway_people p ${WITH_EMPLOYER}
     WHERE p.tenant_id = $1 AND p.id = ANY($2::text[]) ORDER BY p.id`,
    [ids],
  )
  return { people, total }
}
