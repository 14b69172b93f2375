import type { Database } from '../database/database.ts'

const BATCH = 10_000

// rows are marked in the statement that adds them: a crash or a concurrent run can neither lose nor repeat one
const ROLL_UP = `
  WITH taken AS MATERIALIZED (
    SELECT tenant_id, id FROM usage_entries WHERE NOT is_totalled ORDER BY tenant_id, id LIMIT $1 FOR UPDATE SKIP LOCKED
  ),
  marked AS (
    UPDATE usage_entries e SET is_totalled = true FROM taken
    WHERE e.tenant_id = taken.tenant_id AND e.id = taken.id
    RETURNING e.*
  ),
  added AS (
    INSERT INTO usage_totals AS t (tenant_id, unit, at, operation, key_id, collection_id, model,
      calls, charges, credits, input_tokens, output_tokens)
    SELECT tenant_id, unit, date_trunc(unit, at, 'UTC'), operation,
           coalesce(key_id, ''), coalesce(collection_id, ''), coalesce(model, ''),
           0, count(*), sum(credits), sum(coalesce(input_tokens, 0)), sum(coalesce(output_tokens, 0))
    FROM marked CROSS JOIN (VALUES ('hour'), ('day')) AS u(unit)
    GROUP BY 1, 2, 3, 4, 5, 6, 7 ORDER BY 1, 2, 3, 4, 5, 6, 7
    ON CONFLICT (tenant_id, unit, at, operation, key_id, collection_id, model) DO UPDATE SET
      charges = t.charges + excluded.charges, credits = t.credits + excluded.credits,
      input_tokens = t.input_tokens + excluded.input_tokens, output_tokens = t.output_tokens + excluded.output_tokens
  )
  SELECT operation, count(*)::int AS n, sum(credits)::float8 AS credits FROM marked GROUP BY 1`

interface RollUpOptions {
  batch?: number
  renewLease?: () => Promise<void>
  tell?: (operation: string, credits: number) => void
}

/**
 * Adds new usage entries to the totals of their hour and day, in batches, until none is left. SQL: one statement marks
 * and adds.
 * @param batch entries in one transaction
 * @param tell called with the credits of each operation, once they are totalled
 */
export async function rollUpUsage(
  database: Database,
  { batch = BATCH, renewLease = async () => {}, tell = () => {} }: RollUpOptions = {},
): Promise<void> {
  for (;;) {
    const rows = await database.query<{ operation: string; n: number; credits: number }>(ROLL_UP, [batch])
    for (const { operation, credits } of rows) tell(operation, credits)
    if (rows.reduce((sum, { n }) => sum + n, 0) < batch) return
    await renewLease()
  }
}
