import type { JsonObject } from '../../../platform/values/json.ts'
import { mayRevealPersonal } from '../regions.ts'
import { type ContactDetails, contactDetails } from './contact-details.ts'
import { type Forms, fitting } from './forms.ts'
import { type OrganizationRow, organizationBody } from './organization-body.ts'

export interface PersonRow {
  id: string
  first_name: string
  last_name: string
  email: string | null
  linkedin: string | null
  organization_id: string | null
  updated_at: Date
  details: JsonObject
  /** The employer, as a row of JSON. */
  organization: (Omit<OrganizationRow, 'revenue'> & { revenue: number | null }) | null
}

const EMPTY: JsonObject = {
  title: null,
  headline: null,
  photo_url: null,
  twitter_url: null,
  github_url: null,
  facebook_url: null,
  extrapolated_email_confidence: null,
  employment_history: [],
  city: null,
  state: null,
  country: null,
  seniority: null,
  departments: [],
  subdepartments: [],
  functions: [],
  is_likely_to_engage: null,
  show_intent: false,
  revealed_for_current_team: true,
}

export const PERSON_FORMS: Forms = {
  title: 'text',
  headline: 'text',
  email_status: 'text',
  city: 'text',
  state: 'text',
  country: 'text',
  seniority: 'text',
  employment_history: 'objects',
  departments: 'texts',
}

export const PERSON_FIELDS: ReadonlySet<string> = new Set([...Object.keys(EMPTY), 'email_status'])

/** The contact details of a person, which a result shows only if they are revealed, and the other fields. */
export const contactDetailsOf = (details: JsonObject): ContactDetails =>
  contactDetails(fitting(details, PERSON_FORMS), PERSON_FIELDS)

export function personBody(row: PersonRow, { personalEmails = false }: { personalEmails?: boolean } = {}): JsonObject {
  const { id, first_name, last_name, email, linkedin, organization, organization_id, details } = row
  const { personalEmails: addresses, rest } = contactDetailsOf(details)
  const isRevealed = personalEmails && mayRevealPersonal(details.country)
  return {
    ...EMPTY,
    email_status: email === null ? 'unavailable' : 'unverified',
    ...rest,
    id,
    first_name,
    last_name,
    name: `${first_name} ${last_name}`.trim(),
    linkedin_url: linkedin === null ? null : `https://www.linkedin.com/${linkedin}`,
    email,
    organization_id,
    organization: companyOf(organization),
    ...(isRevealed && { personal_emails: addresses }),
  }
}

const companyOf = (organization: PersonRow['organization']): JsonObject | null =>
  organization &&
  organizationBody({ ...organization, revenue: organization.revenue === null ? null : BigInt(organization.revenue) })

const obfuscated = (name: string): string =>
  name.length < 3 ? `${name.slice(0, 1)}***` : `${name.slice(0, 2)}***${name.slice(-1)}`

const has = (value: unknown): boolean => value !== null && value !== undefined && value !== ''

/** A person in a search: without the last name, addresses and numbers. */
export function foundPersonBody({
  id,
  first_name,
  last_name,
  email,
  updated_at,
  details,
  organization,
}: PersonRow): JsonObject {
  const company = organization?.details
  const { rest, phones } = contactDetailsOf(details)
  return {
    id,
    first_name,
    last_name_obfuscated: obfuscated(last_name),
    title: rest.title ?? null,
    last_refreshed_at: updated_at.toISOString(),
    has_email: email !== null,
    has_city: has(details.city),
    has_state: has(details.state),
    has_country: has(details.country),
    has_direct_phone: phones.length > 0 ? 'Yes' : 'No',
    organization: organization && {
      name: organization.name,
      has_industry: has(company?.industry),
      has_phone: has(company?.phone),
      has_city: has(company?.city),
      has_state: has(company?.state),
      has_country: has(company?.country),
      has_zip_code: has(company?.postal_code),
      has_revenue: organization.revenue !== null,
      has_employee_count: organization.employees !== null,
    },
  }
}
