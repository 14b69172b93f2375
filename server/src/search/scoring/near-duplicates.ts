import { isDecisive } from '@keepsake/english'

/** The share of the longer text that the shorter one has to contain. */
const SHARE = 0.8

/**
 * Whether one passage contains nothing that the other lacks, and almost everything that it has. A number or a "not" in
 * only one of them makes them different, because it may be a correction.
 */
export function isNearDuplicate(a: readonly number[], b: readonly number[]): boolean {
  const [short, long] = a.length <= b.length ? [a, new Set(b)] : [b, new Set(a)]
  if (short.length < SHARE * long.size || !short.every(key => long.has(key))) return false
  const shared = new Set(short)
  return ![...long].some(key => isDecisive(key) && !shared.has(key))
}
