import { invalid } from '../../platform/values/errors.ts'
import { isObject, type JsonObject } from '../../platform/values/json.ts'
import { type Filters, listOf, plainFilters, rangeOf } from './filters.ts'
import { companyWords } from './match/companies.ts'
import { companyDomain, linkedinPath, plainEmail } from './match/domains.ts'
import { fold, wordsOf } from './match/fold.ts'
import { employerDomain } from './match/match.ts'
import { isWholeName } from './match/names.ts'

// A request that can never match is refused before it costs anything.

const MAX_COMPANIES = 10

const isDigest = (text: string): boolean => /^(?:[0-9a-f]{32}|[0-9a-f]{64})$/i.test(text.trim())
const hasWords = (text: string): boolean => wordsOf(fold(text)).length > 0

const textsOf = (fields: unknown): Record<string, string | undefined> =>
  isObject(fields)
    ? Object.fromEntries(
        Object.entries(fields).flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
      )
    : {}

function canBePerson(identity: unknown): boolean {
  const { id, hashed_email, linkedin_url, organization_name, ...fields } = textsOf(identity)
  if (id !== undefined || (fields.email !== undefined && plainEmail(fields.email) !== undefined)) return true
  if (hashed_email !== undefined && isDigest(hashed_email)) return true
  if (linkedin_url !== undefined && linkedinPath(linkedin_url)?.startsWith('in/')) return true
  const hasEmployer =
    employerDomain(fields) !== undefined ||
    (organization_name !== undefined && companyWords(organization_name).length > 0)
  return hasEmployer && isWholeName(fields)
}

function canBeCompany(identity: unknown): boolean {
  const { domain, website, linkedin_url, name } = textsOf(identity)
  const given = domain ?? website
  if (given !== undefined && companyDomain(given) !== undefined) return true
  if (linkedin_url !== undefined && linkedinPath(linkedin_url) !== undefined) return true
  return given === undefined && name !== undefined && companyWords(name).length > 0
}

const PERSON =
  'Pass id, email, hashed_email or linkedin_url, or a first and a last name with organization_name or domain.'
const COMPANY = 'Pass a domain or linkedin_url, or a name without them. Mailbox providers are no company.'

/** @throws ApiError `validation_error` if nobody can match */
export function requirePossiblePerson(body: JsonObject): void {
  if (!canBePerson(body)) throw invalid('body', `body identifies nobody, so it can never match. ${PERSON}`)
}

/** One that can match is enough: the others are null in the response. @throws ApiError `validation_error` */
export function requirePossiblePeople({ details }: JsonObject): void {
  if (Array.isArray(details) && !details.some(canBePerson))
    throw invalid('body.details', `body.details identifies nobody, so it can never match. ${PERSON}`)
}

/** @throws ApiError `validation_error` if there are no companies, or none can match */
export function requirePossibleCompanies(body: JsonObject): void {
  const details = Array.isArray(body.details) ? body.details : []
  const given = [...details, ...listOf(plainFilters(body), 'domains').map(domain => ({ domain }))]
  if (given.length === 0) throw invalid('body', 'body must have details or domains. Pass the companies to find.')
  if (given.length > MAX_COMPANIES)
    throw invalid('body', `body must have ${MAX_COMPANIES} companies or fewer in details and domains.`)
  if (!given.some(canBeCompany)) throw invalid('body', `body identifies no company, so it can never match. ${COMPANY}`)
}

const WORDS = [
  'person_titles',
  'person_locations',
  'organization_locations',
  'organization_not_locations',
  'q_organization_job_titles',
  'organization_job_locations',
  'currently_using_any_of_technology_uids',
  'q_organization_keyword_tags',
]

/** @throws ApiError `validation_error` if a filter of a search matches nothing, whatever is stored */
export function requirePossibleFilters(body: JsonObject): void {
  const filters = plainFilters(body)
  for (const [name, value] of Object.entries(filters)) {
    const { min, max } = rangeOf(filters, name) ?? {}
    if (isAbove(min, max)) throw impossible(name, 'has a min above its max', 'Swap them.')
    if (typeof value === 'string' && name.startsWith('q_') && !hasWords(value)) throw withoutWords(name)
  }
  for (const name of WORDS) if (isGivenWithout(filters, name, hasWords)) throw withoutWords(name)
  const isRange = (range: string): boolean => {
    const [min = 0, max = 0] = range.split(',').map(Number)
    return min <= max
  }
  if (isGivenWithout(filters, 'organization_num_employees_ranges', isRange))
    throw impossible('organization_num_employees_ranges', 'has a min above its max', 'Pass min,max.')
  if (isGivenWithout(filters, 'q_organization_domains_list', domain => companyDomain(domain) !== undefined))
    throw impossible('q_organization_domains_list', 'has no domain of a company', 'Pass domains such as northwind.com.')
  const unused = new Set(listOf(filters, 'currently_not_using_any_of_technology_uids'))
  const isUsable = (uid: string): boolean => !unused.has(uid)
  const all = listOf(filters, 'currently_using_all_of_technology_uids')
  if (!all.every(isUsable) || isGivenWithout(filters, 'currently_using_any_of_technology_uids', isUsable))
    throw impossible(
      'currently_not_using_any_of_technology_uids',
      'excludes technologies that another filter requires',
      'Remove them from one.',
    )
}

/** Numbers, or days as texts. */
const isAbove = (min: unknown, max: unknown): boolean =>
  (typeof min === 'number' && typeof max === 'number' && min > max) ||
  (typeof min === 'string' && typeof max === 'string' && min > max)

const isGivenWithout = (filters: Filters, name: string, holds: (value: string) => boolean): boolean => {
  const values = listOf(filters, name)
  return values.length > 0 && !values.some(holds)
}

const impossible = (name: string, problem: string, fix: string) =>
  invalid(`body.${name}`, `body.${name} ${problem}, so it can never match. ${fix}`)
const withoutWords = (name: string) =>
  impossible(name, 'has no letters or digits', 'Pass words, or leave the filter out.')
