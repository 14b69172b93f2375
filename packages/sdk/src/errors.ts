/** Marks our errors across realms and across the ESM and CJS copies of this package, where `instanceof` fails. */
const BRAND = Symbol.for('keepsake.error')

/** What a server says about one wrong part of a request. */
export interface ErrorDetail {
  /** Where in the request, such as `body.records.3.email`. */
  path: string
  message: string
}

export interface ErrorFacts {
  code: string
  status?: number | undefined
  requestId?: string | undefined
  retryAfterSeconds?: number | undefined
  /** The failure's whole body as it came. */
  body?: Record<string, unknown> | undefined
  cause?: unknown
}

/** Everything that the SDK throws. `code` tells the kind without `instanceof`; see {@link isKeepsakeError}. */
export class KeepsakeError extends Error {
  override readonly name: string = 'KeepsakeError'
  /** The server's error code, or `connection_error`, `timeout_error`, `abort_error`, `configuration_error`, `unexpected_response`. */
  readonly code: string
  /** HTTP status; absent where no answer came. */
  readonly status: number | undefined
  /** The server's `X-Request-Id`, to report a failure with. */
  readonly requestId: string | undefined
  readonly retryAfterSeconds: number | undefined
  /** What is wrong with the request, place by place. */
  readonly details: ErrorDetail[]
  /** The failure's whole body as it came, empty where there was none. */
  readonly body: Readonly<Record<string, unknown>>

  constructor(message: string, facts: ErrorFacts) {
    super(message, facts.cause === undefined ? undefined : { cause: facts.cause })
    this.code = facts.code
    this.status = facts.status
    this.requestId = facts.requestId
    this.retryAfterSeconds = facts.retryAfterSeconds
    this.body = facts.body ?? {}
    this.details = detailsIn(this.body)
    Object.defineProperty(this, BRAND, { value: true })
  }
}

/** Whether something thrown came from this SDK, whichever copy of it. */
export function isKeepsakeError(error: unknown): error is KeepsakeError {
  return typeof error === 'object' && error !== null && BRAND in error
}

/** 400: the request is not valid; `details` names each place. */
export class ValidationError extends KeepsakeError {
  override readonly name: string = 'ValidationError'
}

/** 413: the body is larger than the operation takes. */
export class BodyTooLargeError extends ValidationError {
  override readonly name = 'BodyTooLargeError'
}

/** 415: the body is of a type that the operation does not take. */
export class UnsupportedTypeError extends ValidationError {
  override readonly name = 'UnsupportedTypeError'
}

/** 401: no key, or one that is not valid, has expired or was revoked. */
export class AuthenticationError extends KeepsakeError {
  override readonly name = 'AuthenticationError'
}

/** 402: too few credits, or too little balance. */
export class PaymentRequiredError extends KeepsakeError {
  override readonly name = 'PaymentRequiredError'
}

/** 403: the key's role, its scopes or the plan do not allow this. */
export class PermissionError extends KeepsakeError {
  override readonly name = 'PermissionError'
}

/** 404: there is no such thing in the key's organization. */
export class NotFoundError extends KeepsakeError {
  override readonly name = 'NotFoundError'
}

/** 409: the request collides with what is stored; `body.currentVersion` where versions differ. */
export class ConflictError extends KeepsakeError {
  override readonly name: string = 'ConflictError'
}

/** 422: the idempotency key was used before with another body. */
export class IdempotencyMismatchError extends ConflictError {
  override readonly name = 'IdempotencyMismatchError'
}

/** 429: too many calls; wait `retryAfterSeconds`, calling before that doubles the wait. */
export class RateLimitError extends KeepsakeError {
  override readonly name = 'RateLimitError'
}

/** 5xx: something went wrong on the server, or on the way to it. */
export class ServerError extends KeepsakeError {
  override readonly name: string = 'ServerError'
}

