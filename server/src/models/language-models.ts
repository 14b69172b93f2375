import type { ModelPayer } from './budget/budget.ts'
import type { ModelProvider, TokenUsage } from './port.ts'

export interface ToolCall {
  id: string
  name: string
  /** JSON as the model wrote it. It may be invalid. */
  arguments: string
}

/** An image in a message. Only vision models read it. */
export interface MessageImage {
  mimeType: string
  bytes: Uint8Array
}

export type Message =
  | { role: 'system'; content: string }
  | { role: 'user'; content: string; images?: readonly MessageImage[] }
  | { role: 'assistant'; content: string; toolCalls?: readonly ToolCall[] }
  | { role: 'tool'; toolCallId: string; name: string; content: string; isError?: boolean }

export interface ToolDefinition {
  name: string
  description?: string
  /** JSON Schema of the arguments. */
  parameters: Record<string, unknown>
}

export interface GenerateInput {
  /** Id of a configured model. If absent, `default`, or the first one if none has that id. */
  model?: string | undefined
  /** Whether a failure of the model is final. Otherwise its fallbacks are called. */
  withoutFallbacks?: boolean
  messages: readonly Message[]
  tools?: readonly ToolDefinition[] | undefined
  toolChoice?: 'auto' | 'none' | 'required' | { name: string } | undefined
  temperature?: number | undefined
  topP?: number | undefined
  /** Tokens that the model may write. */
  maxTokens?: number | undefined
  /** Texts at which the model stops. */
  stop?: readonly string[] | undefined
  seed?: number | undefined
  presencePenalty?: number | undefined
  frequencyPenalty?: number | undefined
  /** JSON Schema of the answer, which is validated, and which the model may repair once. Ignored by `stream`. */
  output?: Record<string, unknown> | undefined
  /** Asks for JSON, by a schema that a caller gave. It is passed to the model, and the answer is not validated. */
  json?: { name?: string; schema?: Record<string, unknown> } | undefined
  signal?: AbortSignal | undefined
}

export interface Generated {
  text: string
  /** The validated answer. Present if `output` was given. */
  output?: unknown
  toolCalls: ToolCall[]
  finishReason: 'stop' | 'length' | 'tool_calls' | 'content_filter' | 'other'
  /** Of all calls: the answer and its repair. Estimated from above if the model does not report it. */
  usage: TokenUsage
  /** Id of the model that answered: the given one, or a fallback. */
  model: string
  /** In units of 1e-8 USD. Absent if the model has no prices. */
  costUsd?: bigint
}

/** A piece of an answer. Tool calls are numbered from 0; their arguments arrive in pieces. */
export type Chunk =
  | { type: 'text'; text: string }
  | { type: 'toolCall'; index: number; id: string; name: string }
  | { type: 'toolArguments'; index: number; text: string }

export interface Generation {
  /**
   * The pieces as they arrive. The model is called when the iteration starts; the next piece is read when it is asked
   * for. Leaving the iteration ends the call. Throws the error that `finished` rejects with.
   */
  chunks: AsyncIterable<Chunk>
  /** The complete answer, after the last piece. It rejects if the iteration is left before. */
  finished: Promise<Generated>
}

export interface ModelInfo {
  id: string
  provider: ModelProvider
  /** The name at its provider. */
  name: string
}

/** A model whose payer is known. */
export interface PaidModel {
  /** See `LanguageModels`. */
  generate(input: GenerateInput): Promise<Generated>
}

/** The port to the configured language models. Every request counts against the ceiling of the payer. */
export interface LanguageModels {
  /** Empty if none is configured. */
  list(): ModelInfo[]
  /** The model that a call will use. @throws ApiError `model_not_configured`, or `validation_error` if it is unknown */
  find(id: string | undefined): ModelInfo
  /** The server of a model and what is adapted to it, in words, from its answers so far. Undefined if nothing is known. */
  shapeOf(id: string): string | undefined
  /**
   * @throws ApiError `model_not_configured`; `validation_error` if the named one is unknown; `server_error` that names
   * the setting to check if the model and its fallbacks fail; BudgetExceededError. Rejects with the abort reason if
   * `signal` aborts.
   */
  generate(payer: ModelPayer, input: GenerateInput): Promise<Generated>
  /** Like `generate`, in pieces. Retries and fallbacks end with the first piece. */
  stream(payer: ModelPayer, input: GenerateInput): Generation
  /** Checks that the payer may begin a call, before a response begins. @throws BudgetExceededError */
  requireBudget(payer: ModelPayer): Promise<void>
}

/** The model that extraction, answers and questions use. */
export const DEFAULT_MODEL = 'default'
