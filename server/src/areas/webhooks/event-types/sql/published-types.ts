import type { Scope } from '../../../../platform/database/scope.ts'
import { MAX_PUBLISHED_TYPES } from '../../limits.ts'

// in a fixed order, so that two calls with the same types do not deadlock
const ADD = `
  INSERT INTO runtime.webhook_event_types (tenant_id, type)
  SELECT $1, type FROM unnest($2::text[]) AS type
  WHERE (SELECT count(*) FROM runtime.webhook_event_types WHERE tenant_id = $1) < ${MAX_PUBLISHED_TYPES}
  ORDER BY type ON CONFLICT DO NOTHING`

/** Stores the types that are new, up to the maximum number. SQL: a batch in the order of its unique key. */
export async function insertTypes(scope: Scope, types: readonly string[]): Promise<void> {
  await scope.query(ADD, [types])
}
