import { tools } from './generated/tools.gen.ts'
import type { Tool } from './tool.ts'

/** What an agent gets that asks for nothing in particular: every tool costs it context. */
export const DEFAULT_TOOLSETS: readonly string[] = ['memory', 'collections', 'guidelines']

export class UnknownToolsetError extends Error {
  override readonly name = 'UnknownToolsetError'
}

/** All names that may be asked for, `all` aside. */
export const toolsetNames = (): string[] => [...new Set(tools.map(({ toolset }) => toolset))]

/**
 * @param asked names separated by commas; `all` is every tool
 * @throws UnknownToolsetError that names what there is
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
