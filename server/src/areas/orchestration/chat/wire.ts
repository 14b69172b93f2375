import type { Schemas } from '../../../contract/schemas.ts'
import type { Chunk, Generated } from '../../../models/language-models.ts'
import type { TokenUsage } from '../../../models/port.ts'
import { newId } from '../../../platform/values/ids.ts'

/** What all chunks of an answer share. */
export interface ChatHead {
  id: string
  /** Seconds since 1970. */
  created: number
}

/** How a chat is answered: as one object, or in chunks. */
export interface ChatFormat<Completion> {
  newHead(): ChatHead
  completion(head: ChatHead, generated: Generated): Completion
  chunks(
    head: ChatHead,
    model: string,
    includeUsage: boolean,
  ): {
    first(): object
    piece(piece: Chunk): object
    last(generated: Generated): object
    usage(generated: Generated): object
  }
}

export const secondsNow = (): number => Math.floor(Date.now() / 1000)

/** The format of `POST /api/v1/chat/completions`: that of OpenAI, with `success`. */
export const OWN_FORMAT: ChatFormat<Schemas['ChatCompletion']> = {
  newHead: () => ({ id: newId('cmp'), created: secondsNow() }),
  completion: toCompletion,
  chunks: createChunks,
}

export const finishReasonOf = ({ finishReason }: Generated): Schemas['ChatFinishReason'] =>
  finishReason === 'other' ? 'stop' : finishReason

export const toUsage = ({ inputTokens, outputTokens }: TokenUsage): Schemas['ChatUsage'] => ({
  prompt_tokens: inputTokens,
  completion_tokens: outputTokens,
  total_tokens: inputTokens + outputTokens,
})

function toCompletion({ id, created }: ChatHead, generated: Generated): Schemas['ChatCompletion'] {
  const { text, toolCalls, model, usage } = generated
  const calls = toolCalls.map(({ id, name, arguments: written }) => ({
    id,
    type: 'function' as const,
    function: { name, arguments: written },
  }))
  const message = {
    role: 'assistant' as const,
    content: text === '' && calls.length > 0 ? null : text,
    ...(calls.length > 0 && { tool_calls: calls }),
  }
  return {
    success: true,
    id,
    object: 'chat.completion',
    created,
    model,
    choices: [{ index: 0, message, finish_reason: finishReasonOf(generated) }],
    usage: toUsage(usage),
  }
}

/** The chunks of a streamed answer. The first one names the role, which clients need. */
function createChunks({ id, created }: ChatHead, model: string) {
  const chunk = (more: Pick<Schemas['ChatCompletionChunk'], 'choices' | 'usage'>): Schemas['ChatCompletionChunk'] => ({
    id,
    object: 'chat.completion.chunk',
    created,
    model,
    ...more,
  })
  const choice = (
    delta: Record<string, unknown>,
    finish_reason: Schemas['ChatFinishReason'] | null = null,
  ): Schemas['ChatCompletionChunk'] => chunk({ choices: [{ index: 0, delta, finish_reason }] })
  return {
    first: () => choice({ role: 'assistant', content: '' }),
    piece(piece: Chunk) {
      if (piece.type === 'text') return choice({ content: piece.text })
      const { index } = piece
      return piece.type === 'toolCall'
        ? choice({
            tool_calls: [{ index, id: piece.id, type: 'function', function: { name: piece.name, arguments: '' } }],
          })
        : choice({ tool_calls: [{ index, function: { arguments: piece.text } }] })
    },
    last: (generated: Generated) => choice({}, finishReasonOf(generated)),
    usage: ({ usage }: Generated) => chunk({ choices: [], usage: toUsage(usage) }),
  }
}
