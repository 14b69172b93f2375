import type { components } from '../../contract/openapi.gen.ts'
import type { ExtractedProperty, PropertyDefinition } from '../../models/port.ts'
import type { Spender } from '../../platform/credits/credits.ts'
import type { SearchDocument } from '../../search/types.ts'
import type { Identity } from '../entity/identity.ts'
import { propertyKey } from '../properties/incoming.ts'
import type { StoreOutcome } from '../statements/store.ts'

export type MemorizeRequest = components['schemas']['MemorizeRequest']
export type Memorized = components['schemas']['Memorized']

/** A request that was understood, and what was extracted from its content. */
export interface Prepared {
  request: MemorizeRequest
  identity: Identity
  timestamp: Date
  memoryId: string
  /** What recall finds it by. */
  document: SearchDocument
  definitions: PropertyDefinition[]
  extracted: ExtractedProperty[]
  /** Whether the collections were chosen by the type that the record is assumed to have. */
  typed: boolean
  price: number
}

/** A memory to be kept, and who pays. */
export interface Order {
  spender: Spender
  prepared: Prepared
}

/** The answer for one memory. */
export function toMemorized(prepared: Prepared, { items, changes }: StoreOutcome, n = 0): Memorized {
  const item = items.find(candidate => candidate.n === n)
  if (!item) throw new Error('The statement that stores memories forgot one.')
  const previous = new Map(
    changes.filter(change => change.n === n).map(change => [propertyKey(change), change.previous]),
  )
  return {
    creditsCharged: item.duplicate ? 0 : prepared.price,
    recordId: item.recordId,
    memories: [{ id: item.memoryId, content: item.content ?? prepared.request.content }],
    properties: item.duplicate
      ? []
      : prepared.extracted.map(property => {
          const before = previous.get(propertyKey(property))
          const { propertyName, value, collectionId, confidence, evidence, engine } = property
          return {
            propertyName,
            value,
            ...(before !== undefined && { previousValue: before }),
            collectionId,
            confidence,
            evidence,
            engine,
          }
        }),
    ...(item.duplicate && { duplicate: true }),
  }
}
