import type { Models } from '../../../../models/port.ts'
import { actorOf } from '../../../../platform/access/principal.ts'
import {
  type BillingContext,
  type CreditReservation,
  isPaymentRequired,
  paying,
  paymentRequired,
  release,
  reserve,
  unpaid,
} from '../../../../platform/credits/credits.ts'
import type { Idempotency } from '../../../../platform/idempotency/idempotency.ts'
import { newId } from '../../../../platform/values/ids.ts'
import type { DefinitionsOf } from '../../definitions.ts'
import { PRICES } from '../../prices.ts'
import { incomingRows } from '../../properties/incoming.ts'
import { queueSuggestions, type SuggestionRow } from '../../properties/sql/suggestions.ts'
import { groupByEntity } from '../../records/entity/entities.ts'
import { OtherTypeError, toError } from '../../records/entity/problem.ts'
import { contentHash, exactHash, isShortTurn, repeatedTurnHash, repeatsOf } from '../deduplication.ts'
import { split, suggestedKeys, suggestedOf } from '../extraction/extracted-values.ts'
import { queueExtractions } from '../sql/extractions.ts'
import { type StoreOutcome, store, type UsageRow } from '../sql/store.ts'
import { extractWindow } from './extract-window.ts'
import { createGroupCommit } from './group-commit.ts'
import {
  type Keeper,
  type MemorizeRequest,
  type Once,
  type Order,
  type Prepared,
  type Reply,
  toReply,
} from './pending-memory.ts'
import { createPreparer, extracts, highestPrice, type Preparer } from './prepare.ts'
import { queuedOf } from './queued-extraction.ts'
import type { Said } from './windows.ts'
import { createModelMemorizer } from './with-model.ts'

/** Stores memories and the properties extracted from their contents. */
export interface Memorizer extends Pick<Preparer, 'check'>, Keeper {
  /**
   * Stores one memory, and the response of a call with an idempotency key. A model is asked once the memory is stored.
   * @throws ApiError `payment_required`
   */
  memorize(billing: BillingContext, request: MemorizeRequest, signal: AbortSignal, once?: Once): Promise<Reply>
  /**
   * Validates a request and extracts its properties, which may call a model. Writes nothing.
   * @param path the path of the request, for error messages
   */
  prepare(billing: BillingContext, request: MemorizeRequest, signal: AbortSignal, path?: string): Promise<Prepared>
  /**
   * Prepares consecutive turns of a conversation, whose properties are extracted together.
   * @param before the end of what was said before them
   */
  prepareWindow(
    billing: BillingContext,
    requests: readonly MemorizeRequest[],
    before: readonly Said[],
    signal: AbortSignal,
  ): Promise<Prepared[]>
  /** Whether a model extracts the properties: credits are reserved before it is called. */
  usesModel(request: MemorizeRequest): boolean
  /**
   * Prepares a request that cannot be paid for, without extraction: it succeeds only if the memory is a duplicate, which
   * costs nothing.
   */
  prepareUnpaid(billing: BillingContext, request: MemorizeRequest): Promise<Prepared>
}

