import type { PropertyType } from '../../../../models/port.ts'
import { ofTenant, type Scope } from '../../../../platform/database/scope.ts'
import type { Json } from '../../../../platform/values/json.ts'

/** A property that memories state, and what stands. */
export interface StatedValue {
  collectionId: string
  systemName: string
  name: string
  type: PropertyType
  /** Null if it has none. */
  value: Json
  /** Null if nothing else states a value. */
  standing: { value: Json; source: string; confidence: number; asOf: string; evidence: Json } | null
}

// a change that a deletion, a restoration, an edit or a merge made follows from what others state
const STATES = `NOT coalesce(c.evidence ? 'derived', false)`

const ofProperty = (row: string, property: string): string =>
  `${row}.collection_id = ${property}.collection_id AND ${row}.system_name = ${property}.system_name`

/** SQL of whether an element is still stated: added by something that stands, and not removed since. */
const STILL_STATED = `EXISTS (
  SELECT FROM said s WHERE ${ofProperty('s', 'e')} AND s.stands AND s.value @> e.element AND NOT coalesce(s."from" @> e.element, false)
    AND NOT EXISTS (
      SELECT FROM said r WHERE ${ofProperty('r', 'e')} AND r.stands AND r."from" @> e.element AND NOT coalesce(r.value @> e.element, false)
        AND (r.at, r.version) > (s.at, s.version)))`

