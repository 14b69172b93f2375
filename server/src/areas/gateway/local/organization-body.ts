import type { GatewayOrganization } from '../../../platform/database/prisma/client.ts'
import type { JsonObject } from '../../../platform/values/json.ts'
import { contactDetails } from './contact-details.ts'
import { type Forms, fitting } from './forms.ts'

export interface OrganizationRow
  extends Pick<GatewayOrganization, 'id' | 'name' | 'domain' | 'linkedin' | 'employees' | 'revenue'> {
  details: JsonObject
}

/** The fields that the provider always has; null where an import has no value. */
const EMPTY: JsonObject = {
  website_url: null,
  blog_url: null,
  angellist_url: null,
  twitter_url: null,
  facebook_url: null,
  primary_phone: {},
  phone: null,
  languages: [],
  alexa_ranking: null,
  linkedin_uid: null,
  founded_year: null,
  publicly_traded_symbol: null,
  publicly_traded_exchange: null,
  logo_url: null,
  industry: null,
  industries: [],
  secondary_industries: [],
  keywords: [],
  raw_address: null,
  street_address: null,
  city: null,
  state: null,
  postal_code: null,
  country: null,
  suborganizations: [],
  num_suborganizations: 0,
  seo_description: null,
  short_description: null,
  total_funding: null,
  latest_funding_round_date: null,
  latest_funding_stage: null,
  funding_events: [],
  technology_names: [],
  current_technologies: [],
  departmental_head_count: {},
}

export const COMPANY_FORMS: Forms = {
  website_url: 'text',
  industry: 'text',
  city: 'text',
  state: 'text',
  country: 'text',
}

/** The fields of a company that are not contact details of a person. */
export const COMPANY_FIELDS: ReadonlySet<string> = new Set([
  ...Object.keys(EMPTY),
  'sanitized_phone',
  'fax',
  ...['email', 'contact_email', 'info_email', 'sales_email', 'support_email'],
])

/** A company in the shape of the provider. */
export const organizationBody = ({
  id,
  name,
  domain,
  linkedin,
  employees,
  revenue,
  details,
}: OrganizationRow): JsonObject => ({
  ...EMPTY,
  website_url: domain === null ? null : `https://${domain}`,
  ...contactDetails(fitting(details, COMPANY_FORMS), COMPANY_FIELDS).rest,
  id,
  name,
  primary_domain: domain,
  linkedin_url: linkedin === null ? null : `https://www.linkedin.com/${linkedin}`,
  estimated_num_employees: employees,
  annual_revenue: revenue === null ? null : Number(revenue),
})
