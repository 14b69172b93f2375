import { invalid, notFound } from '../../../../platform/values/errors.ts'
import type { CollectionDefinition } from '../../definitions.ts'
import { isProfile } from '../../records/profile/profile.ts'
import type { ValueDefinition } from '../incoming.ts'
import { type FoundDefinition, findDefinition, theDefinition } from '../property-definition.ts'
import { systemNameOf } from '../system-names.ts'
import { isInBrackets, workspaceListNamed } from '../workspace-lists.ts'

/** The property that a change is about. */
export interface PropertyTarget {
  definition: ValueDefinition
  /** Present if a collection defines the property and its allowed values. */
  defined?: FoundDefinition
  /** Whether it holds the tasks or issues of a workspace. */
  workspaceList: boolean
}

/**
 * Finds the property that a name refers to for a record of this type.
 * @param path the path of the change in the request, for error messages
 * @throws ApiError `not_found_error` if the collection does not exist, `validation_error` if the name matches no
 * property, `conflict_error` (`collectionIds`) if it names no collection and several define the property
 */
export function findTarget(
  { propertyName, collectionId }: { propertyName: string; collectionId?: string | undefined },
  type: string,
  collections: readonly CollectionDefinition[],
  path: string,
): PropertyTarget {
  if (isProfile(propertyName))
    throw invalid(
      `${path}.propertyName`,
      '[Profile] is no property. Change it with memory.update alone: it takes set, patch and remove.',
    )
  const list = isInBrackets(propertyName) ? workspaceListNamed(propertyName) : undefined
  const name = list ?? propertyName.trim()
  const asked = collectionId === undefined ? undefined : collections.find(({ id }) => id === collectionId)
  if (collectionId !== undefined && !asked) throw notFound('collection', collectionId)
  if (asked && list !== undefined && asked.kind !== 'workspace')
    throw invalid(
      `${path}.collectionId`,
      `${asked.id} is a collection of properties; ${propertyName} is a workspace's.`,
    )
  // a workspace list belongs to a collection only if the collection is named: otherwise a new collection would hide it
  const search = list === undefined ? theDefinition : () => undefined
  const defined = asked
    ? findDefinition(name, asked.entityType ?? type, [asked])
    : search(name, type, collections, path)
  if (defined) return { definition: defined.definition, defined, workspaceList: list !== undefined }
  if (asked && list === undefined)
    throw invalid(`${path}.propertyName`, `The collection ${asked.id} defines no property ${name}.`)
  const systemName = systemNameOf(name)
  if (systemName === '')
    throw invalid(`${path}.propertyName`, `${path}.propertyName is not a valid property name: ${name}`)
  return {
    definition: { collectionId: asked?.id ?? '', name, systemName, type: 'array', mode: 'replace' },
    workspaceList: workspaceListNamed(name) !== undefined,
  }
}
