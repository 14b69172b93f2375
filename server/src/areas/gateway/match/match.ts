import type { Schemas } from '../../../contract/schemas.ts'
import { isSameCompany } from './companies.ts'
import { companyDomain, companyEmail, linkedinPath } from './domains.ts'
import { type Certainty, compareNames, type NameFields } from './names.ts'

export type PersonRequest = Omit<Schemas['PersonIdentity'], 'id' | 'hashed_email'>

export type StoredPerson = Omit<PersonRequest, keyof NameFields> & { first_name: string; last_name: string }

/** Above all certainties of names: an email address or a profile identifies a person alone. */
export const IDENTIFIED = 5

/** How sure it is that the request is about this person; 0 if it is not. */
export function matchPerson(request: PersonRequest, stored: StoredPerson): Certainty | typeof IDENTIFIED {
  const isSame = (normalize: (text: string) => string | undefined, one?: string, other?: string): boolean => {
    const normal = one === undefined ? undefined : normalize(one)
    return normal !== undefined && other !== undefined && normal === normalize(other)
  }
  if (isSame(companyEmail, request.email, stored.email)) return IDENTIFIED
  if (isSame(linkedinPath, request.linkedin_url, stored.linkedin_url)) return IDENTIFIED
  return worksThere(request, stored) ? compareNames(request, stored) : 0
}

/** The domain of the employer that a request names: its domain, or that of its email address. */
export const employerDomain = ({ domain, email }: Pick<PersonRequest, 'domain' | 'email'>): string | undefined =>
  (domain === undefined ? undefined : companyDomain(domain)) ?? (email === undefined ? undefined : companyDomain(email))

/** Whether both have the same employer. Domains decide if both have one; otherwise the names do. */
function worksThere(request: PersonRequest, stored: StoredPerson): boolean {
  const domain = employerDomain(request)
  const storedDomain = stored.domain === undefined ? undefined : companyDomain(stored.domain)
  if (domain !== undefined && storedDomain !== undefined) return domain === storedDomain
  const [name, storedName] = [request.organization_name, stored.organization_name]
  return name !== undefined && storedName !== undefined && isSameCompany(name, storedName)
}

export type CompanyRequest = Schemas['OrganizationIdentity']

/** Whether the request is about this company. A domain or a LinkedIn page decides; a name only if there is neither. */
export function isCompany(
  request: CompanyRequest,
  stored: { name: string; domain?: string | undefined; linkedin_url?: string | undefined },
): boolean {
  const given = request.domain ?? request.website
  const page = request.linkedin_url === undefined ? undefined : linkedinPath(request.linkedin_url)
  if (given !== undefined) {
    const domain = companyDomain(given)
    if (domain !== undefined && stored.domain !== undefined) return domain === companyDomain(stored.domain)
  }
  if (page !== undefined) return stored.linkedin_url !== undefined && page === linkedinPath(stored.linkedin_url)
  return given === undefined && request.name !== undefined && isSameCompany(request.name, stored.name)
}
