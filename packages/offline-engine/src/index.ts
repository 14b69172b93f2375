export { createOfflineEngine, type OfflineEngine } from './engine.ts'
export { EngineUnavailableError } from './engine-unavailable-error.ts'
export type {
  Answer,
  AnswerInput,
  AnswerSource,
  ExtractedProperty,
  ExtractInput,
  Passage,
  PropertyDefinition,
  PropertyType,
  Span,
} from './types.ts'