/** 502, 503, 504: the server is not there at the moment. */
export class UnavailableError extends ServerError {
  override readonly name = 'UnavailableError'
}

/** No answer came: the server cannot be reached, or the connection broke. */
export class ConnectionError extends KeepsakeError {
  override readonly name: string = 'ConnectionError'
}

/** No answer came in time. */
export class TimeoutError extends ConnectionError {
  override readonly name = 'TimeoutError'
}

/** The caller's signal ended the call; `cause` is its reason. */
export class AbortError extends KeepsakeError {
  override readonly name = 'AbortError'
}

/** A setting is missing or wrong; nothing was sent. */
export class ConfigurationError extends KeepsakeError {
  override readonly name = 'ConfigurationError'

  constructor(message: string) {
    super(message, { code: 'configuration_error' })
  }
}

type ErrorClass = new (message: string, facts: ErrorFacts) => KeepsakeError

const BY_CODE: Record<string, ErrorClass> = {
  validation_error: ValidationError,
  authentication_error: AuthenticationError,
  payment_required: PaymentRequiredError,
  permission_error: PermissionError,
  not_found_error: NotFoundError,
  conflict_error: ConflictError,
  rate_limit_error: RateLimitError,
  server_error: ServerError,
}

/** Where one code has a class of its own for a status. */
const BY_STATUS: Record<number, ErrorClass> = {
  413: BodyTooLargeError,
  415: UnsupportedTypeError,
  422: IdempotencyMismatchError,
  502: UnavailableError,
  503: UnavailableError,
  504: UnavailableError,
}

/** What a status means where something between us and the server answered without a code. */
const CODE_OF_STATUS: Record<number, string> = {
  400: 'validation_error',
  401: 'authentication_error',
  402: 'payment_required',
  403: 'permission_error',
  404: 'not_found_error',
  409: 'conflict_error',
  413: 'validation_error',
  415: 'validation_error',
  429: 'rate_limit_error',
}

/**
 * The error for an answer that is no success.
 * @param where the request in words, such as `POST /api/v1/recall`
 * @param body the parsed body, or anything else where it was no JSON
 */
export function errorOfResponse(where: string, status: number, headers: Headers, body: unknown): KeepsakeError {
  const fields = isRecord(body) ? body : {}
  const code = codeIn(fields) ?? CODE_OF_STATUS[status] ?? (status >= 500 ? 'server_error' : 'unexpected_response')
  const sent = typeof fields.message === 'string' ? fields.message : undefined
  const message = sent ?? `${where} answered ${status} without saying why. Is something between you and the server?`
  const ErrorClass = BY_STATUS[status] ?? BY_CODE[code] ?? KeepsakeError
  return new ErrorClass(message, {
    code,
    status,
    requestId: headers.get('x-request-id') ?? undefined,
    retryAfterSeconds: retryAfterSeconds(headers, fields),
    body: fields,
  })
}

/** OpenAI-compatible answers have an object under `error`; all others have the code itself. */
function codeIn({ error }: Record<string, unknown>): string | undefined {
  const code = isRecord(error) ? (error.code ?? error.type) : error
  return typeof code === 'string' ? code : undefined
}

function retryAfterSeconds(headers: Headers, body: Record<string, unknown>): number | undefined {
  const header = headers.get('retry-after')
  if (header !== null) {
    const seconds = /^\d+$/.test(header) ? Number(header) : Math.ceil((Date.parse(header) - Date.now()) / 1000)
    if (Number.isFinite(seconds)) return Math.max(0, seconds)
  }
  return typeof body.retryAfterSeconds === 'number' ? body.retryAfterSeconds : undefined
}

function detailsIn({ details }: Readonly<Record<string, unknown>>): ErrorDetail[] {
  if (!Array.isArray(details)) return []
  return details.filter(
    (detail): detail is ErrorDetail =>
      isRecord(detail) && typeof detail.path === 'string' && typeof detail.message === 'string',
  )
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