const STATED = `
  WITH clock AS MATERIALIZED (SELECT app_now() AS now),
  touched AS (
    SELECT collection_id, system_name FROM property_values WHERE tenant_id = $1 AND record_id = $2 AND source = ANY($3::text[])
    UNION SELECT collection_id, system_name FROM property_changes WHERE tenant_id = $1 AND record_id = $2 AND source = ANY($3::text[])
    UNION SELECT collection_id, system_name FROM value_mentions WHERE tenant_id = $1 AND record_id = $2 AND source = ANY($3::text[])
  ),
  property AS MATERIALIZED (
    SELECT t.collection_id, t.system_name, coalesce(p.name, d.definition ->> 'name', t.system_name) AS name,
      coalesce(p.type, d.definition ->> 'type') AS type, p.value, p.source, p.confidence, p.as_of
    FROM touched t
    LEFT JOIN LATERAL (
      SELECT * FROM property_values
      WHERE record_id = $2 AND collection_id = t.collection_id AND system_name = t.system_name AND tenant_id = $1 OFFSET 0
    ) p ON true
    LEFT JOIN LATERAL (
      SELECT definition FROM collections c CROSS JOIN LATERAL jsonb_array_elements(c.properties) AS a(definition)
      WHERE c.tenant_id = $1 AND c.id = t.collection_id AND definition ->> 'systemName' = t.system_name LIMIT 1
    ) d ON true
    -- a value of a definition that is gone does not come back
    WHERE p.value IS NOT NULL OR t.collection_id = '' OR d.definition IS NOT NULL
  ),
  said AS MATERIALIZED (
    SELECT p.collection_id, p.system_name, h.value, h."from", h.at, h.version, h.confidence, h.evidence, s.source, m."timestamp",
      coalesce(m."timestamp", h.at) AS as_of, s.source = ANY($3::text[]) AS own,
      (s.source NOT LIKE 'memory:%' OR m."timestamp" IS NOT NULL) AND NOT ($4 AND s.source = ANY($3::text[])) AS stands
    FROM property p
    CROSS JOIN LATERAL (
      SELECT nullif(c."to", 'null') AS value, c."from", c.at, c.version, c.confidence, c.evidence, c.source FROM property_changes c
      WHERE c.tenant_id = $1 AND c.record_id = $2 AND ${ofProperty('c', 'p')} AND ${STATES}
      UNION ALL
      SELECT v.value, NULL, v.at, NULL, v.confidence, v.evidence, v.source FROM value_mentions v
      WHERE v.tenant_id = $1 AND v.record_id = $2 AND ${ofProperty('v', 'p')}
    ) h
    -- a value that was converted is still that of its memory
    CROSS JOIN LATERAL (
      SELECT CASE WHEN h.source LIKE 'collection:%' AND jsonb_typeof(h.value) <> 'array' THEN (
        SELECT c.source FROM property_changes c
        WHERE c.tenant_id = $1 AND c.record_id = $2 AND ${ofProperty('c', 'p')} AND c.version < h.version AND c.source NOT LIKE 'collection:%'
        ORDER BY c.version DESC LIMIT 1) ELSE h.source END AS source
    ) s
    LEFT JOIN LATERAL (
      SELECT "timestamp" FROM memories WHERE id = substr(s.source, 8) AND ${ofTenant()} AND s.source LIKE 'memory:%' OFFSET 0
    ) m ON true
  ),
  element AS MATERIALIZED (
    SELECT e.*, ${STILL_STATED} AS stated FROM (
      SELECT s.collection_id, s.system_name, a.element, min(s.at) AS at, min(a.place) AS place FROM said s
      CROSS JOIN LATERAL jsonb_array_elements(CASE jsonb_typeof(s.value) WHEN 'array' THEN s.value ELSE jsonb_build_array(s.value) END)
        WITH ORDINALITY AS a(element, place)
      JOIN property p ON ${ofProperty('p', 's')}
      WHERE s.own AND NOT coalesce(s."from" @> a.element, false) AND 'array' IN (jsonb_typeof(s.value), jsonb_typeof(p.value))
      GROUP BY s.collection_id, s.system_name, a.element
    ) e
  ),
  judged AS (
    SELECT p.*, l.has_elements OR coalesce(jsonb_typeof(p.value) = 'array', false) AS is_list, l.has_elements,
      CASE WHEN l.has_elements OR jsonb_typeof(p.value) = 'array' THEN nullif(l.kept || l.back, '[]') ELSE w.value END AS next,
      CASE WHEN l.keeps_source THEN p.source ELSE w.source END AS next_source,
      CASE WHEN l.keeps_source THEN p.confidence ELSE w.confidence END AS next_confidence,
      CASE WHEN l.keeps_source THEN p.as_of ELSE w.as_of END AS next_as_of,
      CASE WHEN l.keeps_source THEN NULL ELSE w.evidence END AS next_evidence
    FROM property p
    -- a caller settles a value: only what was stated after that counts
    LEFT JOIN LATERAL (
      SELECT * FROM said s WHERE ${ofProperty('s', 'p')} AND s.stands AND s.source NOT LIKE 'memory:%'
      ORDER BY at DESC, version DESC NULLS FIRST LIMIT 1
    ) b ON true
    LEFT JOIN LATERAL (
      SELECT * FROM (
        (SELECT 1 AS place, s.* FROM said s WHERE ${ofProperty('s', 'p')} AND s.stands AND s.source LIKE 'memory:%' AND s.value IS NOT NULL
          AND (b.at IS NULL OR (s.at > b.at OR s.at = b.at AND s.version > b.version) AND (s.version IS NOT NULL OR s.as_of >= b.at))
        -- one in the future is a mistake, and counts as the oldest
        ORDER BY CASE WHEN s.as_of > (SELECT now FROM clock) + interval '1 day' THEN '-infinity' ELSE s.as_of END DESC, s.at DESC, s.version DESC NULLS LAST LIMIT 1)
        UNION ALL SELECT 2, b.* WHERE b.value IS NOT NULL
      ) latest
      ORDER BY place LIMIT 1
    ) w ON true
    CROSS JOIN LATERAL (
      SELECT EXISTS (SELECT FROM element e WHERE ${ofProperty('e', 'p')}) AS has_elements,
        jsonb_typeof(p.value) = 'array' AND EXISTS (SELECT FROM said s WHERE ${ofProperty('s', 'p')} AND s.stands AND s.source = p.source) AS keeps_source,
        coalesce((
          SELECT jsonb_agg(v.item ORDER BY v.place) FROM jsonb_array_elements(CASE jsonb_typeof(p.value) WHEN 'array' THEN p.value END) WITH ORDINALITY AS v(item, place)
          WHERE NOT EXISTS (SELECT FROM element e WHERE ${ofProperty('e', 'p')} AND e.element = v.item AND NOT e.stated)), '[]') AS kept,
        coalesce((
          SELECT jsonb_agg(e.element ORDER BY e.at, e.place) FROM element e
          WHERE ${ofProperty('e', 'p')} AND e.stated AND NOT coalesce(p.value @> e.element, false)), '[]') AS back
    ) l
  )
  SELECT collection_id AS "collectionId", system_name AS "systemName", name,
    coalesce(type, CASE jsonb_typeof(next) WHEN 'string' THEN 'text' ELSE jsonb_typeof(next) END) AS type, value,
    CASE WHEN next IS NOT NULL THEN jsonb_build_object('value', next, 'source', coalesce(next_source, 'caller'),
      'confidence', coalesce(next_confidence, 1), 'asOf', coalesce(next_as_of, (SELECT now FROM clock)), 'evidence', next_evidence) END AS standing
  FROM judged
  WHERE CASE WHEN $4 THEN value IS NOT NULL AND (source = ANY($3::text[]) OR is_list AND has_elements)
    ELSE next IS NOT NULL AND (has_elements OR next_source = ANY($3::text[])) END
  ORDER BY collection_id, system_name`

/**
 * The properties of a record that memories state, each with what stands. SQL: reads each property with its history.
 * @param sources their sources
 * @param without whether they no longer count: then only what they are behind. Otherwise only what is theirs.
 */
export const statedValues = (
  scope: Scope,
  recordId: string,
  sources: readonly string[],
  { without }: { without: boolean },
): Promise<StatedValue[]> => scope.query(STATED, [recordId, sources, without])
