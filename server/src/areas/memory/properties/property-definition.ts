import type { Json } from '../../../platform/values/json.ts'
import type { CollectionDefinition } from '../definitions.ts'
import { fits, typeOfValue } from '../typed-value.ts'
import type { ValueDefinition } from './incoming.ts'
import { isAlias, systemNameOf } from './system-names.ts'

/** A property's definition in its collection. */
export interface FoundDefinition {
  definition: ValueDefinition
  options: readonly string[]
}

/**
 * Finds a definition by name, system name or alias, first in the collections for this type and then in those for all types.
 */
export function findDefinition(
  property: string,
  type: string,
  collections: readonly CollectionDefinition[],
): FoundDefinition | undefined {
  const wanted = property.trim().toLowerCase()
  const fitting = collections.filter(({ entityType }) => entityType === undefined || entityType === type)
  for (const collection of fitting.sort(
    (a, b) => Number(a.entityType === undefined) - Number(b.entityType === undefined),
  )) {
    const found =
      collection.properties.find(({ name, systemName }) => name.toLowerCase() === wanted || systemName === wanted) ??
      collection.properties.find(one => isAlias(one, wanted))
    if (found) {
      const { name, systemName, mode } = found
      return {
        definition: { collectionId: collection.id, name, systemName, mode, type: found.type },
        options: found.options ?? [],
      }
    }
  }
  return undefined
}

/** A definition for a property that no collection defines. */
export const undefinedProperty = (name: string, value: Json): ValueDefinition => ({
  collectionId: '',
  name: name.trim(),
  systemName: systemNameOf(name),
  type: typeOfValue(value),
  mode: 'replace',
})

/** Whether a property accepts a value. An append property accepts one value or a list of them. */
export function accepts({ definition, options }: FoundDefinition, value: Json): boolean {
  if (definition.mode === 'append' && Array.isArray(value) && definition.type !== 'array')
    return value.every(item => fits(definition.type, item, options))
  return fits(definition.type, value, options)
}

export const expectation = ({ definition: { type }, options }: FoundDefinition): string =>
  type === 'options' ? `must be one of ${options.join(', ')}` : `must be of type ${type}`
