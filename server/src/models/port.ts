import type * as offline from '@keepsake/offline-engine'

// The offline engine is the default implementation, so its types are the types of the port.
export type { AnswerSource, PropertyDefinition, PropertyType, Span } from '@keepsake/offline-engine'

export type Engine = 'offline' | 'model'

/** Tokens that a model read and wrote for one call, for billing. */
export interface TokenUsage {
  inputTokens: number
  outputTokens: number
}

export interface ExtractInput extends offline.ExtractInput {
  /** Additional instruction of the caller. Models use it, and the offline engine ignores it. */
  prompt?: string | undefined
}

export interface ExtractedProperty extends Omit<offline.ExtractedProperty, 'engine'> {
  engine: Engine
}

export interface Extraction {
  /** In text order. Empty if the content contains nothing that the definitions ask for. */
  properties: ExtractedProperty[]
  /** Present only if a model was called. */
  usage?: TokenUsage
}

export interface AnswerInput extends offline.AnswerInput {
  signal?: AbortSignal | undefined
}

export interface Answer extends Omit<offline.Answer, 'engine'> {
  engine: Engine
}

export interface Answering {
  /** Absent if the passages do not answer the question. */
  answer?: Answer
  /** Present only if a model was called. */
  usage?: TokenUsage
}

/** A question about records, and what it can be about. */
export interface QuestionInput {
  question: string
  properties: readonly {
    name: string
    type: offline.PropertyType
    unit?: string | undefined
    /** Values that the question may mean. */
    values: readonly string[]
  }[]
  /** Types of records. */
  types: readonly string[]
  /** Names of the operators of a filter. */
  operators: readonly string[]
  /** The reference date for "this year" and the like. */
  now: Date
  signal?: AbortSignal | undefined
}

export interface QuestionReading {
  /** The filter that the question states, not validated. Absent if it states none. */
  reading?: {
    type: string | undefined
    logic: 'and' | 'or'
    conditions: { property: string; operator: string; value: unknown; evidence: offline.Span }[]
  }
  /** Tokens that the model read and wrote. */
  usage: TokenUsage
}

/**
 * The port to language models. Both implementations guarantee that a value or a sentence is returned only with the
 * place in the text that supports it.
 */
export interface Models {
  readonly engine: Engine
  /** @throws ApiError `server_error` that names the setting to check, if the configured model fails */
  extract(input: ExtractInput): Promise<Extraction>
  /** @throws ApiError `server_error` that names the setting to check, if the configured model fails */
  answer(input: AnswerInput): Promise<Answering>
  /**
   * Reads a question about property values. Absent without a configured model.
   * @throws ApiError `server_error` that names the setting to check, if the configured model fails
   */
  readQuestion?(input: QuestionInput): Promise<QuestionReading>
  /** Frees its resources. */
  close(): Promise<void>
}

export type ModelProvider = 'openai' | 'anthropic' | 'openai-compatible'

/** `MODEL_PROVIDER`, `MODEL_BASE_URL`, `MODEL_API_KEY`, `MODEL_NAME`. If none is set, the offline engine is used. */
export interface ModelSettings {
  provider?: ModelProvider | undefined
  baseUrl?: string | undefined
  apiKey?: string | undefined
  name?: string | undefined
}

/** Vectors of texts by one model. Texts with similar meanings have similar vectors, even if their words differ. */
export interface Embedding {
  /** Model name, vector length and hash of the passage prefix. Vectors of different models cannot be compared. */
  model: string
  /** One for each text, in the same order. */
  vectors: Float32Array[]
  /** Tokens that the model read, for billing. */
  tokens: number
}

/** The port to embedding models. Without a configured model, search uses only words. */
export interface Embedder {
  /**
   * @param options.as what the texts are. Many models treat queries and passages differently [passage]
   * @param options.timeoutMs timeout of the call [60,000]
   * @param options.retries how often a failed call is retried [1]
   * @throws RefusedTextsError if the model rejects these texts, so that a retry would fail too
   * @throws ApiError `server_error` that names the setting to check, if it fails otherwise or returns no valid vectors
   */
  embed(texts: readonly string[], options?: EmbedOptions): Promise<Embedding>
}

export interface EmbedOptions {
  as?: 'query' | 'passage'
  timeoutMs?: number
  retries?: number
  signal?: AbortSignal
}

/** An embedding model with resources of its own. */
export interface ConfiguredEmbedder extends Embedder {
  /** Frees its resources. */
  close(): Promise<void>
}

/** The settings `EMBEDDING_…`. With `local`, the model runs in this process. */
export interface EmbeddingSettings {
  provider?: Exclude<ModelProvider, 'anthropic'> | 'local' | undefined
  baseUrl?: string | undefined
  apiKey?: string | undefined
  name?: string | undefined
  /** Added before each query. */
  queryPrefix?: string | undefined
  /** Added before each passage. */
  passagePrefix?: string | undefined
}
