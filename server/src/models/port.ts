import type { Json } from '../platform/json.ts'

export const PROPERTY_TYPES = ['text', 'number', 'boolean', 'date', 'options', 'array', 'object'] as const
export type PropertyType = (typeof PROPERTY_TYPES)[number]

/** One property that a collection asks for: what to look for in a text, and what shape the value has. */
export interface PropertyDefinition {
  collectionId: string
  collectionName: string
  /** What people call it, e.g. `Annual revenue`. */
  name: string
  /** What programs call it, e.g. `annual_revenue`. */
  systemName: string
  type: PropertyType
  /** The values allowed; for `options` exactly one of them, for `array` (when given) a subset. */
  options?: readonly string[] | undefined
  description?: string | undefined
  /** `replace`: a text yields at most one value, the last one said. `append`: it yields every value it says. */
  mode: 'replace' | 'append'
  /** The unit a number is wanted in, e.g. `USD`, `km`, `days`. */
  unit?: string | undefined
}

export type Engine = 'offline' | 'model'

/** A span of a text: offsets in UTF-16 code units, so that `text === content.slice(start, end)`. */
export interface Span {
  start: number
  end: number
  text: string
}

/** Tokens that a model has read and written for one call, to charge by. */
export interface TokenUsage {
  inputTokens: number
  outputTokens: number
}

export interface ExtractInput {
  content: string
  /** When the content was said; relative dates ("next Friday") count from here, in UTC. */
  timestamp: Date
  /** Who said it; "I" and "my" in the content are theirs. */
  speaker?: string | undefined
  definitions: readonly PropertyDefinition[]
  /** The caller's extra instruction. A model reads it; the offline engine has no use for it. */
  prompt?: string | undefined
  /** At most this many values, the most certain ones. */
  maxProperties?: number | undefined
  signal?: AbortSignal | undefined
}

/**
 * One value read out of a text, with the place that says so. By type: a string for `text` and `options`, a number, a boolean,
 * `YYYY-MM-DD` (or an ISO 8601 UTC time where the text names a time of day) for `date`, an array of strings for `array`,
 * an object of strings for `object`. Under `append` several values of one property may follow each other, in text order.
 */
export interface ExtractedProperty {
  collectionId: string
  systemName: string
  propertyName: string
  value: Json
  /** 0 to 1. */
  confidence: number
  evidence: Span
  engine: Engine
}

export interface Extraction {
  /** In text order; empty when the content says nothing of what the definitions ask. */
  properties: ExtractedProperty[]
  /** Only where a model was asked. */
  usage?: TokenUsage
}

export interface Passage {
  id: string
  content: string
  timestamp: Date
  /** Who said it, where that is known. */
  speaker?: string | undefined
  /** 0 to 1: how well the search thinks that it fits. */
  score: number
}

export interface AnswerInput {
  question: string
  /** Best first. */
  passages: readonly Passage[]
  signal?: AbortSignal | undefined
}

/** A span of the passage that `id` names. */
export interface AnswerSource extends Span {
  id: string
}

export interface Answer {
  answer: string
  /** 0 to 1. */
  confidence: number
  sources: AnswerSource[]
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
