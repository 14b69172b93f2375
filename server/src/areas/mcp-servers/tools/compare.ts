import { isDeepStrictEqual } from 'node:util'
import type { Schemas } from '../../../contract/schemas.ts'
import type { ListedTool, ToolDefinition } from './listed-tool.ts'

export interface StoredTool extends ListedTool {
  enabled: boolean
  /** Held until its change is approved. */
  needsReview: boolean
  /** What was approved before the change. Null unless it needs a review. */
  approved: ToolDefinition | null
}

/** Whether models can call a tool: it is on, and not held. */
export const isCallable = ({ enabled, needsReview }: StoredTool): boolean => enabled && !needsReview

/** The names of the tools by what happened to them. */
export type Difference = Pick<Schemas['RefreshedMcpTools'], 'added' | 'removed' | 'changed' | 'unchanged'>

/**
 * Compares a listing with the stored tools. Flags are kept by name. A tool whose definition is not the approved one is
 * held; if it is changed back, it is not. New tools are off, except in the first listing, which the owner asked for by
 * adding the server.
 */
export function compare(
  stored: readonly StoredTool[],
  listed: readonly ListedTool[],
  { isFirst }: { isFirst: boolean },
): { tools: StoredTool[]; difference: Difference } {
  const before = new Map(stored.map(tool => [tool.name, tool]))
  const names = new Set(listed.map(({ name }) => name))
  const difference: Difference = {
    added: [],
    removed: stored.flatMap(({ name }) => (names.has(name) ? [] : [name])),
    changed: [],
    unchanged: [],
  }
  const tools = listed.map((tool): StoredTool => {
    const known = before.get(tool.name)
    if (!known) {
      difference.added.push(tool.name)
      return { ...tool, enabled: isFirst, needsReview: false, approved: null }
    }
    difference[isSame(known, tool) ? 'unchanged' : 'changed'].push(tool.name)
    const approved = known.approved ?? definitionOf(known)
    const needsReview = !isSame(approved, tool)
    return { ...tool, enabled: known.enabled, needsReview, approved: needsReview ? approved : null }
  })
  return { tools, difference }
}

const definitionOf = ({ description, inputSchema }: ToolDefinition): ToolDefinition => ({ description, inputSchema })

const isSame = (one: ToolDefinition, other: ToolDefinition): boolean =>
  isDeepStrictEqual(definitionOf(one), definitionOf(other))
