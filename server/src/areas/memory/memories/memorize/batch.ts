import type { components } from '../../../../contract/openapi.gen.ts'
import { type BillingContext, requireCredits } from '../../../../platform/credits/credits.ts'
import { beginItemizedJob } from '../../../../platform/jobs/itemized-job.ts'
import type { Json } from '../../../../platform/json.ts'
import { type Memorizer, priceOf } from './memorize.ts'
import type { MemorizeRequest } from './pending-memory.ts'

export const BATCH_MEMORIZE = 'batch_memorize'

/** Accepts memories to store in the background. Rejects an invalid request immediately. */
export const createBatchMemorizer =
  ({ memorizer }: { memorizer: Memorizer }) =>
  async (
    billing: BillingContext,
    { records, defaults = {} }: components['schemas']['BatchMemorizeRequest'],
  ): Promise<string> => {
    const items: MemorizeRequest[] = records.map(record => ({ ...defaults, ...record }))
    for (const [index, item] of items.entries()) memorizer.check(item, `body.records.${index}`)
    requireCredits(
      billing.principal,
      items.reduce((sum, item) => sum + priceOf(item), 0),
    )
    // an item without a timestamp gets the time of the request, not of the worker
    const timestamp = new Date().toISOString()
    return beginItemizedJob(billing.scope, {
      type: BATCH_MEMORIZE,
      items: items.map((item): Json => JSON.parse(JSON.stringify({ timestamp, ...item }))),
      caller: { keyId: billing.principal.key?.id ?? null, requestId: billing.requestId },
    })
  }
