import { createHash } from 'node:crypto'
import { type Context, Hono } from 'hono'
import type { Logger } from 'pino'
import type { Admission, Allowance } from '../platform/access/admission.ts'
import { requireInternalKey } from '../platform/access/internal.ts'
import { requirePermission } from '../platform/access/permissions.ts'
import type { Principal } from '../platform/access/principal.ts'
import type { Database } from '../platform/database/database.ts'
import { ApiError } from '../platform/errors.ts'
import type { Idempotency, IdempotencyKey } from '../platform/idempotency.ts'
import { newId } from '../platform/ids.ts'
import type { Answer } from './answer.ts'
import { parseBody, readBody } from './body.ts'
import type { Call, Handlers, TenantCall } from './handlers.ts'
import { OPERATIONS, type Operation } from './operations.ts'
import { failure, respond, toApiError } from './respond.ts'
import { respondStream } from './stream.ts'
import { validateBody, validateParameters } from './validator.ts'

export interface RouterDependencies {
  database: Database
  admission: Admission
  idempotency: Idempotency
  log: Logger
  internalApiKey: string | undefined
  /** The caller's network address. */
  addressOf(context: Context): string
  /** Told of every answer of an operation: metrics, and in tests the check against the document. */
  onAnswer(operation: Operation, answer: Answer, seconds: number): void
}

interface AnyInput {
  path: Record<string, unknown>
  query: Record<string, unknown>
  body: unknown
  call: Call | TenantCall
}
type AnyHandler = (input: AnyInput) => Promise<Answer>

/**
 * Serves the operations of the document. Each request goes one way: who calls, may they, the body within its bound,
 * is it valid, was it answered before, the handler.
 */
export function createRouter(handlers: Handlers, dependencies: RouterDependencies): Hono {
  const router = new Hono()
  for (const operation of OPERATIONS) {
    const handler = handlerOf(handlers, operation)
    const path = operation.path.replaceAll(/\{(\w+)\}/g, ':$1')
    router.on(operation.method, path, context => serve(context, operation, handler, dependencies))
  }
  return router
}

function handlerOf(handlers: Handlers, { id }: Operation): AnyHandler {
  const handler: unknown = Reflect.get(handlers, id)
  if (typeof handler !== 'function') throw new Error(`No handler for operation ${id}.`)
  // the document's types are checked where handlers are written; here they are looked up by name
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
  const log = dependencies.log.child({ requestId, operation: operation.id })
  const headers = new Headers({ 'X-Request-Id': requestId })
  let answer: Answer
  try {
    answer = await answerTo(context, operation, handler, dependencies, { requestId, log, headers })
  } catch (error) {
    answer = failure(toApiError(error, requestId, log))
  }
  dependencies.onAnswer(operation, answer, (performance.now() - started) / 1000)
  if (answer.stream) return respondStream(answer, headers, error => toApiError(error, requestId, log))
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
  const bytes = operation.hasBody ? await readBody(request, operation.bodyLimit) : undefined
  const path = validateParameters(operation, 'path', context.req.param())
  const query = validateParameters(operation, 'query', queryOf(request.url))
  const body = bytes && parseBody(bytes)
  if (operation.hasBody) validateBody(operation, body)
  const input: AnyInput = {
    path,
    query,
    body,
    call: principal ? { ...call, principal, scope: dependencies.database.scope(principal) } : call,
  }
  const key = idempotencyKeyOf(request.headers, operation, principal, address)
  if (!key) return handler(input)
  const url = new URL(request.url)
  const hash = createHash('sha256')
    .update(`${url.pathname}${url.search}\n`)
    .update(bytes ?? '')
    .digest()
  return once(key, hash, operation, () => handler(input), dependencies.idempotency, headers)
}

/** Who calls; undefined where the operation is anyone's or the operator's. Notes the plan's allowance in the headers. */
async function authenticate(
  given: Headers,
  operation: Operation,
  { admission, internalApiKey }: RouterDependencies,
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
      ? await admission.admit(given.get('Authorization') ?? undefined)
      : await admission.admitInternal(organizationOf(given))
  noteAllowance(headers, allowance)
  if (operation.permission)
    requirePermission({ role: principal.member.role, scopes: principal.scopes }, operation.permission)
  return principal
}

function organizationOf(headers: Headers): string {
  const id = headers.get('X-Organization-Id')
  if (!id)
    throw new ApiError(
      'authentication_error',
      'A call with X-Internal-API-Key also needs X-Organization-Id: whose data it is about.',
    )
  return id
}

function noteAllowance(headers: Headers, { limit, remaining, resetSeconds }: Allowance): void {
  headers.set('RateLimit-Policy', `"minute";q=${limit};w=60`)
  headers.set('RateLimit', `"minute";r=${remaining};t=${resetSeconds}`)
}

function queryOf(url: string): Record<string, string | string[]> {
  const query: Record<string, string | string[]> = {}
  const { searchParams } = new URL(url)
  for (const name of new Set(searchParams.keys())) {
    const values = searchParams.getAll(name)
    query[name] = values.length === 1 ? (values[0] ?? '') : values
  }
  return query
}

const LONGEST_KEY = 255

function idempotencyKeyOf(
  headers: Headers,
  operation: Operation,
  principal: Principal | undefined,
  address: string,
): IdempotencyKey | undefined {
  const key = headers.get('Idempotency-Key')
  if (!operation.writes || key === null) return undefined
  if (key === '' || key.length > LONGEST_KEY)
    throw new ApiError('validation_error', `Idempotency-Key must have 1 to ${LONGEST_KEY} characters.`, {
      details: [{ path: 'header.Idempotency-Key', message: `must have 1 to ${LONGEST_KEY} characters` }],
    })
  const scopes = { anyone: `address:${address}`, operator: 'operator', tenant: `tenant:${principal?.tenantId}` }
  return { scope: scopes[operation.caller], operation: operation.id, key }
}

/**
 * Runs the work unless it was answered before, and keeps its answer. A failure changed nothing and keeps nothing; a stream
 * is not kept either, as it is longer than what anyone would keep.
 */
async function once(
  key: IdempotencyKey,
  bodyHash: Uint8Array,
  operation: Operation,
  work: () => Promise<Answer>,
  idempotency: Idempotency,
  headers: Headers,
): Promise<Answer> {
  const kept = await idempotency.claim(key, bodyHash)
  if (kept) {
    headers.set('Idempotent-Replayed', 'true')
    return { status: kept.status, body: JSON.parse(kept.body) }
  }
  let answer: Answer
  try {
    answer = await work()
  } catch (error) {
    await idempotency.release(key)
    throw error
  }
  if (answer.stream) {
    await idempotency.release(key)
    return answer
  }
  await idempotency.keep(key, { status: answer.status, body: JSON.stringify(answer.body) }, operation.secret)
  return answer
}
