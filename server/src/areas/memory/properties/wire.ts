import type { Schemas } from '../../../contract/schemas.ts'
import type { CollectionDefinition } from '../definitions.ts'
import type { PropertyRow } from './sql/read.ts'

/** A property with the metadata from its collection. */
export function toPropertyValue(
  row: PropertyRow,
  collections: readonly CollectionDefinition[],
): Schemas['PropertyValue'] {
  const collection = collections.find(({ id }) => id === row.collectionId)
  const definition = collection?.properties.find(({ systemName }) => systemName === row.systemName)
  return {
    propertyName: row.name,
    systemName: row.systemName,
    value: row.value,
    type: row.type,
    ...(row.collectionId !== '' && { collectionId: row.collectionId }),
    ...(collection && { collectionName: collection.name }),
    ...(definition?.description !== undefined && { description: definition.description }),
    ...(definition?.unit !== undefined && { unit: definition.unit }),
    version: row.version,
    updatedAt: row.updatedAt.toISOString(),
    source: row.source,
    confidence: row.confidence,
  }
}
