import { ApiError } from '../../platform/errors.ts'

/** The model that failed: its name in messages, the prefix of its settings, and the capability that it needs. */
export interface FailedModel {
  what: string
  settings: 'MODEL' | 'EMBEDDING'
  task: string
}

export const LANGUAGE_MODEL: FailedModel = {
  what: 'language model',
  settings: 'MODEL',
  task: 'supports structured output',
}
export const EMBEDDING_MODEL: FailedModel = {
  what: 'embedding model',
  settings: 'EMBEDDING',
  task: 'is an embedding model',
}

/**
 * Converts a failed call to an error that names the setting to check. It does not contain the model's message, since
 * that could repeat the prompt or the key.
 */
export function modelFailure(error: unknown, timeoutMs: number | undefined, model: FailedModel): ApiError {
  if (error instanceof ApiError) return error
  return new ApiError('server_error', `The configured ${model.what} failed: ${reason(error, timeoutMs, model)}`)
}

function reason(error: unknown, timeoutMs: number | undefined, { settings, task }: FailedModel): string {
  const setting = (name: string): string => `${settings}_${name}`
  if (timeoutMs !== undefined) {
    return `it gave no answer within ${timeoutMs / 1000} s. Check ${setting('BASE_URL')}, or choose a faster ${setting('NAME')}.`
  }
  const status = statusOf(error)
  if (status === 401 || status === 403) return `it refused the key (HTTP ${status}). Check ${setting('API_KEY')}.`
  if (status === 404)
    return `it knows no such model or address (HTTP 404). Check ${setting('NAME')} and ${setting('BASE_URL')}.`
  if (status === 429)
    return `it is over its rate limit or quota (HTTP 429). Try again later, or check the account of ${setting('API_KEY')}.`
  if (refuses(status)) return `it refused the request (HTTP ${status}). Check that ${setting('NAME')} ${task}.`
  if (status !== undefined && status >= 300)
    return `it answered HTTP ${status}. Try again, and check ${setting('PROVIDER')} and ${setting('BASE_URL')}.`
  if (
    status !== undefined ||
    isNamed(error, 'AI_NoObjectGeneratedError') ||
    isNamed(error, 'AI_NoOutputGeneratedError') ||
    isNamed(error, 'AI_InvalidResponseDataError') ||
    isNamed(error, 'ZodError')
  ) {
    return `its answer did not have the form asked for. Check that ${setting('NAME')} ${task}.`
  }
  return `it could not be reached. Check ${setting('BASE_URL')} and ${setting('PROVIDER')}.`
}

/** Whether the status says that the request is invalid, so that a retry would fail too. */
export const refuses = (status: number | undefined): boolean => status === 400 || status === 413 || status === 422

/** Returns the HTTP status. For a retry error, that of the last attempt. */
export function statusOf(error: unknown): number | undefined {
  for (let at = error, depth = 0; typeof at === 'object' && at !== null && depth < 4; depth += 1) {
    if ('statusCode' in at && typeof at.statusCode === 'number') return at.statusCode
    at = 'lastError' in at ? at.lastError : 'cause' in at ? at.cause : undefined
  }
  return undefined
}

const isNamed = (error: unknown, name: string): boolean => error instanceof Error && error.name === name
