export { BUILT_IN, whyUnavailable } from './built-in.ts'
export { EmbeddingFailure, type FailureKind } from './embedding-failure.ts'
export {
  createEmbeddingProcess,
  type EmbeddingProcess,
  type EmbeddingProcessOptions,
  type ProcessTiming,
} from './embedding-process.ts'
