/** A part of the name of event types: `order`, with `order.paid` below it. */
export interface TypeNode<Type> {
  /** `order.*` for a part that has others below it, else the type. */
  pattern: string
  type?: Type
  below: TypeNode<Type>[]
}

/** The event types by the parts of their names, those that contain the words alone. */
export function treeOf<Type extends { type: string; description: string }>(
  types: readonly Type[],
  search = '',
): TypeNode<Type>[] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean)
  const found = types.filter(({ type, description }) => {
    const text = `${type} ${description}`.toLowerCase()
    return words.every(word => text.includes(word))
  })
  const groups = Map.groupBy(found, ({ type }) => type.slice(0, Math.max(0, type.indexOf('.'))))
  return [...groups].flatMap(([group, ofGroup]): TypeNode<Type>[] => {
    const leaves = ofGroup.map(type => ({ pattern: type.type, type, below: [] }))
    return group === '' ? leaves : [{ pattern: `${group}.*`, below: leaves }]
  })
}

/** Whether a list of patterns has all of a pattern. */
export const covers = (patterns: readonly string[], pattern: string): boolean =>
  patterns.some(
    each => each === '*' || each === pattern || (each.endsWith('.*') && pattern.startsWith(each.slice(0, -1))),
  )

/**
 * The patterns after one was chosen, or taken out: then what else a wider pattern has is named one by one.
 * @param types all that there are
 */
export function toggled(patterns: readonly string[], pattern: string, types: readonly string[]): string[] {
  if (!covers(patterns, pattern)) return [...patterns.filter(each => !covers([pattern], each)), pattern]
  const wider = patterns.filter(each => covers([each], pattern))
  const left = treeOf(types.map(type => ({ type, description: '' }))).flatMap(({ pattern: group, below }) => {
    if (!covers(wider, group) && !below.some(leaf => covers(wider, leaf.pattern))) return []
    if (!covers([pattern], group) && !covers([group], pattern)) return covers(wider, group) ? group : []
    return below.map(leaf => leaf.pattern).filter(leaf => covers(wider, leaf) && !covers([pattern], leaf))
  })
  return [...patterns.filter(each => !wider.includes(each) && !covers([pattern], each)), ...left]
}