export const createMemorizer = ({
  keepAnswers,
  ...dependencies
}: {
  definitionsOf: DefinitionsOf
  models: Models
  /** The confidence that a value needs to be stored, unless the call sets it. */
  minConfidence: number
  keepAnswers: Idempotency['keep']
}): Memorizer => {
  const { models } = dependencies
  const preparer = createPreparer(dependencies)
  const memorizer: Memorizer = {
    check: preparer.check,

    async memorize(billing, request, signal, once) {
      const { scope } = billing
      let price = highestPrice(request)
      const keepAlone = async (prepared: Prepared): Promise<Reply> =>
        toReply(prepared, await memorizer.keep([{ billing, prepared, once }]))
      let reservation: CreditReservation | undefined
      try {
        if (!memorizer.usesModel(request)) {
          const prepare = (request: MemorizeRequest): Promise<Prepared> => memorizer.prepare(billing, request, signal)
          return await memorizer.keepOne(await prepare(request), prepare, item => {
            price = item.price
            return keepInGroup({ billing, prepared: item, once })
          })
        }
        const resumed = once && (await withModel.resume(billing, request, signal, once))
        if (resumed) return resumed
        // a model is an external service, so reserve its price before the call
        reservation = await reserve(billing, 'memorize', price, once?.reservationId)
        return await withModel.memorize(billing, request, signal, once, reservation)
      } catch (error) {
        if (reservation) await release(scope, reservation)
        else if (memorizer.usesModel(request) && isPaymentRequired(error))
          return paying(scope, price, async () => keepAlone(await memorizer.prepareUnpaid(billing, request)))
        throw await unpaid(error, scope, price)
      }
    },

    usesModel: request => models.engine === 'model' && extracts(request),

    async prepareUnpaid(billing, request) {
      const prepared = await preparer.read(billing, { ...request, extract: false })
      return { ...prepared, request, price: highestPrice(request), unpaid: true }
    },

    prepare: async (billing, request, signal, path) =>
      preparer.extract(billing.scope, await preparer.read(billing, request, path), signal),

    async prepareWindow(billing, requests, before, signal) {
      const read: Prepared[] = []
      for (const request of requests) read.push(await preparer.read(billing, request))
      return extractWindow(models, billing.scope, read, before, signal)
    },

    async keepOne(prepared, again, keep) {
      try {
        return await keep(prepared)
      } catch (error) {
        if (!(error instanceof OtherTypeError)) throw error
        return keep(await again({ ...prepared.request, type: error.type }))
      }
    },

    async keep(orders, { operation = 'memorize', reservation } = {}) {
      const [first] = orders
      if (!first) return { problems: [], items: [], changes: [], kept: [] }
      const { scope } = first.billing
      const { entities, entityOf } = groupByEntity(
        orders.map(({ prepared: { identity, typed } }) => ({ ...identity, typed })),
      )
      const usages = usagesOf(orders)
      const input = {
        entities,
        items: orders.map(({ billing, prepared }, n) => ({
          ...toItem(prepared, n, entityOf[n] ?? n),
          usage_id: usages.get(billing.requestId)?.id ?? '',
        })),
        documents: orders.map(({ prepared }) => prepared.document),
        properties: orders.flatMap(({ billing, prepared }, n) => {
          const { definitions, memoryId, timestamp } = prepared
          const origin = { n, actor: actorOf(billing.principal), source: `memory:${memoryId}`, asOf: timestamp }
          return incomingRows(split(prepared).certain, definitions, origin)
        }),
        suggestions: orders.flatMap(({ prepared }, n) => suggestedKeys(split(prepared).uncertain, n)),
        usages: [...usages.values()],
        operation,
        reservationId: reservation?.id ?? null,
      }
      const write = async (): Promise<StoreOutcome> => {
        const outcome = await store(scope, input)
        const [problem] = outcome.problems
        if (problem) throw toError(problem)
        for (const [n, { prepared, billing }] of orders.entries())
          if (prepared.unpaid && !outcome.items.some(item => item.n === n && item.duplicate))
            throw paymentRequired(prepared.price, billing.principal.credits)
        const isNew = (n: number): boolean => !outcome.items.some(item => item.n === n && item.duplicate)
        await queueExtractions(scope, queuedOf(orders.filter((_, n) => isNew(n))))
        for (const [n, { billing, prepared }] of orders.entries())
          if (prepared.askedLater && isNew(n))
            await reserve(billing, operation, PRICES.extract, prepared.askedLater.reservationId)
        await queueSuggestions(scope, suggestedBy(orders, outcome))
        const answers = orders.flatMap(({ prepared, once }, n) =>
          once && !(prepared.askedLater && isNew(n)) ? once.answer(toReply(prepared, outcome, n)) : [],
        )
        if (answers.length > 0) await keepAnswers(answers)
        return outcome
      }
      // a single statement needs no explicit transaction, unless it may have to be rolled back
      const isMore =
        input.suggestions.length > 0 ||
        orders.some(({ once, prepared }) => once ?? prepared.unpaid ?? prepared.askedLater ?? prepared.failure)
      return scope.retried(() => (isMore ? scope.transaction(write) : write()))
    },
  }
  const withModel = createModelMemorizer({ ...dependencies, preparer, keeper: memorizer, keepAnswers })
  const keepInGroup = createGroupCommit(orders => memorizer.keep(orders))
  return memorizer
}

/** The suggestions of the memories that are new. */
const suggestedBy = (orders: readonly Order[], { items, kept }: StoreOutcome): SuggestionRow[] =>
  items.flatMap(({ n, duplicate, recordId, memoryId }) => {
    const order = orders[n]
    if (duplicate || !order) return []
    return suggestedOf(order.prepared, { kept: kept.filter(one => one.n === n) }, { recordId, memoryId })
  })

/** One usage entry per request. */
const usagesOf = (orders: readonly Order[]): Map<string, UsageRow> =>
  new Map(
    orders.map(({ billing: { requestId, principal } }) => [
      requestId,
      { id: newId('use'), key_id: principal.key?.id ?? null, request_id: requestId },
    ]),
  )

/** What a memory is compared by. */
function hashesOf({ content, speaker, sessionId = '', occurrence }: MemorizeRequest) {
  const turn = occurrence === undefined ? '' : repeatedTurnHash(content, sessionId, occurrence)
  if (occurrence !== undefined && occurrence > 0) return { hash: turn, other_hash: turn, own_turn: false, repeats: [] }
  const hash = contentHash(content)
  return turn !== '' && isShortTurn(content)
    ? { hash, other_hash: turn, own_turn: true, repeats: [] }
    : { hash, other_hash: exactHash(content), own_turn: false, repeats: repeatsOf(content, speaker) }
}

const toItem = ({ request, memoryId, timestamp, price }: Prepared, n: number, e: number) => ({
  n,
  e,
  id: memoryId,
  content: request.content,
  ...hashesOf(request),
  speaker: request.speaker ?? null,
  session_id: request.sessionId ?? null,
  collection_id: request.actionId ?? null,
  tags: request.tags ?? [],
  metadata: request.metadata ?? {},
  timestamp: timestamp.toISOString(),
  price,
})
