import type * as offline from '@keepsake/offline-engine'

// The offline engine is the default behind the port: what it reads and says is what the port does.
export type { AnswerSource, PropertyDefinition, PropertyType, Span } from '@keepsake/offline-engine'

export type Engine = 'offline' | 'model'

/** Tokens that a model has read and written for one call, to charge by. */
export interface TokenUsage {
  inputTokens: number
  outputTokens: number
}

export interface ExtractInput extends offline.ExtractInput {
  /** The caller's extra instruction. A model reads it; the offline engine has no use for it. */
  prompt?: string | undefined
}

export interface ExtractedProperty extends Omit<offline.ExtractedProperty, 'engine'> {
  engine: Engine
}

export interface Extraction {
  /** In text order; empty when the content says nothing of what the definitions ask. */
  properties: ExtractedProperty[]
  /** Only where a model was asked. */
  usage?: TokenUsage
}

export interface AnswerInput extends offline.AnswerInput {
  signal?: AbortSignal | undefined
}

export interface Answer extends Omit<offline.Answer, 'engine'> {
  engine: Engine
}

export interface Answering {
  /** Missing when the passages do not answer the question. */
  answer?: Answer
  /** Only where a model was asked. */
  usage?: TokenUsage
}

/**
 * The one port to language models. Both engines behind it hold the same promise: a value or a sentence is given out only
 * with the place in the text that says it.
 */
export interface Models {
  readonly engine: Engine
  /** @throws ApiError `server_error` when the configured model fails, naming the setting to look at. */
  extract(input: ExtractInput): Promise<Extraction>
  /** @throws ApiError `server_error` when the configured model fails, naming the setting to look at. */
  answer(input: AnswerInput): Promise<Answering>
  /** Ends what runs for it. */
  close(): Promise<void>
}

export type ModelProvider = 'openai' | 'anthropic' | 'openai-compatible'

/** `MODEL_PROVIDER`, `MODEL_BASE_URL`, `MODEL_API_KEY`, `MODEL_NAME`; with none of them set, the offline engine serves. */
export interface ModelSettings {
  provider?: ModelProvider | undefined
  baseUrl?: string | undefined
  apiKey?: string | undefined
  name?: string | undefined
}

/** What texts mean, as vectors of one model: texts that say the like lie near each other, whatever their words. */
export interface Embedding {
  /** The model's name, how long its vectors are and what stood before passages: vectors of another one cannot be compared with these. */
  model: string
  /** One for each text, in their order. */
  vectors: Float32Array[]
  /** What the model has read, to account for. */
  tokens: number
}

/** The one port to embedding models. Without one configured there is none: search goes by words. */
export interface Embedder {
  /**
   * @param options.as what the texts are: many models want to be told which is which [passage]
   * @param options.timeoutMs after which the call has failed [60,000]
   * @param options.retries how often a failed call is made again at once [1]
   * @throws RefusedTextsError when the model takes these texts for wrong, so that asking again is of no use
   * @throws ApiError `server_error` when it fails otherwise or answers with no vectors, naming the setting to look at
   */
  embed(texts: readonly string[], options?: EmbedOptions): Promise<Embedding>
}

export interface EmbedOptions {
  as?: 'query' | 'passage'
  timeoutMs?: number
  retries?: number
  signal?: AbortSignal
}

/** The settings `EMBEDDING_…`. */
export interface EmbeddingSettings {
  provider?: Exclude<ModelProvider, 'anthropic'> | undefined
  baseUrl?: string | undefined
  apiKey?: string | undefined
  name?: string | undefined
  /** Stands before each question. */
  queryPrefix?: string | undefined
  /** Stands before each passage. */
  passagePrefix?: string | undefined
}
