import type { Schemas } from '../../../contract/schemas.ts'
import type { CollectionDefinition } from '../definitions.ts'
import type { DisputingRow } from './sql/disputed.ts'
import type { PropertyRow } from './sql/read.ts'

/** A property with the metadata from its collection. */
export function toPropertyValue(
  row: PropertyRow,
  collections: readonly CollectionDefinition[],
): Schemas['PropertyValue'] {
  const collection = collections.find(({ id }) => id === row.collectionId)
  const definition = collection?.properties.find(({ systemName }) => systemName === row.systemName)
  return {
    propertyName: definition?.name ?? row.name,
    systemName: row.systemName,
    value: row.value,
    type: row.type,
    ...(row.collectionId !== '' && { collectionId: row.collectionId }),
    ...(collection && { collectionName: collection.name }),
    ...(definition?.description !== undefined && { description: definition.description }),
    ...(definition?.unit !== undefined && { unit: definition.unit }),
    version: row.version,
    updatedAt: row.updatedAt.toISOString(),
    asOf: row.asOf.toISOString(),
    source: row.source,
    confidence: row.confidence,
    ...(row.disputed && { disputed: toDispute(row.disputed) }),
  }
}

const toDispute = ({ timestamp, ...row }: DisputingRow): Schemas['Dispute'] => ({
  ...row,
  timestamp: new Date(timestamp).toISOString(),
})
