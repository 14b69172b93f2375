import {
  type BillingContext,
  type CreditReservation,
  isPaymentRequired,
  paying,
  release,
  reserve,
  unpaid,
} from '../../../../../platform/credits/credits.ts'
import type { Idempotency } from '../../../../../platform/idempotency/idempotency.ts'
import type { DefinitionsOf } from '../../../definitions.ts'
import { createRowReader } from '../../extraction/attempt.ts'
import type { Reader } from '../../extraction/extract.ts'
import { highestPrice } from '../../request/price.ts'
import { createRequestReader, type MemorizeRequest } from '../../request/read-request.ts'
import { createGroupCommit } from '../../store/group-commit.ts'
import { sizeOfGroup } from '../../store/groups.ts'
import type { Once, Order } from '../group-rows.ts'
import { ofItsType } from '../its-type.ts'
import { createPreparer, type Prepared, type Preparer } from '../prepare.ts'
import { createRemember, type Remember } from '../remember.ts'
import { type Reply, toReply } from '../reply.ts'
import { createReadNow } from './read-now.ts'

/** Stores memories and the properties extracted from their contents. */
export interface Memorizer extends Preparer, Remember {
  /**
   * Stores one memory, and the response of a call with an idempotency key. A model is asked once the memory is stored.
   * @throws ApiError `payment_required`
   */
  memorize(billing: BillingContext, request: MemorizeRequest, signal: AbortSignal, once?: Once): Promise<Reply>
}

export function createMemorizer({
  keepAnswers,
  ...dependencies
}: {
  definitionsOf: DefinitionsOf
  reader: Reader
  /** The confidence that a value needs to be stored, unless the call sets it. */
  minConfidence: number
  keepAnswers: Idempotency['keep']
}): Memorizer {
  const requests = createRequestReader(dependencies)
  const preparer = createPreparer({ ...dependencies, requests })
  const remember = createRemember(keepAnswers)
  const { readNow, resume } = createReadNow({ rows: createRowReader(dependencies), requests, keepAnswers })
  const inGroup = createGroupCommit<Order, Reply>({
    tenantOf: ({ billing }) => billing.scope.tenantId,
    sizeOf: orders => sizeOfGroup(orders.map(({ prepared }) => prepared)),
    async store(orders) {
      const outcome = await remember(orders)
      return orders.map(({ prepared }, n) => toReply(prepared, outcome, n))
    },
  })

  async function memorize(
    billing: BillingContext,
    request: MemorizeRequest,
    signal: AbortSignal,
    once?: Once,
  ): Promise<Reply> {
    const { scope } = billing
    const usesModel = preparer.usesModel(request)
    const prepare = (said: MemorizeRequest): Promise<Prepared> =>
      preparer.prepare(billing, said, signal, usesModel ? once?.memoryId : undefined)
    let price = highestPrice(request)
    let reservation: CreditReservation | undefined
    try {
      if (!usesModel)
        return await ofItsType(await prepare(request), prepare, prepared => {
          price = prepared.price
          return inGroup({ billing, prepared, once })
        })
      const resumed = once && (await resume(billing, request, signal, once))
      if (resumed) return resumed
      // a model is an external service, so reserve its price before the call
      reservation = await reserve(billing, 'memorize', price, once?.reservationId)
      const paid = { reservation }
      const { reply, row } = await ofItsType(await prepare(request), prepare, async prepared => {
        const stored = await remember([{ billing, prepared, once }], paid)
        return { reply: toReply(prepared, stored), row: stored.rows[0] }
      })
      return row ? await readNow({ billing, signal, once, row, reply }) : reply
    } catch (error) {
      if (reservation) await release(scope, reservation)
      else if (usesModel && isPaymentRequired(error))
        return paying(scope, price, async () => {
          const prepared = await preparer.prepareUnpaid(billing, request)
          return toReply(prepared, await remember([{ billing, prepared, once }]))
        })
      throw await unpaid(error, scope, price)
    }
  }
  return { ...preparer, remember, memorize }
}
