import { ofTenant, type Scope } from '../../../../platform/database/scope.ts'
import type { Json } from '../../../../platform/values/json.ts'

/** What a later memory says instead of a value. */
export interface DisputingRow {
  value: Json
  memoryId: string
  timestamp: string
  evidence: { start: number; end: number; text: string }
  confidence: number
  suggestionId: string
}

/** SQL of the memory `m` of a suggestion. */
const memoryOf = (s: string): string =>
  `CROSS JOIN LATERAL (SELECT id, "timestamp" FROM memories WHERE id = ${s}.memory_id AND ${ofTenant()} OFFSET 0) m`

/** Numbers that differ by less are the same one, rounded or in another unit. */
const ROUNDED = 0.005

/**
 * SQL of whether a suggestion has another value than `p.value`. A list never is: what a text adds to it contradicts nothing.
 * Of two texts, one that contains the other says it more precisely.
 */
const another = (s: string): string => `CASE
  WHEN jsonb_typeof(${s}.value) <> jsonb_typeof(p.value) THEN false
  WHEN jsonb_typeof(${s}.value) = 'number' THEN
    abs(${s}.value::numeric - p.value::numeric) > ${ROUNDED} * greatest(abs(${s}.value::numeric), abs(p.value::numeric))
  WHEN jsonb_typeof(${s}.value) = 'boolean' THEN ${s}.value <> p.value
  WHEN jsonb_typeof(${s}.value) <> 'string' THEN false
  WHEN p.type = 'date' THEN left(${s}.value #>> '{}', 10) <> left(p.value #>> '{}', 10)
  WHEN p.type = 'options' THEN ${s}.value <> p.value
  ELSE strpos(lower(${s}.value #>> '{}'), lower(p.value #>> '{}')) = 0 AND strpos(lower(p.value #>> '{}'), lower(${s}.value #>> '{}')) = 0
END`

/**
 * SQL of whether a suggestion, open or not, of memory `m` disputes the value `p (value, type, as_of)`: the memory states
 * another value and is later, but not by mistake in the future, as when values are merged. Nothing of it is stored, so that
 * it is true after every decision, change, deletion, merge and undo. SQL: part of the statements that read values.
 * @param s its alias
 */
export const disputing = (
  s: string,
): string => `(${s}.stance IS NULL OR ${s}.stance IN ('hedged', 'limit')) AND m."timestamp" <= app_now() + interval '1 day'
  AND m."timestamp" > CASE WHEN p.as_of > app_now() + interval '1 day' THEN '-infinity' ELSE p.as_of END AND ${another(s)}`

/**
 * SQL of what disputes the value `p`, from the latest memory; null if nothing does. SQL: part of the statements that
 * read values.
 * @param when SQL of the condition on suggestion `s` and its memory `m`
 */
export const disputedBy = (when = `s.status = 'open'`): string => `(
  SELECT jsonb_build_object('value', s.value, 'memoryId', m.id, 'timestamp', m."timestamp", 'evidence', s.evidence,
    'confidence', s.confidence, 'suggestionId', s.id)
  FROM suggestions s
  ${memoryOf('s')}
  WHERE s.tenant_id = $1 AND s.record_id = p.record_id AND s.collection_id = p.collection_id AND s.system_name = p.system_name
    AND ${when} AND ${disputing('s')}
  ORDER BY m."timestamp" DESC, s.confidence DESC, s.id DESC LIMIT 1
)`

const DISPUTING = `
  SELECT s.id FROM suggestions s
  ${memoryOf('s')}
  CROSS JOIN LATERAL (
    SELECT value, type, as_of FROM property_values
    WHERE record_id = s.record_id AND collection_id = s.collection_id AND system_name = s.system_name AND tenant_id = $1
  ) p
  WHERE s.tenant_id = $1 AND s.id = ANY($2::text[]) AND s.status = 'open' AND ${disputing('s')}`

/** Those of the suggestions that dispute a current value. SQL: compares JSON values of two tables. */
export const disputingAmong = async (scope: Scope, ids: readonly string[]): Promise<Set<string>> =>
  new Set((await scope.query<{ id: string }>(DISPUTING, [ids])).map(({ id }) => id))

/** A current value that a later memory disputes, with both places where they are said. */
export interface DisputedValue {
  propertyName: string
  value: Json
  /** The memory that says the current value; null if a caller set it. */
  memoryId: string | null
  evidence: Json
  /** When the current value was said or set. */
  asOf: Date
  disputed: DisputingRow
}

const SAID_IN = `
  SELECT * FROM (
    SELECT p.name AS "propertyName", p.value, CASE WHEN p.source LIKE 'memory:%' THEN substr(p.source, 8) END AS "memoryId",
      p.as_of AS "asOf", ${disputedBy()} AS disputed, (
        SELECT c.evidence FROM property_changes c
        WHERE c.tenant_id = $1 AND c.record_id = p.record_id AND c.collection_id = p.collection_id
          AND c.system_name = p.system_name AND c.version = p.version AND c.source = p.source) AS evidence
    FROM property_values p WHERE p.tenant_id = $1 AND p.record_id = ANY($2::text[])
  ) v
  WHERE v.disputed IS NOT NULL AND (v."memoryId" = ANY($3::text[]) OR v.disputed ->> 'memoryId' = ANY($3::text[]))
  ORDER BY v."asOf" DESC, v."propertyName"`

/**
 * The disputed values of records that memories say, or dispute. SQL: compares JSON values of two tables.
 */
export const disputedIn = (
  scope: Scope,
  recordIds: readonly string[],
  memoryIds: readonly string[],
): Promise<DisputedValue[]> => scope.query(SAID_IN, [recordIds, memoryIds])
