export type { RecordKey } from '../../shared/record.ts'
export type { MigrateOptions, TranscriptSummary } from '../../shared/transcript/transcript.ts'
export {
  type KeepsakeMessageStore,
  keepsakeMessageStore,
  type MessageStoreOptions,
  migrateTranscripts,
  type StoredMessage,
} from './message-store.ts'
export { type FoundMemory, type KeepsakeTools, type KeepsakeToolsOptions, keepsakeTools } from './tools.ts'
export {
  type MemoryWarning,
  type RememberedModel,
  type WithKeepsakeOptions,
  type WrappableModel,
  withKeepsake,
} from './with-keepsake.ts'
