import type { Database } from '../../../../platform/database/database.ts'
import type { Scope } from '../../../../platform/database/scope.ts'

/** What a call asked for in the extraction of a memory. */
export interface ExtractionOptions {
  collectionIds?: readonly string[]
  collectionNames?: readonly string[]
  extractionPrompt?: string
  maxProperties?: number
  minConfidence: number
}

/** A memory whose properties are still to be extracted. */
export interface PendingExtraction {
  memoryId: string
  options: ExtractionOptions
  /** How often it was tried again. */
  attempts: number
  /** Seconds until it is tried again. */
  runInSeconds: number
  keyId: string | null
  requestId: string
}

/** An extraction that this process tries again, and the current state of its tenant. */
export interface ClaimedExtraction extends Omit<PendingExtraction, 'runInSeconds'> {
  tenantId: number
  livemode: boolean
  credits: bigint
  definitionsVersion: number
}

const QUEUE = `
  INSERT INTO memory_extractions (tenant_id, memory_id, options, attempts, run_at, key_id, request_id)
  SELECT $1::int, e."memoryId", e.options, e.attempts, app_now() + make_interval(secs => e."runInSeconds"), e."keyId", e."requestId"
  FROM jsonb_to_recordset($2::jsonb)
    AS e("memoryId" text, options jsonb, attempts int, "runInSeconds" float8, "keyId" text, "requestId" text)
  ORDER BY e."memoryId"
  ON CONFLICT (tenant_id, memory_id) DO UPDATE SET options = excluded.options, attempts = excluded.attempts,
    run_at = excluded.run_at, key_id = excluded.key_id, request_id = excluded.request_id`

/** Queues extractions, each in place of an earlier one of its memory. SQL: a batch, and times of the database. */
export async function queueExtractions(scope: Scope, extractions: readonly PendingExtraction[]): Promise<void> {
  if (extractions.length > 0) await scope.query(QUEUE, [JSON.stringify(extractions)])
}

const AWAIT_CREDITS = `
  WITH due AS (UPDATE memory_extractions SET run_at = NULL WHERE tenant_id = $1 AND run_at <= app_now())
  UPDATE memory_extractions SET run_at = NULL, attempts = attempts - 1
  WHERE tenant_id = $1 AND memory_id = $2 AND attempts = $3 AND run_at > app_now()`

/** Lets this and all other due extractions of the tenant wait for credits. SQL: one statement for all of them. */
export async function awaitCredits(
  scope: Scope,
  { memoryId, attempts }: Pick<PendingExtraction, 'memoryId' | 'attempts'>,
): Promise<void> {
  await scope.query(AWAIT_CREDITS, [memoryId, attempts])
}

const WAKE = `
  UPDATE memory_extractions SET run_at = app_now() WHERE run_at IS NULL AND tenant_id = ANY(ARRAY(
    SELECT id FROM tenants WHERE credits >= $1
      AND id = ANY(ARRAY(SELECT DISTINCT tenant_id FROM memory_extractions WHERE run_at IS NULL))))`

/** Wakes the extractions of tenants who have credits again. SQL: of all tenants at once. */
export async function wakeExtractions(database: Database, price: number): Promise<void> {
  await database.query(WAKE, [price])
}

// a few of each tenant, in turn, so that none waits for the many of another
const CLAIM = `
  WITH due AS MATERIALIZED (
    SELECT e.tenant_id, e.memory_id
    FROM (SELECT DISTINCT tenant_id FROM memory_extractions WHERE run_at <= app_now()) t
    CROSS JOIN LATERAL (
      SELECT d.*, row_number() OVER (ORDER BY run_at) AS turn FROM (
        SELECT tenant_id, memory_id, run_at FROM memory_extractions
        WHERE tenant_id = t.tenant_id AND run_at <= app_now() ORDER BY run_at LIMIT $1) d
    ) e
    ORDER BY e.turn, e.run_at LIMIT $1
  )
  UPDATE memory_extractions e SET attempts = attempts + 1, run_at = app_now() + make_interval(secs => $2)
  FROM due JOIN tenants t ON t.id = due.tenant_id
  WHERE e.tenant_id = due.tenant_id AND e.memory_id = due.memory_id AND e.run_at <= app_now()
  RETURNING e.memory_id AS "memoryId", e.options, e.attempts, e.key_id AS "keyId", e.request_id AS "requestId",
    t.id AS "tenantId", t.livemode, t.credits, t.definitions_version AS "definitionsVersion"`

/** Claims due extractions for this process. SQL: a queue of all tenants. */
export const claimExtractions = (
  database: Database,
  { limit, leaseSeconds }: { limit: number; leaseSeconds: number },
): Promise<ClaimedExtraction[]> => database.query(CLAIM, [limit, leaseSeconds])
