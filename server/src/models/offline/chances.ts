import { isNameKind } from './called.ts'
import type { Compiled } from './definition.ts'
import type { Signals } from './signals.ts'

/**
 * A forest of small decision trees, each a run of nodes of four numbers: the signal to look at, the value up to which one goes
 * on at the first of the two nodes, and the places of the two. A leaf looks at signal -1, and its second number is its weight.
 */
export interface Forest {
  base: number
  trees: readonly (readonly number[])[]
}

/** The kinds of proposals that are weighed by trees of their own. */
export const FAMILIES = ['name', 'text', 'number', 'date', 'boolean', 'options', 'array'] as const
export type Family = (typeof FAMILIES)[number]

export function familyOf({ definition, kind }: Compiled): Family {
  const { type } = definition
  if (type === 'object') return 'text'
  if (type !== 'text') return type
  if ((definition.options ?? []).length > 0) return 'options'
  return isNameKind(kind) ? 'name' : 'text'
}

/** The chance, 0 to 1, that a proposal with these signals is right. */
export function chanceIn({ base, trees }: Forest, signals: Signals): number {
  let sum = base
  for (const tree of trees) {
    let at = 0
    while ((tree[at] ?? -1) >= 0)
      at = 4 * ((signals[tree[at] ?? 0] ?? 0) <= (tree[at + 1] ?? 0) ? (tree[at + 2] ?? 0) : (tree[at + 3] ?? 0))
    sum += tree[at + 1] ?? 0
  }
  return 1 / (1 + Math.exp(-sum))
}
