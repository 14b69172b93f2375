import { defineEvent, integer, text } from '../events/domain-events.ts'

const jobEvent = (verb: string, description: string, status: string, failed: number) =>
  defineEvent(`job.${verb}`, description, {
    id: text('Id of the job. Fetch it with events get.', 'job_01KAK7F3V6R6T1Q7S0G9Y5N2WZ'),
    type: text('What it did: its `type`, such as batch-memorize.', 'batch-memorize'),
    status: text('Its status.', status),
    total: integer('The number of its items.', 200),
    failed: integer('The number of items that failed.', failed),
  })

const JOB_SUCCEEDED = jobEvent(
  'succeeded',
  'Background work ended without a failure. Its status is `completed`.',
  'completed',
  0,
)
const JOB_FAILED = jobEvent(
  'failed',
  'Background work ended, and some of it (status `partial`) or all of it (status `failed`) failed.',
  'partial',
  3,
)
const JOB_CANCELLED = jobEvent(
  'cancelled',
  'Background work was cancelled before it ended. Its status is `cancelled`.',
  'cancelled',
  0,
)

export const JOB_EVENTS = [JOB_SUCCEEDED, JOB_FAILED, JOB_CANCELLED]

/**
 * SQL that writes the event of each job in the common table expression `ended`, a row of `events` as it is after the
 * end. The deliveries that led to the job led to its end.
 */
export const ENDED_JOBS = `
  INSERT INTO runtime.outbox (tenant_id, type, data, hops)
  SELECT tenant_id, CASE status WHEN 'completed' THEN '${JOB_SUCCEEDED.type}' WHEN 'cancelled' THEN '${JOB_CANCELLED.type}' ELSE '${JOB_FAILED.type}' END,
    jsonb_build_object('id', id, 'type', type, 'status', status, 'total', total, 'failed', failed), hops
  FROM ended`
