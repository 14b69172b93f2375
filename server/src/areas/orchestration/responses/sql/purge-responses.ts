import type { Database } from '../../../../platform/database/database.ts'

/** How long the run history of an agent has a response after it has expired. */
const HISTORY_DAYS = 29
const BATCH = 100

const CLEAR = `UPDATE responses SET request = '{}', state = '{}', submission = NULL,
    status = CASE WHEN status IN ('running', 'requires_action') THEN 'cancelled' ELSE status END
  WHERE id = ANY(ARRAY(
    SELECT id FROM responses WHERE expires_at <= app_now() AND agent_id IS NOT NULL AND request <> '{}'
    LIMIT ${BATCH} FOR UPDATE SKIP LOCKED
  )) RETURNING id`

const DELETE = `DELETE FROM responses WHERE id = ANY(ARRAY(
  SELECT id FROM responses WHERE expires_at <= app_now() - CASE WHEN agent_id IS NULL THEN interval '0' ELSE interval '${HISTORY_DAYS} days' END
  LIMIT ${BATCH} FOR UPDATE SKIP LOCKED
)) RETURNING id`

/** Deletes expired responses; of agents, a summary stays for the run history. SQL: batches that others skip. */
export async function purgeResponses(database: Database): Promise<void> {
  for (const statement of [CLEAR, DELETE]) for (;;) if ((await database.query(statement)).length < BATCH) break
}
