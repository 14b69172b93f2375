import { entityName, sharedNames } from '../../records/entity/entities.ts'
import type { Draft } from '../request/read-request.ts'
import { sentencesOf } from './duplicates.ts'

/** Maximum items per statement: enough to amortize its cost, few enough to show progress. */
export const MAX_ITEMS = 200
/** Maximum characters of content per statement. A single longer content gets its own statement. */
const MAX_CONTENT = 1_000_000

/** What decides whether items are stored together. */
interface Groupable extends Pick<Draft, 'identity' | 'request'> {
  /** Values that are stored with it. */
  extracted: readonly unknown[]
  /** Set if it is read for values after it is stored. */
  isRead?: unknown
}

/**
 * How many of the first items one statement can store. Items that may be about the same record but identify it
 * differently go into separate statements, as do items of one entity that both set properties, because their result
 * depends on their order. So does an item that repeats a sentence which is not read yet: whether it is a duplicate
 * depends on the values.
 */
export function sizeOfGroup(items: readonly Groupable[], most = MAX_ITEMS): number {
  const owners = new Map<string, string>()
  const touched = new Set<string>()
  const pending = new Set<string>()
  let characters = 0
  let size = 0
  for (const { identity, extracted, request, isRead } of items.slice(0, most)) {
    const entity = entityName(identity)
    const names = sharedNames(identity)
    const said = isRead ? sentencesOf(request.content).map(sentence => `${entity} ${sentence}`) : []
    characters += request.content.length
    const overlaps = names.some(name => (owners.get(name) ?? entity) !== entity)
    const depends = overlaps || (extracted.length > 0 && touched.has(entity)) || said.some(one => pending.has(one))
    if (size > 0 && (depends || characters > MAX_CONTENT)) break
    for (const name of names) owners.set(name, entity)
    for (const one of said) pending.add(one)
    if (extracted.length > 0) touched.add(entity)
    size++
  }
  return size
}

/** Splits items into groups that one statement each can store, in order. @param most items of the next group */
export function* groupsOf<T extends { prepared: Groupable }>(
  works: readonly T[],
  most = () => MAX_ITEMS,
): Generator<T[]> {
  for (let from = 0, size = 0; from < works.length; from += size) {
    const left = works.slice(from)
    size = sizeOfGroup(
      left.map(({ prepared }) => prepared),
      most(),
    )
    yield left.slice(0, size)
  }
}
