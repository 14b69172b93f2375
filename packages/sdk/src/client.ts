import type { ApiPromise } from './api-promise.ts'
import { Chat } from './chat.ts'
import { Events } from './events.ts'
import { ApiClient } from './generated/client.gen.ts'
import { Guidelines } from './guidelines.ts'
import type { LineStream } from './line-stream.ts'
import { Multimodal } from './multimodal.ts'
import { checkOptionNames } from './option-names.ts'
import type { RegisterOptions, Registration } from './register.ts'
import type { Call, RequestOptions } from './request.ts'
import { Responses } from './responses.ts'
import type { KeepsakeOptions } from './settings.ts'
import { Transport } from './transport.ts'
import { Webhooks } from './webhooks.ts'

/**
 * A client of one Keepsake server. Make one and keep it; it holds no connection and needs no closing.
 *
 * @example
 * const client = new Keepsake({ secretKey: process.env.KEEPSAKE_API_KEY })
 * const { results } = await client.memory.smartRecall({ query: 'Who decides on the renewal?' })
 */
export class Keepsake extends ApiClient {
  override readonly chat: Chat
  override readonly events: Events
  override readonly guidelines: Guidelines
  override readonly multimodal: Multimodal
  override readonly responses: Responses
  override readonly webhooks: Webhooks
  readonly #options: KeepsakeOptions

  /** @throws ConfigurationError when an option is wrong or unknown. A missing key is an error of the first call that needs it. */
  constructor(options: KeepsakeOptions = {}) {
    checkOptionNames(options)
    const transport = new Transport(options)
    super(transport)
    this.#options = options
    this.chat = new Chat(transport)
    this.events = new Events(transport)
    this.guidelines = new Guidelines(transport)
    this.multimodal = new Multimodal(transport)
    this.responses = new Responses(transport)
    this.webhooks = new Webhooks(transport)
  }

  /**
   * A client with the options of this one, except for those given here.
   *
   * @example
   * const patient = client.withOptions({ timeout: 300_000, maxRetries: 5 })
   */
  withOptions(options: KeepsakeOptions): Keepsake {
    return new Keepsake({ ...this.#options, ...options })
  }

  /** Sends any call, for a server that knows more operations than this version of the client. */
  request<Body = unknown>(call: Call, options?: RequestOptions): ApiPromise<Body> {
    return this.transport.send<Body>(call, options)
  }

  /** Sends any call whose answer comes line by line. */
  requestLines<Line = unknown>(call: Call, options?: RequestOptions): LineStream<Line> {
    return this.transport.lines<Line>(call, options)
  }

  /** Sends any call and returns the response with its body unread, in the format that `headers.accept` asks for. */
  requestStream(call: Call, options?: RequestOptions): Promise<Response> {
    return this.transport.open(call, options)
  }

  /**
   * Returns the existing key, or registers a new agent account, stores its key in the environment file, and verifies
   * it. Processes that register at the same moment get one account. Node only.
   * @throws AuthenticationError when there is a key and the server refuses it; no account is created then
   */
  static async register(options: RegisterOptions): Promise<Registration> {
    const { register } = await import('./register.ts')
    return register(options)
  }
}
