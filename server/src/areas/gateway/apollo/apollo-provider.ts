import { OPERATIONS } from '../../../contract/operations.ts'
import { responseProblem } from '../../../contract/validator.ts'
import { withoutSecrets } from '../../../platform/encryption/without-secrets.ts'
import type { Answer, OutboundFetch } from '../../../platform/outbound-http/outbound-http.ts'
import { ApiError, type ApiErrorOptions } from '../../../platform/values/errors.ts'
import { isObject, type Json, type JsonObject } from '../../../platform/values/json.ts'
import { plainFilters } from '../filters.ts'
import type { Provider, ProviderAnswer, ProviderCall } from '../provider.ts'
import { type Breaker, createBreaker } from './breaker.ts'

export interface ApolloOptions {
  outbound: OutboundFetch
  apiKey: string
  /** Without a slash at the end. */
  baseUrl: string
  timeoutMs: number
  /** Called with the id of an operation and what is wrong with the answer, if the provider has changed its shape. */
  onUnexpected(operation: string, problem: string): void
  breaker?: Breaker
}

const MAX_BYTES = 8 * 1024 * 1024
const UNAVAILABLE_SECONDS = 5
/** Longest text of the provider's that an error repeats. */
const MAX_MESSAGE_LENGTH = 300

const RATE_HEADER = /^x-(rate-limit-|(minute|hourly|24-hour)-)/

/** Passes calls on to Apollo.io with the server's key. */
export function createApolloProvider({
  outbound,
  apiKey,
  baseUrl,
  timeoutMs,
  onUnexpected,
  breaker = createBreaker(),
}: ApolloOptions): Provider {
  async function send(
    call: ProviderCall,
    operation: string,
    method: 'GET' | 'POST',
    path: string,
    body?: JsonObject,
  ): Promise<ProviderAnswer> {
    const wait = breaker.waitMs()
    if (wait > 0)
      throw unavailable('It has failed repeatedly, so no call is tried at the moment.', {
        retryAfterSeconds: Math.ceil(wait / 1000),
      })
    const result = await outbound
      .fetch(`${baseUrl}${path}`, {
        method,
        headers: {
          'X-Api-Key': apiKey,
          Accept: 'application/json',
          ...(body && { 'Content-Type': 'application/json' }),
        },
        ...(body && { body: JSON.stringify(body) }),
        livemode: baseUrl.startsWith('https:'),
        timeoutMs,
        maxResponseBytes: MAX_BYTES,
        signal: call.signal,
      })
      .catch(error => {
        breaker.abandoned()
        throw error
      })
    if (result.outcome === 'blocked') {
      breaker.abandoned()
      throw unavailable(`${result.reason} The operator of the server can allow it with OUTBOUND_ALLOW.`)
    }
    if (result.outcome === 'failed' || result.truncated !== false || result.status >= 500) breaker.failed()
    else breaker.succeeded()
    if (result.outcome === 'failed') throw unavailable(result.message)
    if (result.truncated !== false) throw unavailable(`Its response is incomplete (${result.truncated}).`)
    return toAnswer(result, operation)
  }

  function toAnswer(answer: Answer, operation: string): ProviderAnswer {
    const { status } = answer
    const text = withoutSecrets(Buffer.from(answer.body).toString('utf8'), [apiKey])
    const body = parsed(text)
    const isSuccess = status >= 200 && status < 300
    const problem = isSuccess ? problemWith(operation, body) : undefined
    if (problem !== undefined) onUnexpected(operation, problem)
    if (problem !== undefined && body)
      throw unavailable(`It answered ${status} in another shape: ${problem}.`, { fields: { provider: { status } } })
    if (!isSuccess || !body) throw toError(answer, messageIn(body) ?? text.slice(0, MAX_MESSAGE_LENGTH))
    const headers = Object.fromEntries(Object.entries(answer.headers).filter(([name]) => RATE_HEADER.test(name)))
    return { body, headers }
  }

  const post = (operation: string, path: string) => (call: ProviderCall, body: JsonObject) =>
    send(call, operation, 'POST', path, toApollo(body))
  return {
    name: 'apollo',
    searchPeople: post('searchPeople', '/mixed_people/api_search'),
    matchPerson: post('matchPerson', '/people/match'),
    bulkMatchPeople: post('bulkMatchPeople', '/people/bulk_match'),
    getOrganization: (call, id) => send(call, 'getGatewayOrganization', 'GET', `/organizations/${id}`),
    bulkMatchOrganizations: post('bulkMatchOrganizations', '/organizations/bulk_enrich'),
    searchOrganizations: post('searchOrganizations', '/mixed_companies/search'),
    searchNews: post('searchNews', '/news_articles/search'),
  }
}

