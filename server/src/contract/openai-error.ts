import { type ApiError, type ErrorCode, toBody } from '../platform/values/errors.ts'
import type { JsonObject } from '../platform/values/json.ts'

/** The kinds of errors of OpenAI's API. Others are invalid requests. */
const TYPES: Partial<Record<ErrorCode, string>> = {
  authentication_error: 'authentication_error',
  payment_required: 'insufficient_quota',
  permission_error: 'permission_error',
  rate_limit_error: 'rate_limit_error',
  server_error: 'server_error',
}

/** The error as OpenAI clients read it: an object as `error`, next to the other fields of our errors. */
export function toOpenAiBody(error: ApiError): JsonObject {
  const { code, message, details, fields } = error
  const type = TYPES[code] ?? 'invalid_request_error'
  const param = details?.[0]?.path.replace(/^body\./, '') ?? null
  return {
    ...toBody(error),
    error: { message, type, param, code: typeof fields.reason === 'string' ? fields.reason : code },
  }
}
