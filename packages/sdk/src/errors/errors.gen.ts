// Generated from openapi.yaml by pnpm generate; do not edit.
import { type ErrorFacts, KeepsakeError } from './keepsake-error.ts'

/** 400: the request is invalid; `details` names up to 20 fields; 405: the path exists, but not with this HTTP method; the header `Allow` lists its methods; 416: the range begins after the end of the file. */
export class ValidationError extends KeepsakeError {
  override get name(): string {
    return 'ValidationError'
  }
}

/** 413: the body exceeds the size limit of the operation. */
export class BodyTooLargeError extends ValidationError {
  override get name(): 'BodyTooLargeError' {
    return 'BodyTooLargeError'
  }
}

/** 415: the operation does not accept this content type. */
export class UnsupportedTypeError extends ValidationError {
  override get name(): 'UnsupportedTypeError' {
    return 'UnsupportedTypeError'
  }
}

/** 400: the call needs a language model and the server has none. */
export class ModelNotConfiguredError extends ValidationError {
  override get name(): 'ModelNotConfiguredError' {
    return 'ModelNotConfiguredError'
  }
}

/** 401: the API key is missing, invalid, expired or revoked. */
export class AuthenticationError extends KeepsakeError {
  override get name(): 'AuthenticationError' {
    return 'AuthenticationError'
  }
}

/** 402: not enough credits or balance. */
export class PaymentRequiredError extends KeepsakeError {
  override get name(): 'PaymentRequiredError' {
    return 'PaymentRequiredError'
  }
}

/** 403: the key's role, its scopes or the plan do not allow the call, or the server does not accept the request's `Origin` or `Host`. */
export class PermissionError extends KeepsakeError {
  override get name(): 'PermissionError' {
    return 'PermissionError'
  }
}

/** 404: the object does not exist in the key's organization, or the server does not have the path. */
export class NotFoundError extends KeepsakeError {
  override get name(): 'NotFoundError' {
    return 'NotFoundError'
  }
}

/** 409: the request conflicts with stored data; `body.currentVersion` is set if versions differ. */
export class ConflictError extends KeepsakeError {
  override get name(): string {
    return 'ConflictError'
  }
}

/** 422: the idempotency key was already used with a different body. */
export class IdempotencyMismatchError extends ConflictError {
  override get name(): 'IdempotencyMismatchError' {
    return 'IdempotencyMismatchError'
  }
}

/** 429: too many calls; wait `retryAfterSeconds`, because earlier calls are refused. */
export class RateLimitError extends KeepsakeError {
  override get name(): 'RateLimitError' {
    return 'RateLimitError'
  }
}

/** 500: the server failed. */
export class ServerError extends KeepsakeError {
  override get name(): string {
    return 'ServerError'
  }
}

/** 502, 503, 504: the server is unavailable. */
export class UnavailableError extends ServerError {
  override get name(): 'UnavailableError' {
    return 'UnavailableError'
  }
}

/** The server did not respond: it cannot be reached, or the connection broke. */
export class ConnectionError extends KeepsakeError {
  override get name(): string {
    return 'ConnectionError'
  }

  constructor(message: string, facts: Partial<ErrorFacts> = {}) {
    super(message, { code: 'connection_error', ...facts })
  }
}

/** The server did not respond in time. */
export class TimeoutError extends ConnectionError {
  override get name(): 'TimeoutError' {
    return 'TimeoutError'
  }

  constructor(message: string, facts: Partial<ErrorFacts> = {}) {
    super(message, { code: 'timeout_error', ...facts })
  }
}

/** The caller's abort signal or Ctrl-C ended the call. */
export class AbortError extends KeepsakeError {
  override get name(): 'AbortError' {
    return 'AbortError'
  }

  constructor(message: string, facts: Partial<ErrorFacts> = {}) {
    super(message, { code: 'abort_error', ...facts })
  }
}

/** A setting is missing or invalid. Nothing was sent. */
export class ConfigurationError extends KeepsakeError {
  override get name(): 'ConfigurationError' {
    return 'ConfigurationError'
  }

  constructor(message: string, facts: Partial<ErrorFacts> = {}) {
    super(message, { code: 'configuration_error', ...facts })
  }
}

/** The webhook delivery is not signed with the secret, or was signed too long ago. */
export class SignatureError extends KeepsakeError {
  override get name(): 'SignatureError' {
    return 'SignatureError'
  }

  constructor(message: string, facts: Partial<ErrorFacts> = {}) {
    super(message, { code: 'signature_error', ...facts })
  }
}
