import type { ErrorDetail } from '../spec/models.gen.ts'
import { isRecord } from './is-record.ts'

/** Marks our errors across realms and across the ESM and CJS copies of this package, where `instanceof` fails. */
const BRAND = Symbol.for('keepsake.error')

export interface ErrorFacts {
  code: string
  status?: number | undefined
  requestId?: string | undefined
  retryAfterSeconds?: number | undefined
  /** The headers of the response. */
  headers?: Headers | undefined
  /** The complete response body of the failure. */
  body?: Record<string, unknown> | undefined
  cause?: unknown
}

/** Base class of all SDK errors. `code` identifies the kind without `instanceof`; see {@link isKeepsakeError}. */
export class KeepsakeError extends Error {
  /** The server's error code, or one of the SDK, such as `connection_error`. Use it to handle errors. */
  readonly code: string
  /** HTTP status. Undefined if there was no response. */
  readonly status: number | undefined
  /** The server's `X-Request-Id`. Include it when you report a problem. */
  readonly requestId: string | undefined
  readonly retryAfterSeconds: number | undefined
  /** The headers of the response. Undefined if there was none. */
  declare readonly headers: Headers | undefined
  /** What is wrong with each field of the request. */
  readonly details: ErrorDetail[]
  /** The complete response body. Empty if there was none. */
  readonly body: Readonly<Record<string, unknown>>
  /** The response that a tool loop was in, which `responses.get` reads and `responses.resume` continues. */
  responseId?: string

  constructor(message: string, facts: ErrorFacts) {
    super(message, facts.cause === undefined ? undefined : { cause: facts.cause })
    this.code = facts.code
    this.status = facts.status
    this.requestId = facts.requestId
    this.retryAfterSeconds = facts.retryAfterSeconds
    // not enumerable: an error that is printed shows what is wrong
    Object.defineProperty(this, 'headers', { value: facts.headers })
    this.body = facts.body ?? {}
    this.details = detailsIn(this.body)
    Object.defineProperty(this, BRAND, { value: true })
  }

  /**
   * A getter, since it is already there when the stack is written; a minifier renames the class but not its text.
   */
  override get name(): string {
    return 'KeepsakeError'
  }
}

/** Whether an error is from this SDK. Also works if several copies of the SDK are installed. */
export function isKeepsakeError(error: unknown): error is KeepsakeError {
  return typeof error === 'object' && error !== null && BRAND in error
}

function detailsIn({ details }: Readonly<Record<string, unknown>>): ErrorDetail[] {
  if (!Array.isArray(details)) return []
  return details.filter(
    (detail): detail is ErrorDetail =>
      isRecord(detail) && typeof detail.path === 'string' && typeof detail.message === 'string',
  )
}
