import type { Said, Shape } from './shape.ts'

interface ChatShape {
  name: string
  shape: RegExp
  headers?: Record<string, string>
  refuses?: NonNullable<Shape['refuses']>
  endsWithDone?: boolean
  /** Fields of the body and of each chunk. */
  head?: Record<string, unknown>
  /** Fields of each choice. */
  choice?: Record<string, unknown>
  /** What stands before the text, or how the text is written. */
  write?(text: string): unknown
  message?: Record<string, unknown>
  /** How the arguments of a tool are written. [as JSON text] */
  written?(args: Record<string, unknown>): unknown
  /** Fields of a call. [an ID, an index and the type] */
  call?: Record<string, unknown>
  usage?: unknown
  /** Chunks before the first piece. */
  before?: readonly unknown[]
  /** The chunk with the usage. [one without choices] */
  last?: unknown
  finish?: string | null
}

const USAGE = { prompt_tokens: 21, completion_tokens: 7, total_tokens: 28 }

/** A server with the API of chat completions. */
function chat(one: ChatShape): Shape {
  const { write = text => text, written = JSON.stringify, usage = USAGE, finish } = one
  const call = one.call ?? { id: 'call_a1', index: 0, type: 'function' }
  const head = one.head ?? {}
  const calls = (said: Extract<Said, { tool: string }>) => [
    { ...call, function: { name: said.tool, arguments: written(said.arguments) } },
  ]
  const reasonOf = (said: Said) => (finish === undefined ? ('text' in said ? 'stop' : 'tool_calls') : finish)
  const chunk = (delta: unknown, finish_reason: string | null = null) => ({
    object: 'chat.completion.chunk',
    ...head,
    choices: [{ index: 0, delta, finish_reason, ...one.choice }],
  })
  return {
    provider: 'openai-compatible',
    ...one,
    answer: said => ({
      object: 'chat.completion',
      ...head,
      choices: [
        {
          index: 0,
          message: {
            role: 'assistant',
            ...one.message,
            ...('text' in said ? { content: write(said.text) } : { content: null, tool_calls: calls(said) }),
          },
          finish_reason: reasonOf(said),
          ...one.choice,
        },
      ],
      usage,
    }),
    stream(said) {
      const whole = 'text' in said ? write(said.text) : undefined
      const pieces = typeof whole === 'string' ? (whole.match(/.{1,5}/gs) ?? []) : [whole]
      const deltas = 'text' in said ? pieces.map(content => chunk({ content })) : [chunk({ tool_calls: calls(said) })]
      return [
        ...(one.before ?? []),
        chunk({ role: 'assistant', content: '', ...one.message }),
        ...deltas,
        chunk({}, reasonOf(said)),
        one.last ?? { ...head, choices: [], usage },
      ]
    },
  }
}

const thinking = (text: string): string => `<think>\nThey ask for {something}: [1] or [2]?\n</think>\n\n${text}`
const REFUSED = { error: { message: "'response_format.type' must be 'text'", type: 'invalid_request_error' } }

