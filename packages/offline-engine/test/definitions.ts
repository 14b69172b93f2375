import type { PropertyDefinition } from '../src/types.ts'

/** Returns a function that defines properties of one collection. */
export const definer =
  (collectionName: string) =>
  (name: string, type: PropertyDefinition['type'], more: Partial<PropertyDefinition> = {}): PropertyDefinition => ({
    collectionId: 'col_1',
    collectionName,
    name,
    systemName: name.toLowerCase().replaceAll(/[ -]/g, '_'),
    type,
    mode: type === 'array' ? 'append' : 'replace',
    ...more,
  })