/** A body in the spelling that the provider documents: `x[]` and `range[min]`. */
function toApollo(body: JsonObject): JsonObject {
  const filters = plainFilters(body)
  return Object.fromEntries(
    Object.entries(filters).flatMap(([name, value]): [string, Json][] => {
      if (isObject(value)) return Object.entries(value).map(([part, bound]) => [`${name}[${part}]`, bound])
      // the bulk operations take plain names
      const isFilter = Array.isArray(value) && name !== 'details' && name !== 'domains'
      return [[isFilter ? `${name}[]` : name, value]]
    }),
  )
}

/** How an answer differs from the response of the operation, which has the provider's shape. Undefined if it does not. */
function problemWith(id: string, body: JsonObject | undefined): string | undefined {
  if (!body) return 'it is no JSON object'
  const operation = OPERATIONS.find(each => each.id === id)
  return operation && responseProblem(operation, 200, { ...body, success: true })?.replace(`${id} 200: `, '')
}

function toError({ status, headers }: Answer, message: string): ApiError {
  const details = [{ path: 'provider', message: message || `It answered ${status}.` }]
  const fields = { provider: { status, message } }
  if (status === 401 || status === 403)
    return unavailable(
      `It refused the server's key with ${status}. The operator of the server has to check APOLLO_API_KEY and its plan.`,
      { details, fields },
    )
  if (status === 404)
    return new ApiError('not_found_error', 'The data provider does not know this ID.', { details, fields })
  if (status === 429) {
    const retryAfterSeconds = Math.max(1, Number.parseInt(headers['retry-after'] ?? '', 10) || 60)
    return new ApiError(
      'rate_limit_error',
      `The data provider limits the calls of this server. Wait ${retryAfterSeconds} seconds.`,
      {
        details,
        fields: {
          ...fields,
          retryAfterSeconds,
          limit: Number.parseInt(headers['x-rate-limit-minute'] ?? '', 10) || 0,
          window: 'minute',
        },
        headers: { 'Retry-After': String(retryAfterSeconds) },
      },
    )
  }
  if (status >= 400 && status < 500)
    return new ApiError('validation_error', `The data provider refused the request: ${details[0]?.message}`, {
      details,
      fields,
    })
  return unavailable(message ? `It answered ${status}: ${message}` : `It answered ${status}.`, { details, fields })
}

/** @param said the answer of the provider */
const unavailable = (
  reason: string,
  {
    retryAfterSeconds = UNAVAILABLE_SECONDS,
    ...said
  }: Pick<ApiErrorOptions, 'details' | 'fields'> & { retryAfterSeconds?: number } = {},
): ApiError =>
  new ApiError('server_error', `The data provider is unavailable. ${reason} Nothing was charged.`, {
    status: 503,
    details: [{ path: 'provider', message: reason }],
    headers: { 'Retry-After': String(retryAfterSeconds) },
    ...said,
  })

function parsed(text: string): JsonObject | undefined {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as JsonObject) : undefined
  } catch {
    return undefined
  }
}

function messageIn(body: JsonObject | undefined): string | undefined {
  const message = body?.error_message ?? body?.message ?? body?.error
  return typeof message === 'string' ? message.slice(0, MAX_MESSAGE_LENGTH) : undefined
}
