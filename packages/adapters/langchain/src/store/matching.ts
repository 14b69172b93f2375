import type { MatchCondition } from '@langchain/langgraph-checkpoint'

const OPERATORS: Readonly<Record<string, (value: unknown, wanted: unknown) => boolean>> = {
  $eq: (value, wanted) => isEqual(value, wanted),
  $ne: (value, wanted) => !isEqual(value, wanted),
  $gt: (value, wanted) => Number(value) > Number(wanted),
  $gte: (value, wanted) => Number(value) >= Number(wanted),
  $lt: (value, wanted) => Number(value) < Number(wanted),
  $lte: (value, wanted) => Number(value) <= Number(wanted),
  $in: (value, wanted) => Array.isArray(wanted) && wanted.some(each => isEqual(value, each)),
  $nin: (value, wanted) => !Array.isArray(wanted) || !wanted.some(each => isEqual(value, each)),
}

/**
 * Whether an item passes the filter of a search: each key equals its value, or passes its operators.
 * @throws TypeError for an unknown operator
 */
export const passes = (value: Readonly<Record<string, unknown>>, filter: Readonly<Record<string, unknown>>): boolean =>
  Object.entries(filter).every(([key, wanted]) => isWanted(value[key], wanted))

function isWanted(value: unknown, wanted: unknown): boolean {
  const names = wanted !== null && typeof wanted === 'object' ? Object.keys(wanted) : []
  if (wanted === null || typeof wanted !== 'object' || !names.some(name => name.startsWith('$')))
    return isEqual(value, wanted)
  return Object.entries(wanted).every(([name, operand]) => {
    const operator = OPERATORS[name]
    if (!operator) throw new TypeError(`${name} is no operator of a filter. Use ${Object.keys(OPERATORS).join(', ')}.`)
    return operator(value, operand)
  })
}

const isEqual = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b)

/** Whether a namespace begins or ends with the path of a condition, in which `*` is any label. */
export function matches(namespace: readonly string[], { matchType, path }: MatchCondition): boolean {
  const start = matchType === 'prefix' ? 0 : namespace.length - path.length
  return start >= 0 && path.every((label, index) => label === '*' || namespace[start + index] === label)
}
