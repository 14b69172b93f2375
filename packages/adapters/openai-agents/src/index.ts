export type { RecordKey } from '../../shared/record.ts'
export { KeepsakeSession } from './session.ts'
export { type KeepsakeToolsOptions, keepsakeTools, type MemoryTool } from './tools.ts'
