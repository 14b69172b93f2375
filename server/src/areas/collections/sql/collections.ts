import { audited } from '../../../platform/access/audit.ts'
import type { Scope } from '../../../platform/database/scope.ts'
import { eventRows } from '../../../platform/events/domain-events.ts'
import { emitted } from '../../../platform/events/outbox.ts'
import { newId } from '../../../platform/values/ids.ts'
import type { JsonObject } from '../../../platform/values/json.ts'
import { COLLECTION_COLUMNS, type Collection, readCollection } from '../collection.ts'
import type { Snapshot } from '../differences.ts'
import { COLLECTION_CREATED, COLLECTION_DELETED, COLLECTION_UPDATED } from '../events.ts'

/** CTE that stores a new version of a collection. @param changed name of the expression that returns its row */
const versioned = (changed: string, actor: string, note: string): string => `versioned AS (
    INSERT INTO collection_versions
      (collection_id, version, tenant_id, name, slug, description, entity_type, properties, actor, note, at)
    SELECT id, version, $1::int, name, slug, description, entity_type, properties, ${actor}, ${note}, updated_at FROM ${changed}
  )`

/** CTE that increments the tenant's definitions version, so that every process reloads the definitions. */
const counted = (changed: string): string =>
  `counted AS (UPDATE tenants SET definitions_version = definitions_version + 1 FROM ${changed} WHERE tenants.id = $1)`

const DEFINITIONS = `SELECT ${COLLECTION_COLUMNS} FROM collections WHERE tenant_id = $1 ORDER BY id`

/** SQL: part of memorize, when a process reads definitions for the first time. */
export const readDefinitions = async (scope: Scope): Promise<Collection[]> =>
  (await scope.query(DEFINITIONS)).map(readCollection)

const CREATE = `
  WITH clock AS MATERIALIZED (SELECT app_now() AS now),
  created AS (
    INSERT INTO collections
      (id, tenant_id, name, slug, description, entity_type, kind, properties, created_at, updated_at)
    SELECT $2, $1, $3, $4, $5, $6, $7, $8::jsonb, now, now FROM clock
    ON CONFLICT (tenant_id, slug) DO NOTHING
    RETURNING *
  ),
  ${versioned('created', '$9', 'NULL')},
  ${counted('created')},
  ${emitted(eventRows(COLLECTION_CREATED, { collectionId: 'id', name: 'name', slug: 'slug' }, 'created'))}
  SELECT ${COLLECTION_COLUMNS} FROM created`

/**
 * SQL: the collection, its version, its event and the count in one round trip. @returns undefined if the slug is taken
 */
export async function insertCollection(
  scope: Scope,
  { id, name, slug, description, entityType, kind, properties }: Snapshot & Pick<Collection, 'id' | 'kind'>,
  actor: string,
): Promise<Collection | undefined> {
  const texts = [id, name, slug, description, entityType, kind]
  const [row] = await scope.query(CREATE, [...texts, JSON.stringify(properties), actor])
  return row && readCollection(row)
}

const UPDATE = `
  WITH changed AS (
    UPDATE collections SET name = $3, slug = $4, description = $5, entity_type = $6, properties = $7::jsonb,
      version = version + 1, updated_at = app_now()
    WHERE tenant_id = $1 AND id = $2 RETURNING *
  ),
  ${versioned('changed', '$8', '$9')},
  ${audited("SELECT $10 AS id, $8 AS actor, 'collection.updated' AS action, id AS target, jsonb_build_object('version', version) || $11::jsonb AS details, $12 AS request_id FROM changed")},
  ${emitted(eventRows(COLLECTION_UPDATED, { collectionId: 'id', name: 'name', slug: 'slug', version: 'version' }, 'changed'))},
  ${counted('changed')}
  SELECT ${COLLECTION_COLUMNS} FROM changed`

interface Change {
  actor: string
  requestId: string
  details: JsonObject
}

/** SQL: shares with `insertCollection` the rows written next to the collection, in one round trip. */
export async function changeCollection(
  scope: Scope,
  id: string,
  { name, slug, description, entityType, properties }: Snapshot,
  { actor, requestId, details, note }: Change & { note: string | undefined },
): Promise<Collection> {
  const texts = [id, name, slug, description, entityType, JSON.stringify(properties)]
  const [row] = await scope.query(UPDATE, [...texts, actor, note, newId('aud'), JSON.stringify(details), requestId])
  return readCollection(row)
}

// properties of an earlier version may still have values
const EVER_DEFINED = `
  SELECT DISTINCT property ->> 'systemName' AS "systemName"
  FROM (SELECT id FROM collections WHERE tenant_id = $1 AND id = $2 FOR UPDATE) AS c
  JOIN collection_versions v ON v.collection_id = c.id AND v.tenant_id = $1
  LEFT JOIN LATERAL jsonb_array_elements(v.properties) AS property ON true`

/**
 * SQL: locks the collection, and reads inside the JSON of its versions.
 * @returns the system names that it has or ever had; undefined if the collection does not exist
 */
export async function lockEverDefined(scope: Scope, id: string): Promise<string[] | undefined> {
  const rows = await scope.query<{ systemName: string | null }>(EVER_DEFINED, [id])
  return rows.length === 0 ? undefined : rows.flatMap(({ systemName }) => systemName ?? [])
}

const DELETE = `
  WITH gone AS (DELETE FROM collections WHERE tenant_id = $1 AND id = $2 RETURNING *),
  ${audited(`SELECT $3 AS id, $4 AS actor, 'collection.deleted' AS action, id AS target,
                    jsonb_build_object('name', name, 'version', version) || $5::jsonb AS details, $6 AS request_id FROM gone`)},
  ${emitted(eventRows(COLLECTION_DELETED, { collectionId: 'id', name: 'name', slug: 'slug' }, 'gone'))},
  ${counted('gone')}
  SELECT id FROM gone`

/** SQL: shares with `changeCollection` the rows written next to the collection, in one round trip. */
export async function removeCollection(scope: Scope, id: string, { actor, requestId, details }: Change): Promise<void> {
  await scope.query(DELETE, [id, newId('aud'), actor, JSON.stringify(details), requestId])
}
