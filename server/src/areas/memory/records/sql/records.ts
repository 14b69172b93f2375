import { ofTenant } from '../../../../platform/database/scope.ts'

/** SQL of the statement's time. SQL: part of the statements that write. */
export const NOW = '(SELECT now FROM clock)'

/**
 * SQL that locks records in the order of their ids; `count(*)` over it locks them all. SQL: Prisma has no row locks.
 * @param ids SQL of a select of ids
 * @param strength `KEY SHARE` if rows are added to the records, `NO KEY UPDATE` if their properties change
 */
export const lockedRecords = (ids: string, strength: 'KEY SHARE' | 'NO KEY UPDATE'): string => `
  SELECT id FROM records WHERE id = ANY(ARRAY(${ids})) AND ${ofTenant()} ORDER BY id FOR ${strength}`

// before any write: see "Locks" in docs/adding-an-operation.md
const LOCKED = `
  locked_records AS MATERIALIZED (${lockedRecords('SELECT id FROM known', 'KEY SHARE')}),`

const OF_ARCHIVED_TYPES = `
    UNION ALL
    SELECT e, 'archived', ARRAY[t.name] FROM known k CROSS JOIN LATERAL (
      SELECT name FROM entity_types WHERE tenant_id = $1 AND name = k.new_type AND archived_at IS NOT NULL) t
    WHERE k.id IS NULL`

/**
 * Common table expressions that find the record of each entity, or assign the id of a new one.
 *
 * SQL: part of the statement that upsert runs; `resolve_records_v1` does the same for memorize.
 *
 * They define `clock (now)`, `resolved (e, record_id, type, is_new)`, one row per entity, and `problems (found)`,
 * `ProblemRow`s, the type of an entity last: an id that does not exist (`missing`), keys of several records (`clash`), a key of several
 * records (`ambiguous`), a record of another type than assumed (`type`), the record of an earlier entity (`repeated`), and one of an
 * archived type (`archived`). If there is a problem, `resolved` is empty, and therefore nothing is written.
 * @param entities SQL of a jsonb array of `EntityRow`
 */
export const resolveRecords = (entities: string): string => `
  -- the clock is read once: as a column default it would be read for each row, and app_now() takes longer than the row
  clock AS MATERIALIZED (SELECT clock_timestamp() + ahead AS now FROM runtime.clock),
  entity AS (
    SELECT * FROM jsonb_to_recordset(${entities})
      AS e(e int, record_id text, new_id text, type text, usual_type text, new_type text, typed boolean, keys jsonb)
  ),
  named AS (
    SELECT e.e, k.name, k.value FROM entity e
    CROSS JOIN LATERAL jsonb_to_recordset(e.keys) AS k(name text, value text)
  ),
  -- looked up key by key: a join would be planned for the tables as they were when the statement was first used
  held AS (
    SELECT n.e, n.name, n.value, k.record_id, k.type
    FROM named n JOIN entity e USING (e)
    CROSS JOIN LATERAL (
      SELECT record_id, type FROM record_keys
      WHERE tenant_id = $1 AND name = n.name AND value = n.value OFFSET 0) k
    -- a record that an id names can have another type than the requested one, and has the key already
    WHERE e.type IS NULL OR k.type = e.type OR k.record_id = e.record_id
  ),
  -- where records of several types have a key: the one with the asked id or the usual type, or with the other keys too.
  -- If there is no such record, all are found, which is a problem
  found AS (
    SELECT e, name, record_id FROM (
      SELECT h.e, h.name, h.record_id, rank() OVER (PARTITION BY h.e, h.name ORDER BY
        h.record_id IS NOT DISTINCT FROM e.record_id DESC, h.type IS NOT DISTINCT FROM e.usual_type DESC, h.keys DESC) AS place
      FROM (SELECT *, count(*) OVER (PARTITION BY e, record_id) AS keys FROM held) h JOIN entity e USING (e)
    ) AS ranked
    WHERE place = 1
  ),
  matched AS (
    SELECT e.e, e.new_id, e.new_type, e.typed, e.record_id AS asked,
           (SELECT id FROM records WHERE id = e.record_id AND tenant_id = $1) AS asked_found, f.by_keys, f.ambiguous
    FROM entity e
    LEFT JOIN (
      SELECT e, array_agg(DISTINCT record_id) AS by_keys, count(*) > count(DISTINCT name) AS ambiguous FROM found GROUP BY e
    ) f USING (e)
  ),
  known AS (
    SELECT m.e, m.new_id, m.new_type, m.typed, k.id, (SELECT type FROM records WHERE id = k.id AND tenant_id = $1) AS type
    FROM matched m CROSS JOIN LATERAL (SELECT coalesce(m.asked_found, m.by_keys[1]) AS id) k
  ),
  problem AS (
    SELECT e, 'missing' AS kind, ARRAY[asked] AS ids FROM matched WHERE asked IS NOT NULL AND asked_found IS NULL
    UNION ALL
    SELECT e, CASE WHEN ambiguous THEN 'ambiguous' ELSE 'clash' END, ids FROM (
      SELECT e, ambiguous, (SELECT array_agg(DISTINCT id) FROM unnest(array_append(by_keys, asked_found)) AS id WHERE id IS NOT NULL) AS ids
      FROM matched) AS m
    WHERE cardinality(ids) > 1
    UNION ALL
    -- keys are looked up by the requested type. A record that an id names can have another one, and gets its keys with that
    SELECT k.e, 'clash', ARRAY[k.id, o.record_id] FROM known k JOIN entity e USING (e) JOIN named n USING (e)
    CROSS JOIN LATERAL (
      SELECT record_id FROM record_keys
      WHERE tenant_id = $1 AND name = n.name AND value = n.value AND type = k.type AND record_id <> k.id OFFSET 0) o
    WHERE e.type <> k.type
    UNION ALL
    SELECT e, 'type', ARRAY[type] FROM known WHERE typed AND type <> new_type
    UNION ALL
    SELECT e, 'repeated', ARRAY[id] FROM (
      SELECT e, id, row_number() OVER (PARTITION BY id ORDER BY e) AS place FROM known WHERE id IS NOT NULL) AS k
    WHERE place > 1${OF_ARCHIVED_TYPES}
  ),
  problems AS (SELECT coalesce(jsonb_agg(to_jsonb(p) ORDER BY p.e, p.kind = 'type'), '[]') AS found FROM problem p),${LOCKED}
  resolved AS (
    SELECT e, coalesce(id, new_id) AS record_id, coalesce(type, new_type) AS type, type IS NULL AS is_new
    FROM known WHERE NOT EXISTS (SELECT FROM problem) AND (SELECT count(*) FROM locked_records) >= 0
  )`

