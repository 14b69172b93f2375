import { createHash } from 'node:crypto'
import { readTrace } from '@keepsake/webhooks'
import { type Context, Hono } from 'hono'
import type { Logger } from 'pino'
import type { Authenticator } from '../platform/access/authenticate.ts'
import { requireInternalKey } from '../platform/access/internal.ts'
import type { KeyWatch } from '../platform/access/key-watch.ts'
import { requirePermission } from '../platform/access/permissions.ts'
import { requireFeature } from '../platform/access/plans.ts'
import type { Principal } from '../platform/access/principal.ts'
import { rateLimitHeaders } from '../platform/access/rate-limit-headers.ts'
import { sessionOf } from '../platform/access/session-cookie.ts'
import { asRequest, requestFailure, unlessLeft } from '../platform/concurrency/request-failure.ts'
import type { Database } from '../platform/database/database.ts'
import type { Idempotency, IdempotencyKey } from '../platform/idempotency/idempotency.ts'
import { type Ending, inRequestSpan } from '../platform/telemetry/current-span.ts'
import type { Traces } from '../platform/telemetry/traces.ts'
import type { CallCounts } from '../platform/usage/call-counts.ts'
import { ApiError, conflict } from '../platform/values/errors.ts'
import { newId } from '../platform/values/ids.ts'
import type { Answer } from './answer.ts'
import type { Call, Finishing, Handlers, TenantCall, TokenCall } from './handlers.ts'
import { finishingAlone, inOneTransaction, underClaim } from './idempotent-call.ts'
import type { Operation } from './operations.ts'
import { receiveBody } from './received-body.ts'
import { bodyOf, failure, respond, toApiError } from './respond.ts'
import { endingWithKey, respondStream } from './stream.ts'
import { validateParameters } from './validator.ts'

export interface RouterDependencies {
  database: Database
  authenticator: Authenticator
  keyWatch: KeyWatch
  idempotency: Idempotency
  callCounts: CallCounts
  log: Logger
  /** Where the spans of requests go that a traced caller sends. */
  traces: Traces | undefined
  internalApiKey: string | undefined
  addressOf(context: Context): string
  /** Called for each response of an operation: for metrics, and in tests to check responses against the spec. */
  onAnswer(operation: Operation, answer: Answer, seconds: number): void
}

interface AnyInput {
  path: Record<string, unknown>
  query: Record<string, unknown>
  body: unknown
  call: (Call | TenantCall | TokenCall) & Partial<Finishing>
}
type AnyHandler = (input: AnyInput) => Promise<Answer>

/**
 * Serves operations. Each request goes through the same steps: authenticate, check permission, read the body within
 * its limit, validate, look up an earlier response for the key, call the handler.
 */
export function createRouter(
  operations: readonly Operation[],
  handlers: Partial<Handlers>,
  dependencies: RouterDependencies,
): Hono {
  const router = new Hono()
  for (const operation of operations) {
    const handler = handlerOf(handlers, operation)
    const path = operation.path.replaceAll(/\{(\w+)\}/g, ':$1')
    // the URL that receives bytes is checked with GET by some senders
    const methods = operation.rawBody ? [operation.method, 'GET'] : [operation.method]
    router.on(methods, path, context => asRequest(() => serve(context, operation, handler, dependencies)))
  }
  return router
}

function handlerOf(handlers: Partial<Handlers>, { id }: Operation): AnyHandler {
  const handler: unknown = Reflect.get(handlers, id)
  if (typeof handler !== 'function') throw new Error(`No handler for operation ${id}.`)
  // types are checked where handlers are written, here they are looked up by name
  return handler as AnyHandler
}

