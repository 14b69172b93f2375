import type { components } from '../../contract/openapi.gen.ts'
import { actorOf } from '../../platform/access/principal.ts'
import { audited } from '../../platform/audit.ts'
import { eventRows } from '../../platform/domain-events.ts'
import { conflict, invalid, notFound } from '../../platform/errors.ts'
import { newId } from '../../platform/ids.ts'
import { emitted } from '../../platform/outbox.ts'
import { changeProperties } from './change-properties.ts'
import { COLLECTION_COLUMNS, type Collection, type PropertyDefinition, readCollection } from './collection.ts'
import { type CollectionChanges, differences, isUnchanged, type Snapshot } from './differences.ts'
import type { Editor } from './editor.ts'
import { COLLECTION_UPDATED } from './events.ts'
import { COUNTED, getCollection, slugConflict, VERSIONED } from './service.ts'
import type { PropertyValues } from './values.ts'

export type CollectionUpdate = components['schemas']['UpdateCollectionRequest']

const LOCK = `SELECT version FROM collections WHERE tenant_id = $1 AND id = $2 FOR UPDATE`

const UPDATE = `
  WITH changed AS (
    UPDATE collections SET name = $3, slug = $4, description = $5, entity_type = $6, properties = $7::jsonb,
      version = version + 1, updated_at = app_now()
    WHERE tenant_id = $1 AND id = $2 RETURNING *
  ),
  ${VERSIONED('changed', '$8', '$9')},
  ${audited("SELECT $10 AS id, $8 AS actor, 'collection.updated' AS action, id AS target, jsonb_build_object('version', version) || $11::jsonb AS details, $12 AS request_id FROM changed")},
  ${emitted(eventRows(COLLECTION_UPDATED, { collectionId: 'id', name: 'name', slug: 'slug', version: 'version' }, 'changed'))},
  ${COUNTED('changed')}
  SELECT ${COLLECTION_COLUMNS} FROM changed`

/**
 * Changes a collection; memories that come in from now on are read for what it asks then, and stored values follow.
 * @returns the collection, and the event that tells of its values where there were any to change
 * @throws ApiError `validation_error`, `not_found_error`, or `conflict_error` (`currentVersion`, or `existingId` of a slug)
 */
export async function updateCollection(
  { scope, principal, requestId }: Editor,
  values: PropertyValues,
  id: string,
  input: CollectionUpdate,
): Promise<{ collection: Collection; eventId?: string }> {
  const before = await getCollection(scope, id)
  const { expectedVersion = before.version } = input
  if (expectedVersion !== before.version) throw versionConflict(id, expectedVersion, before.version)
  const next = changedBy(input, before)
  const changes = differences(before, next)
  if (isUnchanged(changes)) return { collection: before }
  requireChoice(input, changes)
  const actor = actorOf(principal)
  return scope.retried(() =>
    scope.transaction(async () => {
      const [current] = await scope.query<{ version: number }>(LOCK, [id])
      if (!current) throw notFound('collection', id)
      if (current.version !== before.version) throw versionConflict(id, before.version, current.version)
      if (next.slug !== before.slug) {
        const taken = await slugConflict(scope, next.slug)
        if (taken) throw taken
      }
      const eventId = await values.follow(
        scope,
        { collectionId: id, ...toFollow(changes, next.properties, input.removedValues === 'delete') },
        { keyId: principal.key?.id ?? null, requestId },
      )
      const { name, slug, description = null, entityType = null, properties } = next
      const [row] = await scope.query(UPDATE, [
        id,
        name,
        slug,
        description,
        entityType,
        JSON.stringify(properties),
        actor,
        input.note ?? null,
        newId('aud'),
        JSON.stringify(auditDetails(changes, input)),
        requestId,
      ])
      return { collection: readCollection(row), ...(eventId !== undefined && { eventId }) }
    }),
  )
}

const versionConflict = (id: string, expected: number, current: number): Error =>
  conflict(`${id} is at version ${current}, not ${expected}: it changed since you read it. Fetch it and retry.`, {
    currentVersion: current,
  })

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

/** A property that a list leaves out may have been forgotten: what becomes of its values has to be said. */
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
  // a new one may have values that an earlier one of its name has left
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
