import type { Schemas } from '../../../contract/schemas.ts'
import type { Chunk, Generated } from '../../../models/language-models.ts'
import { newId } from '../../../platform/values/ids.ts'
import { type ChatFormat, deltaOf, finishReasonOf, messageOf, secondsNow, toUsage } from '../chat/wire.ts'

/** An ID in OpenAI's form: its prefix, and the characters of one of ours. */
export const openAiId = (prefix: string): string => `${prefix}${newId('cmp').slice('cmp_'.length)}`

/** Chat completions exactly as OpenAI's API returns them. */
export const OPENAI_FORMAT: ChatFormat<Schemas['OpenAiChatCompletion']> = {
  newHead: () => ({ id: openAiId('chatcmpl-'), created: secondsNow() }),

  completion({ id, created }, generated) {
    const message = messageOf(generated, { refusal: null, annotations: [] })
    return {
      id,
      object: 'chat.completion',
      created,
      model: generated.model,
      choices: [{ index: 0, message, logprobs: null, finish_reason: finishReasonOf(generated) }],
      usage: toUsage(generated.usage),
      system_fingerprint: null,
    }
  },

  chunks({ id, created }, model, includeUsage) {
    const chunk = (
      choices: Schemas['OpenAiChunkChoice'][],
      usage: Schemas['ChatUsage'] | null = null,
    ): Schemas['OpenAiChatChunk'] => ({
      id,
      object: 'chat.completion.chunk',
      created,
      model,
      choices,
      ...(includeUsage && { usage }),
      system_fingerprint: null,
    })
    const choice = (delta: Record<string, unknown>, finish_reason: Schemas['ChatFinishReason'] | null = null) =>
      chunk([{ index: 0, delta, logprobs: null, finish_reason }])
    return {
      first: () => choice({ role: 'assistant', content: '', refusal: null }),
      piece: (piece: Chunk) => choice(deltaOf(piece)),
      last: (generated: Generated) => choice({}, finishReasonOf(generated)),
      usage: ({ usage }: Generated) => chunk([], toUsage(usage)),
    }
  },
}
