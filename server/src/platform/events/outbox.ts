import type { Database } from '../database/database.ts'
import type { Scope } from '../database/scope.ts'
import type { JsonObject } from '../values/json.ts'

/** Something that happened in an area, for other areas to handle. */
export interface DomainEvent {
  /** `<resource>.<past_tense_verb>`. */
  type: string
  /** Ids and names, never values or identity keys. */
  data: JsonObject
}

export interface StoredDomainEvent extends DomainEvent {
  position: bigint
  tenantId: number
  occurredAt: Date
  /** How many deliveries of webhooks led to it. Null if none did. */
  hops: number | null
}

/**
 * Handles events. It runs in the transaction that removes them from the outbox, so it may only use SQL. What it writes
 * is stored exactly once for each event, even after a crash.
 */
export type Consumer = (events: readonly StoredDomainEvent[]) => Promise<void>

const BATCH = 200

// an array, since `IN` may be planned as a join with the complete table
const TAKE = `
  DELETE FROM runtime.outbox WHERE position = ANY(ARRAY(
    SELECT position FROM runtime.outbox ORDER BY position LIMIT ${BATCH} FOR UPDATE SKIP LOCKED
  ))
  RETURNING position, tenant_id AS "tenantId", type, data, occurred_at AS "occurredAt", hops`

/**
 * Common table expression `domain_events` that writes events in the statement of the change.
 * @param events SQL of a select with `type` and `data` (jsonb)
 * @param at SQL of the current time, for statements that have read it already
 */
export const emitted = (events: string, at = 'app_now()'): string => `domain_events AS (
  INSERT INTO runtime.outbox (tenant_id, type, data, occurred_at) SELECT $1, e.type, e.data, ${at} FROM (${events}) AS e
)`

/** Writes one event, in the transaction of the change. */
export async function emit(scope: Scope, { type, data }: DomainEvent): Promise<void> {
  await scope.query('INSERT INTO runtime.outbox (tenant_id, type, data) VALUES ($1, $2, $3::jsonb)', [
    type,
    JSON.stringify(data),
  ])
}

/**
 * Passes waiting events to the consumers, in batches, until none is left. Events without a consumer are deleted.
 * @returns how many events were passed
 */
export async function relay(database: Database, consumers: readonly Consumer[]): Promise<number> {
  let total = 0
  for (;;) {
    const taken = await database.transaction(async () => {
      const events = await database.query<StoredDomainEvent>(TAKE)
      events.sort((a, b) => Number(a.position - b.position))
      if (events.length > 0) for (const consume of consumers) await consume(events)
      return events.length
    })
    total += taken
    if (taken < BATCH) return total
  }
}
