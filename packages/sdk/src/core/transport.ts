import type { Credentials } from '../credentials/credentials.ts'
import { refusalOf } from '../credentials/secret-key.ts'
import { ConfigurationError } from '../errors/errors.gen.ts'
import { isKeepsakeError, KeepsakeError } from '../errors/keepsake-error.ts'
import type { paths } from '../spec/paths.gen.ts'
import { ask, createApi, type Sending } from './api.ts'
import { ApiPromise, type Received, requestIdOf } from './api-promise.ts'
import { EventStream } from './event-stream.ts'
import { LineStream, type OpenAnswer, type Patience } from './line-stream.ts'
import { type ListBody, type PagePromise, pagePromise } from './page.ts'
import { type CallKind, checkHeaders, newIdempotencyKey, type RequestOptions } from './request.ts'
import { Gate } from './retry/gate.ts'
import { retrying, type Take } from './retrying.ts'
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
  readonly #api = createApi()
  readonly #gate = new Gate()
  #connection: Promise<Connection> | undefined

  /** @throws ConfigurationError if an option is invalid */
  constructor(options: KeepsakeOptions) {
    this.#options = options
    this.#settings = settingsOf(options)
  }

  /** Sends a call whose response is JSON. */
  send<Data, Paths extends {} = paths>(
    sending: Sending<Data, Paths>,
    options: RequestOptions = {},
    kind: CallKind = {},
  ): ApiPromise<Exclude<Data, undefined>> {
    // only other services get an answer without content
    const answering = sending as Sending<Exclude<Data, undefined>, Paths>
    return new ApiPromise(this.#receive(answering, {}, options, kind))
  }

  /** Sends a call of a list, page by page. */
  page<Data extends ListBody<unknown>>(
    sending: Sending<Data>,
    options: RequestOptions = {},
    kind: CallKind = {},
  ): PagePromise<Data> {
    return pagePromise(cursor => this.#receive(sending, cursor === undefined ? {} : { cursor }, options, kind))
  }

  /** Sends a call and returns the response with its body unread. */
  async open<Paths extends {} = paths>(
    sending: Sending<unknown, Paths>,
    options: RequestOptions = {},
    kind: CallKind = {},
  ): Promise<Response> {
    return (await this.#open(sending, options, kind)).response
  }

  /** Sends a call whose response arrives line by line. */
  lines<Line, Paths extends {} = paths>(
    sending: Sending<unknown, Paths>,
    options: RequestOptions = {},
    kind: CallKind = {},
  ): LineStream<Line> {
    const headers = { accept: 'application/x-ndjson', ...options.headers }
    const patience = this.#patience(options)
    const { signal } = patience
    return new LineStream(() => this.#open(sending, { ...options, headers, signal }, kind), patience)
  }

  /** Sends a call whose response is a stream of events. */
  events(sending: Sending<unknown>, options: RequestOptions = {}, kind: CallKind = {}): EventStream {
    const accept = { accept: 'text/event-stream', ...options.headers }
    const patience = this.#patience(options)
    const { signal } = patience
    const open = (lastEventId: string | undefined): Promise<OpenAnswer> => {
      const headers = lastEventId === undefined ? accept : { ...accept, 'last-event-id': lastEventId }
      return this.#open(sending, { ...options, headers, signal }, kind)
    }
    return new EventStream(open, patience)
  }

  #patience(options: RequestOptions): Patience {
    const own = new AbortController()
    const signal = options.signal ? AbortSignal.any([options.signal, own.signal]) : own.signal
    return { timeout: this.#timeout(options), signal, abort: () => own.abort() }
  }

  #timeout(options: RequestOptions): number {
    return Math.min(options.timeout ?? this.#settings.timeout, MAX_TIMER_MS)
  }

  /** Reads the whole response; that it is not JSON is an error only where its data is wanted. */
  async #receive<Data, Paths extends {}>(
    sending: Sending<Data, Paths>,
    page: { cursor?: string },
    options: RequestOptions,
    kind: CallKind,
  ): Promise<Received<Data>> {
    const { where, response, text } = await this.#call(sending, page, options, kind, arrived)
    return { response, text, data: () => dataOf<Data>(where, response, text) }
  }

  #open<Paths extends {}>(
    sending: Sending<unknown, Paths>,
    options: RequestOptions,
    kind: CallKind,
  ): Promise<OpenAnswer> {
    return this.#call(sending, {}, options, kind, async open => open)
  }

  /** @param take reads the response within its attempt, so that a connection that breaks meanwhile is tried again */
  async #call<Answer, Paths extends {}>(
    sending: Sending<unknown, Paths>,
    page: { cursor?: string },
    options: RequestOptions,
    kind: CallKind,
    take: Take<Answer>,
  ): Promise<Answer> {
    this.#connection ??= connect(this.#options, this.#settings.logger)
    const connection = await this.#connection
    const timeout = checkedNumber('timeout', this.#timeout(options), 1)
    const maxRetries = checkedNumber('maxRetries', options.maxRetries ?? this.#settings.maxRetries, 0)
    const attempts = { timeout, maxRetries, patienceMs: timeout, signal: options.signal }
    const means = { ...this.#settings, gate: this.#gate }
    const idempotencyKey = options.idempotencyKey ?? newIdempotencyKey()
    const { defaultQuery } = this.#settings
    const send = async (): Promise<Answer> =>
      ask(this.#api, sending, page, {
        baseUrl: connection.baseUrl,
        headers: await this.#headers(kind, { ...options, idempotencyKey }, connection),
        query: { before: defaultQuery, after: options.query ?? {} },
        send: (request, path) => retrying(request, path, means, attempts, take),
      })
    try {
      return await send()
    } catch (error) {
      // the key may have been replaced since it was asked for
      if (typeof this.#options.secretKey !== 'function' || !isKeepsakeError(error) || error.status !== 401) throw error
      return send()
    }
  }

  async #headers(kind: CallKind, options: RequestOptions, connection: Connection): Promise<Record<string, string>> {
    const headers: Record<string, string> = { accept: 'application/json' }
    const agent = userAgent(this.#settings.appInfo)
    if (agent !== undefined) headers['user-agent'] = agent
    const { internalKey } = this.#settings
    const { organizationId } = this.#options
    if (kind.auth === 'internal' || (kind.auth === undefined && organizationId !== undefined)) {
      if (internalKey === undefined) {
        throw new ConfigurationError("This needs the server's internal key. Pass internalKey, or set INTERNAL_API_KEY.")
      }
      headers['x-internal-api-key'] = internalKey
      if (organizationId !== undefined) headers['x-organization-id'] = organizationId
    } else if (kind.auth === undefined && this.#options.csrfToken !== undefined) {
      headers['x-csrf-token'] = this.#options.csrfToken
    } else if (kind.auth === undefined) {
      headers.authorization = `Bearer ${await connection.secretKey()}`
    }
    if (kind.writes && options.idempotencyKey) headers['idempotency-key'] = options.idempotencyKey
    for (const more of [this.#settings.defaultHeaders, options.headers ?? {}])
      for (const [name, value] of Object.entries(more)) {
        if (value === null) delete headers[name.toLowerCase()]
        else headers[name.toLowerCase()] = value
      }
    checkHeaders(headers)
    return headers
  }
}

interface Arrived {
  where: string
  response: Response
  text: string
}

const arrived: Take<Arrived> = async ({ where, response }, letGo) => {
  const text = await response.text()
  letGo()
  return { where, response, text }
}

/** @throws KeepsakeError if it is not JSON */
function dataOf<Data>(where: string, response: Response, text: string): Data {
  try {
    // a response without a body has no data, and its type says so
    return (text === '' ? undefined : JSON.parse(text)) as Data
  } catch (cause) {
    throw new KeepsakeError(
      `${where} answered ${response.status} with something other than JSON. Is the base URL right?`,
      { code: 'unexpected_response', status: response.status, requestId: requestIdOf(response), cause },
    )
  }
}

/** Timers with a longer delay fire at once. */
const MAX_TIMER_MS = 2 ** 31 - 1

interface Connection {
  baseUrl: string
  /** @throws ConfigurationError if there is no key that may be sent */
  secretKey: () => string | Promise<string>
}

async function connect(options: KeepsakeOptions, logger: Logger): Promise<Connection> {
  // The lookup needs files, so bundles for browsers do not load it until it is needed.
  const { findCredentials, usableKey } = await import('../credentials/credentials.ts')
  const { secretKey } = options
  const isAsked = typeof secretKey === 'function'
  // a key that is asked for keeps those of other sources out, as one that is given does
  const credentials: Credentials = findCredentials({ ...options, secretKey: isAsked ? 'asked for' : secretKey })
  if (credentials.warning !== undefined) logger.warn(`keepsake: ${credentials.warning}`, {})
  const asked = async (): Promise<string> => {
    const key = isAsked ? await secretKey() : ''
    const refusal = refusalOf(typeof key === 'string' ? key.trim() : '', 'the result of secretKey')
    if (refusal !== undefined) throw new ConfigurationError(refusal)
    return key.trim()
  }
  return { baseUrl: checkedBaseUrl(credentials.baseUrl), secretKey: isAsked ? asked : () => usableKey(credentials) }
}
