import type {
  LanguageModelV4,
  LanguageModelV4CallOptions,
  LanguageModelV4Content,
  LanguageModelV4FinishReason,
  LanguageModelV4Message,
  LanguageModelV4StreamPart,
  LanguageModelV4Usage,
} from '@ai-sdk/provider'
import { estimateTokens } from '../../platform/access/tokens.ts'
import { faultOf } from '../edge/chat-answer.ts'
import { withoutThinking } from '../edge/thinking.ts'
import { estimatedInput } from '../estimated-tokens.ts'
import type { Chunk, Generated, GenerateInput, Message, ToolCall } from '../language-models.ts'
import { reported } from '../reported-tokens.ts'

class IncompleteAnswerError extends Error {
  override readonly name = 'IncompleteAnswerError'
}

export type ModelAnswer = Pick<Generated, 'text' | 'toolCalls' | 'finishReason' | 'usage'>

/** Sends one request and waits for the complete answer. */
export async function callModel(
  model: LanguageModelV4,
  input: GenerateInput,
  signal: AbortSignal,
): Promise<ModelAnswer> {
  const { content, structuredOutputText, finishReason, usage } = await model.doGenerate(optionsOf(input, signal))
  const text = structuredOutputText ?? content.map(part => (part.type === 'text' ? part.text : '')).join('')
  const toolCalls = content.flatMap(part => toToolCall(part) ?? [])
  return answerOf(input, { text, toolCalls, finishReason, usage })
}

/** Sends one request and yields the pieces of the answer as they arrive. Returns the complete answer. */
export async function* streamModel(
  model: LanguageModelV4,
  input: GenerateInput,
  signal: AbortSignal,
): AsyncGenerator<Chunk, ModelAnswer> {
  const { stream } = await model.doStream(optionsOf(input, signal))
  const calls = new Map<string, { index: number; text: string }>()
  const toolCalls: ToolCall[] = []
  let text = ''
  let finish: Extract<LanguageModelV4StreamPart, { type: 'finish' }> | undefined
  for await (const part of stream) {
    switch (part.type) {
      case 'text-delta':
        if (part.delta === '') break
        text += part.delta
        yield { type: 'text', text: part.delta }
        break
      case 'tool-input-start': {
        const call = { index: calls.size, text: '' }
        calls.set(part.id, call)
        yield { type: 'toolCall', index: call.index, id: part.id, name: part.toolName }
        break
      }
      case 'tool-input-delta': {
        const call = calls.get(part.id)
        if (call === undefined || part.delta === '') break
        call.text += part.delta
        yield { type: 'toolArguments', index: call.index, text: part.delta }
        break
      }
      case 'tool-call': {
        const { toolCallId: id, toolName: name, input: written } = part
        const call = calls.get(id) ?? { index: calls.size, text: '' }
        if (!calls.has(id)) {
          calls.set(id, call)
          yield { type: 'toolCall', index: call.index, id, name }
        }
        // some providers send the arguments only with the complete call
        if (call.text === '') yield { type: 'toolArguments', index: call.index, text: written || NO_ARGUMENTS }
        toolCalls.push({ id, name, arguments: written || NO_ARGUMENTS })
        break
      }
      case 'finish':
        finish = part
        break
      case 'error':
        throw part.error instanceof Error ? part.error : faultOf(part.error)
    }
  }
  if (finish === undefined) throw new IncompleteAnswerError('The answer of the model ended before it was complete.')
  const { finishReason, usage } = finish
  return answerOf(input, { text: withoutThinking(text), toolCalls, finishReason, usage })
}

/** Of a call for which a stream had no arguments. */
const NO_ARGUMENTS = '{}'

const toToolCall = (part: LanguageModelV4Content): ToolCall | undefined =>
  part.type === 'tool-call' ? { id: part.toolCallId, name: part.toolName, arguments: part.input } : undefined

interface RawAnswer {
  text: string
  toolCalls: ToolCall[]
  finishReason: LanguageModelV4FinishReason
  usage: LanguageModelV4Usage
}

function answerOf(input: GenerateInput, { text, toolCalls, finishReason, usage }: RawAnswer): ModelAnswer {
  return {
    text,
    toolCalls,
    finishReason: toolCalls.length > 0 ? 'tool_calls' : (FINISH_REASONS.get(finishReason.unified) ?? 'other'),
    // the client says 0 for what was not reported
    usage: {
      inputTokens: reported(usage.inputTokens.total) || estimatedInput(input),
      outputTokens:
        reported(usage.outputTokens.total) || estimateTokens(text + toolCalls.map(call => call.arguments).join('')),
    },
  }
}

const FINISH_REASONS: ReadonlyMap<string, Generated['finishReason']> = new Map([
  ['stop', 'stop'],
  ['length', 'length'],
  ['content-filter', 'content_filter'],
  ['tool-calls', 'tool_calls'],
])

function optionsOf(input: GenerateInput, abortSignal: AbortSignal): LanguageModelV4CallOptions {
  const { temperature, topP, maxTokens, stop, seed, presencePenalty, frequencyPenalty, tools, toolChoice } = input
  const json = input.output ? { schema: input.output } : input.json
  return {
    prompt: input.messages.map(toMessage),
    abortSignal,
    ...(temperature !== undefined && { temperature }),
    ...(topP !== undefined && { topP }),
    ...(maxTokens !== undefined && { maxOutputTokens: maxTokens }),
    ...(stop !== undefined && { stopSequences: [...stop] }),
    ...(seed !== undefined && { seed }),
    ...(presencePenalty !== undefined && { presencePenalty }),
    ...(frequencyPenalty !== undefined && { frequencyPenalty }),
    ...(json && { responseFormat: { type: 'json', ...json } }),
    ...(tools !== undefined &&
      tools.length > 0 && {
        tools: tools.map(({ name, description, parameters }) => ({
          type: 'function',
          name,
          inputSchema: parameters,
          ...(description !== undefined && { description }),
        })),
        ...(toolChoice !== undefined && {
          toolChoice:
            typeof toolChoice === 'string' ? { type: toolChoice } : { type: 'tool', toolName: toolChoice.name },
        }),
      }),
  }
}

function toMessage(message: Message): LanguageModelV4Message {
  switch (message.role) {
    case 'system':
      return { role: 'system', content: message.content }
    case 'user':
      return {
        role: 'user',
        content: [
          ...(message.images ?? []).map(({ mimeType, bytes }) => ({
            type: 'file' as const,
            mediaType: mimeType,
            data: { type: 'data' as const, data: bytes },
          })),
          { type: 'text', text: message.content },
        ],
      }
    case 'assistant':
      return {
        role: 'assistant',
        content: [
          ...(message.content === '' ? [] : [{ type: 'text' as const, text: message.content }]),
          ...(message.toolCalls ?? []).map(({ id, name, arguments: written }) => ({
            type: 'tool-call' as const,
            toolCallId: id,
            toolName: name,
            input: parsedOr(written),
          })),
        ],
      }
    case 'tool': {
      const { toolCallId, name: toolName, content: value, isError } = message
      const output = { type: isError ? ('error-text' as const) : ('text' as const), value }
      return { role: 'tool', content: [{ type: 'tool-result', toolCallId, toolName, output }] }
    }
  }
}

/** Arguments that are not JSON are sent back as the text that they are. */
function parsedOr(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}
