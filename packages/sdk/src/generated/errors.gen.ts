// Generated from openapi.yaml by pnpm generate; do not edit.
import { type ErrorFacts, KeepsakeError } from '../keepsake-error.ts'

/** 400: the request is not valid; `details` names up to 20 places. */
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

/** 403: the key's role, its scopes or the plan do not allow this, or the server does not accept requests from that web page or under that name. */
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

/** 500: something went wrong on the server. */
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

  constructor(message: string, facts: Partial<ErrorFacts> = {}) {
    super(message, { code: 'connection_error', ...facts })
  }
}

/** No answer came in time. */
export class TimeoutError extends ConnectionError {
  override readonly name = 'TimeoutError'

  constructor(message: string, facts: Partial<ErrorFacts> = {}) {
    super(message, { code: 'timeout_error', ...facts })
  }
}

/** The caller's signal ended the call, or Ctrl-C did. */
export class AbortError extends KeepsakeError {
  override readonly name = 'AbortError'

  constructor(message: string, facts: Partial<ErrorFacts> = {}) {
    super(message, { code: 'abort_error', ...facts })
  }
}

/** A setting is missing or wrong; nothing was sent. */
export class ConfigurationError extends KeepsakeError {
  override readonly name = 'ConfigurationError'

  constructor(message: string, facts: Partial<ErrorFacts> = {}) {
    super(message, { code: 'configuration_error', ...facts })
  }
}

/** What was taken for a webhook delivery is not signed with the secret, or was signed too long ago. */
export class SignatureError extends KeepsakeError {
  override readonly name = 'SignatureError'

  constructor(message: string, facts: Partial<ErrorFacts> = {}) {
    super(message, { code: 'signature_error', ...facts })
  }
}
