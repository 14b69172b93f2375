export type { RecordKey } from '../../../shared/record.ts'
export { type AnthropicMemory, type AnthropicMemoryOptions, anthropicMemory } from './anthropic-memory.ts'
export type { MemoryCommand } from './commands.ts'
