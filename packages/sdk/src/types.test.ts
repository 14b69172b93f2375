import { describe, expectTypeOf, it } from 'vitest'
import type { Keepsake } from './client.ts'
import type { ApiPromise } from './core/api-promise.ts'
import type { Page } from './core/page.ts'
import type {
  ChatCompletion,
  Event,
  MemorizeRequest,
  MemorizeResponse,
  SmartRecallResponse,
} from './spec/models.gen.ts'

type Client = InstanceType<typeof Keepsake>

describe('the method types', () => {
  it('match the spec', () => {
    expectTypeOf<Client['memory']['memorize']>().parameter(0).toEqualTypeOf<MemorizeRequest>()
    expectTypeOf<ReturnType<Client['memory']['memorize']>>().toEqualTypeOf<ApiPromise<MemorizeResponse>>()
    expectTypeOf<Awaited<ReturnType<Client['memory']['smartRecall']>>>().toEqualTypeOf<
      SmartRecallResponse & { readonly _requestId?: string }
    >()
    expectTypeOf<SmartRecallResponse['results'][number]['score']>().toBeNumber()
  })

  it('leave fields with a default optional', () => {
    expectTypeOf<{ content: string; email: string }>().toExtend<MemorizeRequest>()
    expectTypeOf<{ email: string }>().not.toExtend<MemorizeRequest>()
  })

  it('of a list are its body, and yield its items', () => {
    type Events = Awaited<ReturnType<Client['events']['list']>>
    expectTypeOf<Events['data']>().toEqualTypeOf<Event[]>()
    expectTypeOf<Events>().toExtend<AsyncIterable<Event>>()
    expectTypeOf<Awaited<ReturnType<Events['getNextPage']>>>().toEqualTypeOf<
      Page<{ success: true; data: Event[]; nextCursor?: string }>
    >()
  })

  it('of a chat completion have an answer', () => {
    type Completion = Awaited<ReturnType<Client['chat']['completions']['create']>>
    expectTypeOf<ChatCompletion['choices'][0]['message']['content']>().toEqualTypeOf<string | null>()
    const textOf = (client: Client) =>
      client.chat.completions
        .create({ messages: [{ role: 'user', content: 'Hello' }] })
        .then(({ choices }) => choices[0].message.content)
    expectTypeOf(textOf).returns.resolves.toEqualTypeOf<string | null>()
    expectTypeOf<Completion>().toExtend<ChatCompletion>()
  })

  it('of a chat stream have pieces in each chunk', () => {
    const pieceOf = async (client: Client) => {
      for await (const chunk of client.chat.completions.create({ stream: true, messages: [] }))
        return [chunk.choices[0]?.delta.content, chunk.choices[0]?.finish_reason, chunk.id] as const
      return undefined
    }
    expectTypeOf(pieceOf)
      .returns.resolves.extract<readonly unknown[]>()
      .toExtend<readonly [string | null | undefined, string | null | undefined, string]>()
  })

  it('refuse calls that the server refuses', () => {
    const refused = (client: Client): unknown[] => [
      // @ts-expect-error promptStream streams
      client.ai.prompt({ prompt: 'Hello', stream: true }),
      // @ts-expect-error there is nothing to answer
      client.ai.prompt({}),
      // @ts-expect-error instructions are several prompts
      client.ai.prompt({ prompt: 'Hello', instructions: ['Hello'] }),
      // @ts-expect-error a stream streams
      client.ai.promptStream({ prompt: 'Hello', stream: false }),
      // @ts-expect-error nobody's memory
      client.memory.memorize({ content: 'Likes tea.' }),
      // @ts-expect-error nobody's memory
      client.memory.memorizeBatch({ records: [{ content: 'Likes tea.' }] }),
      // @ts-expect-error steps start a conversation, messages continue one
      client.responses.create({ steps: [{ prompt: 'Hello' }], messages: [{ role: 'user', content: 'Hello' }] }),
      // @ts-expect-error a new response has steps or messages
      client.responses.create({ tools: {} }),
    ]
    const accepted = (client: Client): unknown[] => [
      client.ai.prompt({ prompt: 'Hello', stream: false }),
      client.memory.memorize({
        content: 'Likes tea.',
        customKeyName: 'crmId',
        customKeyValue: '7',
        email: 'a@b.example',
      }),
      client.responses.create({ messages: [{ role: 'user', content: 'Hello' }] }),
      client.responses.create({ steps: [{ prompt: 'Hello' }], tools: { now: { execute: () => 'Noon.' } } }),
      client.responses.create({ previousResponseId: 'rsp_1', toolOutputs: [] }),
    ]
    expectTypeOf(refused).toEqualTypeOf(accepted)
  })

  it('of a wait are the event', () => {
    expectTypeOf<ReturnType<Client['events']['wait']>>().resolves.toEqualTypeOf<Event>()
  })
})
