import { type KnownProperty, possibleValues, type Vocabulary } from '../../../../models/language.ts'
import type { Scope } from '../../../../platform/database/scope.ts'
import type { CollectionDefinition } from '../../definitions.ts'
import { type UsedProperty, usedProperties } from '../sql/vocabulary.ts'

/** The properties and values that a message may mention. One statement. */
export const vocabularyFor = async (
  scope: Scope,
  message: string,
  collections: readonly CollectionDefinition[],
  types: readonly string[],
): Promise<Vocabulary> => vocabularyOf(collections, await usedProperties(scope, possibleValues(message)), types)

/** Merges the properties that collections define with those that records have. */
export function vocabularyOf(
  collections: readonly CollectionDefinition[],
  used: readonly UsedProperty[],
  types: readonly string[],
): Vocabulary {
  const properties = new Map<string, KnownProperty>()
  for (const { name, systemName, aliases = [], type, unit, options = [] } of collections.flatMap(
    each => each.properties,
  )) {
    const known = properties.get(systemName)
    properties.set(systemName, {
      name,
      systemName,
      type,
      unit,
      ...known,
      aliases: distinct(known?.aliases ?? [], aliases),
      values: distinct(known?.values ?? [], options),
    })
  }
  for (const { name, systemName, type, values } of used) {
    const known = properties.get(systemName)
    properties.set(systemName, { name, systemName, type, ...known, values: distinct(known?.values ?? [], values) })
  }
  return { properties: [...properties.values()], types }
}

/** Removes case-insensitive duplicates; the first spelling wins. */
const distinct = (first: readonly string[], second: readonly string[]): string[] => [
  ...new Map([...second, ...first].map(value => [value.toLowerCase(), value])).values(),
]