/**
 * Common table expressions that create the records, keys and types that `resolved` found missing. SQL: part of the
 * statement that upsert runs.
 * @param wanted SQL condition on `resolved` r: which entities are needed
 */
export const createRecords = (wanted: string): string => `
  new_records AS (
    INSERT INTO records (id, tenant_id, type, created_at)
    SELECT DISTINCT r.record_id, $1::int, r.type, ${NOW} FROM resolved r WHERE r.is_new AND ${wanted}
    RETURNING id, type
  ),
  -- a type is made with its first record; names that differ in case alone share a slug, which one of them can have
  new_types AS (
    INSERT INTO entity_types (id, tenant_id, name, slug, identity_keys, created_at, updated_at)
    SELECT id, $1::int, type,
      CASE WHEN place = 1 AND NOT EXISTS (SELECT FROM entity_types t WHERE t.tenant_id = $1 AND t.slug = u.slug)
        THEN slug ELSE replace(lower(id), '_', '-') END,
      ARRAY(SELECT DISTINCT n.name FROM named n JOIN resolved r USING (e) WHERE r.is_new AND r.type = u.type ORDER BY 1),
      ${NOW}, ${NOW}
    FROM (
      SELECT new_entity_type_id() AS id, type, entity_type_slug(type) AS slug,
        row_number() OVER (PARTITION BY entity_type_slug(type) ORDER BY type) AS place
      FROM (SELECT DISTINCT type FROM new_records) AS n
      WHERE NOT EXISTS (SELECT FROM entity_types t WHERE t.tenant_id = $1 AND t.name = n.type)
    ) AS u
    ORDER BY type
    ON CONFLICT (tenant_id, name) DO NOTHING
    RETURNING id, name, slug
  ),
  new_keys AS (
    INSERT INTO record_keys (tenant_id, type, name, value, record_id)
    SELECT DISTINCT $1::int, r.type, n.name, n.value, r.record_id
    FROM resolved r JOIN named n USING (e)
    WHERE ${wanted} AND NOT EXISTS (
      SELECT FROM held h WHERE h.e = r.e AND h.name = n.name AND h.value = n.value AND h.record_id = r.record_id)
    ORDER BY n.name, n.value, r.type
  )`

/** An entity in the form that the statements expect. */
export interface EntityRow {
  /** Its number within the statement. */
  e: number
  record_id: string | null
  new_id: string
  type: string | null
  /** The type preferred if records of several types have a key; null if no type is. */
  usual_type: string | null
  new_type: string
  /** Whether the write depends on the record having `new_type`. */
  typed: boolean
  keys: { name: string; value: string }[]
}

export interface ProblemRow {
  e: number
  kind: 'missing' | 'clash' | 'ambiguous' | 'type' | 'repeated' | 'archived'
  /** The affected record or records; for `type` the record's actual type, for `archived` the archived type. */
  ids: string[]
}

/** SQL that selects the domain events for types created implicitly. SQL: part of the statement that upsert runs. */
export const TYPES_CREATED = `SELECT 'entity_type.created' AS type,
  jsonb_build_object('entityTypeId', id, 'name', name, 'slug', slug) AS data FROM new_types`
