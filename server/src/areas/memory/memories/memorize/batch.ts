import type { components } from '../../../../contract/openapi.gen.ts'
import { requireCredits, type Spender } from '../../../../platform/credits/credits.ts'
import { beginTracked } from '../../../../platform/jobs/itemized-job.ts'
import type { Json } from '../../../../platform/json.ts'
import { type Memorizer, priceOf } from './memorize.ts'
import type { MemorizeRequest } from './pending-memory.ts'

export const BATCH_MEMORIZE = 'batch_memorize'

/** Takes memories to be stored in the background. What is wrong with a request as such is said at once. */
export const createBatcher =
  ({ memorizer }: { memorizer: Memorizer }) =>
  async (
    spender: Spender,
    { records, defaults = {} }: components['schemas']['BatchMemorizeRequest'],
  ): Promise<string> => {
    const items: MemorizeRequest[] = records.map(record => ({ ...defaults, ...record }))
    for (const [index, item] of items.entries()) memorizer.check(item, `body.records.${index}`)
    requireCredits(
      spender.principal,
      items.reduce((sum, item) => sum + priceOf(item), 0),
    )
    // what has no time of its own was said when it was sent, not when a worker came to it
    const timestamp = new Date().toISOString()
    return beginTracked(spender.scope, {
      type: BATCH_MEMORIZE,
      items: items.map((item): Json => JSON.parse(JSON.stringify({ timestamp, ...item }))),
      caller: { keyId: spender.principal.key?.id ?? null, requestId: spender.requestId },
    })
  }
