import { ofTenant, type Scope } from '../../../../platform/database/scope.ts'
import { eventRows } from '../../../../platform/events/domain-events.ts'
import { emitted } from '../../../../platform/events/outbox.ts'
import type { Json } from '../../../../platform/values/json.ts'
import { SUGGESTION_CREATED } from '../../events.ts'
import { disputing } from './disputed.ts'

/** An extracted value to suggest. */
export interface SuggestionRow {
  id: string
  record_id: string
  memory_id: string
  collection_id: string
  system_name: string
  name: string
  value: Json
  confidence: number
  reason: 'low_confidence' | 'caller_value_kept' | 'review_required'
  evidence: { start: number; end: number; text: string }
  engine: string
  /** Why the text does not state the value; null if it does. */
  stance: string | null
  /** It is suggested only if it disputes the current value. */
  faint?: boolean
}

/** SQL of whether a suggestion disputes the current value of its property. */
const disputes = (s: string): string => `EXISTS (
  SELECT FROM property_values p
  CROSS JOIN LATERAL (SELECT "timestamp" FROM memories WHERE id = ${s}.memory_id AND ${ofTenant()} OFFSET 0) m
  WHERE p.tenant_id = $1 AND p.record_id = ${s}.record_id AND p.collection_id = ${s}.collection_id
    AND p.system_name = ${s}.system_name AND ${disputing(s)})`

const HASH = 'md5(lower(s.value::text))'

// a dismissed value stays dismissed, and an accepted one is suggested again only if it was replaced since; an open one
// follows the text that disputes the current value, and of two the surer one
const QUEUE = `
  WITH given AS (
    SELECT DISTINCT ON (s.record_id, s.collection_id, s.system_name, ${HASH}) s.*, ${HASH} AS value_hash
    FROM jsonb_to_recordset($2::jsonb) AS s(id text, record_id text, memory_id text, collection_id text, system_name text,
      name text, value jsonb, confidence float8, reason text, evidence jsonb, engine text, stance text, faint boolean)
    WHERE NOT EXISTS (
      SELECT FROM property_values p WHERE p.tenant_id = $1 AND p.record_id = s.record_id
        AND p.collection_id = s.collection_id AND p.system_name = s.system_name
        AND (p.value = s.value OR jsonb_typeof(p.value) = 'array' AND p.value @> s.value))
      AND (s.faint IS NOT TRUE OR ${disputes('s')})
    ORDER BY s.record_id, s.collection_id, s.system_name, ${HASH}, s.confidence DESC
  ),
  queued AS (
    INSERT INTO suggestions AS q (id, tenant_id, record_id, memory_id, collection_id, system_name, name, value, value_hash,
      confidence, reason, evidence, engine, stance)
    SELECT id, $1::int, record_id, memory_id, collection_id, system_name, name, value, value_hash, confidence, reason,
      evidence, engine, stance
    FROM given
    ON CONFLICT (tenant_id, record_id, collection_id, system_name, value_hash) DO UPDATE
      SET id = excluded.id, memory_id = excluded.memory_id, value = excluded.value, confidence = excluded.confidence,
        reason = excluded.reason, evidence = excluded.evidence, engine = excluded.engine, stance = excluded.stance, status = 'open',
        made_version = NULL, created_at = app_now(), decided_at = NULL, decided_by = NULL
      WHERE q.status = 'accepted'
        OR q.status = 'open' AND (${disputes('excluded')}, excluded.confidence) > (${disputes('q')}, q.confidence)
    RETURNING q.id, q.record_id, q.memory_id, q.name
  ),
  ${emitted(eventRows(SUGGESTION_CREATED, { id: 'id', recordId: 'record_id', memoryId: 'memory_id', property: 'name' }, 'queued'), 'app_now()')}
  SELECT count(*) FROM queued`

/**
 * Keeps extracted values that were not stored, each once for a property of a record. SQL: a batch that skips what the
 * record has, and what was dismissed.
 */
export async function queueSuggestions(scope: Scope, rows: readonly SuggestionRow[]): Promise<void> {
  if (rows.length > 0) await scope.query(QUEUE, [JSON.stringify(rows)])
}

/** Replaces the open suggestions of a memory by those of its present content. */
export async function suggestAgain(scope: Scope, memoryId: string, rows: readonly SuggestionRow[]): Promise<void> {
  await scope.prisma(({ suggestion }) => suggestion.deleteMany({ where: { memoryId, status: 'open' } }))
  await queueSuggestions(scope, rows)
}
