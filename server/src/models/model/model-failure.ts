import { HOUR_SECONDS } from '../../platform/values/durations.ts'
import { ApiError, type ApiErrorOptions } from '../../platform/values/errors.ts'
import { connectionProblem, EndpointFault, statedReason } from '../edge/endpoint-fault.ts'
import { EndlessAnswerError } from '../endless-answer.ts'
import { type FailureKind, ModelError } from '../model-error.ts'
import type { NamedModel } from '../named-models.ts'

/** The model that failed: its name in messages, the names of its settings, and the capability that it needs. */
export interface FailedModel {
  what: string
  settings: Record<'provider' | 'baseUrl' | 'apiKey' | 'name', string>
  task: string
}

/** A language model, by the place of its settings. */
export function languageModelOf({ id, source }: Pick<NamedModel, 'id' | 'source'>): FailedModel {
  const task = 'supports structured output and tools, if the call uses them'
  if (source === 'MODEL_') return { what: 'language model', settings: settingsOf('MODEL'), task }
  const inFile = (field: string): string => `${field} of ${id} in MODELS_FILE`
  return {
    what: `language model ${id}`,
    settings: {
      provider: inFile('provider'),
      baseUrl: inFile('baseUrl'),
      apiKey: inFile('apiKeyEnv'),
      name: inFile('name'),
    },
    task,
  }
}

const settingsOf = (prefix: 'MODEL' | 'EMBEDDING' | 'SPEECH'): FailedModel['settings'] => ({
  provider: `${prefix}_PROVIDER`,
  baseUrl: `${prefix}_BASE_URL`,
  apiKey: `${prefix}_API_KEY`,
  name: `${prefix}_NAME`,
})

export const EMBEDDING_MODEL: FailedModel = {
  what: 'embedding model',
  settings: settingsOf('EMBEDDING'),
  task: 'is an embedding model',
}

export const SPEECH_MODEL: FailedModel = {
  what: 'speech model',
  settings: settingsOf('SPEECH'),
  task: 'transcribes audio of this format',
}

/**
 * Converts a failed call to an error that names the setting to check. It has the status that the model answered, but not
 * its message, since that could repeat the prompt or the key.
 */
export function modelFailure(error: unknown, timeoutMs: number | undefined, model: FailedModel): ApiError {
  if (error instanceof ApiError) return error
  const kind = kindOf(error, timeoutMs)
  const status = timeoutMs === undefined ? statusOf(error) : undefined
  const why = reason(error, timeoutMs, model)
  const message = `The configured ${model.what} failed: ${why}`
  return new ModelError(kind, kind === 'refused' ? 'validation_error' : 'server_error', message, {
    ...answerOf(error, { kind, status, message }),
    details: [{ path: 'provider', message: why }],
  })
}

/** Statuses of a model that is over its limit or overloaded: the same call can succeed later. */
const BUSY = new Set([429, 503, 529])
/** When to call a busy model again that does not say. */
const BUSY_SECONDS = 30
const MAX_RETRY_AFTER_SECONDS = HOUR_SECONDS

/**
 * How the failure is answered: 400 if the model refuses the request, 500 if its answer cannot be used, and 503 if it
 * does not serve, with the time to wait if it is busy.
 */
function answerOf(
  error: unknown,
  { kind, status, message }: { kind: FailureKind; status: number | undefined; message: string },
): Pick<ApiErrorOptions, 'status' | 'fields' | 'headers' | 'cause'> {
  const provider = status !== undefined && status >= 300 ? { provider: { status } } : {}
  if (kind === 'refused') return { fields: provider }
  if (status !== undefined && BUSY.has(status)) {
    const retryAfterSeconds = Math.ceil(retryAfterOf(error) ?? BUSY_SECONDS)
    // an event of a stream has no headers
    const fields = { ...provider, retryAfterSeconds }
    return { status: 503, fields, headers: { 'Retry-After': String(retryAfterSeconds) } }
  }
  // no caller can do anything about the settings, so the log says it
  return {
    ...(!isMalformed(error) && { status: 503 as const }),
    fields: provider,
    ...(status !== undefined && SETTINGS.has(status) && { cause: new Error(message) }),
  }
}

/** Statuses by which a provider refuses the key, the account, or the name or address of the model. */
const SETTINGS = new Set([401, 402, 403, 404])

/** Statuses by which a provider says that it serves nobody now, or not with these settings. */
const AWAY = new Set([...SETTINGS, ...BUSY, 502, 504])

function kindOf(error: unknown, timeoutMs: number | undefined): FailureKind {
  const status = statusOf(error)
  if (refuses(status)) return 'refused'
  // a text can be what takes too long
  if (timeoutMs !== undefined || isMalformed(error)) return 'failed'
  return status === undefined || AWAY.has(status) ? 'away' : 'failed'
}

/** Whether there was an answer that does not have the form asked for, which is all that is neither a status nor a connection. */
const isMalformed = (error: unknown): boolean => {
  const status = statusOf(error)
  if (status !== undefined) return status < 300
  return isFault(error) ? !error.isRetryable : connectionProblem(error) === undefined && !isUnreached(error)
}

