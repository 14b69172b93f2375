// Generated from openapi.yaml by pnpm generate; do not edit.
import { AuthenticationError, BodyTooLargeError, ConflictError, IdempotencyMismatchError, ModelNotConfiguredError, NotFoundError, PaymentRequiredError, PermissionError, RateLimitError, ServerError, UnavailableError, UnsupportedTypeError, ValidationError } from './errors.gen.ts'

/** The class of each code that the server returns. */
export const CLASS_OF_CODE = {
  validation_error: ValidationError,
  model_not_configured: ModelNotConfiguredError,
  authentication_error: AuthenticationError,
  payment_required: PaymentRequiredError,
  permission_error: PermissionError,
  not_found_error: NotFoundError,
  conflict_error: ConflictError,
  rate_limit_error: RateLimitError,
  server_error: ServerError,
}

/** Classes for a specific status of a code. */
export const CLASS_OF_STATUS = {
  413: BodyTooLargeError,
  415: UnsupportedTypeError,
  422: IdempotencyMismatchError,
  502: UnavailableError,
  503: UnavailableError,
  504: UnavailableError,
}

/** The code of a response without one, such as a response of a proxy. */
export const CODE_OF_STATUS = {
  400: 'validation_error',
  405: 'validation_error',
  413: 'validation_error',
  415: 'validation_error',
  416: 'validation_error',
  401: 'authentication_error',
  402: 'payment_required',
  403: 'permission_error',
  404: 'not_found_error',
  409: 'conflict_error',
  422: 'conflict_error',
  429: 'rate_limit_error',
  500: 'server_error',
  502: 'server_error',
  503: 'server_error',
  504: 'server_error',
}
