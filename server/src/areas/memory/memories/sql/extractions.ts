import type { Database } from '../../../../platform/database/database.ts'
import type { Scope } from '../../../../platform/database/scope.ts'
import type { ReadingOperation } from '../../prices.ts'

export interface ExtractionOptions {
  collectionIds?: readonly string[]
  collectionNames?: readonly string[]
  extractionPrompt?: string
  maxProperties?: number
  minConfidence: number
  /** The time of the call, with its offset. */
  timestamp?: string
  /** The names of the record. */
  subject?: { names: string[] }
  /** The beginning of the content was read and paid for. */
  isPaid?: boolean
  /** The reason of an edit, for the history. */
  reason?: string
}

/** A turn of a window. */
export interface WindowTurn {
  id: string
  /** Whether its values are stored. The others are read as context. */
  isRead: boolean
}

/** A stored memory whose values are to be read. */
export interface ExtractionRow {
  memoryId: string
  /** `first` reads a new memory, `edit` one whose content has changed, `window` turns of a conversation together. */
  kind: 'first' | 'edit' | 'window'
  operation: ReadingOperation
  options: ExtractionOptions
  /** The item of a job that waits for it. */
  eventId: string | null
  item: number | null
  /** The turns of a window, in order. */
  turns: readonly WindowTurn[] | null
  /** Pays for it. */
  reservationId: string | null
  /** How often it was tried again. */
  attempts: number
  keyId: string | null
  requestId: string
}

/** A record whose profile is to be renewed: its ID is that of the row. */
export type ProfileRenewal = Omit<ExtractionRow, 'kind'> & { kind: 'profile' }

/** What this process does, and the current state of its tenant. */
interface Claimed {
  tenantId: number
  livemode: boolean
  credits: bigint
  definitionsVersion: number
}
export type ClaimedExtraction = ExtractionRow & Claimed

const COLUMNS = (e: string): string => `${e}.target_id AS "memoryId", ${e}.kind, ${e}.operation, ${e}.options,
  ${e}.event_id AS "eventId", ${e}.item, ${e}.turns, ${e}.reservation_id AS "reservationId", ${e}.attempts,
  ${e}.key_id AS "keyId", ${e}.request_id AS "requestId"`

const QUEUE = `
  INSERT INTO memory_extractions (tenant_id, target_id, kind, operation, options, event_id, item, turns, reservation_id, attempts,
    run_at, key_id, request_id)
  SELECT $1::int, e."memoryId", e.kind, e.operation, e.options, e."eventId", e.item, e.turns, e."reservationId", e.attempts,
    app_now() + make_interval(secs => e."runInSeconds"), e."keyId", e."requestId"
  FROM jsonb_to_recordset($2::jsonb) AS e("memoryId" text, kind text, operation text, options jsonb, "eventId" text, item int,
    turns jsonb, "reservationId" text, attempts int, "runInSeconds" float8, "keyId" text, "requestId" text)
  ORDER BY e."memoryId", e.kind
  ON CONFLICT (tenant_id, target_id, kind) DO UPDATE SET operation = excluded.operation, options = excluded.options,
    event_id = excluded.event_id, item = excluded.item, turns = excluded.turns, reservation_id = excluded.reservation_id,
    attempts = excluded.attempts, run_at = excluded.run_at, key_id = excluded.key_id, request_id = excluded.request_id`

/**
 * Queues extractions, each in place of an earlier one of its memory and kind. SQL: a batch, and times of the database.
 * @param rows with the seconds until each is due
 */
export async function queueRows(
  scope: Scope,
  rows: readonly (ExtractionRow & { runInSeconds: number })[],
): Promise<void> {
  if (rows.length > 0) await scope.query(QUEUE, [JSON.stringify(rows)])
}

const OF_ITEMS = `SELECT ${COLUMNS('e')} FROM memory_extractions e
  WHERE e.tenant_id = $1 AND e.event_id = $2 AND e.item = ANY($3::int[]) ORDER BY e.item`

/** The rows that items of a job wait for, in the order of the items. SQL: shares the columns of a claim. */
export const rowsOfItems = (scope: Scope, eventId: string, items: readonly number[]): Promise<ExtractionRow[]> =>
  scope.query(OF_ITEMS, [eventId, [...items]])

