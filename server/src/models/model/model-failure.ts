import { ApiError } from '../../platform/errors.ts'

/**
 * What a caller and an operator may know about a failed call: which setting to look at. The model's own words stay out of
 * it, since they may repeat the prompt or the key.
 */
export function modelFailure(error: unknown, timeoutMs: number | undefined): ApiError {
  if (error instanceof ApiError) return error
  return new ApiError('server_error', `The configured language model failed: ${reason(error, timeoutMs)}`)
}

function reason(error: unknown, timeoutMs: number | undefined): string {
  if (timeoutMs !== undefined) {
    return `it gave no answer within ${timeoutMs / 1000} s. Check MODEL_BASE_URL, or choose a faster MODEL_NAME.`
  }
  const status = statusOf(error)
  if (status === 401 || status === 403) return `it refused the key (HTTP ${status}). Check MODEL_API_KEY.`
  if (status === 404) return 'it knows no such model or address (HTTP 404). Check MODEL_NAME and MODEL_BASE_URL.'
  if (status === 429)
    return 'it is over its rate limit or quota (HTTP 429). Try again later, or check the account of MODEL_API_KEY.'
  if (status === 400 || status === 422)
    return `it refused the request (HTTP ${status}). Check that MODEL_NAME supports structured output.`
  if (status !== undefined) return `it answered HTTP ${status}. Try again, and check MODEL_PROVIDER and MODEL_BASE_URL.`
  if (
    isNamed(error, 'AI_NoObjectGeneratedError') ||
    isNamed(error, 'AI_NoOutputGeneratedError') ||
    isNamed(error, 'ZodError')
  ) {
    return 'its answer did not have the form asked for. Check that MODEL_NAME supports structured output.'
  }
  return 'it could not be reached. Check MODEL_BASE_URL and MODEL_PROVIDER.'
}

/** The HTTP status, also of the last attempt inside a retry error. */
function statusOf(error: unknown): number | undefined {
  for (let at = error, depth = 0; typeof at === 'object' && at !== null && depth < 4; depth += 1) {
    if ('statusCode' in at && typeof at.statusCode === 'number') return at.statusCode
    at = 'lastError' in at ? at.lastError : 'cause' in at ? at.cause : undefined
  }
  return undefined
}

const isNamed = (error: unknown, name: string): boolean => error instanceof Error && error.name === name
