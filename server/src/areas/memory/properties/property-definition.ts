import { fits } from '../../../models/value-types.ts'
import { conflict } from '../../../platform/values/errors.ts'
import type { Json } from '../../../platform/values/json.ts'
import type { CollectionDefinition } from '../definitions.ts'
import { typeOfValue } from '../typed-value.ts'
import type { ValueDefinition } from './incoming.ts'
import { isAlias, systemNameOf } from './system-names.ts'

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
  const [found] = definitionsFor(property, type, collections)
  if (!found) return undefined
  const { name, systemName, mode, options = [] } = found.property
  return {
    definition: { collectionId: found.collection.id, name, systemName, mode, type: found.property.type },
    options,
  }
}

/** The collections for a type that define a property of this name, and if none does, of this alias; those for the type first. */
function collectionsDefining(
  property: string,
  type: string,
  collections: readonly CollectionDefinition[],
): CollectionDefinition[] {
  const found = definitionsFor(property, type, collections)
  const named = found.filter(({ byName }) => byName)
  return (named.length > 0 ? named : found).map(({ collection }) => collection)
}

/**
 * Like `findDefinition`, for a caller who has to say which of several is meant.
 * @param path of the name in the request
 * @throws ApiError `conflict_error` (`collectionIds`) if several collections define a property of this name
 */
export function theDefinition(
  property: string,
  type: string,
  collections: readonly CollectionDefinition[],
  path: string,
): FoundDefinition | undefined {
  const defining = collectionsDefining(property, type, collections)
  if (defining.length > 1)
    throw conflict(
      `${property} is a property of ${defining.map(({ id, name }) => `${name} (${id})`).join(' and ')}. Pass the collectionId of one.`,
      { path, collectionIds: defining.map(({ id }) => id) },
    )
  return findDefinition(property, type, collections)
}

function definitionsFor(property: string, type: string, collections: readonly CollectionDefinition[]) {
  const wanted = property.trim().toLowerCase()
  return collections
    .filter(({ entityType }) => entityType === undefined || entityType === type)
    .sort((a, b) => Number(a.entityType === undefined) - Number(b.entityType === undefined))
    .flatMap(collection => {
      const named = collection.properties.find(
        ({ name, systemName }) => name.toLowerCase() === wanted || systemName === wanted,
      )
      const found = named ?? collection.properties.find(one => isAlias(one, wanted))
      return found ? [{ collection, property: found, byName: named !== undefined }] : []
    })
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
