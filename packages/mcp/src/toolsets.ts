import { tools } from './generated/tools.gen.ts'
import type { Tool } from './tool.ts'

/** The default toolsets of an agent. They are few because every tool costs it context. */
export const DEFAULT_TOOLSETS: readonly string[] = ['memory', 'collections', 'events', 'guidelines']

export class UnknownToolsetError extends Error {
  override readonly name = 'UnknownToolsetError'
}

/** All toolset names, without `all`. */
export const toolsetNames = (): string[] => [...new Set(tools.map(({ toolset }) => toolset))]

/**
 * @param asked names separated by commas; `all` is every tool
 * @throws UnknownToolsetError that names the existing toolsets
 */
export function selectTools(asked?: string): Tool[] {
  const names = asked === undefined ? DEFAULT_TOOLSETS : asked.split(',').map(name => name.trim())
  if (names.includes('all')) return tools
  const known = toolsetNames()
  const unknown = asked === undefined ? [] : names.filter(name => !known.includes(name))
  if (unknown.length > 0) {
    throw new UnknownToolsetError(`No toolset ${unknown.join(', ')}. Available toolsets: ${known.join(', ')}, all.`)
  }
  return tools.filter(({ toolset }) => names.includes(toolset))
}
