import { type ErrorCode, type ErrorStatus, STATUS } from './error-codes.gen.ts'
import type { JsonObject } from './json.ts'

/** One invalid part of a request, as shown to the caller. */
export interface ErrorDetail {
  /** Path into the request, similar to a JSON pointer, e.g. `body.records.3.email` or `query.limit`. */
  path: string
  message: string
}

/** Field names that are longer were made up, so they are shortened in errors. */
const MAX_NAME_LENGTH = 200

/** The path of a detail, from field names and list indexes, outermost first. */
export const pathOf = (parts: readonly string[]): string =>
  parts.map(part => (part.length > MAX_NAME_LENGTH ? `${part.slice(0, MAX_NAME_LENGTH)}…` : part)).join('.')

export interface ApiErrorOptions {
  /** For codes with several statuses (405, 413, 415 and 416 are validation errors, 422 is a conflict). */
  status?: ErrorStatus
  details?: ErrorDetail[]
  /** Additional fields of the body, next to `error` and `message`: `currentVersion`, `required`, `balance`, … */
  fields?: JsonObject
  headers?: Record<string, string>
  cause?: unknown
}

/**
 * The only error class for callers: thrown where a rule is checked, and converted to HTTP in `contract/respond.ts`.
 * Any other error becomes a `server_error` without its message.
 */
export class ApiError extends Error {
  override readonly name = 'ApiError'
  readonly code: ErrorCode
  readonly status: ErrorStatus
  readonly details: ErrorDetail[] | undefined
  readonly fields: JsonObject
  readonly headers: Record<string, string>

  constructor(code: ErrorCode, message: string, options: ApiErrorOptions = {}) {
    super(message, options.cause === undefined ? undefined : { cause: options.cause })
    this.code = code
    this.status = options.status ?? STATUS[code]
    this.details = options.details
    this.fields = options.fields ?? {}
    this.headers = options.headers ?? {}
  }
}

export const toBody = ({ code, message, details, fields }: ApiError): JsonObject => ({
  success: false,
  error: code,
  message,
  ...(details && { details: details.map(({ path, message }) => ({ path, message })) }),
  ...fields,
})

/** What callers see of an error that nobody expects. @param subject what names it in the log, such as `request req_1` */
export const unexpectedError = (subject: string): ApiError =>
  new ApiError('server_error', `An unexpected error occurred. Retry once; if it happens again, report ${subject}.`)

/** @param fields additional fields of the body, such as a `reason` for programs */
export const invalid = (path: string, message: string, fields: JsonObject = {}): ApiError =>
  new ApiError('validation_error', message, { details: [{ path, message }], fields })

export const notFound = (what: string, id: string): ApiError =>
  new ApiError('not_found_error', `No ${what} ${id} in this organization. Check the id and the key in use.`)

/** @returns what was found @throws ApiError `not_found_error` if it is undefined or null */
export function existing<Value>(value: Value, what: string, id: string): NonNullable<Value> {
  if (value === undefined || value === null) throw notFound(what, id)
  return value
}

export const conflict = (message: string, fields: JsonObject = {}): ApiError =>
  new ApiError('conflict_error', message, { fields })

/** @throws ApiError `conflict_error` (`currentVersion`) if an object has another version than the caller expects */
export function requireVersion(what: string, version: number, expected: number | undefined): void {
  if (expected !== undefined && expected !== version)
    throw conflict(
      `${what} is at version ${version}, not ${expected}: it changed since you read it. Fetch it and retry.`,
      {
        currentVersion: version,
      },
    )
}
