import { createHash } from 'node:crypto'
import { canBeMistyped, companyWords } from '../match/companies.ts'
import { countryOf } from '../match/countries.ts'
import { companyDomain, companyEmail } from '../match/domains.ts'
import { fold, spaced, wordsOf } from '../match/fold.ts'
import { initialsOf } from '../match/names.ts'

/** A compared value with the prefix of its kind, so one index serves all filters. Cut to what an index entry allows. */
const MAX_LENGTH = 200
export const term = (kind: string, value: string): string => `${kind}:${value}`.slice(0, MAX_LENGTH)

/** The terms that all have to match for a title to contain the words of another. */
export const titleTerms = (title: string): string[] => wordsOf(fold(title)).map(word => term('t', word))
export const wholeTitleTerm = (title: string): string => term('T', spaced(title))
export const jobTitleTerms = (title: string): string[] => wordsOf(fold(title)).map(word => term('j', word))
/** A location is a city, a state, a country, or several joined with commas. */
export const locationTerms = (location: string, kind = 'l'): string[] =>
  location
    .split(',')
    .map(spaced)
    .filter(Boolean)
    .map(part => term(kind, countryOf(part)))
export const keywordTerms = (text: string): string[] => wordsOf(fold(text)).map(word => term('k', word))
export const tagTerm = (tag: string): string => term('g', spaced(tag))
export const technologyTerm = (technology: string): string => term('u', wordsOf(fold(technology)).join('_'))
export const domainTerms = (domain: string): string[] => {
  const normal = companyDomain(domain)
  return normal === undefined ? [] : [term('d', normal)]
}
export const compactNameTerm = (name: string): string => term('n', companyWords(name).join(''))

/** The words of a company's name, and the two ends of its compact name. */
const companyBlocks = (name: string): string[] => {
  const words = companyWords(name)
  const compact = words.join('')
  return [...words.map(word => term('w', word)), ...endsOf(compact)]
}
const endsOf = (compact: string): string[] => [term('p', compact.slice(0, 3)), term('q', compact.slice(-3))]

/**
 * What companies have whose name is this one with a typing error in one word: all terms of one of the lists. These are
 * the other words, since a single common word, such as Holdings, would find too many companies.
 */
export function mistypedNameTerms(name: string): string[][] {
  const words = companyWords(name)
  const mistyped = words.filter(canBeMistyped)
  if (words.length === 1) return mistyped.flatMap(word => endsOf(word).map(end => [end]))
  return mistyped.map(word => words.filter(each => each !== word).map(each => term('w', each)))
}

const hashed = (algorithm: 'md5' | 'sha256', text: string): string => createHash(algorithm).update(text).digest('hex')

export interface PersonTermsOf {
  first_name: string
  last_name: string
  email: string | undefined
  details: Readonly<Record<string, unknown>>
  organization: { id: string; name: string; domain: string | null } | undefined
  previousDomains: readonly string[]
}

const textIn = (value: unknown): string => (typeof value === 'string' ? value : '')
const someText = (values: readonly unknown[]): string[] => values.map(textIn).filter(text => text !== '')
export const textsIn = (value: unknown): string[] => (Array.isArray(value) ? someText(value) : [])

export function personTerms({ first_name, last_name, email, details, organization, previousDomains }: PersonTermsOf) {
  const title = textIn(details.title)
  const places = someText([details.city, details.state, details.country])
  const domains = [organization?.domain ?? '', ...previousDomains].flatMap(domainTerms)
  const keywords = [first_name, last_name, title, textIn(details.headline), organization?.name ?? '', ...places]
  const companyAddress = email === undefined ? undefined : companyEmail(email)
  return unique([
    ...domains,
    ...initialsOf({ first_name, last_name }).map(letter => term('i', letter)),
    ...titleTerms(title),
    ...(title === '' ? [] : [wholeTitleTerm(title)]),
    ...places.flatMap(place => locationTerms(place)),
    ...someText([details.seniority]).map(level => term('s', level)),
    term('e', textIn(details.email_status) || (email === undefined ? 'unavailable' : 'unverified')),
    ...keywords.flatMap(keywordTerms),
    ...(companyAddress === undefined ? [] : [term('m', companyAddress)]),
    ...(email === undefined ? [] : [term('h', hashed('md5', email)), term('h', hashed('sha256', email))]),
    ...(organization ? [term('o', organization.id)] : []),
  ])
}

export const organizationTerms = (
  name: string,
  domain: string | undefined,
  details: Readonly<Record<string, unknown>>,
): string[] =>
  unique([
    compactNameTerm(name),
    ...companyBlocks(name),
    ...wordsOf(fold(name)).map(word => term('x', word)),
    ...(domain === undefined ? [] : domainTerms(domain)),
    ...someText([details.city, details.state, details.country]).flatMap(place => locationTerms(place)),
    ...[...textsIn(details.technology_names), ...textsIn(details.technology_uids)].map(technologyTerm),
    ...[...textsIn(details.keywords), ...someText([details.industry])].map(tagTerm),
    ...textsIn(details.job_titles).flatMap(jobTitleTerms),
    ...textsIn(details.job_locations).flatMap(place => locationTerms(place, 'J')),
  ])

const unique = (terms: readonly string[]): string[] => [...new Set(terms)]
