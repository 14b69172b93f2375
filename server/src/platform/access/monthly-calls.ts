import type { Database } from '../database/database.ts'

// never down: a row that was counted anew after a crash of the database starts from what was written here
const WRITE_DOWN = `
  INSERT INTO monthly_calls AS m (tenant_id, month, calls)
  SELECT r.tenant_id, r.month, r.month_calls
  FROM runtime.rate_limits r
  JOIN tenants t ON t.id = r.tenant_id
  LEFT JOIN monthly_calls w ON w.tenant_id = r.tenant_id AND w.month = r.month
  WHERE w.calls IS NULL OR w.calls < r.month_calls
  ORDER BY r.tenant_id
  ON CONFLICT (tenant_id, month) DO UPDATE SET calls = greatest(m.calls, excluded.calls)`

/**
 * Writes the running counts of the month to a table that a crash of the database does not empty, as
 * `runtime.rate_limits` may be. A crash then costs the calls since the last write-down.
 */
export async function writeDownCalls(database: Database): Promise<void> {
  await database.query(WRITE_DOWN)
}
