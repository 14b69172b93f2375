import { errorOfResponse } from '../errors/error-of-response.ts'
import { ConnectionError, TimeoutError } from '../errors/errors.gen.ts'
import { isKeepsakeError } from '../errors/keepsake-error.ts'
import { aborted, pause } from '../errors/pause.ts'
import { pauseBeforeRetry, type RetryLimits, type Spent } from '../errors/retry-timing.ts'
import type { OpenAnswer } from '../streams/line-stream.ts'
import { requestIdOf } from './api-promise.ts'
import type { Settings } from './settings.ts'

/** A request that may be sent more than once. */
export interface Sent {
  method: string
  /** The path template of the spec. */
  path: string
  url: string
  headers: Record<string, string>
  body: string | undefined
}

export interface Attempts extends RetryLimits {
  /** Milliseconds for each attempt. */
  timeout: number
  signal: AbortSignal | undefined
}

/**
 * Creates a result from a successful response.
 * @param letGo call it when there is nothing left for the caller's signal to abort
 */
export type Take<Answer> = (open: OpenAnswer, letGo: () => void) => Promise<Answer>

/** Sends a request until it succeeds. @throws KeepsakeError if another attempt would not help, or none is left */
export async function retrying<Answer>(
  sent: Sent,
  settings: Pick<Settings, 'fetch' | 'logger'>,
  attempts: Attempts,
  take: Take<Answer>,
): Promise<Answer> {
  const { logger } = settings
  const spent: Spent = { retries: 0, waits: 0, waitedMs: 0 }
  const where = { method: sent.method, path: sent.path }
  for (;;) {
    const started = Date.now()
    try {
      const { answer, response } = await attempt(sent, settings.fetch, attempts, take)
      const facts = { status: response.status, requestId: requestIdOf(response), ms: Date.now() - started }
      logger.debug('keepsake: answered', { ...where, ...facts })
      return answer
    } catch (error) {
      if (!isKeepsakeError(error)) throw error
      const milliseconds = pauseBeforeRetry(error, spent, attempts, Math.random())
      const facts = { ...where, status: error.status, code: error.code, requestId: error.requestId }
      if (milliseconds === undefined) {
        logger.debug('keepsake: failed', { ...facts, ms: Date.now() - started })
        throw error
      }
      logger.warn('keepsake: trying again', { ...facts, pauseMs: Math.round(milliseconds) })
      if (error.status === 409) {
        spent.waits += 1
        spent.waitedMs += milliseconds
      } else {
        spent.retries += 1
      }
      await pause(milliseconds, attempts.signal)
    }
  }
}

async function attempt<Answer>(
  { method, url, headers, body }: Sent,
  fetch: Settings['fetch'],
  { timeout, signal }: Attempts,
  take: Take<Answer>,
): Promise<{ answer: Answer; response: Response }> {
  if (signal?.aborted) throw aborted(signal)
  const controller = new AbortController()
  let late = false
  const stop = (): void => controller.abort()
  const timer = setTimeout(() => {
    late = true
    stop()
  }, timeout)
  signal?.addEventListener('abort', stop)
  const letGo = (): void => signal?.removeEventListener('abort', stop)
  const where = `${method} ${url.replace(/\?.*/, '')}`
  try {
    // Following a redirect would send the server's internal key and the body to another address.
    const init: RequestInit = { method, headers, redirect: 'manual', signal: controller.signal }
    const response = await fetch(url, body === undefined ? init : { ...init, body })
    if (!response.ok) throw errorOfResponse(where, response.status, response.headers, parsed(await response.text()))
    const close = (): void => {
      letGo()
      stop()
    }
    return { answer: await take({ where, response, close }, letGo), response }
  } catch (error) {
    letGo()
    if (isKeepsakeError(error)) throw error
    if (signal?.aborted) throw aborted(signal)
    if (late) throw new TimeoutError(`${where} did not respond within ${timeout} ms.`)
    throw new ConnectionError(`${where} cannot be reached (${reasonOf(error)}). Is the server running there?`, {
      cause: error,
    })
  } finally {
    clearTimeout(timer)
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** `fetch failed` says nothing; its cause, such as ECONNREFUSED, does. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const { cause } = error
  if (cause instanceof Error) return 'code' in cause ? String(cause.code) : cause.message
  return error.message
}
