import type { Database } from '../database/database.ts'

// never decreases: after a crash of the database, a recreated counter starts from the count saved here
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
 * Saves the running counts of the month to a table that survives a crash of the database, unlike
 * `runtime.rate_limits`. A crash then loses only the calls since the last save.
 */
export async function writeDownCalls(database: Database): Promise<void> {
  await database.query(WRITE_DOWN)
}
