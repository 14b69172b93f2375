export type { RecordKey } from '@keepsake/transcript/record'
export { type AnthropicMemory, type AnthropicMemoryOptions, anthropicMemory } from './anthropic-memory.ts'
export type { MemoryCommand } from './commands.ts'
