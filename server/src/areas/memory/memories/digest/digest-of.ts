import type { components } from '../../../../contract/openapi.gen.ts'
import type { MemoryRow } from '../sql/read.ts'
import { type ComposedDigest, composeDigest, type DigestFile, type DigestMemory } from './compose-digest.ts'
import { preferred } from './prefer-memories.ts'

/** The memories of a record that a digest chooses from. */
export interface DigestMemories {
  /** Memories that match the focus, best first. */
  focused: readonly DigestMemory[]
  /** Newest first; may include the focused ones. */
  newest: readonly MemoryRow[]
  /** Files that match the focus first, then the newest. */
  files?: readonly DigestFile[]
}

/**
 * A digest with the memories that match the focus first, then the newest ones. If not all fit, recent memories about
 * frequent topics are preferred; the chosen ones are still listed newest first. A pure function.
 */
export function digestOf(
  title: string,
  properties: readonly components['schemas']['PropertyValue'][],
  { focused, newest, files = [] }: DigestMemories,
  budget: number,
): ComposedDigest {
  const first = new Set(focused.map(({ id }) => id))
  const rest = newest.filter(({ id }) => !first.has(id))
  const all: DigestMemory[] = [...focused, ...rest]
  const whole = composeDigest(title, properties, all, budget, files)
  if (whole.memories.length === all.length) return whole
  const chosen = new Set(composeDigest(title, properties, [...focused, ...preferred(rest)], budget, files).memories)
  return composeDigest(
    title,
    properties,
    all.filter(memory => chosen.has(memory)),
    budget,
    files,
  )
}
