import { resolve } from 'node:path'
import {
  type ApiPromise,
  type Call,
  type ChatCompletionRequest,
  type ChatStream,
  isKeepsakeError,
  Keepsake,
  type LineStream,
  type PromptRequest,
  type PromptStream,
  type RequestOptions,
  type WebhooksStream,
} from '@keepsake/sdk'
import { type Credentials, findCredentials, isUnset, usableKey } from '@keepsake/sdk/credentials'
import manifest from '../../package.json' with { type: 'json' }
import type { CallSettings, Settings } from '../table/settings.ts'
import type { ApiCommand } from '../table/tree.ts'
import { Failure } from '../terminal/failure.ts'
import type { Io } from '../terminal/io.ts'

/** One request, addressed by a path template of the spec and its parameters. */
export interface Request {
  method: Call['method']
  path: string
  params?: Record<string, string>
  query?: Record<string, unknown>
  headers?: Record<string, string>
  body?: object | undefined
  writes?: boolean
  security: ApiCommand['security']
}

export interface Answer {
  status: number
  headers: Headers
  body: unknown
}

/** A request as it would be sent, for `--dry-run`; its key is masked. */
export interface Draft {
  method: string
  url: string
  headers: Record<string, string>
  body?: unknown
}

export function lookUp(settings: Partial<Settings>, io: Io): Credentials {
  return findCredentials({
    profile: settings.profile,
    baseUrl: settings.baseUrl,
    envFile: resolve(io.cwd, io.env.KEEPSAKE_ENV_FILE || '.env'),
    env: io.env,
  })
}

/** Sends requests with the key and the server from the settings, the environment and the stored profiles. */
export class Client {
  readonly #settings: Partial<CallSettings>
  readonly #io: Io
  readonly #credentials: Credentials
  #hasWarned = false

  constructor(settings: Partial<CallSettings>, io: Io, credentials = lookUp(settings, io)) {
    this.#settings = settings
    this.#io = io
    this.#credentials = credentials
  }

  get baseUrl(): string {
    return this.#credentials.baseUrl
  }

  /** @throws Failure if there is no usable key, KeepsakeError if the response is not a success */
  async send(request: Request): Promise<Answer> {
    const { data, response } = await this.#send(request, globalThis.fetch, this.#auth(request)).withResponse()
    return { status: response.status, headers: response.headers, body: data }
  }

  /** Returns what {@link send} would send, with keys masked. Nothing is sent, so a missing key is not an error. */
  async draft(request: Request): Promise<Draft> {
    let draft: Draft | undefined
    const keep: typeof fetch = async (url, { method = 'GET', headers, body } = {}) => {
      const masked = Object.entries(Object.fromEntries(new Headers(headers))).map(([name, value]) => [
        name,
        mask(name, value),
      ])
      draft = {
        method,
        url: String(url),
        headers: Object.fromEntries(masked),
        ...(typeof body === 'string' && { body: JSON.parse(body) }),
      }
      return new Response('{}')
    }
    const keyless = request.security === 'bearer' ? !this.#credentials.found : isUnset(this.#io.env.INTERNAL_API_KEY)
    await this.#send(request, keep, keyless ? { auth: 'none' } : this.#auth(request))
    if (!draft) throw new Error('The client made no request.')
    return draft
  }

  /** The client of the SDK, for a command that makes calls of its own. */
  sdk(): Keepsake {
    return this.#connect(globalThis.fetch, this.#auth({ security: 'bearer' }))
  }

  /** The lines of a response, as they arrive. */
  lines<Line>(request: Request): LineStream<Line> {
    const { client, call, options } = this.#prepare(request, globalThis.fetch, this.#auth(request))
    return client.requestLines<Line>(call, options)
  }

  /** The events of a prompt, as they arrive. */
  promptStream(request: Request): PromptStream {
    const { client, options } = this.#prepare(request, globalThis.fetch, this.#auth(request))
    // the server validates the body
    return client.ai.promptStream(request.body as PromptRequest & { stream?: true }, options)
  }

