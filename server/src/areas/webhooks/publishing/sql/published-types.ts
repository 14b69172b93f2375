import type { Scope } from '../../../../platform/database/scope.ts'
import { MOST_PUBLISHED_TYPES } from '../../limits.ts'

const LIST = `SELECT type FROM runtime.webhook_event_types WHERE tenant_id = $1 ORDER BY type`

/** By name. SQL: the types are outside the Prisma schema. */
export async function selectTypes(scope: Scope): Promise<string[]> {
  return (await scope.query<{ type: string }>(LIST)).map(({ type }) => type)
}

// in a fixed order, so that two calls with the same types do not deadlock
const ADD = `
  INSERT INTO runtime.webhook_event_types (tenant_id, type)
  SELECT $1, type FROM unnest($2::text[]) AS type
  WHERE (SELECT count(*) FROM runtime.webhook_event_types WHERE tenant_id = $1) < ${MOST_PUBLISHED_TYPES}
  ORDER BY type ON CONFLICT DO NOTHING`

/** Stores the types that are new, up to the maximum number. SQL: a batch in the order of its unique key. */
export async function insertTypes(scope: Scope, types: readonly string[]): Promise<void> {
  await scope.query(ADD, [types])
}
