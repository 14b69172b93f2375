import type { TenantCall } from '../../contract/handlers.ts'
import type { JsonObject } from '../../platform/values/json.ts'

export type ProviderCall = Pick<TenantCall, 'scope' | 'principal' | 'requestId' | 'signal'>

/** What a provider returned: the body in its own shape, and headers to pass on. */
export interface ProviderAnswer {
  body: JsonObject
  headers?: Record<string, string>
}

/** A data provider: the seven operations, with the requests and responses of Apollo.io. */
export interface Provider {
  /** Named in the evidence of what it returned. */
  name: 'local' | 'apollo'
  searchPeople(call: ProviderCall, body: JsonObject): Promise<ProviderAnswer>
  matchPerson(call: ProviderCall, body: JsonObject): Promise<ProviderAnswer>
  bulkMatchPeople(call: ProviderCall, body: JsonObject): Promise<ProviderAnswer>
  /** @throws ApiError `not_found_error` */
  getOrganization(call: ProviderCall, id: string): Promise<ProviderAnswer>
  bulkMatchOrganizations(call: ProviderCall, body: JsonObject): Promise<ProviderAnswer>
  searchOrganizations(call: ProviderCall, body: JsonObject): Promise<ProviderAnswer>
  searchNews(call: ProviderCall, body: JsonObject): Promise<ProviderAnswer>
}
