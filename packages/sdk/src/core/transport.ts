import type { Credentials } from '../credentials/credentials.ts'
import { ConfigurationError } from '../errors/errors.gen.ts'
import { isKeepsakeError, KeepsakeError } from '../errors/keepsake-error.ts'
import type { paths } from '../spec/paths.gen.ts'
import { EventStream } from '../streams/event-stream.ts'
import { LineStream, type OpenAnswer, type Patience } from '../streams/line-stream.ts'
import { apiOf, type Sending } from './api.ts'
import { ApiPromise, type Received, requestIdOf } from './api-promise.ts'
import { type ListBody, type PagePromise, pagePromise } from './page.ts'
import { type CallKind, checkHeaders, newIdempotencyKey, type RequestOptions } from './request.ts'
import { retrying, type Sent, type Take } from './retrying.ts'
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

  /** Sends a call whose response is JSON. */
  send<Data, Paths extends {} = paths>(
    sending: Sending<Data, Paths>,
    options: RequestOptions = {},
    kind: CallKind = {},
  ): ApiPromise<Data> {
    return new ApiPromise(this.#receive(sending, {}, options, kind))
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
    return new LineStream(() => this.#open(sending, { ...options, headers }, kind), this.#patience(options))
  }

  /** Sends a call whose response is a stream of events. */
  events(sending: Sending<unknown>, options: RequestOptions = {}, kind: CallKind = {}): EventStream {
    const accept = { accept: 'text/event-stream', ...options.headers }
    const open = (lastEventId: string | undefined): Promise<OpenAnswer> => {
      const headers = lastEventId === undefined ? accept : { ...accept, 'last-event-id': lastEventId }
      return this.#open(sending, { ...options, headers }, kind)
    }
    return new EventStream(open, this.#patience(options))
  }

  #patience(options: RequestOptions): Patience {
    return { timeout: this.#timeout(options), signal: options.signal }
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
    const { answer, parsed } = await this.#call(sending, page, options, kind, arrived, ({ text }) => new Response(text))
    const { where, response, text } = answer
    const data = (): Data => {
      if (parsed) return parsed.data
      throw new KeepsakeError(
        `${where} answered ${response.status} with something other than JSON. Is the base URL right?`,
        { code: 'unexpected_response', status: response.status, requestId: requestIdOf(response) },
      )
    }
    return { response, text, data }
  }

  async #open<Paths extends {}>(
    sending: Sending<unknown, Paths>,
    options: RequestOptions,
    kind: CallKind,
  ): Promise<OpenAnswer> {
    const opened: Take<OpenAnswer> = async open => open
    return (await this.#call(sending, {}, options, kind, opened, ({ response }) => response)).answer
  }

  /**
   * @param take reads the response within its attempt, so that a connection that breaks meanwhile is tried again
   * @param shown the response that the client of the spec parses
   * @returns what was taken, and what was parsed, if it could be
   */
  async #call<Answer, Data, Paths extends {}>(
    sending: Sending<Data, Paths>,
    page: { cursor?: string },
    options: RequestOptions,
    kind: CallKind,
    take: Take<Answer>,
    shown: (answer: Answer) => Response,
  ): Promise<{ answer: Answer; parsed: { data: Data } | undefined }> {
    this.#connection ??= connect(this.#options, this.#settings.logger)
    const connection = await this.#connection
    const headers = this.#headers(kind, options, connection)
    const timeout = checkedNumber('timeout', this.#timeout(options), 1)
    const maxRetries = checkedNumber('maxRetries', options.maxRetries ?? this.#settings.maxRetries, 0)
    const attempts = { timeout, maxRetries, patienceMs: timeout, signal: options.signal }
    let path = ''
    const answers: Answer[] = []
    const fetch = async (request: Request): Promise<Response> => {
      const answer = await retrying(await sentAs(request, path), this.#settings, attempts, take)
      answers.push(answer)
      return shown(answer)
    }
    const api = apiOf<Paths>({ baseUrl: connection.baseUrl, headers, fetch }, template => {
      path = template
    })
    let parsed: { data: Data } | undefined
    try {
      const { data } = await sending(api, page)
      // a response without a body has no data, and its type says so
      parsed = { data: data as Data }
    } catch (error) {
      if (answers.length === 0) throw isKeepsakeError(error) ? error : unwritable(error)
    }
    const [answer] = answers
    if (answer === undefined) throw new Error('The call sent no request.')
    return { answer, parsed }
  }

  #headers(kind: CallKind, options: RequestOptions, connection: Connection): Record<string, string> {
    const headers: Record<string, string> = { accept: 'application/json' }
    const agent = userAgent()
    if (agent !== undefined) headers['user-agent'] = agent
    const { internalKey } = this.#settings
    const { organizationId } = this.#options
    if (kind.auth === 'internal' || (kind.auth === undefined && organizationId !== undefined)) {
      if (internalKey === undefined) {
        throw new ConfigurationError("This needs the server's internal key. Pass internalKey, or set INTERNAL_API_KEY.")
      }
      headers['x-internal-api-key'] = internalKey
      if (organizationId !== undefined) headers['x-organization-id'] = organizationId
    } else if (kind.auth === undefined) {
      headers.authorization = `Bearer ${connection.secretKey()}`
    }
    if (kind.writes) headers['idempotency-key'] = options.idempotencyKey ?? newIdempotencyKey()
    for (const [name, value] of Object.entries(options.headers ?? {})) headers[name.toLowerCase()] = value
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

async function sentAs(request: Request, path: string): Promise<Sent> {
  const { method, url, headers } = request
  const body = await request.text()
  return { method, path, url, headers: Object.fromEntries(headers), body: body === '' ? undefined : body }
}

function unwritable(error: unknown): ConfigurationError {
  const reason = error instanceof Error ? error.message.split('\n')[0] : String(error)
  return new ConfigurationError(`The body of the request cannot be written as JSON: ${reason}`, { cause: error })
}

/** Timers with a longer delay fire at once. */
const MAX_TIMER_MS = 2 ** 31 - 1

interface Connection {
  baseUrl: string
  /** @throws ConfigurationError if there is no key that may be sent */
  secretKey: () => string
}

async function connect(options: KeepsakeOptions, logger: Logger): Promise<Connection> {
  // The lookup needs files, so bundles for browsers do not load it until it is needed.
  const { findCredentials, usableKey } = await import('../credentials/credentials.ts')
  const credentials: Credentials = findCredentials(options)
  if (credentials.warning !== undefined) logger.warn(`keepsake: ${credentials.warning}`, {})
  return { baseUrl: checkedBaseUrl(credentials.baseUrl), secretKey: () => usableKey(credentials) }
}
