import type { Schemas } from '../../../contract/schemas.ts'
import { CUSTOM_PLAN, type Scope } from '../../../platform/database/scope.ts'
import { isSameCompany } from '../match/companies.ts'
import { companyDomain, companyEmail, linkedinPath, plainEmail } from '../match/domains.ts'
import { type CompanyRequest, employerDomain, isCompany, matchPerson } from '../match/match.ts'
import { initialsOf } from '../match/names.ts'
import { Conditions } from './conditions.ts'
import type { OrganizationRow } from './organization-body.ts'
import type { PersonRow } from './person-body.ts'
import { ORGANIZATION_COLUMNS } from './search-organizations.ts'
import { PERSON_COLUMNS, WITH_EMPLOYER } from './search-people.ts'
import { compactNameTerm, domainTerms, mistypedNameTerms, term } from './terms.ts'

/** Candidates whose names are compared with a request. */
const MAX_CANDIDATES = 5_000
const MAX_COMPANIES = 5_000

export type PersonIdentity = Schemas['PersonIdentity']

const BY_ID = `SELECT ${PERSON_COLUMNS} FROM gateway_people p ${WITH_EMPLOYER}
  WHERE p.tenant_id = $1 AND p.id = $2 AND NOT p.is_suppressed ${CUSTOM_PLAN}`

// each identifier has its index, so they are looked up on their own
const BY_IDENTIFIER = `SELECT ${PERSON_COLUMNS} FROM gateway_people p ${WITH_EMPLOYER}
  WHERE p.tenant_id = $1 AND NOT p.is_suppressed AND p.id = ANY(ARRAY(
    (SELECT e.id FROM gateway_people e WHERE e.tenant_id = $1 AND e.email = $2)
    UNION (SELECT l.id FROM gateway_people l WHERE l.tenant_id = $1 AND l.linkedin = $3)
    UNION (SELECT t.id FROM gateway_people t WHERE t.tenant_id = $1 AND t.terms && $4::text[] LIMIT 10)))
  ORDER BY p.id ${CUSTOM_PLAN}`

const CANDIDATES = `SELECT p.id, p.first_name, p.last_name FROM gateway_people p
  WHERE p.tenant_id = $1 AND NOT p.is_suppressed AND p.terms && $2::text[] AND p.terms && $3::text[]
  LIMIT ${MAX_CANDIDATES} ${CUSTOM_PLAN}`

const companies = (condition: string): string => `SELECT ${ORGANIZATION_COLUMNS} FROM gateway_organizations o
  WHERE o.tenant_id = $1 AND ${condition} LIMIT ${MAX_COMPANIES} ${CUSTOM_PLAN}`
const COMPANIES_BY_KEY = companies('(o.domain = $2 OR o.linkedin = $3)')

/**
 * Finds the person whom a request identifies: by id, address or profile; else by name among the people of the employer.
 * Two people who fit equally well are no match.
 */
export async function findPerson(scope: Scope, request: PersonIdentity): Promise<PersonRow | undefined> {
  if (request.id !== undefined) return byId(scope, request.id)
  const email = request.email === undefined ? null : (plainEmail(request.email) ?? null)
  const profile = request.linkedin_url === undefined ? null : (linkedinPath(request.linkedin_url) ?? null)
  const address = request.email === undefined ? undefined : companyEmail(request.email)
  const hash = request.hashed_email?.trim().toLowerCase()
  const terms = [...(address ? [term('m', address)] : []), ...(hash ? [term('h', hash)] : [])]
  if (email !== null || profile !== null || terms.length > 0) {
    const found = await scope.query<PersonRow>(BY_IDENTIFIER, [email, profile, terms])
    const exact = found.find(row => row.email === email) ?? found.find(row => row.linkedin === profile)
    if (exact ?? found[0]) return exact ?? found[0]
  }
  return byName(scope, request)
}

const byId = async (scope: Scope, id: string): Promise<PersonRow | undefined> =>
  (await scope.query<PersonRow>(BY_ID, [id]))[0]

async function byName(scope: Scope, request: PersonIdentity): Promise<PersonRow | undefined> {
  const initials = initialsOf(request).map(letter => term('i', letter))
  const employers = await employersOf(scope, request)
  if (initials.length === 0 || employers.length === 0) return undefined
  const candidates = await scope.query<{ id: string; first_name: string; last_name: string }>(CANDIDATES, [
    employers,
    initials,
  ])
  // all of them work there
  const there = { domain: 'employer.example' }
  const { domain: _domain, email: _email, organization_name: _name, ...names } = request
  const fitting = candidates.map(row => ({ row, certainty: matchPerson({ ...names, ...there }, { ...row, ...there }) }))
  const best = Math.max(0, ...fitting.map(({ certainty }) => certainty))
  const [first, second] = fitting.filter(({ certainty }) => certainty === best)
  return first && best > 0 && !second ? byId(scope, first.row.id) : undefined
}

/** Terms of the people who work for the employer that a request names. */
async function employersOf(scope: Scope, request: PersonIdentity): Promise<string[]> {
  const domain = employerDomain(request)
  const terms = domain === undefined ? [] : domainTerms(domain)
  const name = request.organization_name
  if (name === undefined) return terms
  // a company that has another domain is another company
  const employers = (await companiesNamed(scope, name)).filter(
    row => domain === undefined || row.domain === null || companyDomain(row.domain) === domain,
  )
  return [...terms, ...employers.map(({ id }) => term('o', id))]
}

/** The companies with this name, or without any, those whose name differs by a typing error. */
async function companiesNamed(scope: Scope, name: string): Promise<OrganizationRow[]> {
  for (const alternatives of [[[compactNameTerm(name)]], mistypedNameTerms(name)]) {
    const conditions = new Conditions()
    conditions.anyOf('o.terms', alternatives)
    if (conditions.isEmpty) continue
    const rows = await scope.query<OrganizationRow>(companies(`true${conditions.sql}`), conditions.values)
    const named = rows.filter(row => isSameCompany(name, row.name))
    if (named.length > 0) return named
  }
  return []
}

/** Finds the company that a request identifies. Of several with the name, none. */
export async function findCompany(scope: Scope, request: CompanyRequest): Promise<OrganizationRow | undefined> {
  const given = request.domain ?? request.website
  const domain = given === undefined ? undefined : companyDomain(given)
  const profile = request.linkedin_url === undefined ? undefined : linkedinPath(request.linkedin_url)
  // a name counts only without a domain and a page
  const candidates =
    given === undefined && profile === undefined
      ? await companiesNamed(scope, request.name ?? '')
      : await scope.query<OrganizationRow>(COMPANIES_BY_KEY, [domain, profile])
  const fitting = candidates.filter(row =>
    isCompany(request, {
      name: row.name,
      domain: row.domain ?? undefined,
      linkedin_url: row.linkedin === null ? undefined : `linkedin.com/${row.linkedin}`,
    }),
  )
  return fitting.length === 1 ? fitting[0] : undefined
}

const COMPANY = `SELECT ${ORGANIZATION_COLUMNS} FROM gateway_organizations o WHERE o.tenant_id = $1 AND o.id = $2 ${CUSTOM_PLAN}`

export const companyById = async (scope: Scope, id: string): Promise<OrganizationRow | undefined> =>
  (await scope.query<OrganizationRow>(COMPANY, [id]))[0]
