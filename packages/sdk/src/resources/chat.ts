import type { ApiPromise } from '../core/api-promise.ts'
import type { RequestOptions } from '../core/request.ts'
import type { Transport } from '../core/transport.ts'
import { ChatApi, ChatCompletionsApi } from '../generated/client.gen.ts'
import type { ChatCompletion, ChatCompletionRequest } from '../spec/models.gen.ts'
import { ChatStream } from '../streams/chat-stream.ts'

export class ChatCompletions extends ChatCompletionsApi {
  /**
   * Answers a conversation (`POST /api/v1/chat/completions`), in pieces if `stream` is true.
   *
   * @example
   * const stream = client.chat.completions.create({ stream: true, messages: [{ role: 'user', content: 'Hello' }] })
   * for await (const { choices } of stream) console.log(choices[0]?.delta)
   */
  override create(body: ChatCompletionRequest & { stream: true }, options?: RequestOptions): ChatStream
  override create(
    body: ChatCompletionRequest & { stream?: false | null },
    options?: RequestOptions,
  ): ApiPromise<ChatCompletion>
  override create(body: ChatCompletionRequest, options?: RequestOptions): ApiPromise<ChatCompletion>
  override create(body: ChatCompletionRequest, options?: RequestOptions): ApiPromise<ChatCompletion> | ChatStream {
    if (body.stream !== true) return super.create(body, options)
    return new ChatStream(this.transport.events(api => api.POST('/api/v1/chat/completions', { body }), options))
  }
}

export class Chat extends ChatApi {
  override readonly completions: ChatCompletions

  /** @internal */
  constructor(transport: Transport) {
    super(transport)
    this.completions = new ChatCompletions(transport)
  }
}
