import type { Schemas } from '../../../contract/schemas.ts'
import type { Generated } from '../../../models/language-models.ts'
import type { TokenUsage } from '../../../models/port.ts'
import { secondsNow } from '../chat/wire.ts'
import { openAiId } from './chat-format.ts'

type Body = Schemas['OpenAiResponseRequest']
export type OpenAiResponse = Schemas['OpenAiResponse']
export type OutputItem = Schemas['OpenAiOutputItem']

/** A response before the model has answered: what it repeats of its request. */
export const beginResponse = (body: Body, model: string): OpenAiResponse => ({
  id: openAiId('resp_'),
  object: 'response',
  created_at: secondsNow(),
  status: 'in_progress',
  background: false,
  error: null,
  incomplete_details: null,
  instructions: body.instructions ?? null,
  max_output_tokens: body.max_output_tokens ?? null,
  model,
  output: [],
  parallel_tool_calls: true,
  previous_response_id: body.previous_response_id ?? null,
  reasoning: { effort: null, summary: null },
  store: body.store ?? true,
  temperature: body.temperature ?? null,
  text: body.text ?? { format: { type: 'text' } },
  tool_choice: body.tool_choice ?? 'auto',
  tools: body.tools ?? [],
  top_p: body.top_p ?? null,
  truncation: 'disabled',
  usage: null,
  user: body.user ?? null,
  metadata: body.metadata ?? {},
})

/** The response once the model has answered. */
export function endResponse(
  begun: OpenAiResponse,
  { finishReason, usage, model }: Generated,
  output: OutputItem[],
): OpenAiResponse {
  const reason = INCOMPLETE[finishReason]
  return {
    ...begun,
    status: reason === undefined ? 'completed' : 'incomplete',
    incomplete_details: reason === undefined ? null : { reason },
    model,
    output,
    usage: toUsage(usage),
  }
}

const INCOMPLETE: Partial<Record<Generated['finishReason'], 'max_output_tokens' | 'content_filter'>> = {
  length: 'max_output_tokens',
  content_filter: 'content_filter',
}

const toUsage = ({ inputTokens, outputTokens }: TokenUsage): Schemas['OpenAiResponseUsage'] => ({
  input_tokens: inputTokens,
  input_tokens_details: { cached_tokens: 0 },
  output_tokens: outputTokens,
  output_tokens_details: { reasoning_tokens: 0 },
  total_tokens: inputTokens + outputTokens,
})

type Status = OutputItem['status']

export const messageItem = (id: string, text: string | undefined, status: Status): OutputItem => ({
  id,
  type: 'message',
  status,
  role: 'assistant',
  content: text === undefined ? [] : [textPart(text)],
})

export const textPart = (text: string): Schemas['OpenAiOutputText'] => ({
  type: 'output_text',
  text,
  annotations: [],
  logprobs: [],
})

export const callItem = (
  id: string,
  call: { id: string; name: string; arguments: string },
  status: Status,
): OutputItem => ({ id, type: 'function_call', status, call_id: call.id, name: call.name, arguments: call.arguments })

/** The output of an answer that was not streamed: its text, then its calls. */
export function outputOf({ text, toolCalls, finishReason }: Generated): OutputItem[] {
  const status = INCOMPLETE[finishReason] === undefined ? 'completed' : 'incomplete'
  return [
    ...(text === '' && toolCalls.length > 0 ? [] : [messageItem(openAiId('msg_'), text, status)]),
    ...toolCalls.map(call => callItem(openAiId('fc_'), call, 'completed')),
  ]
}
