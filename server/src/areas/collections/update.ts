import type { Editor } from '../../contract/handlers.ts'
import type { components } from '../../contract/openapi.gen.ts'
import { actorOf } from '../../platform/access/principal.ts'
import { invalid, notFound, requireVersion } from '../../platform/values/errors.ts'
import { changeProperties } from './change-properties.ts'
import type { Collection, PropertyDefinition } from './collection.ts'
import { type CollectionChanges, differences, isUnchanged, type Snapshot } from './differences.ts'
import { earlierMemories } from './earlier-memories.ts'
import { repeatedNames } from './repeated.ts'
import { getCollection, slugConflict } from './service.ts'
import { changeCollection } from './sql/collections.ts'
import type { PropertyValues } from './values.ts'

type Warning = components['schemas']['Warning']
export type CollectionUpdate = components['schemas']['UpdateCollectionRequest']

/**
 * Updates a collection; the new definitions apply to new memories, and stored values are migrated.
 * @returns the collection, and the event that reports the migration if any values have to change
 * @throws ApiError `validation_error`, `not_found_error`, or `conflict_error` (`currentVersion`, or `existingId` of a
 * slug)
 */
export async function updateCollection(
  { scope, principal, requestId }: Editor,
  values: PropertyValues,
  id: string,
  input: CollectionUpdate,
): Promise<{ collection: Collection; eventId?: string; warnings?: Warning[] }> {
  const before = await getCollection(scope, id)
  requireVersion(id, before.version, input.expectedVersion)
  const next = changedBy(input, before)
  const changes = differences(before, next)
  if (isUnchanged(changes)) return { collection: before }
  requireChoice(input, changes)
  const actor = actorOf(principal)
  return scope.retriedTransaction(async () => {
    const current = await scope.lock<{ version: number }>('collections', id, { columns: 'version' })
    if (!current) throw notFound('collection', id)
    requireVersion(id, current.version, before.version)
    if (next.slug !== before.slug) {
      const taken = await slugConflict(scope, next.slug)
      if (taken) throw taken
    }
    const eventId = await values.follow(
      scope,
      { collectionId: id, ...toFollow(changes, next.properties, input.removedValues === 'delete') },
      { keyId: principal.key?.id ?? null, requestId },
    )
    const details = auditDetails(changes, input)
    const collection = await changeCollection(scope, id, next, { actor, requestId, details, note: input.note })
    const redefined = changes.added.length + changes.changed.length > 0 || next.entityType !== before.entityType
    const { warnings = [] } = redefined ? await earlierMemories(scope, values, collection) : {}
    const all = [...(redefined ? await repeatedNames({ scope }, collection) : []), ...warnings]
    return { collection, ...(eventId !== undefined && { eventId }), ...(all.length > 0 && { warnings: all }) }
  })
}

function changedBy(input: CollectionUpdate, before: Collection): Snapshot {
  const name = (input.name ?? before.name).trim()
  if (name === '') throw invalid('body.name', 'body.name must have a visible character')
  const description = input.description === undefined ? before.description : (input.description ?? undefined)
  const entityType = input.entityType === undefined ? before.entityType : (input.entityType ?? undefined)
  return {
    name,
    slug: input.slug ?? before.slug,
    ...(description !== undefined && { description }),
    ...(entityType !== undefined && { entityType }),
    properties: input.properties ? changeProperties(before.properties, input.properties) : before.properties,
  }
}

/** Requires the caller to say what happens to values of removed properties, because one may be missing by mistake. */
function requireChoice({ removedValues }: CollectionUpdate, { removed }: CollectionChanges): void {
  if (removed.length === 0 || removedValues) return
  const names = removed.map(({ systemName }) => systemName).join(', ')
  throw invalid(
    'body.removedValues',
    `body.properties leaves out ${names}. Say removedValues: keep or delete, or put the properties into the list.`,
  )
}

function toFollow(
  { added, removed, renamed, changed }: CollectionChanges,
  next: PropertyDefinition[],
  deletes: boolean,
) {
  const optionsChanged = changed
    .filter(({ fields }) => fields.some(({ field }) => field === 'options'))
    .map(({ systemName }) => systemName)
  const reshaped = changed.filter(({ fields }) =>
    fields.some(({ field }) => field === 'type' || field === 'mode' || field === 'options'),
  )
  // a new property may have values of an earlier one with the same name
  const names = new Set([...added, ...renamed, ...reshaped].map(({ systemName }) => systemName))
  return {
    changed: next.filter(({ systemName }) => names.has(systemName)),
    optionsChanged,
    deleted: deletes ? removed.map(({ systemName }) => systemName) : [],
  }
}

const auditDetails = (
  { fields, added, removed, renamed, changed }: CollectionChanges,
  { removedValues }: CollectionUpdate,
) => ({
  fields: fields.map(({ field }) => field),
  added: added.map(({ systemName }) => systemName),
  removed: removed.map(({ systemName }) => systemName),
  renamed: renamed.map(({ systemName }) => systemName),
  changed: changed.map(({ systemName }) => systemName),
  ...(removed.length > 0 && removedValues && { removedValues }),
})
