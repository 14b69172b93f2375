import { actorOf } from '../../platform/access/principal.ts'
import { audited } from '../../platform/audit.ts'
import { eventRows } from '../../platform/domain-events.ts'
import { conflict, notFound } from '../../platform/errors.ts'
import { newId } from '../../platform/ids.ts'
import { emitted } from '../../platform/outbox.ts'
import type { Editor } from './editor.ts'
import { COLLECTION_DELETED } from './events.ts'
import { COUNTED } from './service.ts'
import type { CollectionContents, PropertyValues } from './values.ts'

// values may be left of properties that an earlier version had
const EVER_DEFINED = `
  SELECT DISTINCT property ->> 'systemName' AS "systemName"
  FROM (SELECT id FROM collections WHERE tenant_id = $1 AND id = $2 FOR UPDATE) AS c
  JOIN collection_versions v ON v.collection_id = c.id
  LEFT JOIN LATERAL jsonb_array_elements(v.properties) AS property ON true`

const DELETE = `
  WITH gone AS (DELETE FROM collections WHERE tenant_id = $1 AND id = $2 RETURNING *),
  ${audited(`SELECT $3 AS id, $4 AS actor, 'collection.deleted' AS action, id AS target,
                    jsonb_build_object('name', name, 'version', version) || $5::jsonb AS details, $6 AS request_id FROM gone`)},
  ${emitted(eventRows(COLLECTION_DELETED, { collectionId: 'id', name: 'name', slug: 'slug' }, 'gone'))},
  ${COUNTED('gone')}
  SELECT id FROM gone`

export interface DeletedCollection {
  data: CollectionContents & { id: string }
  /** The event that tells of values; absent where there were none. */
  eventId?: string
}

/**
 * Deletes a collection, and under `cascade` its values.
 * @throws ApiError `not_found_error`, or `conflict_error` (`values`, `notes`) while there is something in it
 */
export function deleteCollection(
  { scope, principal, requestId }: Editor,
  values: PropertyValues,
  id: string,
  cascade: boolean,
): Promise<DeletedCollection> {
  return scope.retried(() =>
    scope.transaction(async () => {
      const defined = await scope.query<{ systemName: string | null }>(EVER_DEFINED, [id])
      if (defined.length === 0) throw notFound('collection', id)
      const systemNames = defined.flatMap(({ systemName }) => systemName ?? [])
      const contents = await values.contentsOf(scope, id, systemNames)
      if (!cascade && contents.values + contents.notes > 0) throw notEmpty(id, contents)
      const change = { collectionId: id, changed: [], optionsChanged: [], deleted: systemNames }
      const eventId = await values.follow(scope, change, { keyId: principal.key?.id ?? null, requestId })
      const details = JSON.stringify({ ...contents })
      await scope.query(DELETE, [id, newId('aud'), actorOf(principal), details, requestId])
      return { data: { id, ...contents }, ...(eventId !== undefined && { eventId }) }
    }),
  )
}

const notEmpty = (id: string, contents: CollectionContents): Error =>
  conflict(
    `${id} has ${contents.values} values and ${contents.notes} notes. Pass cascade=true to delete the values too; the notes stay as memories of their records.`,
    { ...contents },
  )
