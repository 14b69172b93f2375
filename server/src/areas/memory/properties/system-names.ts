import type { CollectionDefinition } from '../definitions.ts'

/** The system name of a property that no collection defines. */
export const systemNameOf = (name: string): string =>
  name
    .trim()
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '_')
    .replaceAll(/^_|_$/g, '')

/** Whether a property has an alias. @param wanted in lower case */
export const isAlias = ({ aliases = [] }: { aliases?: readonly string[] | undefined }, wanted: string): boolean =>
  aliases.some(alias => alias.toLowerCase() === wanted)

/**
 * The system names of properties that match a name in a filter: several collections may have a property with that name.
 */
export function systemNames(property: string, collections: readonly CollectionDefinition[]): string[] {
  const wanted = property.trim().toLowerCase()
  const defined = collections
    .flatMap(({ properties }) => properties)
    .filter(property => property.name.toLowerCase() === wanted || isAlias(property, wanted))
    .map(({ systemName }) => systemName)
  return [...new Set([systemNameOf(property), ...defined])]
}

/** The definitions of properties that match a name in a filter, by name, system name or alias. */
export function definitionsOfName(
  property: string,
  collections: readonly CollectionDefinition[],
): CollectionDefinition['properties'][number][] {
  const names = systemNames(property, collections)
  return collections.flatMap(({ properties }) => properties).filter(({ systemName }) => names.includes(systemName))
}
