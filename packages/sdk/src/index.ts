export { type ApiAnswer, ApiPromise } from './api-promise.ts'
export { Keepsake } from './client.ts'
export {
  AbortError,
  AuthenticationError,
  BodyTooLargeError,
  ConfigurationError,
  ConflictError,
  ConnectionError,
  type ErrorDetail,
  IdempotencyMismatchError,
  isKeepsakeError,
  KeepsakeError,
  NotFoundError,
  PaymentRequiredError,
  PermissionError,
  RateLimitError,
  ServerError,
  TimeoutError,
  UnavailableError,
  UnsupportedTypeError,
  ValidationError,
} from './errors.ts'
export type { Events, WaitOptions } from './events.ts'
export type * from './generated/models.gen.ts'
export type { LineStream } from './line-stream.ts'
export type { ListBody, Page, PagePromise } from './page.ts'
export type { RegisterOptions, Registration } from './register.ts'
export type { Call, RequestOptions } from './request.ts'
export type { KeepsakeOptions, Logger } from './settings.ts'
