import type { components } from '../../../../contract/openapi.gen.ts'
import type { MemoryRow } from '../sql/read.ts'
import { type ComposedDigest, composeDigest } from './compose-digest.ts'
import { preferred } from './prefer-memories.ts'

/** What a record's memories tell, for a digest to choose from. */
export interface DigestMemories {
  /** What fits the focus, best first. */
  focused: readonly MemoryRow[]
  /** Newest first; the focused ones may be among them. */
  newest: readonly MemoryRow[]
}

/**
 * A digest with what fits the focus first and then the newest. Where not all of it has room, what is new and often spoken of
 * gets it; what was chosen still stands newest first. A pure function.
 */
export function digestOf(
  title: string,
  properties: readonly components['schemas']['PropertyValue'][],
  { focused, newest }: DigestMemories,
  budget: number,
): ComposedDigest {
  const first = new Set(focused.map(({ id }) => id))
  const rest = newest.filter(({ id }) => !first.has(id))
  const all = [...focused, ...rest]
  const whole = composeDigest(title, properties, all, budget)
  if (whole.memories.length === all.length) return whole
  const chosen = new Set(composeDigest(title, properties, [...focused, ...preferred(rest)], budget).memories)
  return composeDigest(
    title,
    properties,
    all.filter(memory => chosen.has(memory)),
    budget,
  )
}