async function serve(
  context: Context,
  operation: Operation,
  handler: AnyHandler,
  dependencies: RouterDependencies,
): Promise<Response> {
  const started = performance.now()
  const requestId = newId('req')
  const trace = readTrace(context.req.raw.headers)
  const { id: name, method, path } = operation
  const span = { name, attributes: { 'http.request.method': method, 'http.route': path } }
  return inRequestSpan(dependencies.traces, trace, span, async end => {
    const log = dependencies.log.child({
      requestId,
      operation: operation.id,
      ...(trace && { traceId: trace.traceId }),
    })
    // any response can have a secret or what is known about a person
    const headers = new Headers({ 'X-Request-Id': requestId, 'Cache-Control': 'no-store' })
    let answer: Answer
    try {
      answer = await unlessLeft(() => answerTo(context, operation, handler, dependencies, { requestId, log, headers }))
    } catch (error) {
      answer = failure(toApiError(error, requestId, log, context.req.raw.signal), operation.errorFormat)
    }
    dependencies.onAnswer(operation, answer, (performance.now() - started) / 1000)
    const endSpan = (): void => end(endingOf(answer))
    if (answer.stream) {
      const onFailure = (error: unknown) =>
        bodyOf(toApiError(error, requestId, log, context.req.raw.signal), operation.errorFormat)
      return respondStream(answer, headers, onFailure, endSpan)
    }
    endSpan()
    return respond(answer, headers)
  })
}

const endingOf = ({ status }: Answer): Ending => ({
  attributes: { 'http.response.status_code': status },
  ...(status >= 500 && { error: `The answer was ${status}.` }),
})

