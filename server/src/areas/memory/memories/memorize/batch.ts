import type { components } from '../../../../contract/openapi.gen.ts'
import { type BillingContext, requireCredits } from '../../../../platform/credits/credits.ts'
import { beginItemizedJob } from '../../../../platform/jobs/itemized-job.ts'
import type { Json } from '../../../../platform/json.ts'
import { type Memorizer, priceOf } from './memorize.ts'
import type { MemorizeRequest } from './pending-memory.ts'

export const BATCH_MEMORIZE = 'batch_memorize'

/** Takes memories to be stored in the background. What is wrong with a request as such is said at once. */
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
    // what has no time of its own was said when it was sent, not when a worker came to it
    const timestamp = new Date().toISOString()
    return beginItemizedJob(billing.scope, {
      type: BATCH_MEMORIZE,
      items: items.map((item): Json => JSON.parse(JSON.stringify({ timestamp, ...item }))),
      caller: { keyId: billing.principal.key?.id ?? null, requestId: billing.requestId },
    })
  }
