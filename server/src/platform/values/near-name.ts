import { distance } from 'fastest-levenshtein'

/** If more characters differ than this, or more than a third of the name, it is not a typo. */
const MAX_SLIPS = 3

/** A name as people remember it: without case and without what joins its words. */
export const bareName = (name: string): string => name.toLowerCase().replaceAll(/[\s_.-]/g, '')

/** The known name that a caller probably meant: the same words in another notation, or a typo. */
export function nearName(given: string, known: readonly string[]): string | undefined {
  const bare = bareName(given)
  const [best] = known.map(name => ({ name, slips: slipsOf(bare, bareName(name)) })).sort((a, b) => a.slips - b.slips)
  return best && best.slips <= Math.min(MAX_SLIPS, bare.length / 3) ? best.name : undefined
}

/** Two letters that changed places are one slip, as in `emial`, of which the distance is 2. */
function slipsOf(given: string, name: string): number {
  const slips = distance(given, name)
  return slips === 2 && given.length === name.length && [...given].sort().join() === [...name].sort().join() ? 1 : slips
}
