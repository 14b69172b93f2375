import { type Bulk, bulkOf } from './bulk/bulk.ts'
import { sendingOf } from './core/api.ts'
import type { ApiPromise } from './core/api-promise.ts'
import type { LineStream } from './core/line-stream.ts'
import { checkOptionNames } from './core/option-names.ts'
import type { Call, RequestOptions } from './core/request.ts'
import type { KeepsakeOptions } from './core/settings.ts'
import { Transport } from './core/transport.ts'
import { ApiClient } from './generated/client.gen.ts'
import type { RegisterOptions, Registration } from './registration/register.ts'
import { Ai } from './resources/ai.ts'
import { Chat } from './resources/chat.ts'
import { Events } from './resources/events.ts'
import { Guidelines } from './resources/guidelines.ts'
import type { MemoryMethods } from './resources/memory.ts'
import { Multimodal } from './resources/multimodal.ts'
import { Responses } from './resources/responses.ts'
import { Webhooks } from './resources/webhooks.ts'

/**
 * A client of one Keepsake server. Create it once and reuse it. It needs no closing.
 *
 * @example
 * const client = new Keepsake({ secretKey: process.env.KEEPSAKE_API_KEY })
 * const { results } = await client.memory.smartRecall({ query: 'Who decides on the renewal?' })
 */
export class Keepsake extends ApiClient {
  override readonly ai: Ai
  override readonly chat: Chat
  override readonly events: Events
  override readonly guidelines: Guidelines
  /** Any number of items, in as many calls as that takes. */
  readonly bulk: Bulk
  declare readonly memory: MemoryMethods
  override readonly multimodal: Multimodal
  override readonly responses: Responses
  override readonly webhooks: Webhooks
  readonly #options: KeepsakeOptions

  /** @throws ConfigurationError if an option is invalid or unknown. A missing key fails the first call that needs it. */
  constructor(options: KeepsakeOptions = {}) {
    checkOptionNames(options)
    const transport = new Transport(options)
    super(transport)
    this.#options = options
    this.ai = new Ai(transport)
    this.chat = new Chat(transport)
    this.events = new Events(transport)
    this.guidelines = new Guidelines(transport)
    this.multimodal = new Multimodal(transport)
    this.responses = new Responses(transport)
    this.webhooks = new Webhooks(transport)
    this.bulk = bulkOf(this)
  }

  /**
   * Returns a client with the options of this one, except for those given here.
   *
   * @example
   * const patient = client.withOptions({ timeout: 300_000, maxRetries: 5 })
   */
  withOptions(options: KeepsakeOptions): Keepsake {
    return new Keepsake({ ...this.#options, ...options })
  }

  /** Calls any operation, also one that this version of the client does not know. */
  request<Body = unknown>(call: Call, options?: RequestOptions): ApiPromise<Body> {
    return this.transport.send(sendingOf<Body>(call), options, call)
  }

  /** Calls any operation whose response arrives line by line. */
  requestLines<Line = unknown>(call: Call, options?: RequestOptions): LineStream<Line> {
    return this.transport.lines(sendingOf(call), options, call)
  }

  /** Calls any operation and returns the response with its body unread, in the format that `headers.accept` names. */
  requestStream(call: Call, options?: RequestOptions): Promise<Response> {
    return this.transport.open(sendingOf(call), options, call)
  }

  /**
   * Returns the existing key, or registers a new agent account, stores its key in the environment file, and verifies
   * it. Processes that register at the same moment get one account. Node only.
   * @throws AuthenticationError if there is a key and the server refuses it. No account is created then.
   */
  static async register(options: RegisterOptions): Promise<Registration> {
    const { register } = await import('./registration/register.ts')
    return register(options)
  }
}
