import { expect, it } from 'vitest'
import { useApp } from '../../../test/support/use-app.ts'
import { carryHops } from '../events/hops.ts'
import {
  beginItemizedJob,
  cancelItemizedJob,
  completeItemizedJob,
  failItemizedJob,
  recordOutcomes,
} from './itemized-job.ts'

const app = useApp()

it('the end of a job is an event, once, with the deliveries that led to the job', async () => {
  const { tenants } = await app.organization()
  const scope = app.database.scope({ tenantId: tenants.live, livemode: true })
  const begin = (hops: number): Promise<string> =>
    scope.transaction(async () => {
      await carryHops(app.database, hops)
      const caller = { keyId: null, requestId: 'req_1' }
      return beginItemizedJob(scope, { type: 'batch-memorize', items: ['one', 'two'], caller })
    })
  const ids = [await begin(0), await begin(1), await begin(2), await begin(3)] as const
  const [succeeded, partial, failed, cancelled] = ids
  await recordOutcomes(scope, succeeded, [{ index: 0, result: {} }])
  await recordOutcomes(scope, partial, [{ index: 0, error: { error: 'server_error' } }])
  for (const id of [succeeded, partial]) await completeItemizedJob(scope, id, {})
  await failItemizedJob(app.database, failed, 'It was given up.')
  await cancelItemizedJob(scope, cancelled)
  // they have ended
  for (const id of ids) {
    await completeItemizedJob(scope, id, {})
    await failItemizedJob(app.database, id, 'Again.')
    await cancelItemizedJob(scope, id)
  }
  const events = await app.database.query(
    `SELECT type, data, hops FROM runtime.outbox WHERE tenant_id = $1 AND type LIKE 'job.%' ORDER BY position`,
    [scope.tenantId],
  )
  const job = { type: 'batch-memorize', total: 2, failed: 0 }
  expect(events).toEqual([
    { type: 'job.succeeded', data: { ...job, id: succeeded, status: 'completed' }, hops: null },
    { type: 'job.failed', data: { ...job, id: partial, status: 'partial', failed: 1 }, hops: 1 },
    { type: 'job.failed', data: { ...job, id: failed, status: 'failed' }, hops: 2 },
    { type: 'job.cancelled', data: { ...job, id: cancelled, status: 'cancelled' }, hops: 3 },
  ])
})
