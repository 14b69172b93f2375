import { type ApiAnswer, ApiPromise, type Received } from './api-promise.ts'
import type { Credentials } from './credentials.ts'
import { errorOfResponse } from './error-of-response.ts'
import { EventStream } from './event-stream.ts'
import { ConfigurationError, ConnectionError, TimeoutError } from './generated/errors.gen.ts'
import { isKeepsakeError, KeepsakeError } from './keepsake-error.ts'
import { LineStream, type OpenAnswer } from './line-stream.ts'
import { type ListBody, type PagePromise, pagePromise } from './page.ts'
import { aborted, pause } from './pause.ts'
import { bodyOf, type Call, checkHeaders, newIdempotencyKey, type RequestOptions, urlOf } from './request.ts'
import { pauseBeforeRetry, type Spent } from './retry-timing.ts'
import {
  checkedBaseUrl,
  checkedNumber,
  type KeepsakeOptions,
  type Logger,
  type Settings,
  settingsOf,
} from './settings.ts'
import { userAgent } from './user-agent.ts'

/** Sends calls: finds key and server, retries, and turns responses into bodies or errors. */
export class Transport {
  readonly #options: KeepsakeOptions
  readonly #settings: Settings
  #connection: Promise<Connection> | undefined

  /** @throws ConfigurationError if an option is invalid */
  constructor(options: KeepsakeOptions) {
    this.#options = options
    this.#settings = settingsOf(options)
  }

