import type * as offline from '@keepsake/offline-engine'
import type { ModelPayer } from './budget/budget.ts'
import type { ProfileInput, WrittenProfile } from './profile.ts'
import type { QuestionInput, QuestionReading } from './question.ts'
import type { Told } from './told.ts'

export type { AnswerSource, PropertyDefinition, PropertyType, Span } from '@keepsake/offline-engine'
// The offline engine is the default implementation, so its types are the types of the port.
export { DOUBTS, type Doubt, holdsBack } from '@keepsake/offline-engine'

export type Engine = 'offline' | 'model'

/** Tokens that a model read and wrote for one call, for billing. */
export interface TokenUsage {
  inputTokens: number
  outputTokens: number
}

export interface ExtractInput extends Omit<offline.ExtractInput, 'maxCpuMs'> {
  /** Additional instruction of the caller. Models use it, and the offline engine ignores it. */
  prompt?: string | undefined
  /** What models get beside the text. */
  told?: Told | undefined
  /** Reads all of the content, however long it takes. [only what takes little CPU time] */
  isWhole?: boolean | undefined
}

export interface ExtractedProperty extends Omit<offline.ExtractedProperty, 'engine'> {
  engine: Engine
  /** Why the text does not state the value, or not of the record, if it does not. */
  doubt?: offline.Doubt | undefined
  /** It is not what was extracted for the property, and is suggested only if it disputes the current value. */
  faint?: true
}

/** A sentence that can be understood alone, and the words of the text that state it. */
export interface ExtractedFact {
  text: string
  evidence: offline.Span
}

export interface Extraction {
  /** What the text states, beside the values. Only of models. */
  facts?: ExtractedFact[]
  /** In text order. Empty if the content contains nothing that the definitions ask for. */
  properties: ExtractedProperty[]
  /** Values that are suggested only if they dispute another one. */
  faint?: ExtractedProperty[]
  /** Where reading stopped, if that was before the end: the rest takes long to read. */
  readTo?: number
  /** Present only if a model was called. */
  usage?: TokenUsage
}

export interface AnswerPassage extends offline.Passage {
  /** The part that answers the question best. A model reads a long passage around it. */
  best?: Pick<offline.Span, 'start' | 'end'> | undefined
}

export interface AnswerInput extends offline.AnswerInput {
  passages: readonly AnswerPassage[]
  /** What is known of the records that the passages are about, a line for each value. Only models use it. */
  known?: readonly { about: string; values: readonly string[] }[] | undefined
  signal?: AbortSignal | undefined
}

export interface Answer extends Omit<offline.Answer, 'engine'> {
  engine: Engine
}

export interface Answering {
  /** Absent if the passages do not answer the question. */
  answer?: Answer
  /** The times that the question names, in words, if no passage is of them. */
  nothingOf?: string | undefined
  /** Present if the answer is not one of the model. */
  warning?: { code: 'model_failed'; message: string }
  /** Present only if a model was called. */
  usage?: TokenUsage
}

/** Passages to order, best first as the search found them. */
export interface RankInput {
  question: string
  passages: readonly AnswerPassage[]
  now: Date
  signal?: AbortSignal | undefined
}

export interface Ranking {
  /** Those that answer the question or help to, best first. */
  ids: string[]
  usage: TokenUsage
}

/** A guideline in a directory, with the headings of its sections. */
export interface ListedGuideline {
  name: string
  description?: string
  sections: readonly string[]
}

/** A task, and the guidelines whose sections to choose from. */
export interface ChooseInput {
  task: string
  guidelines: readonly ListedGuideline[]
  signal?: AbortSignal | undefined
}

export interface Choice {
  /** The sections that the task needs, by their index among those of all guidelines, most important first. `score` is 0..1. */
  chosen: { index: number; score: number; reason: string }[]
  usage: TokenUsage
}

/** What an update may change, and what it should follow. */
export interface PlanUpdateInput {
  instruction: string
  material: string
  /** Sections of guidelines, or collections with their properties. */
  kind: 'guideline' | 'collection'
  targets: readonly { name: string; text: string }[]
  mayCreate: boolean
  signal?: AbortSignal | undefined
}

export interface PlannedChange {
  action: 'create' | 'updateSection' | 'appendSection' | 'addProperty' | 'updateProperty'
  /** Index of the target. Undefined for a guideline that is created. */
  target: number | undefined
  /** The new guideline or the property. Empty for sections. */
  name: string
  /** The new text of a section or guideline, the text to append, or the description of a property. */
  text: string
  /** The type of a property, such as `number` or `options: A, B`. Empty for sections. */
  type: string
  reason: string
  /** What it rests on, from the instruction or the material. */
  evidence: string
}

export interface UpdatePlan {
  changes: PlannedChange[]
  usage: TokenUsage
}

export interface DescribeImageInput {
  image: Uint8Array
  mimeType: string
  caption?: string | undefined
  signal?: AbortSignal | undefined
}

export interface ImageDescription {
  /** What the image shows, and the text in it. Empty if the model wrote nothing. */
  description: string
  usage: TokenUsage
  /** Id of the model that answered. */
  model: string
}

export interface TranscribeInput {
  audio: Uint8Array
  mimeType: string
  /** With the usual extension, by which services recognize the format. */
  fileName: string
  signal?: AbortSignal | undefined
}

export interface Transcription {
  /** Empty if nothing is said. */
  transcript: string
  /** The name of the model at its provider. */
  model: string
}

