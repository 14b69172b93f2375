import type { Said, Shape } from './shape.ts'

const jsonOf = (said: Extract<Said, { tool: string }>): string => JSON.stringify(said.arguments)

/** https://platform.openai.com/docs/api-reference/responses */
const openAi: Shape = {
  name: 'OpenAI',
  provider: 'openai',
  shape: /^OpenAI$/,
  headers: { 'openai-processing-ms': '120' },
  endsWithDone: false,
  answer: said => responseOf(said),
  stream(said) {
    const item = outputOf(said)
    const pieces =
      'text' in said
        ? [{ type: 'response.output_text.delta', item_id: 'i_1', output_index: 0, content_index: 0, delta: said.text }]
        : [{ type: 'response.function_call_arguments.delta', item_id: 'i_1', output_index: 0, delta: jsonOf(said) }]
    const begun = 'text' in said ? { ...item, content: [] } : { ...item, arguments: '', status: 'in_progress' }
    return [
      { type: 'response.created', response: { ...responseOf(said), output: [], usage: null } },
      { type: 'response.output_item.added', output_index: 0, item: begun },
      ...pieces,
      { type: 'response.output_item.done', output_index: 0, item },
      { type: 'response.completed', response: responseOf(said) },
    ]
  },
}

const outputOf = (said: Said) =>
  'text' in said
    ? {
        type: 'message',
        id: 'i_1',
        role: 'assistant',
        status: 'completed',
        content: [{ type: 'output_text', text: said.text, annotations: [], logprobs: [] }],
      }
    : {
        type: 'function_call',
        id: 'i_1',
        call_id: 'call_a1',
        name: said.tool,
        arguments: jsonOf(said),
        status: 'completed',
      }

const responseOf = (said: Said) => ({
  id: 'resp_1',
  object: 'response',
  created_at: 1_790_000_000,
  model: 'gpt-5-mini',
  status: 'completed',
  error: null,
  incomplete_details: null,
  service_tier: 'default',
  output: [{ type: 'reasoning', id: 'rs_1', summary: [] }, outputOf(said)],
  usage: { input_tokens: 21, output_tokens: 7, total_tokens: 28 },
})

/** https://docs.anthropic.com/en/api/messages-streaming */
const anthropic: Shape = {
  name: 'Anthropic',
  provider: 'anthropic',
  shape: /^Anthropic$/,
  headers: { 'anthropic-organization-id': 'org' },
  endsWithDone: false,
  answer: said => ({
    ...MESSAGE,
    content: [{ type: 'thinking', thinking: 'They ask.', signature: 's' }, blockOf(said)],
    stop_reason: 'text' in said ? 'end_turn' : 'tool_use',
  }),
  stream(said) {
    const event = (data: { type: string; [field: string]: unknown }) => ({ event: data.type, data })
    const begun = 'text' in said ? { type: 'text', text: '' } : { ...blockOf(said), input: {} }
    const delta =
      'text' in said
        ? { type: 'text_delta', text: said.text }
        : { type: 'input_json_delta', partial_json: jsonOf(said) }
    return [
      event({ type: 'message_start', message: { ...MESSAGE, content: [], stop_reason: null } }),
      event({ type: 'content_block_start', index: 0, content_block: begun }),
      event({ type: 'ping' }),
      event({ type: 'content_block_delta', index: 0, delta }),
      event({ type: 'content_block_stop', index: 0 }),
      event({
        type: 'message_delta',
        delta: { stop_reason: 'text' in said ? 'end_turn' : 'tool_use', stop_sequence: null },
        usage: { output_tokens: 7 },
      }),
      event({ type: 'message_stop' }),
    ]
  },
}

const MESSAGE = {
  id: 'msg_1',
  type: 'message',
  role: 'assistant',
  model: 'claude-sonnet-5',
  stop_sequence: null,
  usage: { input_tokens: 21, output_tokens: 7 },
}

const blockOf = (said: Said) =>
  'text' in said
    ? { type: 'text', text: said.text }
    : { type: 'tool_use', id: 'toolu_1', name: said.tool, input: said.arguments }

export const OWN_PROTOCOLS: readonly Shape[] = [openAi, anthropic]
