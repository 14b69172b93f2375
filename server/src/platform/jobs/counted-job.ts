import type { Scope } from '../database/scope.ts'
import { newId } from '../values/ids.ts'
import type { JsonObject } from '../values/json.ts'
import type { JobCaller } from './itemized-job.ts'

/**
 * A background job that a caller can watch as an event, and that finds its items during the run. They are counted, and
 * only those that fail are listed. `completeItemizedJob` ends it.
 */
export interface CountedWork {
  type: string
  total: number
  caller: JobCaller
}

/** An item that failed: its place, and the error in the form of a response. */
export interface CountedFailure {
  result: JsonObject
  error: JsonObject
}

const ADVANCE = `
  WITH listed AS (
    INSERT INTO event_items (event_id, index, tenant_id, outcome, result, error)
    SELECT $2, (e.failed + place - 1)::int, $1::int, 'failed', f.failure -> 'result', f.failure -> 'error'
    FROM (SELECT failed FROM events WHERE tenant_id = $1 AND id = $2 AND finished_at IS NULL) AS e,
      jsonb_array_elements($4::jsonb) WITH ORDINALITY AS f(failure, place)
  )
  UPDATE events SET status = 'processing', started_at = coalesce(started_at, app_now()),
    done = done + $3, failed = failed + jsonb_array_length($4::jsonb), total = greatest(total, done + $3)
  WHERE tenant_id = $1 AND id = $2 AND finished_at IS NULL`

/** Creates the event. @returns its id */
export async function beginCountedJob(scope: Scope, { type, total, caller }: CountedWork): Promise<string> {
  const eventId = newId('job')
  const data = { id: eventId, tenantId: scope.tenantId, type, total, caller: { ...caller } }
  await scope.prisma(models => models.event.create({ data }))
  return eventId
}

/** Advances the progress, unless the event has ended. Call it in the transaction of the work. */
export async function advanceCountedJob(
  scope: Scope,
  eventId: string,
  done: number,
  failures: readonly CountedFailure[],
): Promise<void> {
  await scope.query(ADVANCE, [eventId, done, JSON.stringify(failures)])
}
