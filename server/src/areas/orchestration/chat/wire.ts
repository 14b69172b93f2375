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

export const finishReasonOf = ({ finishReason }: Generated): Schemas['ChatFinishReason'] =>
  finishReason === 'other' ? 'stop' : finishReason

export const toUsage = ({ inputTokens, outputTokens }: TokenUsage): Schemas['ChatUsage'] => ({
  prompt_tokens: inputTokens,
  completion_tokens: outputTokens,
  total_tokens: inputTokens + outputTokens,
})

/** The message of an answer. @param more fields of its format */
export function messageOf<More extends object>({ text, toolCalls }: Generated, more: More) {
  const calls = toolCalls.map(({ id, name, arguments: written }) => ({
    id,
    type: 'function' as const,
    function: { name, arguments: written },
  }))
  return {
    role: 'assistant' as const,
    content: text === '' && calls.length > 0 ? null : text,
    ...more,
    ...(calls.length > 0 && { tool_calls: calls }),
  }
}

/** What a piece of an answer adds to its message. */
export function deltaOf(piece: Chunk): Record<string, unknown> {
  if (piece.type === 'text') return { content: piece.text }
  const { index } = piece
  return piece.type === 'toolCall'
    ? { tool_calls: [{ index, id: piece.id, type: 'function', function: { name: piece.name, arguments: '' } }] }
    : { tool_calls: [{ index, function: { arguments: piece.text } }] }
}

const toCompletion = ({ id, created }: ChatHead, generated: Generated): Schemas['ChatCompletion'] => ({
  success: true,
  id,
  object: 'chat.completion',
  created,
  model: generated.model,
  choices: [{ index: 0, message: messageOf(generated, {}), finish_reason: finishReasonOf(generated) }],
  usage: toUsage(generated.usage),
})

/** The format of `POST /api/v1/chat/completions`: that of OpenAI, with `success`. */
export const OWN_FORMAT: ChatFormat<Schemas['ChatCompletion']> = {
  newHead: () => ({ id: newId('cmp'), created: secondsNow() }),
  completion: toCompletion,
  chunks: createChunks,
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
    piece: (piece: Chunk) => choice(deltaOf(piece)),
    last: (generated: Generated) => choice({}, finishReasonOf(generated)),
    usage: ({ usage }: Generated) => chunk({ choices: [], usage: toUsage(usage) }),
  }
}