export const CHAT_SHAPES: readonly Shape[] = [
  chat({
    name: 'Azure OpenAI',
    shape: /^Azure OpenAI; takes no temperature/,
    headers: { 'apim-request-id': '6f1c' },
    head: { id: 'chatcmpl-Az1', created: 1_790_000_000, model: 'gpt-5-mini-2025-08-07', system_fingerprint: null },
    choice: { content_filter_results: { hate: { filtered: false, severity: 'safe' } }, logprobs: null },
    before: [{ id: '', object: '', created: 0, model: '', choices: [], prompt_filter_results: [{ prompt_index: 0 }] }],
    refuses: {
      pattern: /"temperature":0/,
      status: 400,
      body: {
        error: {
          message: "Unsupported value: 'temperature' does not support 0 with this model.",
          param: 'temperature',
        },
      },
    },
  }),
  chat({
    name: 'Gemini, compatible',
    shape: /^Gemini/,
    head: { created: 1_790_000_000, model: 'gemini-3-flash' },
    call: { id: '', type: 'function', extra_content: { google: { thought_signature: 'c2ln' } } },
    finish: 'stop',
    last: { choices: null, usage: USAGE },
  }),
  chat({
    name: 'Ollama',
    shape: /^Ollama; thinking is cut/,
    head: { id: 'chatcmpl-351', created: 1_790_000_000, model: 'qwen3:8b', system_fingerprint: 'fp_ollama' },
    write: thinking,
    call: { id: 'call_x', type: 'function', index: 0 },
  }),
  chat({
    name: 'vLLM',
    shape: /^vLLM; takes json_object/,
    head: { id: 'chatcmpl-0f0e0d', created: 1_790_000_000, model: 'served-model', prompt_logprobs: null },
    choice: { logprobs: null, stop_reason: null },
    message: { reasoning_content: 'They want it short.', tool_calls: [] },
    refuses: { pattern: /json_schema/, status: 400, body: { object: 'error', message: 'Grammar error', code: 400 } },
  }),
  chat({
    name: 'llama.cpp',
    shape: /^llama\.cpp; thinking is cut/,
    head: { created: 1_790_000_000, model: 'model.gguf', system_fingerprint: 'b9001-abc' },
    write: text => `They ask.\n</think>\n${text}`,
    written: args => args,
    last: { choices: [], usage: USAGE, timings: { prompt_n: 21 } },
  }),
  chat({
    name: 'LM Studio',
    shape: /^LM Studio; .*takes no response_format/,
    head: { id: 'chatcmpl-b', created: 1_790_000_000, model: 'local-model', system_fingerprint: 'local-model' },
    write: text => `Here you are:\n\`\`\`json\n${text}\n\`\`\``.replace(/^(?!.*\{)[\s\S]*$/, () => text),
    refuses: { pattern: /response_format/, status: 400, body: REFUSED },
    usage: { prompt_tokens: 21, completion_tokens: 7, total_tokens: 28, stats: null },
    last: { choices: [], usage: USAGE, stats: {} },
  }),
  chat({
    name: 'LiteLLM',
    shape: /^LiteLLM$/,
    headers: { 'x-litellm-version': '1.90.0' },
    head: { id: 'chatcmpl-l', created: 1_790_000_000, model: 'any' },
    message: { function_call: null, provider_specific_fields: null },
    usage: { ...USAGE, completion_tokens_details: null, prompt_tokens_details: { cached_tokens: null } },
    last: { choices: [{ index: 0, delta: {}, finish_reason: null }], usage: USAGE },
  }),
  chat({
    name: 'DeepSeek',
    shape: /^DeepSeek; takes json_object/,
    head: { id: '9c1', created: 1_790_000_000, model: 'deepseek-reasoner' },
    message: { reasoning_content: 'A short thought.' },
    usage: { ...USAGE, prompt_cache_hit_tokens: 0, prompt_cache_miss_tokens: 21 },
    refuses: {
      pattern: /json_schema/,
      status: 400,
      body: { error: { message: 'This response_format type is unavailable now', type: 'invalid_request_error' } },
    },
  }),
  chat({
    name: 'Qwen with thinking',
    shape: /^Qwen; thinking is cut/,
    head: { id: 'chatcmpl-q', created: 1_790_000_000, model: 'Qwen3-32B' },
    write: thinking,
    written: args => args,
    call: { id: null, type: 'function' },
    usage: null,
    last: { id: 'chatcmpl-q', usage: null },
  }),
  chat({
    name: 'Mistral',
    shape: /^Mistral$/,
    head: { id: '0123456789abcdef0123456789abcdef', created: 1_790_000_000, model: 'magistral-medium-latest' },
    write: text => [
      { type: 'thinking', thinking: [{ type: 'text', text: 'They ask.' }] },
      { type: 'text', text },
    ],
    call: { id: 'D681PevKs', index: 0 },
  }),
]