/**
 * The port to language models; `Extractor` is the one to what reads texts for values. Both implementations guarantee that a value or a sentence is returned only with the
 * place in the text that supports it. A call of a model counts against the ceiling of the payer, and throws
 * BudgetExceededError if that is reached.
 */
export interface Models {
  readonly engine: Engine
  /** @throws ApiError `server_error` that names the setting to check, if the configured model fails */
  answer(payer: ModelPayer, input: AnswerInput): Promise<Answering>
  /**
   * Which of these records a question names, and which of these properties it asks for. Absent with a configured model,
   * which is told the values of the records.
   */
  askedValues?(input: offline.AskedInput): Promise<offline.AskedValues>
  /**
   * Orders passages by how well they answer a question. Absent without a configured model.
   * @throws ApiError `server_error` that names the setting to check, if the configured model fails
   */
  rank?(payer: ModelPayer, input: RankInput): Promise<Ranking>
  /**
   * Writes the profile of a record from facts. Lines without a fact are dropped. Absent without a configured model.
   * @throws ApiError `server_error` that names the setting to check, if the configured model fails
   */
  writeProfile?(payer: ModelPayer, input: ProfileInput): Promise<WrittenProfile & { usage: TokenUsage }>
  /**
   * Reads a question about property values. Absent without a configured model.
   * @throws ApiError `server_error` that names the setting to check, if the configured model fails
   */
  readQuestion?(payer: ModelPayer, input: QuestionInput): Promise<QuestionReading & { usage: TokenUsage }>
  /**
   * Chooses the sections that a task needs. Absent without a configured model.
   * @throws ApiError `server_error` that names the setting to check, if the configured model fails
   */
  choose?(payer: ModelPayer, input: ChooseInput): Promise<Choice>
  /**
   * Plans changes of sections or properties. Changes without evidence, or of unknown targets, are dropped. Absent
   * without a configured model.
   * @throws ApiError `server_error` that names the setting to check, if the configured model fails
   */
  planUpdate?(payer: ModelPayer, input: PlanUpdateInput): Promise<UpdatePlan>
  /**
   * Describes an image. Absent without `VISION_MODEL`.
   * @throws ApiError `server_error` that names the setting to check, if the configured model fails
   */
  describeImage?: ((payer: ModelPayer, input: DescribeImageInput) => Promise<ImageDescription>) | undefined
  /**
   * Transcribes audio. Absent without `SPEECH_PROVIDER`.
   * @throws ApiError `server_error` that names the setting to check, if the configured model fails
   */
  transcribe?: ((payer: ModelPayer, input: TranscribeInput) => Promise<Transcription>) | undefined
  close(): Promise<void>
}

export const MODEL_PROVIDERS = ['openai', 'anthropic', 'openai-compatible'] as const
export type ModelProvider = (typeof MODEL_PROVIDERS)[number]

/** Vectors of texts by one model. Texts with similar meanings have similar vectors, even if their words differ. */
export interface Embedding {
  /** Model name, vector length and hash of the passage prefix. Vectors of different models cannot be compared. */
  model: string
  /** One for each text, in the same order. */
  vectors: Float32Array[]
  /** Tokens that the model read, for billing. */
  tokens: number
}

/** The port to embedding models. Without a model, search uses only words. */
export interface Embedder {
  /** What its vectors are stored under, if that is known before its first answer. */
  readonly model?: string
  /** How many texts to pass in a call, if its speed asks for fewer than usual. */
  readonly textsAtOnce?: number
  /**
   * @param payer who pays for all of the texts, or for each of them: then each pays for its share of one call
   * @param options.as what the texts are. Many models treat queries and passages differently [passage]
   * @param options.timeoutMs timeout of the call [60,000]
   * @param options.retries how often a failed call is retried [1]
   * @throws RefusedTextsError if the model rejects these texts, so that a retry would fail too
   * @throws BudgetExceededError, with the payers whose ceiling is reached
   * @throws EmbedderNotReady if a model of this machine is loading, or cannot run
   * @throws ApiError `server_error` that names the setting to check, if it fails otherwise or returns no valid vectors
   */
  embed(
    payer: ModelPayer | readonly ModelPayer[] | 'server',
    texts: readonly string[],
    options?: EmbedOptions,
  ): Promise<Embedding>
}

export interface EmbedOptions {
  as?: 'query' | 'passage'
  /** Whether nobody waits for them, so that others go first. */
  isBackground?: boolean
  timeoutMs?: number
  retries?: number
  signal?: AbortSignal
}

/** An embedding model with resources of its own. */
export interface ConfiguredEmbedder extends Embedder {
  provider: string
  name: string
  close(): Promise<void>
}

/** The settings `SPEECH_…`. */
export interface SpeechSettings extends Pick<EmbeddingSettings, 'baseUrl' | 'apiKey' | 'name'> {
  provider?: Exclude<ModelProvider, 'anthropic'> | undefined
}

/** The settings `EMBEDDING_…`. Without a provider, the model is the built-in one. */
export interface EmbeddingSettings {
  provider?: Exclude<ModelProvider, 'anthropic'> | 'local' | 'off' | undefined
  baseUrl?: string | undefined
  apiKey?: string | undefined
  name?: string | undefined
  /** Added before each query. */
  queryPrefix?: string | undefined
  /** Added before each passage. */
  passagePrefix?: string | undefined
}
