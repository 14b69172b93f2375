import type { CollectionDefinition } from '../definitions.ts'

/** The system name of a property that no collection defines. */
export const systemNameOf = (name: string): string =>
  name
    .trim()
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '_')
    .replaceAll(/^_|_$/g, '')

/** The system names that a property may have which a filter calls so: several collections may have one of that name. */
export function systemNames(property: string, collections: readonly CollectionDefinition[]): string[] {
  const wanted = property.trim().toLowerCase()
  const defined = collections
    .flatMap(({ properties }) => properties)
    .filter(({ name }) => name.toLowerCase() === wanted)
    .map(({ systemName }) => systemName)
  return [...new Set([systemNameOf(property), ...defined])]
}
