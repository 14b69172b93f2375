import type { ErrorDetail } from './generated/models.gen.ts'
import { isRecord } from './is-record.ts'

/** Marks our errors across realms and across the ESM and CJS copies of this package, where `instanceof` fails. */
const BRAND = Symbol.for('keepsake.error')

export interface ErrorFacts {
  code: string
  status?: number | undefined
  requestId?: string | undefined
  retryAfterSeconds?: number | undefined
  /** The complete response body of the failure. */
  body?: Record<string, unknown> | undefined
  cause?: unknown
}

/** Base class of all SDK errors. `code` identifies the kind without `instanceof`; see {@link isKeepsakeError}. */
export class KeepsakeError extends Error {
  /** What a program decides by: the server's code, or one of the SDK's own, such as `connection_error`. */
  readonly code: string
  /** HTTP status; absent where no answer came. */
  readonly status: number | undefined
  /** The server's `X-Request-Id`, to report a failure with. */
  readonly requestId: string | undefined
  readonly retryAfterSeconds: number | undefined
  /** What is wrong with the request, place by place. */
  readonly details: ErrorDetail[]
  /** The complete response body of the failure, empty if there was none. */
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

  /**
   * A getter, since it is already there when the stack is written; a minifier renames the class but not its text.
   */
  override get name(): string {
    return 'KeepsakeError'
  }
}

/** Whether something thrown came from this SDK, whichever copy of it. */
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
