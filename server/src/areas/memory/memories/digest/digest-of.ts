import type { components } from '../../../../contract/openapi.gen.ts'
import { toldIn } from '../../../../models/language.ts'
import type { MemoryRow } from '../sql/read.ts'
import { type ComposedDigest, composeDigest, type DigestMemory, type DigestMore } from './compose-digest.ts'
import { rankOf, spread, withoutRepeats } from './prefer-memories.ts'

/** The memories of a record that a digest chooses from. */
export interface DigestMemories extends DigestMore {
  /** Memories that match the focus, best first. */
  focused: readonly DigestMemory[]
  /** Newest first; may include the focused ones. */
  newest: readonly MemoryRow[]
}

/**
 * A digest with the memories that match the focus first, then the newest ones; equal ones once. If not all fit, statements are
 * preferred to questions and acknowledgements, those of people to the assistant's, those that match the focus, and recent ones about
 * frequent topics; the chosen ones are still listed in that order. Of a long life each part has its share, and a message of a conversation is cut to what it tells. A
 * pure function.
 */
export function digestOf(
  title: string,
  properties: readonly components['schemas']['PropertyValue'][],
  { focused, newest, ...more }: DigestMemories,
  budget: number,
): ComposedDigest {
  const first = new Set(focused.map(({ id }) => id))
  const all: DigestMemory[] = withoutRepeats([...focused, ...newest.filter(({ id }) => !first.has(id))])
  const whole = composeDigest(title, properties, all, budget, more)
  if (whole.memories.length === all.length) return whole
  const isFocused = ({ id }: DigestMemory): boolean => first.has(id)
  const byTopic = [...all.filter(isFocused), ...spread(all.filter(memory => !isFocused(memory)))]
  const ranked = byTopic.toSorted((a, b) => rankOf(a) - rankOf(b)).map(withTold)
  const chosen = new Set(composeDigest(title, properties, ranked, budget, more).memories.map(({ id }) => id))
  return composeDigest(title, properties, all.filter(memory => chosen.has(memory.id)).map(withTold), budget, more)
}

/** A message of a conversation, cut to what it tells. */
function withTold(memory: DigestMemory): DigestMemory {
  if (memory.speaker === null || memory.passage) return memory
  const told = toldIn(memory.content)
  return told ? { ...memory, passage: told, isBrief: true } : memory
}