const WITHDRAW = `
  WITH ended AS (DELETE FROM memory_extractions WHERE tenant_id = $1 AND target_id = $2 AND kind <> 'window')
  UPDATE memory_extractions SET turns = (
    SELECT jsonb_agg(CASE WHEN turn ->> 'id' = $2 THEN turn || '{"isRead": false}' ELSE turn END ORDER BY place)
    FROM jsonb_array_elements(turns) WITH ORDINALITY AS t(turn, place))
  WHERE tenant_id = $1 AND kind = 'window' AND turns @> jsonb_build_array(jsonb_build_object('id', $2::text))`

/** Ends what is to be read in a memory, which says something else now. SQL: changes JSON in place. */
export async function withdrawMemory(scope: Scope, memoryId: string): Promise<void> {
  await scope.query(WITHDRAW, [memoryId])
}

const AWAIT_CREDITS = `
  WITH due AS (UPDATE memory_extractions SET run_at = NULL WHERE tenant_id = $1 AND run_at <= app_now())
  UPDATE memory_extractions SET run_at = NULL, attempts = attempts - 1
  WHERE tenant_id = $1 AND target_id = $2 AND kind = $3 AND attempts = $4 AND run_at > app_now()`

/** Lets this and all other due extractions of the tenant wait for credits. SQL: one statement for all of them. */
export async function awaitCredits(
  scope: Scope,
  { memoryId, kind, attempts }: Pick<ExtractionRow, 'memoryId' | 'kind' | 'attempts'>,
): Promise<void> {
  await scope.query(AWAIT_CREDITS, [memoryId, kind, attempts])
}

const WAKE = `
  UPDATE memory_extractions SET run_at = app_now() WHERE run_at IS NULL AND tenant_id = ANY(ARRAY(
    SELECT id FROM tenants WHERE credits >= $1
      AND id = ANY(ARRAY(SELECT DISTINCT tenant_id FROM memory_extractions WHERE run_at IS NULL))))`

/** Wakes the extractions of tenants who have credits again. SQL: of all tenants at once. */
export async function wakeExtractions(database: Database, price: number): Promise<void> {
  await database.query(WAKE, [price])
}

/** Due extractions of a tenant that are considered: several may be of one record. */
const MAX_CONSIDERED = 100

// a few of each tenant, in turn, so that none waits for the many of another; of a record only that of its first memory, so
// that its values are merged in the order of its memories
const CLAIM = `
  WITH due AS MATERIALIZED (
    SELECT e.tenant_id, e.target_id, e.kind
    FROM (SELECT DISTINCT tenant_id FROM memory_extractions WHERE run_at <= app_now()) t
    CROSS JOIN LATERAL (
      SELECT f.*, row_number() OVER (ORDER BY f.run_at, f.target_id) AS turn FROM (
        SELECT d.*, row_number() OVER (PARTITION BY coalesce(m.record_id, d.target_id) ORDER BY m.position, d.kind) AS place FROM (
          SELECT tenant_id, target_id, kind, run_at FROM memory_extractions
          WHERE tenant_id = t.tenant_id AND run_at <= app_now() ORDER BY run_at, target_id LIMIT ${MAX_CONSIDERED}) d
        -- of a window whose first turn was deleted there is none
        LEFT JOIN LATERAL (SELECT record_id, position FROM memories WHERE id = d.target_id AND tenant_id = d.tenant_id OFFSET 0) m ON true
      ) f WHERE f.place = 1
    ) e
    ORDER BY e.turn, e.run_at LIMIT $1
  )
  UPDATE memory_extractions e SET attempts = attempts + 1, run_at = app_now() + make_interval(secs => $2)
  FROM due JOIN tenants t ON t.id = due.tenant_id
  WHERE e.tenant_id = due.tenant_id AND e.target_id = due.target_id AND e.kind = due.kind AND e.run_at <= app_now()
  RETURNING ${COLUMNS('e')}, t.id AS "tenantId", t.livemode, t.credits, t.definitions_version AS "definitionsVersion"`

/** Claims due extractions for this process. SQL: a queue of all tenants. */
export const claimExtractions = (
  database: Database,
  { limit, leaseSeconds }: { limit: number; leaseSeconds: number },
): Promise<(ClaimedExtraction | (ProfileRenewal & Claimed))[]> => database.query(CLAIM, [limit, leaseSeconds])
