import type { PropertyType } from '../../models/port.ts'
import type { Scope } from '../../platform/database/scope.ts'
import type { Json } from '../../platform/json.ts'

/** A property whose values are to follow. */
export interface FollowedProperty {
  system_name: string
  /** Null where its values go. */
  name: string | null
  type: PropertyType | null
  /** Whether its values are lists. */
  list: boolean
  /** Whether each value has to be looked at: the options changed. */
  each: boolean
}

export interface FollowingValue {
  id: string
  recordId: string
  systemName: string
  name: string
  type: PropertyType
  value: Json
}

/** A value as it is to be; `change_id` where the value itself becomes another one. */
export interface RewrittenValue {
  id: string
  change_id: string | null
  name: string
  type: PropertyType
  value: Json
  text_value: string | null
  number_value: number | null
  date_value: string | null
}

// what is in line with its definition is not found, so that work that was interrupted goes on where it was
const BEHIND = `
  FROM jsonb_to_recordset($3::jsonb) AS d(system_name text, name text, type text, list boolean, each boolean)
  CROSS JOIN LATERAL (
    SELECT id, name, type, value FROM property_values
    WHERE tenant_id = $1 AND system_name = d.system_name AND collection_id = $2 OFFSET 0) p
  WHERE (d.name IS NULL OR d.each OR p.name <> d.name OR p.type <> d.type OR (jsonb_typeof(p.value) = 'array') <> d.list)`

const COUNT = `SELECT count(*)::int AS count ${BEHIND}`
const NEXT = `SELECT p.id ${BEHIND} AND p.id > $4 ORDER BY p.id LIMIT $5`

const LOCK = `
  SELECT id, record_id AS "recordId", system_name AS "systemName", name, type, value FROM property_values
  WHERE tenant_id = $1 AND id = ANY($2::text[]) ORDER BY id FOR UPDATE`

const HISTORY = `INSERT INTO property_changes
  (id, tenant_id, record_id, collection_id, system_name, "from", "to", version, confidence, source, actor, at)`

const REWRITE = `
  WITH next AS (
    SELECT * FROM jsonb_to_recordset($2::jsonb) AS n(id text, change_id text, name text, type text, value jsonb,
      text_value text, number_value float8, date_value timestamptz)
  ), history AS (
    ${HISTORY}
    SELECT n.change_id, $1::int, p.record_id, p.collection_id, p.system_name, p.value, n.value, p.version + 1,
      p.confidence, 'collection:' || p.collection_id, $3, app_now()
    FROM next n CROSS JOIN LATERAL (SELECT * FROM property_values WHERE id = n.id AND tenant_id = $1 OFFSET 0) p
    WHERE n.change_id IS NOT NULL
  )
  UPDATE property_values p SET name = n.name, type = n.type, value = n.value, text_value = n.text_value,
    number_value = n.number_value, date_value = n.date_value,
    version = p.version + (n.change_id IS NOT NULL)::int, updated_at = app_now()
  FROM next n WHERE p.tenant_id = $1 AND p.id = ANY(ARRAY(SELECT id FROM next)) AND p.id = n.id`

const REMOVE = `
  WITH gone AS (
    DELETE FROM property_values p USING unnest($2::text[], $3::text[]) AS g(id, change_id)
    WHERE p.tenant_id = $1 AND p.id = ANY($2::text[]) AND p.id = g.id
    RETURNING p.*, g.change_id
  )
  ${HISTORY}
  SELECT change_id, tenant_id, record_id, collection_id, system_name, value, NULL, version + 1, confidence,
    'collection:' || collection_id, $4, app_now() FROM gone`

/** How many values of a collection are behind their definitions. */
export async function countBehind(
  scope: Scope,
  collectionId: string,
  properties: readonly FollowedProperty[],
): Promise<number> {
  const [row] = await scope.query<{ count: number }>(COUNT, [collectionId, JSON.stringify(properties)])
  return row?.count ?? 0
}

/** Ids of values that are behind, in order, after the given one. */
export async function nextBehind(
  scope: Scope,
  collectionId: string,
  properties: readonly FollowedProperty[],
  { after, limit }: { after: string; limit: number },
): Promise<string[]> {
  const rows = await scope.query<{ id: string }>(NEXT, [collectionId, JSON.stringify(properties), after, limit])
  return rows.map(({ id }) => id)
}

/** The values as they are, held for the rest of the transaction. */
export const lockValues = (scope: Scope, ids: readonly string[]): Promise<FollowingValue[]> => scope.query(LOCK, [ids])

/** Writes values and, where they are others now, their history. */
export async function rewriteValues(scope: Scope, values: readonly RewrittenValue[], actor: string): Promise<void> {
  await scope.query(REWRITE, [JSON.stringify(values), actor])
}

/** Takes values away; their history stays and says so. */
export async function removeValues(
  scope: Scope,
  ids: readonly string[],
  changeIds: readonly string[],
  actor: string,
): Promise<void> {
  await scope.query(REMOVE, [ids, changeIds, actor])
}
