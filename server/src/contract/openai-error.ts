import type { ErrorCode } from '../platform/values/error-codes.gen.ts'
import { type ApiError, toBody } from '../platform/values/errors.ts'
import type { JsonObject } from '../platform/values/json.ts'
import type { JsonAnswer } from './answer.ts'

/** The kinds of errors of OpenAI's API. Others are invalid requests. */
const TYPES: Partial<Record<ErrorCode, string>> = {
  authentication_error: 'authentication_error',
  payment_required: 'insufficient_quota',
  permission_error: 'permission_error',
  rate_limit_error: 'rate_limit_error',
  server_error: 'server_error',
}

/** The path of what another service answered. It is no parameter. */
const PROVIDER = 'provider'

/** The error as OpenAI clients read it: an object as `error`, next to the other fields of our errors. */
export function toOpenAiBody(error: ApiError): JsonObject {
  const { code, message, details, fields } = error
  const type = TYPES[code] ?? 'invalid_request_error'
  const path = details?.[0]?.path
  const param = path === PROVIDER ? null : (path?.replace(/^body\./, '') ?? null)
  return {
    ...toBody(error),
    error: { message, type, param, code: typeof fields.reason === 'string' ? fields.reason : code },
  }
}

/** How OpenAI's API calls an error. Those that are missing are invalid requests without a code. */
const OWN: Partial<Record<ErrorCode, { type: string; code: string | null }>> = {
  authentication_error: { type: 'invalid_request_error', code: 'invalid_api_key' },
  permission_error: { type: 'invalid_request_error', code: 'insufficient_permissions' },
  payment_required: { type: 'insufficient_quota', code: 'insufficient_quota' },
  rate_limit_error: { type: 'requests', code: 'rate_limit_exceeded' },
  server_error: { type: 'server_error', code: null },
}

/** The error exactly as OpenAI's API returns it. */
export function openAiFailure(error: ApiError): { status: number; headers: Record<string, string>; body: JsonObject } {
  const { code, message, details, fields, status, headers } = error
  const { type, code: own } = OWN[code] ?? { type: 'invalid_request_error', code: null }
  const isShort = code === 'payment_required'
  return {
    // credits that are short have the status of a rate limit there, and a header against retries
    status: isShort ? 429 : status,
    headers: { ...headers, ...(isShort && { 'x-should-retry': 'false' }) },
    body: {
      error: {
        message,
        type,
        param: paramOf(details?.[0]?.path),
        code: typeof fields.reason === 'string' ? fields.reason : own,
      },
    },
  }
}

/** `messages[0].role` for `body.messages.0.role`. */
const paramOf = (path: string | undefined): string | null =>
  path === undefined || path === PROVIDER
    ? null
    : path.replace(/^(?:body|path|query|header)\./, '').replaceAll(/\.(\d+)(?=\.|$)/g, '[$1]')

/** What OpenAI's API returns for a path that it does not have, or not with this method. */
export const unknownOpenAiPath = (method: string, path: string, allowed: readonly string[]): JsonAnswer => ({
  status: allowed.length > 0 ? 405 : 404,
  headers: allowed.length > 0 ? { Allow: allowed.join(', ') } : {},
  body: {
    error: {
      message: `Invalid ${allowed.length > 0 ? 'method for URL' : 'URL'} (${method} ${path})`,
      type: 'invalid_request_error',
      param: null,
      code: null,
    },
  },
})
