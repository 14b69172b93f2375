import { createHash } from 'node:crypto'
import { readTrace } from '@keepsake/webhooks'
import { type Context, Hono } from 'hono'
import type { Logger } from 'pino'
import type { Authenticator } from '../platform/access/authenticate.ts'
import { requireInternalKey } from '../platform/access/internal.ts'
import { requirePermission } from '../platform/access/permissions.ts'
import { requireFeature } from '../platform/access/plans.ts'
import type { Principal } from '../platform/access/principal.ts'
import { rateLimitHeaders } from '../platform/access/rate-limit-headers.ts'
import type { Database } from '../platform/database/database.ts'
import { ApiError } from '../platform/errors.ts'
import type { Idempotency, IdempotencyKey } from '../platform/idempotency.ts'
import { newId } from '../platform/ids.ts'
import type { CallCounts } from '../platform/usage/call-counts.ts'
import type { Answer } from './answer.ts'
import type { Call, Finishing, Handlers, TenantCall } from './handlers.ts'
import { finishingAlone, inOneTransaction, underClaim } from './once.ts'
import type { Operation } from './operations.ts'
import { receiveBody } from './received-body.ts'
import { bodyOf, failure, respond, toApiError } from './respond.ts'
import { respondStream } from './stream.ts'
import { validateParameters } from './validator.ts'

export interface RouterDependencies {
  database: Database
  authenticator: Authenticator
  idempotency: Idempotency
  callCounts: CallCounts
  log: Logger
  internalApiKey: string | undefined
  /** The caller's network address. */
  addressOf(context: Context): string
  /** Called for each response of an operation: for metrics, and in tests to check responses against the spec. */
  onAnswer(operation: Operation, answer: Answer, seconds: number): void
}

interface AnyInput {
  path: Record<string, unknown>
  query: Record<string, unknown>
  body: unknown
  call: (Call | TenantCall) & Partial<Finishing>
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
    router.on(operation.method, path, context => serve(context, operation, handler, dependencies))
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
  const log = dependencies.log.child({
    requestId,
    operation: operation.id,
    ...(trace && { traceId: trace.traceId }),
  })
  const headers = new Headers({ 'X-Request-Id': requestId })
  let answer: Answer
  try {
    answer = await answerTo(context, operation, handler, dependencies, { requestId, log, headers })
  } catch (error) {
    answer = failure(toApiError(error, requestId, log), operation.errorFormat)
  }
  dependencies.onAnswer(operation, answer, (performance.now() - started) / 1000)
  if (answer.stream)
    return respondStream(answer, headers, error => bodyOf(toApiError(error, requestId, log), operation.errorFormat))
  return respond(answer, headers)
}

async function answerTo(
  context: Context,
  operation: Operation,
  handler: AnyHandler,
  dependencies: RouterDependencies,
  { requestId, log, headers }: { requestId: string; log: Logger; headers: Headers },
): Promise<Answer> {
  const request = context.req.raw
  const address = dependencies.addressOf(context)
  const call: Call = { requestId, address, log, signal: request.signal, headers: request.headers }
  const principal = await authenticate(request.headers, operation, dependencies, headers)
  const received = operation.hasBody || operation.rawBody ? await receiveBody(request, operation) : undefined
  const path = validateParameters(operation, 'path', context.req.param())
  const query = validateParameters(operation, 'query', queryOf(request.url))
  const body = await received?.read()
  const tenantCall = principal ? { ...call, principal, scope: dependencies.database.scope(principal) } : call
  const run = (finishing?: Finishing): Promise<Answer> =>
    handler({ path, query, body, call: { ...tenantCall, ...finishing } })
  const commitsItself = operation.transaction === 'own'
  const given = idempotencyKeyOf(request.headers, operation)
  const counted = (answer: Answer): Answer => {
    if (principal && answer.status < 400) dependencies.callCounts.add(principal, operation.id)
    return answer
  }
  if (given === undefined) return counted(await run(commitsItself ? finishingAlone(dependencies.database) : undefined))
  const key = {
    ...placeOf(operation, principal, address),
    key: given,
    bodyHash: hashOf(request.url, received?.fingerprint),
    secret: operation.secret,
  }
  const { answer, replayed } = await (commitsItself ? underClaim : inOneTransaction)(key, run, dependencies)
  if (replayed) headers.set('Idempotent-Replayed', 'true')
  return counted(answer)
}

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
  const { principal, allowance } =
    internal === null
      ? await authenticator.authenticate(given.get('Authorization') ?? undefined)
      : await authenticator.authenticateInternal(organizationOf(given))
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

const LONGEST_KEY = 255

function idempotencyKeyOf(headers: Headers, { writes }: Operation): string | undefined {
  const key = headers.get('Idempotency-Key')
  if (!writes || key === null) return undefined
  if (key === '' || key.length > LONGEST_KEY)
    throw new ApiError('validation_error', `Idempotency-Key must have 1 to ${LONGEST_KEY} characters.`, {
      details: [{ path: 'header.Idempotency-Key', message: `must have 1 to ${LONGEST_KEY} characters` }],
    })
  return key
}

/** The scope in which an idempotency key is unique. */
function placeOf(
  { id, caller }: Operation,
  principal: Principal | undefined,
  address: string,
): Pick<IdempotencyKey, 'scope' | 'operation'> {
  const scopes = { anyone: `address:${address}`, operator: 'operator', tenant: `tenant:${principal?.tenantId}` }
  return { scope: scopes[caller], operation: id }
}

/** Hash that identifies repeats of the same request. */
function hashOf(url: string, body: Uint8Array | undefined): Uint8Array {
  const { pathname, search } = new URL(url)
  return createHash('sha256')
    .update(`${pathname}${search}\n`)
    .update(body ?? '')
    .digest()
}
