export type { RecordKey } from '../../shared/record.ts'
export { KeepsakeChatMessageHistory } from './chat-message-history.ts'
export { KeepsakeRetriever, type KeepsakeRetrieverFields, type MemoryMetadata } from './retriever.ts'
export { KeepsakeStore, type KeepsakeStoreOptions, type StoreTtl } from './store/store.ts'
