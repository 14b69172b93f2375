import type { Scope } from '../../../../platform/database/scope.ts'

/** An event with its full payload. */
export interface WholeEvent {
  id: string
  type: string
  /** JSON text. */
  data: string
  createdAt: Date
  /** Null if it derives from the id. */
  traceId: string | null
}

const FIND = `
  SELECT id, type, coalesce(whole, data) AS data, created_at AS "createdAt", trace_id AS "traceId"
  FROM runtime.webhook_events
  WHERE tenant_id = $1 AND id = $2`

/** SQL: events are outside the Prisma schema. @returns undefined if it does not exist */
export async function selectEvent(scope: Scope, id: string): Promise<WholeEvent | undefined> {
  const [event] = await scope.query<WholeEvent>(FIND, [id])
  return event
}
