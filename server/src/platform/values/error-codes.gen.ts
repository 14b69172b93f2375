// Generated from openapi/errors.yaml by pnpm generate; do not edit.

/** The status of each code, unless an error has another one. */
export const STATUS = {
  validation_error: 400,
  model_not_configured: 400,
  authentication_error: 401,
  payment_required: 402,
  permission_error: 403,
  not_found_error: 404,
  conflict_error: 409,
  rate_limit_error: 429,
  server_error: 500,
} as const

export type ErrorCode = keyof typeof STATUS
export type ErrorStatus = 400 | 401 | 402 | 403 | 404 | 405 | 409 | 413 | 415 | 416 | 422 | 429 | 500 | 502 | 503 | 504
