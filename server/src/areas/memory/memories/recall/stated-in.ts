import { z } from 'zod'
import type { AnswerPassage } from '../../../../models/port.ts'
import type { Scope } from '../../../../platform/database/scope.ts'
import type { CollectionDefinition } from '../../definitions.ts'
import { statedInMemories } from '../../properties/sql/stated-in.ts'
import type { MemoryRow } from '../sql/read.ts'

const Place = z.object({ start: z.number(), end: z.number() })

/** The current values that memories state, by memory, with what their collections say of them. */
export async function statedIn(
  scope: Scope,
  memories: readonly Pick<MemoryRow, 'id' | 'recordId'>[],
  collections: readonly CollectionDefinition[],
): Promise<Map<string, NonNullable<AnswerPassage['states']>>> {
  if (memories.length === 0) return new Map()
  const recordIds = [...new Set(memories.map(({ recordId }) => recordId))]
  const rows = await statedInMemories(
    scope,
    recordIds,
    memories.map(({ id }) => id),
  )
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