  send<Body>(call: Call, options: RequestOptions = {}): ApiPromise<Body> {
    return new ApiPromise(this.#receive(call, options), parseAnswer<Body>)
  }

  /** Sends a call of a paginated operation; its cursor is in the query, or in the body if it has one. */
  page<Body extends ListBody<unknown>>(call: Call, options: RequestOptions = {}): PagePromise<Body> {
    const place = call.body ? 'body' : 'query'
    return pagePromise<Body>({
      fetch: cursor =>
        this.#receive(cursor === undefined ? call : { ...call, [place]: { ...call[place], cursor } }, options),
      parse: parseAnswer,
    })
  }

  /** Sends a call and returns the response with its body unread. */
  async open(call: Call, options: RequestOptions = {}): Promise<Response> {
    return (await this.#send(call, options, opened)).response
  }

  /** Sends a call whose response arrives line by line. */
  lines<Line>(call: Call, options: RequestOptions = {}): LineStream<Line> {
    const accept = { accept: 'application/x-ndjson', ...options.headers }
    const open = (): Promise<OpenAnswer> => this.#send(call, { ...options, headers: accept }, opened)
    return new LineStream(open, { timeout: this.#timeout(options), signal: options.signal })
  }

  /** Sends a call whose response is a stream of events. */
  events(call: Call, options: RequestOptions = {}): EventStream {
    const accept = { accept: 'text/event-stream', ...options.headers }
    const open = (lastEventId: string | undefined): Promise<OpenAnswer> => {
      const headers = lastEventId === undefined ? accept : { ...accept, 'last-event-id': lastEventId }
      return this.#send(call, { ...options, headers }, opened)
    }
    return new EventStream(open, { timeout: this.#timeout(options), signal: options.signal })
  }

  #receive(call: Call, options: RequestOptions): Promise<Received> {
    return this.#send(call, options, received)
  }

  #timeout(options: RequestOptions): number {
    return Math.min(options.timeout ?? this.#settings.timeout, LONGEST_TIMER_MS)
  }

  async #send<Answer>(call: Call, options: RequestOptions, take: Take<Answer>): Promise<Answer> {
    this.#connection ??= connect(this.#options, this.#settings.logger)
    const connection = await this.#connection
    const url = urlOf(connection.baseUrl, call)
    const headers = this.#headers(call, options, connection)
    // Following a redirect would send the server's internal key and the body to another address.
    const init: RequestInit = { method: call.method, headers, redirect: 'manual' }
    const body = bodyOf(call)
    if (body !== undefined) init.body = body

    const { logger } = this.#settings
    const timeout = checkedNumber('timeout', this.#timeout(options), 1)
    const maxRetries = checkedNumber('maxRetries', options.maxRetries ?? this.#settings.maxRetries, 0)
    const limits = { maxRetries, patienceMs: timeout }
    const spent: Spent = { retries: 0, waits: 0, waitedMs: 0 }
    const where = { method: call.method, path: call.path }
    for (;;) {
      const started = Date.now()
      try {
        const { answer, response } = await this.#try(url, init, timeout, options.signal, take)
        const facts = { status: response.status, requestId: requestIdOf(response), ms: Date.now() - started }
        logger.debug('keepsake: answered', { ...where, ...facts })
        return answer
      } catch (error) {
        if (!isKeepsakeError(error)) throw error
        const milliseconds = pauseBeforeRetry(error, spent, limits, Math.random())
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
        await pause(milliseconds, options.signal)
      }
    }
  }

  #headers(call: Call, options: RequestOptions, connection: Connection): Record<string, string> {
    const headers: Record<string, string> = { accept: 'application/json' }
    const agent = userAgent()
    if (agent !== undefined) headers['user-agent'] = agent
    const { internalKey } = this.#settings
    const { organizationId } = this.#options
    if (call.auth === 'internal' || (call.auth === undefined && organizationId !== undefined)) {
      if (internalKey === undefined) {
        throw new ConfigurationError("This needs the server's internal key. Pass internalKey, or set INTERNAL_API_KEY.")
      }
      headers['x-internal-api-key'] = internalKey
      if (organizationId !== undefined) headers['x-organization-id'] = organizationId
    } else if (call.auth === undefined) {
      headers.authorization = `Bearer ${connection.secretKey()}`
    }
    if (call.body) headers['content-type'] = 'application/json'
    if (call.writes) headers['idempotency-key'] = options.idempotencyKey ?? newIdempotencyKey()
    for (const [name, value] of Object.entries(options.headers ?? {})) headers[name.toLowerCase()] = value
    checkHeaders(headers)
    return headers
  }

  async #try<Answer>(
    url: string,
    init: RequestInit,
    timeout: number,
    signal: AbortSignal | undefined,
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
    const where = `${init.method} ${url.replace(/\?.*/, '')}`
    try {
      const response = await this.#settings.fetch(url, { ...init, signal: controller.signal })
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
}

/**
 * Creates a result from a successful response.
 * @param letGo call it when there is nothing left for the caller's signal to abort
 */
type Take<Answer> = (open: OpenAnswer, letGo: () => void) => Promise<Answer>

const opened: Take<OpenAnswer> = async open => open

/** Timers with a longer delay fire at once. */
const LONGEST_TIMER_MS = 2 ** 31 - 1

interface Connection {
  baseUrl: string
  /** @throws ConfigurationError if there is no key that may be sent */
  secretKey: () => string
}

async function connect(options: KeepsakeOptions, logger: Logger): Promise<Connection> {
  // The lookup needs files, so bundles for browsers do not load it until it is needed.
  const { findCredentials, usableKey } = await import('./credentials.ts')
  const credentials: Credentials = findCredentials(options)
  if (credentials.warning !== undefined) logger.warn(`keepsake: ${credentials.warning}`, {})
  return { baseUrl: checkedBaseUrl(credentials.baseUrl), secretKey: () => usableKey(credentials) }
}

const received: Take<Received> = async ({ where, response }, letGo) => {
  const text = await response.text()
  letGo()
  return { where, response, text }
}

/** @throws KeepsakeError if the body is not JSON */
function parseAnswer<Body>({ where, response, text }: Received): ApiAnswer<Body> {
  const requestId = requestIdOf(response)
  const body = parsed(text)
  if (body === undefined && text !== '') {
    throw new KeepsakeError(
      `${where} answered ${response.status} with something other than JSON. Is the base URL right?`,
      {
        code: 'unexpected_response',
        status: response.status,
        requestId,
      },
    )
  }
  // The only place where data from the wire gets its type from the spec.
  return { data: body as Body, response, requestId }
}

const requestIdOf = (response: Response): string | undefined => response.headers.get('x-request-id') ?? undefined

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
