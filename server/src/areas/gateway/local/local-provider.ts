import type { Scope } from '../../../platform/database/scope.ts'
import { existing } from '../../../platform/values/errors.ts'
import { isObject, type Json, type JsonObject } from '../../../platform/values/json.ts'
import { type Filters, listOf, type PageOf, pageOf, plainFilters } from '../filters.ts'
import type { Provider, ProviderCall } from '../provider.ts'
import { suppressedAmong } from '../suppressions.ts'
import { companyById, findCompany, findPerson, type PersonIdentity } from './find-person.ts'
import { organizationBody } from './organization-body.ts'
import { foundPersonBody, type PersonRow, personBody } from './person-body.ts'
import { findNews } from './search-news.ts'
import { findOrganizations } from './search-organizations.ts'
import { findPeople } from './search-people.ts'

interface LocalDependencies {
  /** The data that a caller searches: its own imports, or those of the organization that the operator chose. */
  catalogueOf(scope: Scope): Promise<Scope>
}

/** Without a total, the pages are not counted either. */
const paginationOf = ({ page, perPage }: PageOf, total: number | undefined): JsonObject => ({
  page,
  per_page: perPage,
  ...(total !== undefined && { total_entries: total, total_pages: Math.ceil(total / perPage) }),
})

/** Searches imported records, and answers as Apollo.io does. */
export function createLocalProvider({ catalogueOf }: LocalDependencies): Provider {
  const options = (body: JsonObject) => ({ personalEmails: body.reveal_personal_emails === true })

  /** Runs work on the catalogue of a caller. */
  const on = async <T>({ scope }: ProviderCall, work: (catalogue: Scope) => Promise<T>): Promise<T> =>
    work(await catalogueOf(scope))

  return {
    name: 'local',

    searchPeople: (call, body) =>
      on(call, async catalogue => {
        const filters = plainFilters(body)
        const page = pageOf(filters)
        const { people: found, total: stored } = await findPeople(catalogue, filters, page)
        const people = (await allowed(call, catalogue, found)).map(foundPersonBody)
        // whom the caller suppresses in the catalogue of another organization is not counted there
        const total = (await hidesSome(call, catalogue)) ? undefined : stored
        return {
          body: {
            ...(total !== undefined && { total_entries: total }),
            pagination: paginationOf(page, total),
            people,
          },
        }
      }),

    matchPerson: (call, body) =>
      on(call, async catalogue => {
        const found = await findPerson(catalogue, identityOf(body))
        return { body: { person: found ? personBody(found, options(body)) : null } }
      }),

    bulkMatchPeople: (call, body) =>
      on(call, async catalogue => {
        const found = await Promise.all(objectsIn(body.details).map(each => findPerson(catalogue, identityOf(each))))
        const matches = found.map(row => (row ? personBody(row, options(body)) : null))
        return { body: { ...DONE, ...countsOf(matches), matches, request_id: call.requestId } }
      }),

    getOrganization: (call, id) =>
      on(call, async catalogue => {
        const found = await companyById(catalogue, id)
        return { body: { organization: organizationBody(existing(found, 'company', id)) } }
      }),

    bulkMatchOrganizations: (call, body) =>
      on(call, async catalogue => {
        const filters = plainFilters(body)
        const requests = [...objectsIn(body.details), ...listOf(filters, 'domains').map(domain => ({ domain }))]
        const found = await Promise.all(requests.map(each => findCompany(catalogue, textFields(each))))
        const organizations = found.map(row => (row ? organizationBody(row) : null))
        const domains = requests.flatMap(each => textFields(each).domain ?? [])
        const { unique_enriched_records, missing_records } = countsOf(organizations)
        return {
          body: {
            ...DONE,
            total_requested_records: requests.length,
            total_requested_domains: domains.length,
            unique_domains: new Set(domains).size,
            unique_records: unique_enriched_records,
            unique_enriched_records,
            missing_records,
            organizations,
          },
        }
      }),

    searchOrganizations: (call, body) =>
      on(call, async catalogue => {
        const filters = plainFilters(body)
        const page = pageOf(filters)
        const { organizations, total } = await findOrganizations(catalogue, filters, page)
        return {
          body: {
            breadcrumbs: breadcrumbsOf(filters),
            partial_results_only: total === undefined,
            has_join: false,
            disable_eu_prospecting: false,
            partial_results_limit: 10_000,
            pagination: paginationOf(page, total),
            accounts: [],
            organizations,
            model_ids: organizations.map(({ id }) => id ?? null),
            num_fetch_result: null,
            derived_params: null,
          },
        }
      }),

    searchNews: (call, body) =>
      on(call, async catalogue => {
        const filters = plainFilters(body)
        const page = pageOf(filters)
        const { articles, total } = await findNews(catalogue, filters, page)
        return { body: { pagination: paginationOf(page, total), news_articles: articles } }
      }),
  }
}

/**
 * The people who are not on the caller's suppression list. The catalogue of another organization leaves out only those on
 * its own, and a person in a search has nothing to compare.
 */
async function allowed({ scope }: ProviderCall, catalogue: Scope, rows: PersonRow[]): Promise<PersonRow[]> {
  if (catalogue.tenantId === scope.tenantId) return rows
  const suppressed = await suppressedAmong(
    scope,
    rows.map(row => personBody(row)),
  )
  return rows.filter((_, n) => !suppressed[n])
}

const hidesSome = async ({ scope }: ProviderCall, catalogue: Scope): Promise<boolean> =>
  catalogue.tenantId !== scope.tenantId &&
  (await scope.prisma(models => models.gatewaySuppression.findFirst({ select: { id: true } }))) !== null

const DONE = { status: 'success', error_code: null, error_message: null }

const objectsIn = (value: unknown): JsonObject[] =>
  Array.isArray(value) ? value.filter((each: Json): each is JsonObject => isObject(each)) : []
const textFields = (fields: object): Record<string, string | undefined> =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => typeof value === 'string'))
const identityOf = (fields: object): PersonIdentity => textFields(fields)

/** The counts of a bulk request, in the words of the provider. */
function countsOf(matches: readonly (JsonObject | null)[]) {
  const ids = matches.flatMap(match => (match ? [match.id] : []))
  return {
    total_requested_enrichments: matches.length,
    unique_enriched_records: new Set(ids).size,
    missing_records: matches.length - ids.length,
    credits_consumed: 0,
  }
}

const NO_FILTERS = new Set(['page', 'per_page'])

const breadcrumbsOf = (filters: Filters): JsonObject[] =>
  Object.entries(filters)
    .filter(([name]) => !NO_FILTERS.has(name))
    .flatMap(([name, value]) =>
      [value].flat().map(each => {
        const text = typeof each === 'string' ? each : JSON.stringify(each)
        return { label: name, signal_field_name: name, value: text, display_name: text.replace(',', '-') }
      }),
    )
