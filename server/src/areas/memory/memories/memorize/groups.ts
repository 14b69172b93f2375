import { entityName, sharedNames } from '../../records/entity/entities.ts'
import type { Prepared } from './pending-memory.ts'

/** Items that one statement stores: enough that its own cost does not count, few enough that progress is seen. */
export const MOST_ITEMS = 200
/** Characters of content that one statement stores; one longer content has a statement of its own. */
const MOST_CONTENT = 1_000_000

/**
 * How many of the first ones one statement can store. Apart come items that may be about one record and name it
 * differently, and items of one entity that both bring properties: what they do depends on their order.
 */
export function sizeOfGroup(works: readonly { prepared: Prepared }[]): number {
  const owners = new Map<string, string>()
  const touched = new Set<string>()
  let characters = 0
  let size = 0
  for (const { prepared } of works.slice(0, MOST_ITEMS)) {
    const { identity, extracted, request } = prepared
    const entity = entityName(identity)
    const names = sharedNames(identity)
    characters += request.content.length
    const overlaps = names.some(name => (owners.get(name) ?? entity) !== entity)
    const depends = overlaps || (extracted.length > 0 && touched.has(entity))
    if (size > 0 && (depends || characters > MOST_CONTENT)) break
    for (const name of names) owners.set(name, entity)
    if (extracted.length > 0) touched.add(entity)
    size++
  }
  return size
}
