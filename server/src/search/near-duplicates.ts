import { isDecisive } from './text/hash.ts'

/** How much of the longer text the shorter one has to say. */
const SHARE = 0.8

/**
 * Whether one passage says nothing that the other does not say, and hardly less. A number or a "not" that only one of
 * them has makes them different, however much they share: that may be a correction.
 */
export function isNearDuplicate(a: readonly number[], b: readonly number[]): boolean {
  const [short, long] = a.length <= b.length ? [a, new Set(b)] : [b, new Set(a)]
  if (short.length < SHARE * long.size || !short.every(key => long.has(key))) return false
  const shared = new Set(short)
  return ![...long].some(key => isDecisive(key) && !shared.has(key))
}
