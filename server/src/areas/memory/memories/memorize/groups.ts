import { entityName, sharedNames } from '../../records/entity/entities.ts'
import type { Prepared } from './pending-memory.ts'

/** Maximum items per statement: enough to amortize its cost, few enough to show progress. */
export const MAX_ITEMS = 200
/** Maximum characters of content per statement. A single longer content gets its own statement. */
const MAX_CONTENT = 1_000_000

/**
 * How many of the first items one statement can store. Items that may be about the same record but identify it
 * differently go into separate statements, as do items of one entity that both set properties, because their result
 * depends on their order.
 */
export function sizeOfGroup(works: readonly { prepared: Prepared }[]): number {
  const owners = new Map<string, string>()
  const touched = new Set<string>()
  let characters = 0
  let size = 0
  for (const { prepared } of works.slice(0, MAX_ITEMS)) {
    const { identity, extracted, request } = prepared
    const entity = entityName(identity)
    const names = sharedNames(identity)
    characters += request.content.length
    const overlaps = names.some(name => (owners.get(name) ?? entity) !== entity)
    const depends = overlaps || (extracted.length > 0 && touched.has(entity))
    if (size > 0 && (depends || characters > MAX_CONTENT)) break
    for (const name of names) owners.set(name, entity)
    if (extracted.length > 0) touched.add(entity)
    size++
  }
  return size
}

/** Splits items into groups that one statement each can store, in order. */
export function groupsOf<T extends { prepared: Prepared }>(works: readonly T[]): T[][] {
  const groups: T[][] = []
  for (let from = 0; from < works.length; from += groups.at(-1)?.length ?? 1)
    groups.push(works.slice(from, from + sizeOfGroup(works.slice(from))))
  return groups
}
