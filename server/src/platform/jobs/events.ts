import { defineEvent, integer, text } from '../events/domain-events.ts'

const jobEvent = (verb: string, description: string, example: { status: string; total: number; failed: number }) =>
  defineEvent({
    type: `job.${verb}`,
    description,
    fields: {
      id: text('Id of the job. Fetch it with events get.'),
      type: text('What it did: its `type`, such as batch-memorize.'),
      status: text('Its status.'),
      total: integer('The number of its items.'),
      failed: integer('The number of items that failed.'),
    },
    example: { id: 'job_01KAK7F3V6R6T1Q7S0G9Y5N2WZ', type: 'batch-memorize', ...example },
  })

const JOB_SUCCEEDED = jobEvent('succeeded', 'Background work ended without a failure. Its status is `completed`.', {
  status: 'completed',
  total: 200,
  failed: 0,
})
const JOB_FAILED = jobEvent(
  'failed',
  'Background work ended, and some of it (status `partial`) or all of it (status `failed`) failed.',
  { status: 'partial', total: 200, failed: 3 },
)
const JOB_CANCELLED = jobEvent(
  'cancelled',
  'Background work was cancelled before it ended. Its status is `cancelled`.',
  {
    status: 'cancelled',
    total: 200,
    failed: 0,
  },
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
