import type { Schemas } from '../../contract/schemas.ts'
import type { BillingContext } from '../../platform/credits/credits.ts'
import type { Scope } from '../../platform/database/scope.ts'
import { invalid } from '../../platform/values/errors.ts'
import { isObject, type JsonObject } from '../../platform/values/json.ts'

/** Properties of a record, by the field of a person. */
const PERSON_PROPERTIES: Readonly<Record<string, string>> = {
  name: 'Full name',
  title: 'Job title',
  headline: 'Headline',
  seniority: 'Seniority',
  linkedin_url: 'LinkedIn',
  city: 'City',
  state: 'State',
  country: 'Country',
  'organization.name': 'Company',
  'organization.primary_domain': 'Company domain',
  'organization.industry': 'Industry',
}
/** Properties of a record, by the field of a company. */
const COMPANY_PROPERTIES: Readonly<Record<string, string>> = {
  name: 'Company name',
  industry: 'Industry',
  short_description: 'Description',
  estimated_num_employees: 'Employees',
  annual_revenue: 'Annual revenue',
  founded_year: 'Founded',
  linkedin_url: 'LinkedIn',
  city: 'City',
  state: 'State',
  country: 'Country',
}

/** What enriching a record needs of records. */
export interface RecordWriter {
  /**
   * The identity keys of a record, by name.
   * @returns undefined if no record has the given keys
   * @throws ApiError `not_found_error` for an unknown `recordId`, `conflict_error` if the keys name two records
   */
  keysOf(scope: Scope, request: Schemas['ListKeysRequest']): Promise<{ name: string; value: string }[] | undefined>
  /** Sets properties, in the current transaction. */
  set(billing: BillingContext, record: Schemas['UpsertRecord']): Promise<{ recordId: string; creditsCharged: number }>
}

export type EnrichedProperty = Schemas['EnrichedProperty']
type Request = Schemas['EnrichMemoryRequest']

export interface EnrichmentQuery {
  kind: 'person' | 'organization'
  body: JsonObject
}

/**
 * Composes the query for a record from the request and the record's identity keys.
 * @throws ApiError `validation_error` if they do not identify a person or company
 */
export async function enrichmentQuery(
  scope: Scope,
  request: Request,
  keysOf: RecordWriter['keysOf'],
): Promise<EnrichmentQuery> {
  const { recordId, type, ...rest } = request
  if (recordId === undefined && rest.email === undefined && rest.websiteUrl === undefined)
    throw invalid('body', 'body must have email, websiteUrl or recordId. Pass an identity key of the record.')
  const identity = given({ recordId, email: rest.email, websiteUrl: rest.websiteUrl, type })
  const keys = await keysOf(scope, identity)
  const keyOf = (name: string): string | undefined => keys?.find(key => key.name === name)?.value
  const email = rest.email ?? keyOf('email')
  const website = rest.websiteUrl ?? keyOf('websiteUrl')
  if (email === undefined && website !== undefined)
    return { kind: 'organization', body: { details: [given({ domain: website, linkedin_url: request.linkedinUrl })] } }
  const body = given({
    email,
    name: request.name,
    organization_name: request.organizationName,
    domain: request.domain,
    linkedin_url: request.linkedinUrl,
  })
  if (Object.keys(body).length === 0)
    throw invalid(
      'body',
      'The record has no email address or website. Pass linkedinUrl, or name with organizationName or domain.',
    )
  return { kind: 'person', body }
}

/** The properties that a person or company gives a record, each with its evidence. */
export function propertiesOf(kind: EnrichmentQuery['kind'], found: JsonObject, provider: string): EnrichedProperty[] {
  const names = kind === 'person' ? PERSON_PROPERTIES : COMPANY_PROPERTIES
  return Object.entries(names).flatMap(([field, propertyName]) => {
    const value = valueAt(found, field)
    if (value === null || value === undefined || value === '') return []
    return [{ propertyName, value, evidence: { provider, kind, id: String(found.id), field } }]
  })
}

const valueAt = (fields: JsonObject, path: string): unknown =>
  path.split('.').reduce<unknown>((value, name) => (isObject(value) ? value[name] : undefined), fields)

const given = (fields: Record<string, string | undefined>): JsonObject =>
  Object.fromEntries(Object.entries(fields).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])))
