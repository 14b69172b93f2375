export type { RecordKey } from '../../shared/record.ts'
export type { MigrateOptions } from '../../shared/transcript/transcript.ts'
export {
  type ChatMessageHistoryOptions,
  KeepsakeChatMessageHistory,
  migrateTranscripts,
} from './chat-message-history.ts'
export { KeepsakeRetriever, type KeepsakeRetrieverFields, type MemoryMetadata } from './retriever.ts'
export { KeepsakeStore, type KeepsakeStoreOptions, type StoreTtl } from './store/store.ts'