  /** The events of an account, as they are published. */
  eventStream(request: Request): WebhooksStream {
    const { client, options } = this.#prepare(request, globalThis.fetch, this.#auth(request))
    return client.webhooks.stream(request.query, options)
  }

  /** The chunks of a chat completion, as they arrive. */
  chatStream(request: Request): ChatStream {
    const { client, options } = this.#prepare(request, globalThis.fetch, this.#auth(request))
    // the server validates the body
    const body = request.body as ChatCompletionRequest
    return client.chat.completions.create({ ...body, stream: true }, options)
  }

  #send(request: Request, fetch: typeof globalThis.fetch, auth: Auth): ApiPromise<unknown> {
    const { client, call, options } = this.#prepare(request, fetch, auth)
    return client.request(call, options)
  }

  #connect(fetch: typeof globalThis.fetch, { secretKey }: Auth): Keepsake {
    const { timeout, retry } = this.#settings
    return new Keepsake({
      baseUrl: this.baseUrl,
      secretKey,
      fetch,
      timeout,
      internalKey: this.#io.env.INTERNAL_API_KEY,
      ...(retry === false && { maxRetries: 0 }),
    })
  }

  #prepare(request: Request, fetch: typeof globalThis.fetch, how: Auth): Prepared {
    const { auth } = how
    const { idempotencyKey } = this.#settings
    const { method, path, params = {}, query = {}, headers, body, writes = false } = request
    return {
      client: this.#connect(fetch, how),
      call: { method, path, params, query, body, writes, ...(auth && { auth }) },
      options: {
        signal: this.#io.signal,
        headers: { 'user-agent': `keepsake-cli/${manifest.version}`, ...headers },
        ...(idempotencyKey !== undefined && { idempotencyKey }),
      },
    }
  }

  #warn(): void {
    const { warning } = this.#credentials
    if (warning !== undefined && !this.#hasWarned) this.#io.stderr.write(`Warning: ${warning}\n`)
    this.#hasWarned = true
  }

  #auth({ security }: Pick<Request, 'security'>): Auth {
    if (security === 'none') return { auth: 'none' }
    if (security === 'bearer') {
      const secretKey = keyOf(this.#credentials)
      this.#warn()
      return { secretKey }
    }
    if (!isUnset(this.#io.env.INTERNAL_API_KEY)) return { auth: 'internal' }
    throw new Failure(
      'authentication_error',
      'This command is for the operator of the server and needs INTERNAL_API_KEY.',
      {
        hints: ['Set INTERNAL_API_KEY to the same value on the server and in this shell.'],
      },
    )
  }
}

interface Prepared {
  client: Keepsake
  call: Call
  options: RequestOptions
}

interface Auth {
  auth?: 'internal' | 'none'
  secretKey?: string
}

/** @throws Failure that names every source that was searched */
export function keyOf(credentials: Credentials): string {
  try {
    return usableKey(credentials)
  } catch (error) {
    if (!isKeepsakeError(error)) throw error
    if (credentials.found) throw new Failure('authentication_error', error.message)
    throw new Failure('authentication_error', 'No API key.', {
      hints: [
        `Checked: --profile and KEEPSAKE_PROFILE, API_KEY, KEEPSAKE_API_KEY in ${credentials.envFile}, KEEPSAKE_API_KEY, the default profile.`,
        'To create an account: keepsake auth register <name>',
        'To store a key: keepsake auth login',
      ],
    })
  }
}

const mask = (name: string, value: string): string =>
  name === 'authorization' || name.endsWith('-api-key') ? maskKey(value) : value

/** Enough of a key to identify it, and no more: `sk_live_Ab3dEf9h…x7Yz`. */
export function maskKey(text: string): string {
  return text.replace(
    /^((?:Bearer )?)(sk_(?:live|test)_[0-9A-Za-z]{8}|)(.*?)(.{4})$/s,
    (_, scheme, prefix, __, last) => (prefix ? `${scheme}${prefix}…${last}` : `${scheme}…`),
  )
}
