import type { Logger } from 'pino'
import { logFailure } from '../platform/database/retry.ts'
import { unavailableReason } from '../platform/database/sql-errors.ts'
import { UnreadableSecret } from '../platform/encryption/crypto.ts'
import { UNREADABLE_NEEDED } from '../platform/encryption/readable.ts'
import { ApiError, toBody, unexpectedError } from '../platform/values/errors.ts'
import type { JsonObject } from '../platform/values/json.ts'
import type { EmptyAnswer, JsonAnswer } from './answer.ts'
import { openAiFailure, toOpenAiBody } from './openai-error.ts'
import type { Operation } from './operations.ts'

export function respond({ status, body, headers: own = {} }: JsonAnswer | EmptyAnswer, headers: Headers): Response {
  if (body !== undefined) headers.set('Content-Type', 'application/json; charset=utf-8')
  for (const [name, value] of Object.entries(own)) headers.set(name, value)
  return new Response(body === undefined ? null : JSON.stringify(body), { status, headers })
}

/** What ends work or the reading of a body when the client leaves: the reason of the signal, or the end of the connection. */
function isOfLeaving(error: unknown, signal: AbortSignal): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause)
    if (cause === signal.reason || cause.name === 'AbortError' || LEFT.has(String(Object(cause).code))) return true
  return error === signal.reason
}

const LEFT = new Set(['ECONNRESET', 'ERR_STREAM_PREMATURE_CLOSE', 'ABORT_ERR'])

export const failure = (error: ApiError, format: Operation['errorFormat'] = 'keepsake'): JsonAnswer =>
  format === 'openai-only'
    ? openAiFailure(error)
    : { status: error.status, body: bodyOf(error, format), headers: error.headers }

export function bodyOf(error: ApiError, format: Operation['errorFormat']): JsonObject {
  if (format === 'keepsake') return toBody(error)
  return format === 'openai' ? toOpenAiBody(error) : openAiFailure(error).body
}

/**
 * Returns the error to send. An unexpected error is logged, and its response contains only the request id.
 * @param signal aborts when the client leaves
 */
export function toApiError(error: unknown, requestId: string, log: Logger, signal?: AbortSignal): ApiError {
  if (signal?.aborted && isOfLeaving(error, signal)) {
    log.debug('The client left before the answer')
    return new ApiError('server_error', 'The client left before the answer.', { status: 503 })
  }
  if (error instanceof ApiError) {
    // 503 is expected and repeats during an outage, so it is logged only if it has a cause
    if (error.status >= 500 && (error.status !== 503 || error.cause))
      logFailure(log, error.cause ?? error, error.message)
    return error
  }
  if (error instanceof UnreadableSecret) {
    logFailure(log, error, error.message)
    return new ApiError('server_error', UNREADABLE_NEEDED, { status: 503 })
  }
  const away = unavailableReason(error)
  logFailure(log, error, away ?? 'An error that nobody handles')
  if (away) return new ApiError('server_error', away, { status: 503, headers: { 'Retry-After': '5' } })
  return unexpectedError(`request ${requestId}`)
}
