import type { PropertyDefinition, PropertyType } from '../../models/port.ts'
import type { Scope } from '../../platform/database/scope.ts'
import { invalid, notFound } from '../../platform/values/errors.ts'

export interface CollectionDefinition {
  id: string
  name: string
  slug: string
  /** Absent if the collection applies to all entity types. */
  entityType?: string | undefined
  kind: 'properties' | 'workspace'
  properties: readonly {
    name: string
    systemName: string
    type: PropertyType
    options?: readonly string[] | undefined
    description?: string | undefined
    mode: 'replace' | 'append'
    unit?: string | undefined
    aliases?: readonly string[] | undefined
    review?: 'always' | 'unsure' | 'never' | undefined
  }[]
}

/**
 * The collections of a tenant. `version` is the tenant's collection version, which arrives with every call; definitions
 * cached under it need no database query.
 */
export type DefinitionsOf = (scope: Scope, version: number) => Promise<readonly CollectionDefinition[]>

/** A property to extract, and which of its values are reviewed. */
export interface DefinedProperty extends PropertyDefinition {
  review?: 'always' | 'unsure' | 'never' | undefined
}

export const definitionsIn = (collections: readonly CollectionDefinition[]): DefinedProperty[] =>
  collections.flatMap(({ id, name, properties }) =>
    properties.map(property => ({ ...property, collectionId: id, collectionName: name })),
  )

/** The collections that a request selects for extraction. */
export interface CollectionChoice {
  collectionIds?: readonly string[] | undefined
  collectionNames?: readonly string[] | undefined
}

/** The named collections, or all that apply to this record type. @throws ApiError `not_found_error` */
export function chooseCollections(
  collections: readonly CollectionDefinition[],
  { collectionIds, collectionNames }: CollectionChoice,
  type: string,
): CollectionDefinition[] {
  if (!collectionIds && !collectionNames) {
    return collections.filter(({ entityType }) => entityType === undefined || entityType === type)
  }
  const byId = (collectionIds ?? []).map(id => {
    const collection = collections.find(candidate => candidate.id === id)
    if (!collection) throw notFound('collection', id)
    return collection
  })
  const byName = (collectionNames ?? []).map(name => {
    const wanted = name.toLowerCase()
    const collection = collections.find(c => c.name.toLowerCase() === wanted || c.slug === wanted)
    if (!collection) throw notFound('collection', name)
    return collection
  })
  return [...new Set([...byId, ...byName])]
}

/**
 * The named collections, or all, that define properties and apply to a type of records, if one is given.
 * @throws ApiError `not_found_error` if a named collection does not exist
 */
export function chosenFor(
  collections: readonly CollectionDefinition[],
  { type, ...choice }: CollectionChoice & { type?: string | undefined },
): CollectionDefinition[] {
  const { collectionIds, collectionNames } = choice
  const chosen = collectionIds || collectionNames ? chooseCollections(collections, choice, '') : collections
  return chosen.filter(
    ({ properties, entityType }) =>
      properties.length > 0 && (entityType === undefined || type === undefined || entityType === type),
  )
}

/** @throws ApiError if `actionId` is not the id of a workspace */
export function requireWorkspace(collections: readonly CollectionDefinition[], actionId: string, path: string): void {
  const collection = collections.find(({ id }) => id === actionId)
  if (!collection) throw notFound('workspace collection', actionId)
  if (collection.kind !== 'workspace')
    throw invalid(`${path}.actionId`, `${actionId} is not a workspace. Pass the id of a workspace collection.`)
}
