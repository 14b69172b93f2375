import { z } from 'zod'
import type { AnswerPassage, Models } from '../../../../models/port.ts'
import type { Scope } from '../../../../platform/database/scope.ts'
import type { TimeSettings } from '../../../../platform/values/time-settings.ts'
import type { CollectionDefinition } from '../../definitions.ts'
import { statedInMemories } from '../../properties/sql/stated-in.ts'
import { type MemoryRow, memoriesByIds } from '../sql/read.ts'

/** The names of records, by their ids. */
export type RecordNames = ReadonlyMap<string, string | undefined>

const Place = z.object({ start: z.number(), end: z.number() })

/** The current values that memories state, by memory, with what their collections say of them. */
export async function statedIn(
  scope: Scope,
  memories: readonly Pick<MemoryRow, 'id' | 'recordId'>[],
  collections: readonly CollectionDefinition[],
): Promise<Map<string, NonNullable<AnswerPassage['states']>>> {
  if (memories.length === 0) return new Map()
  const recordIds = [...new Set(memories.map(({ recordId }) => recordId))]
  const rows = await statedInMemories(scope, recordIds, { memoryIds: memories.map(({ id }) => id) })
  const stated = rows.flatMap(({ memoryId, collectionId, systemName, evidence }) => {
    const place = Place.safeParse(evidence)
    const property = collections
      .find(({ id }) => id === collectionId)
      ?.properties.find(each => each.systemName === systemName)
    if (!place.success || !property) return []
    const { name, description, type } = property
    return [{ memoryId, value: { name, description, type, ...place.data } }]
  })
  const ofEach = Map.groupBy(stated, ({ memoryId }) => memoryId)
  return new Map([...ofEach].map(([memoryId, each]) => [memoryId, each.map(({ value }) => value)]))
}

/** Memories that an answer reads because they state what it asks for, though the search did not find them. */
const MOST_BEYOND = 5

/** A question about records, of which some memories were found. */
interface Question {
  question: string
  times: TimeSettings
  /** The names of the records of these memories, by their ids. */
  names: RecordNames
  isOfOne: boolean
  found: readonly Pick<MemoryRow, 'id'>[]
  collections: readonly CollectionDefinition[]
}

/**
 * The memories that state the values which a question asks for, of the records that it names, as far as they were not found:
 * "Which plan is Tallow on?" has no word of "Upgraded to Enterprise".
 */
export async function statedBeyond(
  { askedValues }: Pick<Models, 'askedValues'>,
  scope: Scope,
  { question, times, names, isOfOne, found, collections }: Question,
): Promise<MemoryRow[]> {
  const properties = collections.flatMap(collection => collection.properties)
  if (!askedValues || properties.length === 0) return []
  const ids = [...names.keys()]
  const asked = await askedValues({ question, times, records: ids.map(id => names.get(id) ?? ''), properties })
  const recordIds = isOfOne ? ids : asked.records.flatMap(at => ids[at] ?? [])
  const systemNames = asked.properties.flatMap(at => properties[at]?.systemName ?? [])
  if (recordIds.length === 0 || systemNames.length === 0) return []
  const known = new Set(found.map(({ id }) => id))
  const stated = await statedInMemories(scope, recordIds, { systemNames })
  const beyond = [...new Set(stated.map(({ memoryId }) => memoryId))].filter(id => !known.has(id))
  return beyond.length === 0 ? [] : memoriesByIds(scope, beyond.slice(0, MOST_BEYOND))
}
