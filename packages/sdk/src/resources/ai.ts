import type { ApiPromise } from '../core/api-promise.ts'
import type { RequestOptions } from '../core/request.ts'
import { AiApi } from '../generated/client.gen.ts'
import type { PromptRequest, PromptResponse } from '../spec/models.gen.ts'
import { PromptStream } from '../streams/prompt-stream.ts'
import { isSchema } from './output-error.ts'
import type { StandardSchema } from './response-tools.ts'

/** Omits fields of each form of a request. */
type OmitOfEach<Request, Names extends string> = Request extends unknown ? Omit<Request, Names> : never

/** A prompt whose outputs are the fields of a schema. */
export type PromptWithSchema<Output> = OmitOfEach<PromptRequest, 'outputs' | 'stream'> & {
  /** A schema of Zod or another library with Standard JSON Schema: an object, each field of which is one output. */
  outputs: StandardSchema<Output>
}

export class Ai extends AiApi {
  /**
   * Prompts a language model (`POST /api/v1/prompt`). If `outputs` is a schema, `parsed` has its values.
   * @throws OutputError if the outputs do not fit the schema
   *
   * @example
   * const { text, parsed } = await client.ai.prompt({
   *   prompt: 'Write a short follow-up email.',
   *   outputs: z.object({ subject: z.string().describe('The subject line.') }),
   * })
   */
  override prompt<Output>(
    body: PromptWithSchema<Output> & { stream?: false },
    options?: RequestOptions,
  ): ApiPromise<PromptResponse & { parsed: Output }>
  override prompt(body: PromptRequest & { stream?: false }, options?: RequestOptions): ApiPromise<PromptResponse>
  override prompt(
    body: (PromptRequest | PromptWithSchema<unknown>) & { stream?: false },
    options?: RequestOptions,
  ): ApiPromise<PromptResponse> {
    const { outputs } = body
    if (!isSchema(outputs)) return super.prompt(body as PromptRequest & { stream?: false }, options)
    const sent = this.transport.send<PromptResponse>(
      async api => {
        const { outputsOf } = await import('./output-schema.ts')
        return api.POST('/api/v1/prompt', { body: { ...body, outputs: outputsOf(outputs), stream: false } })
      },
      options,
      { writes: true },
    )
    return sent.changed(async answer => {
      const { parsedOutputs } = await import('./output-schema.ts')
      return { ...answer, parsed: await parsedOutputs(outputs, answer) }
    })
  }

  /**
   * Prompts a language model, and streams its answer. If `outputs` is a schema, `parsed()` returns its values.
   *
   * @example
   * for await (const event of client.ai.promptStream({ prompt: 'Write a haiku.' }))
   *   if (event.type === 'text') process.stdout.write(event.chunk)
   */
  override promptStream<Output>(
    body: PromptWithSchema<Output> & { stream?: true },
    options?: RequestOptions,
  ): PromptStream<Output>
  override promptStream(body: PromptRequest & { stream?: true }, options?: RequestOptions): PromptStream
  override promptStream(
    body: (PromptRequest | PromptWithSchema<unknown>) & { stream?: true },
    options?: RequestOptions,
  ): PromptStream<unknown> {
    const { outputs } = body
    if (!isSchema(outputs)) return super.promptStream(body as PromptRequest & { stream?: true }, options)
    const events = this.transport.events(async api => {
      const { outputsOf } = await import('./output-schema.ts')
      return api.POST('/api/v1/prompt', { body: { ...body, outputs: outputsOf(outputs), stream: true } })
    }, options)
    return new PromptStream(events, async done => {
      const { parsedOutputs } = await import('./output-schema.ts')
      return parsedOutputs(outputs, done)
    })
  }
}
