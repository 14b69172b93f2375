export type { RecordKey } from '../../shared/record.ts'
export type { MigrateOptions } from '../../shared/transcript/transcript.ts'
export { KeepsakeSession, type KeepsakeSessionOptions, migrateTranscripts } from './session.ts'
export { type KeepsakeToolsOptions, keepsakeTools, type MemoryTool } from './tools.ts'
