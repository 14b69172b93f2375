import type { FoundValue, GateInput, Judgement } from './gate/judgement.ts'

export type { AskedInput, AskedValues } from './answers/asked-values.ts'
export { createOfflineEngine, type OfflineEngine } from './engine.ts'
export { EngineUnavailableError } from './engine-unavailable-error.ts'
export { DOUBTS, type Doubt, holdsBack } from './gate/doubt.ts'
export type {
  Answer,
  AnswerInput,
  AnswerSource,
  ExtractedProperty,
  ExtractInput,
  Passage,
  PropertyDefinition,
  PropertyType,
  Reading,
  Span,
  StatedValue,
  WordedAnswer,
} from './types.ts'

/** What an engine found, judged. The rules load on first use. */
export const judgeValues = async <T extends FoundValue>(input: GateInput, found: readonly T[]): Promise<Judgement<T>> =>
  (await import('./gate/gate.ts')).throughGate(input, found)