const isFault = (error: unknown): error is EndpointFault => error instanceof EndpointFault

const UNREACHED = new Set(['AI_APICallError', 'AI_RetryError', 'TimeoutError', 'AbortError'])

/** Whether a library says that a request got no answer. */
const isUnreached = (error: unknown): boolean =>
  error instanceof Error && (UNREACHED.has(error.name) || error.message === 'fetch failed')

export const endless = ({ what }: FailedModel): EndlessAnswerError =>
  new EndlessAnswerError(
    'server_error',
    `The configured ${what} failed: its answer had no end, so the call was ended. What came until then is charged.`,
  )

/** A failure after the first piece of a stream, which is not repeated. */
export const brokenOff = ({ what, settings }: FailedModel): ApiError =>
  new ApiError(
    'server_error',
    `The configured ${what} failed: its answer broke off before its end. Try again; if it happens often, check ${settings.baseUrl}.`,
  )

function reason(error: unknown, timeoutMs: number | undefined, { settings, task }: FailedModel): string {
  if (timeoutMs !== undefined) {
    return `it gave no answer within ${timeoutMs / 1000} s. Check ${settings.baseUrl}, or choose a faster ${settings.name}.`
  }
  const status = statusOf(error)
  if (status === 401 || status === 403) return `it refused the key (HTTP ${status}). Check ${settings.apiKey}.`
  if (status === 404)
    return `it knows no such model or address (HTTP 404). Check ${settings.name} and ${settings.baseUrl}.`
  if (status === 429)
    return `it is over its rate limit or quota (HTTP 429). Try again later, or check the account of ${settings.apiKey}.`
  if (status !== undefined && BUSY.has(status)) return `it is overloaded (HTTP ${status}). Try again later.`
  const why = statedReason(refusalOf(error).body)
  if (refuses(status))
    return `it refused the request (HTTP ${status})${why === undefined ? '' : `: ${why}`}. Check that ${settings.name} ${task}.`
  if (status !== undefined && status >= 300)
    return `it answered HTTP ${status}${why === undefined ? '' : `: ${why}`}. Try again, and check ${settings.provider} and ${settings.baseUrl}.`
  if (isFault(error)) return `${error.did}. Check ${settings.baseUrl} and ${settings.name}.`
  if (isMalformed(error)) return `its answer did not have the form asked for. Check that ${settings.name} ${task}.`
  return `${connectionProblem(error) ?? 'it could not be reached'}. Check ${settings.baseUrl} and ${settings.provider}.`
}

/** Whether the status says that the request is invalid, so that a retry would fail too. */
export const refuses = (status: number | undefined): boolean => status === 400 || status === 413 || status === 422

/** Returns the HTTP status. For a retry error, that of the last attempt. */
export const statusOf = (error: unknown): number | undefined => answerIn(error)?.statusCode

/** What an endpoint answered to a request that failed. */
export const refusalOf = (error: unknown): { status: number | undefined; body: string } => {
  const answer = answerIn(error)
  return { status: answer?.statusCode, body: answer?.responseBody ?? '' }
}

/** The error that an answer over HTTP caused, among the causes of an error. */
function answerIn(
  error: unknown,
): { statusCode: number; responseHeaders?: unknown; responseBody?: string } | undefined {
  for (let at = error, depth = 0; typeof at === 'object' && at !== null && depth < 4; depth += 1) {
    if ('statusCode' in at && typeof at.statusCode === 'number') {
      const { statusCode } = at
      return {
        statusCode,
        ...('responseHeaders' in at && { responseHeaders: at.responseHeaders }),
        ...('responseBody' in at && typeof at.responseBody === 'string' && { responseBody: at.responseBody }),
      }
    }
    at = 'lastError' in at ? at.lastError : 'cause' in at ? at.cause : undefined
  }
  return undefined
}

/** The seconds that the service asks to wait. Undefined if it asks for nothing, or for what nobody waits. */
function retryAfterOf(error: unknown): number | undefined {
  const seconds = Number(Object(answerIn(error)?.responseHeaders)['retry-after'] ?? Number.NaN)
  return seconds >= 0 && seconds <= MAX_RETRY_AFTER_SECONDS ? Math.max(1, seconds) : undefined
}

const RETRY_MS = 500
/** A model that wants a longer pause is left to its fallback, or to the caller. */
const MAX_RETRY_MS = 5_000

/** Milliseconds to wait before the same call is sent again. Undefined if that would not help. */
export function pauseBeforeRetry(error: unknown): number | undefined {
  if (typeof error !== 'object' || error === null) return undefined
  if (!('isRetryable' in error) || error.isRetryable !== true) return undefined
  const headers: unknown = 'responseHeaders' in error ? error.responseHeaders : undefined
  const seconds = Number(Object(headers)['retry-after'] ?? Number.NaN)
  if (Number.isNaN(seconds)) return RETRY_MS
  return seconds * 1_000 <= MAX_RETRY_MS ? Math.max(0, seconds * 1_000) : undefined
}
