import type { components } from '../../../../../contract/openapi.gen.ts'
import type { BillingContext } from '../../../../../platform/credits/credits.ts'
import { beginItemizedJob } from '../../../../../platform/jobs/itemized-job.ts'
import type { QueueLimits } from '../../../../../platform/jobs/queue-limit.ts'
import type { Json } from '../../../../../platform/values/json.ts'
import type { MemorizeRequest } from '../../request/read-request.ts'
import type { Memorizer } from '../memorize/memorize.ts'

export const BATCH_MEMORIZE = 'batch_memorize'

/**
 * Accepts memories to store in the background. Rejects an invalid request immediately. What each item costs is known when
 * it is stored: duplicates are free, so an item that cannot be paid for fails on its own.
 */
export const createBatchMemorizer =
  ({ memorizer, queue }: { memorizer: Memorizer; queue: QueueLimits }) =>
  async (
    billing: BillingContext,
    { records, defaults = {} }: components['schemas']['BatchMemorizeRequest'],
  ): Promise<string> => {
    const items: MemorizeRequest[] = records.map(record => ({ ...defaults, ...record }))
    for (const [index, item] of items.entries()) memorizer.check(item, `body.records.${index}`)
    // an item without a timestamp gets the time of the request, not of the worker
    const timestamp = new Date().toISOString()
    return beginItemizedJob(billing.scope, {
      type: BATCH_MEMORIZE,
      items: items.map((item): Json => JSON.parse(JSON.stringify({ timestamp, ...item }))),
      caller: { keyId: billing.principal.key?.id ?? null, requestId: billing.requestId },
      queue,
    })
  }
