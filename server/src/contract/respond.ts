import type { Logger } from 'pino'
import { logFailure } from '../platform/database/retry.ts'
import { unavailableReason } from '../platform/database/sql-errors.ts'
import { ApiError, toBody } from '../platform/values/errors.ts'
import type { JsonObject } from '../platform/values/json.ts'
import type { EmptyAnswer, JsonAnswer } from './answer.ts'
import { openAiFailure, toOpenAiBody } from './openai-error.ts'
import type { Operation } from './operations.ts'

export function respond({ status, body, headers: own = {} }: JsonAnswer | EmptyAnswer, headers: Headers): Response {
  if (body !== undefined) headers.set('Content-Type', 'application/json; charset=utf-8')
  for (const [name, value] of Object.entries(own)) headers.set(name, value)
  return new Response(body === undefined ? null : JSON.stringify(body), { status, headers })
}

export const failure = (error: ApiError, format: Operation['errorFormat'] = 'keepsake'): JsonAnswer =>
  format === 'openai-only'
    ? openAiFailure(error)
    : { status: error.status, body: bodyOf(error, format), headers: error.headers }

/** The body of an error. */
export function bodyOf(error: ApiError, format: Operation['errorFormat']): JsonObject {
  if (format === 'keepsake') return toBody(error)
  return format === 'openai' ? toOpenAiBody(error) : openAiFailure(error).body
}

/** Returns the error to send. An unexpected error is logged, and its response contains only the request id. */
export function toApiError(error: unknown, requestId: string, log: Logger): ApiError {
  if (error instanceof ApiError) {
    // 503 is expected and repeats during an outage, so it is logged only if it has a cause
    if (error.status >= 500 && (error.status !== 503 || error.cause))
      logFailure(log, error.cause ?? error, error.message)
    return error
  }
  const away = unavailableReason(error)
  logFailure(log, error, away ?? 'An error that nobody handles')
  if (away) return new ApiError('server_error', away, { status: 503, headers: { 'Retry-After': '5' } })
  return new ApiError(
    'server_error',
    `An unexpected error occurred. Retry once; if it happens again, report request ${requestId}.`,
  )
}
