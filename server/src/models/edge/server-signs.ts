import { isObject } from '../../platform/values/json.ts'

type Answer = Record<string, unknown>

const text = (value: unknown): string => (typeof value === 'string' ? value : '')
const inChoices = ({ choices }: Answer, ...names: string[]): boolean =>
  Array.isArray(choices) && choices.some(choice => isObject(choice) && names.some(name => name in choice))
const inUsage = ({ usage }: Answer, name: string): boolean => isObject(usage) && name in usage

/** By what the answers of each server are known, from the most certain sign to the least. */
const SIGNS: readonly (readonly [string, (answer: Answer, headers: Headers) => boolean])[] = [
  ['LiteLLM', (_, headers) => [...headers.keys()].some(name => name.startsWith('x-litellm-'))],
  [
    'Azure OpenAI',
    (answer, headers) =>
      headers.has('apim-request-id') ||
      'prompt_filter_results' in answer ||
      inChoices(answer, 'content_filter_results'),
  ],
  ['Ollama', ({ system_fingerprint: mark }) => mark === 'fp_ollama'],
  ['llama.cpp', answer => 'timings' in answer || /^b\d+-/.test(text(answer.system_fingerprint))],
  [
    'LM Studio',
    answer => 'stats' in answer || (text(answer.model) !== '' && answer.system_fingerprint === answer.model),
  ],
  [
    'vLLM',
    answer =>
      'prompt_logprobs' in answer ||
      'prompt_token_ids' in answer ||
      'kv_transfer_params' in answer ||
      inChoices(answer, 'stop_reason', 'token_ids'),
  ],
  ['DeepSeek', answer => inUsage(answer, 'prompt_cache_hit_tokens')],
  [
    'Anthropic',
    ({ type }, headers) => headers.has('anthropic-organization-id') || type === 'message' || type === 'message_start',
  ],
  [
    'Gemini',
    ({ model, choices }) =>
      /^(?:models\/)?gemini/.test(text(model)) || JSON.stringify(choices ?? '').includes('"thought_signature"'),
  ],
  ['Mistral', ({ id, model }) => /^[0-9a-f]{32}$/.test(text(id)) && /mi[sx]tral|stral/.test(text(model))],
  ['Qwen', ({ model }) => /^qw(?:en|q)/i.test(text(model))],
  [
    'OpenAI',
    (answer, headers) =>
      headers.has('openai-processing-ms') ||
      'service_tier' in answer ||
      text(answer.object) === 'response' ||
      text(answer.type).startsWith('response.'),
  ],
]

/** The server that an answer or a piece of one is from, if it has a sign of it. */
export const serverOf = (answer: Answer, headers: Headers): string | undefined =>
  SIGNS.find(([, matches]) => matches(answer, headers))?.[0]
