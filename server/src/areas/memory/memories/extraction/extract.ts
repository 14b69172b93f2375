import type { ModelPayer } from '../../../../models/budget/budget.ts'
import { BudgetExceededError } from '../../../../models/budget/budget-exceeded.ts'
import type { Extractor } from '../../../../models/extractor.ts'
import { type FailureKind, ModelError } from '../../../../models/model-error.ts'
import type { Engine, ExtractedFact, ExtractedProperty, ExtractInput } from '../../../../models/port.ts'
import type { DefinedProperty } from '../../definitions.ts'

export interface Said {
  content: string
  timestamp: Date
  speaker?: string | null | undefined
  /** Who says what, if it is a conversation. */
  turns?: ExtractInput['turns']
  subject?: ExtractInput['subject']
  told?: ExtractInput['told']
}

export interface ReadContext {
  payer: ModelPayer
  signal: AbortSignal
  /** The confidence that a value needs to be stored. */
  minConfidence: number
  extractionPrompt?: string | undefined
  maxProperties?: number | undefined
  /** Reads all of the content, however long it takes. [only what takes little CPU time] */
  isWhole?: boolean
}

/** Why a text could not be read, with the error that a response can show. */
export interface Failure {
  /** `budget`: nothing was sent to the model. */
  kind: FailureKind | 'budget'
  error: ModelError
}

/** What was read in one text, and what decides which of it is stored. */
export interface Reading {
  definitions: readonly DefinedProperty[]
  extracted: readonly ExtractedProperty[]
  /** What the text states, beside the values. */
  facts?: readonly ExtractedFact[] | undefined
  /** Suggested only if they dispute a value. */
  faint?: readonly ExtractedProperty[] | undefined
  minConfidence: number
  /** Where reading stopped, if that was before the end: the rest takes long to read. */
  readTo?: number | undefined
  failure?: Failure | undefined
}

/** Reading that ended without an outcome: the call was aborted, or the database does not answer. */
interface Stopped extends Reading {
  stopped?: { error: unknown }
}

export interface Reader {
  readonly engine: Engine
  /** Reads a text for values, which may call a model. Writes nothing and never throws: a failure is an outcome. */
  read(text: Said, definitions: readonly DefinedProperty[], context: ReadContext): Promise<Stopped>
}

/** The only user of the port to what reads texts. */
export const createReader = ({ engine, extract }: Extractor): Reader => ({
  engine,
  async read({ content, timestamp, speaker, turns, subject, told }, definitions, { payer, minConfidence, ...context }) {
    const nothing = { definitions, extracted: [], minConfidence }
    if (definitions.length === 0) return nothing
    const { signal, extractionPrompt: prompt, maxProperties, isWhole } = context
    const said = { content, timestamp, speaker: speaker ?? undefined, turns, subject, told }
    try {
      const input = { ...said, definitions, signal, prompt, maxProperties, minConfidence, isWhole }
      const { properties: extracted, facts, faint, readTo } = await extract(payer, input)
      return { ...nothing, extracted, facts, faint, readTo }
    } catch (error) {
      if (!(error instanceof ModelError)) return { ...nothing, stopped: { error } }
      return { ...nothing, failure: { kind: error instanceof BudgetExceededError ? 'budget' : error.kind, error } }
    }
  },
})

/** @throws what stopped the reading, if it has no outcome */
export function unlessStopped({ stopped, ...reading }: Stopped): Reading {
  if (stopped) throw stopped.error
  return reading
}

/** @throws the failure of the reader, or what stopped the reading */
export function unlessFailed(read: Stopped): Reading {
  const reading = unlessStopped(read)
  if (reading.failure) throw reading.failure.error
  return reading
}
