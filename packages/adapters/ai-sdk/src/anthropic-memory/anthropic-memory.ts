import { isKeepsakeError, type Keepsake } from '@keepsake/sdk'
import type { RecordKey } from '../../../shared/record.ts'
import { type Commands, commandsOver, type MemoryCommand } from './commands.ts'
import { FileError } from './files.ts'
import { guidelineFiles } from './guideline-files.ts'
import { memoryFiles } from './memory-files.ts'

/** Options of {@link anthropicMemory}. */
export interface AnthropicMemoryOptions {
  /** Whose memories the files are. Each file is one memory, which recall finds like any other. */
  record: RecordKey
  /** What Claude may do with the guidelines of the organization, in `/memories/guidelines`. [`read`] */
  guidelines?: 'none' | 'read' | 'write'
}

/**
 * The commands of Anthropic's memory tool. Each returns text for Claude: what it asked for, or what is wrong with the
 * command. They never throw for a mistake of Claude, only if the server cannot be asked.
 */
export type AnthropicMemory = Commands & {
  /** Runs any command, as `execute` of `anthropic.tools.memory_20250818`. */
  execute: (command: MemoryCommand) => Promise<string>
}

/**
 * Anthropic's memory tool over the memories of a record and the guidelines of the organization.
 *
 * @example
 * // AI SDK
 * const memory = anthropicMemory(client, { record: { email: 'dana.reyes@northwind.example' } })
 * const tools = { memory: anthropic.tools.memory_20250818({ execute: memory.execute }) }
 *
 * @example
 * // Anthropic's SDK
 * const tools = [betaMemoryTool(anthropicMemory(client, { record: { email: 'dana.reyes@northwind.example' } }))]
 */
export function anthropicMemory(
  client: Keepsake,
  { record, guidelines = 'read' }: AnthropicMemoryOptions,
): AnthropicMemory {
  const own = memoryFiles(client, record)
  const {
    view,
    create,
    str_replace,
    insert,
    delete: remove,
    rename,
  } = commandsOver(guidelines === 'none' ? [own] : [guidelineFiles(client, guidelines), own])
  const memory: Commands = {
    view: answered(view),
    create: answered(create),
    str_replace: answered(str_replace),
    insert: answered(insert),
    delete: answered(remove),
    rename: answered(rename),
  }
  const execute = (command: MemoryCommand): Promise<string> => {
    switch (command.command) {
      case 'view':
        return memory.view(command)
      case 'create':
        return memory.create(command)
      case 'str_replace':
        return memory.str_replace(command)
      case 'insert':
        return memory.insert(command)
      case 'delete':
        return memory.delete(command)
      case 'rename':
        return memory.rename(command)
    }
  }
  return { ...memory, execute }
}

/** Statuses that say what is wrong with the command: Claude can send another one. */
const MISTAKES = [400, 403, 404, 409, 413]

function answered<Command>(run: (command: Command) => Promise<string>): (command: Command) => Promise<string> {
  return async command => {
    try {
      return await run(command)
    } catch (error) {
      if (error instanceof FileError) return error.message
      if (isKeepsakeError(error) && MISTAKES.includes(error.status ?? 0)) return `Error: ${error.message}`
      throw error
    }
  }
}
