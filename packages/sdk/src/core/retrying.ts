import { errorOfResponse } from '../errors/error-of-response.ts'
import { ConnectionError, TimeoutError } from '../errors/errors.gen.ts'
import { isKeepsakeError, type KeepsakeError } from '../errors/keepsake-error.ts'
import type { Written } from './api.ts'
import { requestIdOf } from './api-promise.ts'
import type { OpenAnswer } from './line-stream.ts'
import type { Gate, Leave } from './retry/gate.ts'
import { aborted, pause } from './retry/pause.ts'
import { pauseBeforeRetry, type RetryLimits, type Spent } from './retry/retry-timing.ts'
import { SentForm } from './sent-form.ts'
import type { Settings } from './settings.ts'

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

/**
 * Sends a request until it succeeds.
 * @param path the path template of the spec, for logs
 * @throws KeepsakeError if another attempt would not help, or none is left
 */
export async function retrying<Answer>(
  request: Written,
  path: string,
  { fetch: send, fetchOptions, logger, gate }: Pick<Settings, 'fetch' | 'fetchOptions' | 'logger'> & { gate: Gate },
  attempts: Attempts,
  take: Take<Answer>,
): Promise<Answer> {
  const fetch: Settings['fetch'] = (url, init) => send(url, { ...fetchOptions, ...init })
  const spent: Spent = { retries: 0, waits: 0, waitedMs: 0 }
  const where = { method: request.method, path }
  /** Why the caller has no answer to an attempt that the server is still working on. */
  let unanswered: KeepsakeError | undefined
  for (;;) {
    // who does not want to wait is refused by the server
    const leave = attempts.maxRetries === 0 ? gate.pass() : await gate.enter(attempts)
    const started = Date.now()
    try {
      const { answer, response } = await attempt(request, fetch, attempts, take, leave)
      const facts = { status: response.status, requestId: requestIdOf(response), ms: Date.now() - started }
      logger.debug('keepsake: answered', { ...where, ...facts })
      return answer
    } catch (error) {
      // closed before the place is free for another call
      const waitsAtGate = isKeepsakeError(error) && gate.refuse(error)
      leave()
      if (!isKeepsakeError(error)) throw error
      const milliseconds = pauseBeforeRetry(error, spent, attempts, Math.random())
      const facts = { ...where, status: error.status, code: error.code, requestId: error.requestId }
      if (milliseconds === undefined) {
        logger.debug('keepsake: failed', { ...facts, ms: Date.now() - started })
        throw error.status === 409 && error.body.reason === 'idempotency_in_flight' ? (unanswered ?? error) : error
      }
      logger.warn('keepsake: trying again', { ...facts, pauseMs: Math.round(milliseconds) })
      if (error.status === 409) {
        spent.waits += 1
        spent.waitedMs += milliseconds
      } else {
        spent.retries += 1
        if (error.status === undefined) unanswered = error
      }
      if (!waitsAtGate) await pause(milliseconds, attempts.signal)
    }
  }
}

async function attempt<Answer>(
  { method, url, headers, body }: Written,
  fetch: Settings['fetch'],
  { timeout, signal }: Attempts,
  take: Take<Answer>,
  leave: Leave,
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
    const init: RequestInit = {
      method,
      headers: Object.fromEntries(headers),
      redirect: 'manual',
      signal: controller.signal,
    }
    // `duplex` is unknown to the types, and required for a body that is a stream
    const sent = body instanceof SentForm ? { body: await body.open(), duplex: 'half' } : { body }
    const response = await fetch(url, body === undefined ? init : ({ ...init, ...sent } as RequestInit))
    if (response.status !== 429) leave(response.headers)
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
