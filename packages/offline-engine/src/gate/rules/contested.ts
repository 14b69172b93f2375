import type { Place } from '../place.ts'
import type { Rule } from './rule.ts'

/** What stands between a value and the one that replaces it: hardly anything. */
const MAX_BETWEEN = 60
/** Words that belong to two values that are both right: a range, a list, a change, parts of one thing. */
const BOTH =
  /^\s*(?:[-–/x×&]|to\b|and\b|or\b|by\b|bis\b)|\b(?:per|from|than|instead of|rather than|was|were|before|used to|formerly|up|down|plus|with|for|of|in|at|on|each|every|until|since|deposit)\b|[(]/
/** "100 Mbit/s ~~100~~ → 500 Mbit/s" */
const STRUCK = /~~|→|->|=>|✗|❌/

const shapeOf = (code: string): string =>
  code
    .replaceAll(/\d+/g, '9')
    .replaceAll(/\p{Ll}+/gu, 'a')
    .replaceAll(/\p{Lu}+/gu, 'A')

/** A value of the same form in the same sentence, with nothing but a few words between: which of them is it? */
function isContested({ definition, said, right }: Place): boolean {
  if (STRUCK.test(right.slice(0, MAX_BETWEEN)) && /\d/.test(said)) return /\d/.test(right.slice(0, MAX_BETWEEN))
  if (definition.type !== 'text' || !/\d/.test(said) || /\s/.test(said)) return false
  const found = right.match(/[\p{L}\d]+(?:[-/.][\p{L}\d]+)*/gu) ?? []
  const other = found.find(word => word !== said && shapeOf(word) === shapeOf(said))
  if (other === undefined) return false
  const between = right.slice(0, right.indexOf(other))
  return between.length <= MAX_BETWEEN && !BOTH.test(between)
}

export const CONTESTED: readonly Rule[] = [
  {
    doubt: 'corrected',
    because: '"MX-4410, hmm, let me read again, MX-4470."',
    isSoft: true,
    holds: isContested,
  },
]
