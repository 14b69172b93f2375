import { tools } from './generated/tools.gen.ts'
import type { Tool } from './tool.ts'

/** Which tools a connection has. */
export interface Selection {
  /** Names of toolsets and tools, separated by commas. If absent, `default` is listed and every tool can be called. */
  toolsets?: string | undefined
  /** Leaves out the tools that change data. */
  readOnly?: boolean | undefined
}

/** A named group of tools. */
export interface Toolset {
  name: string
  tools: readonly Tool[]
}

/** The most common work, in few tools: each costs every agent context. */
const DEFAULT: readonly string[] = [
  'memory_store_pro',
  'smartRecall',
  'memory_digest',
  'memory_get_properties',
  'memory_update_property',
  'collection_list',
  'guideline_list',
  'guideline_read',
  'ai_smart_guidelines',
]

export class InvalidSelectionError extends Error {
  override readonly name = 'InvalidSelectionError'
}

/** `default`, one set for each area of the spec, and `all`. */
export const TOOLSETS: readonly Toolset[] = [
  { name: 'default', tools: tools.filter(({ name }) => DEFAULT.includes(name)) },
  ...[...new Set(tools.map(({ toolset }) => toolset))].map(area => ({
    name: area,
    tools: tools.filter(({ toolset }) => toolset === area),
  })),
  { name: 'all', tools },
]

/**
 * @returns the selected tools, in the order of the spec
 * @throws InvalidSelectionError that names the existing toolsets
 */
export function selectTools({ toolsets = 'default', readOnly = false }: Selection): readonly Tool[] {
  const selected = new Set(
    toolsets
      .split(',')
      .map(name => name.trim())
      .flatMap(name => toolsOf(name)),
  )
  return tools.filter(tool => selected.has(tool) && (!readOnly || tool.annotations.readOnlyHint))
}

/** The tools that can be called. Only a selection limits them: the default is a short list, not a permission. */
export const callableTools = ({ toolsets = 'all', ...selection }: Selection): readonly Tool[] =>
  selectTools({ toolsets, ...selection })

function toolsOf(name: string): readonly Tool[] {
  const found = TOOLSETS.find(toolset => toolset.name === name)?.tools ?? tools.filter(tool => tool.name === name)
  if (found.length > 0) return found
  const names = TOOLSETS.map(toolset => toolset.name).join(', ')
  throw new InvalidSelectionError(`There is no toolset or tool ${name}. The toolsets: ${names}.`)
}

/** Why a tool cannot be called on this connection, and what to do. */
export function explainMissing(name: string, selection: Selection): string {
  const tool = tools.find(each => each.name === name)
  const names = callableTools(selection).map(each => each.name)
  if (tool === undefined) return `Tool ${name} not found. The tools of this connection: ${names.join(', ')}.`
  return callableTools({ toolsets: selection.toolsets }).includes(tool)
    ? `Tool ${name} changes data, and this connection is read-only. Ask the user to turn read-only mode off in the MCP configuration.`
    : `Tool ${name} is not selected. Ask the user to add ${name}, or its toolset ${tool.toolset}, to the toolsets in the MCP configuration.`
}