async function answerTo(
  context: Context,
  operation: Operation,
  handler: AnyHandler,
  dependencies: RouterDependencies,
  { requestId, log, headers }: { requestId: string; log: Logger; headers: Headers },
): Promise<Answer> {
  const request = context.req.raw
  const address = dependencies.addressOf(context)
  const { method } = request
  // a parsed URL would write some characters in another way than they were signed
  const search = /\?[^#]*/.exec(request.url)?.[0] ?? ''
  const call: Call = { requestId, address, log, signal: signalOf(request), headers: request.headers, method, search }
  const { token, query: asked } = tokenIn(queryOf(request.url), operation)
  const principal =
    token === undefined ? await authenticate(request.headers, operation, dependencies, headers) : undefined
  const received = operation.hasBody || operation.rawBody ? await receiveBody(request, operation) : undefined
  const path = validateParameters(operation, 'path', context.req.param())
  // the sender of raw bytes does not know the parameters
  const query = operation.rawBody ? {} : validateParameters(operation, 'query', asked)
  const body = await received?.read()
  const tenantCall = principal
    ? { ...call, principal, scope: dependencies.database.scope(principal) }
    : { ...call, ...(token !== undefined && { token }) }
  const run = (finishing?: Finishing): Promise<Answer> =>
    unlessLeft(() => handler({ path, query, body, call: { ...tenantCall, ...finishing } }))
  const commitsItself = operation.transaction === 'own'
  const given = idempotencyKeyOf(request.headers, operation)
  const counted = (answer: Answer): Answer => {
    if (!principal) return answer
    if (answer.status < 400) dependencies.callCounts.add(principal, operation.id)
    if (!answer.stream) return answer
    return endingWithKey(answer, end => dependencies.keyWatch.watch(principal, operation.permission, end))
  }
  if (given === undefined) return counted(await run(commitsItself ? finishingAlone(dependencies.database) : undefined))
  const proof = operation.secret ? proofOf(operation, principal, request.headers) : ''
  const key = {
    ...placeOf(operation, principal, address),
    key: given,
    bodyHash: hashOf(request.url, received?.fingerprint, proof),
    secret: operation.secret,
  }
  const { answer, replayed } = await (commitsItself ? underClaim : inOneTransaction)(key, run, dependencies)
  if (replayed && proof === undefined) throw notReplayed(operation)
  if (replayed) headers.set('Idempotent-Replayed', 'true')
  return counted(answer)
}

/** Aborts when the client disconnects, and when the request has failed although its work goes on. */
const signalOf = ({ signal }: Request): AbortSignal => AbortSignal.any([signal, requestFailure() ?? signal])

/**
 * Authenticates the caller and sets the rate limit headers. Undefined if the operation is public or for the operator.
 */
async function authenticate(
  given: Headers,
  operation: Operation,
  { authenticator, internalApiKey }: RouterDependencies,
  headers: Headers,
): Promise<Principal | undefined> {
  if (operation.caller === 'anyone') return undefined
  const internal = given.get('X-Internal-API-Key')
  if (operation.caller === 'operator') {
    requireInternalKey(internal, internalApiKey)
    return undefined
  }
  if (internal !== null) requireInternalKey(internal, internalApiKey)
  const authorization = given.get('Authorization') ?? undefined
  const session = authorization === undefined ? sessionOf(given, operation.method) : undefined
  const { principal, allowance } =
    internal !== null
      ? await authenticator.authenticateInternal(organizationOf(given), operation)
      : session
        ? await authenticator.authenticateSession(session, operation)
        : await authenticator.authenticate(authorization, operation)
  for (const [name, value] of Object.entries(rateLimitHeaders(allowance))) headers.set(name, value)
  requireFeature(principal.organization.plan, operation.area)
  const { member, scopes, livemode } = principal
  if (operation.permission) requirePermission({ role: member.role, scopes, livemode }, operation.permission)
  return principal
}

function organizationOf(headers: Headers): string {
  const id = headers.get('X-Organization-Id')
  if (!id)
    throw new ApiError(
      'authentication_error',
      'X-Organization-Id is missing. Send it with X-Internal-API-Key to name the organization.',
    )
  return id
}

function queryOf(url: string): Record<string, string | string[]> {
  const query = new Map<string, string | string[]>()
  for (const [name, value] of new URL(url).searchParams) {
    const before = query.get(name)
    if (Array.isArray(before)) before.push(value)
    else query.set(name, before === undefined ? value : [before, value])
  }
  return Object.fromEntries(query)
}

/** Separates the token that stands for a key, if the operation takes one, from the query. */
function tokenIn(
  query: Record<string, string | string[]>,
  operation: Operation,
): { query: Record<string, string | string[]>; token?: string } {
  const { token, ...rest } = query
  return operation.token && typeof token === 'string' ? { query: rest, token } : { query }
}

const MAX_KEY_LENGTH = 255

function idempotencyKeyOf(headers: Headers, { writes }: Operation): string | undefined {
  const key = headers.get('Idempotency-Key')
  if (!writes || key === null) return undefined
  if (key === '' || key.length > MAX_KEY_LENGTH)
    throw new ApiError('validation_error', `Idempotency-Key must have 1 to ${MAX_KEY_LENGTH} characters.`, {
      details: [{ path: 'header.Idempotency-Key', message: `must have 1 to ${MAX_KEY_LENGTH} characters` }],
    })
  return key
}

/** The scope in which an idempotency key is unique. */
function placeOf(
  { id, caller }: Operation,
  principal: Principal | undefined,
  address: string,
): Pick<IdempotencyKey, 'scope' | 'operation'> {
  // customers choose their keys on their own: none may get the answer of another, nor be refused because of it
  const customer = principal?.customer === undefined ? '' : ` customer:${principal.customer}`
  const tenant = `tenant:${principal?.tenantId}${customer}`
  const scopes = { anyone: `address:${address}`, operator: 'operator', tenant }
  return { scope: scopes[caller], operation: id }
}

/**
 * What only the caller of a request can know or be, for a response with a secret. Undefined if the request has nothing of
 * the kind: anyone could have guessed its idempotency key.
 */
function proofOf({ callerSecret }: Operation, principal: Principal | undefined, headers: Headers): string | undefined {
  if (principal) return principal.key?.id ?? ''
  if (callerSecret === undefined || callerSecret === 'body') return ''
  return headers.get(callerSecret) ?? undefined
}

const notReplayed = ({ callerSecret }: Operation): ApiError =>
  conflict(
    `A request with this Idempotency-Key succeeded. Its secret is not shown again, because anyone could have guessed the key. Use a new Idempotency-Key, and send a random ${callerSecret} with it to be able to repeat the request.`,
    { reason: 'secret_not_replayed' },
  )

/** Hash that identifies repeats of the same request of the same caller. */
function hashOf(url: string, body: Uint8Array | undefined, proof: string | undefined): Uint8Array {
  const { pathname, search } = new URL(url)
  return createHash('sha256')
    .update(`${pathname}${search}\n${proof ? `${proof}\n` : ''}`)
    .update(body ?? '')
    .digest()
}
