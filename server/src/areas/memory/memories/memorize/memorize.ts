import type { OperationId } from '../../../../contract/handlers.ts'
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
import { PRICES } from '../../../../platform/credits/prices.ts'
import { invalid } from '../../../../platform/errors.ts'
import type { Idempotency } from '../../../../platform/idempotency.ts'
import { newId } from '../../../../platform/ids.ts'
import { inOwnTurn } from '../../../../platform/own-turn.ts'
import { documentOf } from '../../../../search/document.ts'
import type { SearchDocument } from '../../../../search/types.ts'
import {
  type CollectionDefinition,
  chooseCollections,
  type DefinitionsOf,
  definitionsIn,
  requireWorkspace,
} from '../../definitions.ts'
import { incomingRows } from '../../properties/incoming.ts'
import { groupByEntity } from '../../records/entity/entities.ts'
import { type Identity, requireIdentity } from '../../records/entity/identity.ts'
import { OtherTypeError, toError } from '../../records/entity/problem.ts'
import { type StoreOutcome, store, type UsageRow } from '../sql/store.ts'
import { contentHash, exactHash, repeatsOf } from './deduplication.ts'
import { split, suggestedKeys } from './extracted-values.ts'
import { createGroupCommit } from './group-commit.ts'
import { type MemorizeRequest, type Once, type Order, type Prepared, type Reply, toReply } from './pending-memory.ts'

const LONGEST_METADATA_BYTES = 8_192

/** The operation that is charged, and what was reserved for it. */
interface Charged {
  operation?: OperationId
  reservation?: CreditReservation | undefined
}

/** Stores memories and the properties extracted from their contents. */
export interface Memorizer {
  /** @throws ApiError if the request is invalid regardless of stored data */
  check(request: MemorizeRequest, path: string): Identity
  /** Stores one memory, and the response of a call with an idempotency key. @throws ApiError `payment_required` */
  memorize(billing: BillingContext, request: MemorizeRequest, signal: AbortSignal, once?: Once): Promise<Reply>
  /**
   * Validates a request and extracts its properties, which may call a model. Writes nothing.
   * @param path the path of the request, for error messages
   */
  prepare(billing: BillingContext, request: MemorizeRequest, signal: AbortSignal, path?: string): Promise<Prepared>
  /** Whether a model extracts the properties: credits are reserved before it is called. */
  usesModel(request: MemorizeRequest): boolean
  /**
   * Prepares a request that cannot be paid for, without extraction: it succeeds only if the memory is a duplicate, which
   * costs nothing.
   */
  prepareUnpaid(billing: BillingContext, request: MemorizeRequest, signal: AbortSignal): Promise<Prepared>
  /** Stores one memory. If its record has another type than assumed, first extracts for that type's collections. */
  keepOne<T>(
    billing: BillingContext,
    prepared: Prepared,
    signal: AbortSignal,
    keep: (prepared: Prepared) => Promise<T>,
  ): Promise<T>
  /**
   * Stores pending memories of one tenant in one statement: all of them, or nothing.
   * @throws ApiError if a record does not exist or keys name different records, and the database's check violation if
   * credits are short, which `unpaid` reads
   */
  keep(orders: readonly Order[], charged?: Charged): Promise<StoreOutcome>
}

export const createMemorizer = ({
  definitionsOf,
  models,
  minConfidence: defaultConfidence,
  keepAnswers,
}: {
  definitionsOf: DefinitionsOf
  models: Models
  /** The confidence that a value needs to be stored, unless the call sets it. */
  minConfidence: number
  keepAnswers: Idempotency['keep']
}): Memorizer => {
  const memorizer: Memorizer = {
    async memorize(billing, request, signal, once) {
      let price = highestPrice(request)
      let reservation: CreditReservation | undefined
      const keepAlone = async (prepared: Prepared): Promise<Reply> =>
        toReply(prepared, await memorizer.keep([{ billing, prepared, once }], { reservation }))
      try {
        // a model is an external service, so reserve its price before the call
        if (memorizer.usesModel(request)) reservation = await reserve(billing, 'memorize', price, once?.reservationId)
        const prepared = await memorizer.prepare(billing, request, signal)
        return await memorizer.keepOne(billing, prepared, signal, item => {
          price = item.price
          // credits reserved for one call cannot pay for others
          return reservation ? keepAlone(item) : keepInGroup({ billing, prepared: item, once })
        })
      } catch (error) {
        if (reservation) await release(billing.scope, reservation)
        else if (memorizer.usesModel(request) && isPaymentRequired(error))
          return paying(billing.scope, price, async () =>
            keepAlone(await memorizer.prepareUnpaid(billing, request, signal)),
          )
        throw await unpaid(error, billing.scope, price)
      }
    },

    usesModel: request => models.engine === 'model' && extracts(request),

    async prepareUnpaid(billing, request, signal) {
      const prepared = await memorizer.prepare(billing, { ...request, extract: false }, signal)
      return { ...prepared, request, price: highestPrice(request), unpaid: true }
    },

    check(request, path) {
      checkMetadata(request.metadata, path)
      if (request.extractionPrompt !== undefined && models.engine === 'offline')
        throw invalid(
          `${path}.extractionPrompt`,
          'extractionPrompt needs a language model: start the server with MODEL_PROVIDER and MODEL_NAME.',
        )
      return requireIdentity(request, path)
    },

    async prepare({ scope, principal }, request, signal, path = 'body') {
      const identity = memorizer.check(request, path)
      // created before anything is awaited, so that the ids of a batch are in the order of its items
      const memoryId = newId('mem')
      const timestamp = request.timestamp === undefined ? new Date() : new Date(request.timestamp)
      const collections = await definitionsOf(scope, principal.definitionsVersion)
      if (request.actionId !== undefined) requireWorkspace(collections, request.actionId, path)
      const chosen = chooseCollections(collections, request, identity.newType)
      const definitions = extracts(request) ? definitionsIn(chosen) : []
      const minConfidence = request.minConfidence ?? defaultConfidence
      const { properties: extracted } =
        definitions.length === 0
          ? { properties: [] }
          : await models.extract({
              content: request.content,
              timestamp,
              definitions,
              signal,
              speaker: request.speaker,
              prompt: request.extractionPrompt,
              maxProperties: request.maxProperties,
              minConfidence,
            })
      // keys match only records of the requested type; an id matches a record of any type
      const typed =
        (identity.type === undefined || identity.recordId !== undefined) &&
        extracts(request) &&
        !(request.collectionIds ?? request.collectionNames) &&
        collections.some(({ entityType }) => entityType !== undefined)
      return {
        request,
        identity,
        timestamp,
        memoryId,
        document: await inOwnTurn(request.content.length, () => toDocument(request, memoryId, timestamp)),
        definitions,
        extracted,
        minConfidence,
        typed,
        warning: definitions.length === 0 && extracts(request) ? warningFor(request, identity, collections) : undefined,
        price: priceOf(extracted.length),
      }
    },

    async keepOne(billing, prepared, signal, keep) {
      try {
        return await keep(prepared)
      } catch (error) {
        if (!(error instanceof OtherTypeError)) throw error
        return keep(await memorizer.prepare(billing, { ...prepared.request, type: error.type }, signal))
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
        const answers = orders.flatMap(({ prepared, once }, n) => once?.answer(toReply(prepared, outcome, n)) ?? [])
        if (answers.length > 0) await keepAnswers(answers)
        return outcome
      }
      // a single statement needs no explicit transaction, unless it may have to be rolled back
      const isMore = orders.some(({ once, prepared }) => once ?? prepared.unpaid)
      return scope.retried(() => (isMore ? scope.transaction(write) : write()))
    },
  }
  const keepInGroup = createGroupCommit(orders => memorizer.keep(orders))
  return memorizer
}

/** One usage entry per request. */
const usagesOf = (orders: readonly Order[]): Map<string, UsageRow> =>
  new Map(
    orders.map(({ billing: { requestId, principal } }) => [
      requestId,
      { id: newId('use'), key_id: principal.key?.id ?? null, request_id: requestId },
    ]),
  )

const extracts = ({ extract }: MemorizeRequest): boolean => extract !== false

/** The price of a memory from which this many properties were extracted. */
const priceOf = (extracted: number): number => PRICES.memorize + (extracted > 0 ? PRICES.extract : 0)

/** The price of a request if properties are found in it. */
export const highestPrice = (request: MemorizeRequest): number => priceOf(extracts(request) ? 1 : 0)

/** The warning that nothing can be extracted. A caller who chose the collections knows what they define. */
function warningFor(
  { collectionIds, collectionNames }: MemorizeRequest,
  { newType }: Identity,
  collections: readonly CollectionDefinition[],
): Prepared['warning'] {
  if (collectionIds ?? collectionNames) return undefined
  const message = collections.some(({ properties }) => properties.length > 0)
    ? `No collection applies to the entity type ${newType}, so no properties were extracted. Create one for this type, or one without entityType.`
    : 'There is no collection that defines properties, so none were extracted. Create one with what you want to know (POST /api/v1/collections), or the starter collection (POST /api/v1/collections/starter, keepsake collections create-starter).'
  return { code: 'no_collection', message }
}

/** @throws ApiError `validation_error` if the metadata is too large */
export function checkMetadata(metadata: MemorizeRequest['metadata'], path: string): void {
  if (metadata === undefined || Buffer.byteLength(JSON.stringify(metadata)) <= LONGEST_METADATA_BYTES) return
  throw invalid(`${path}.metadata`, `${path}.metadata is larger than ${LONGEST_METADATA_BYTES} bytes as JSON.`)
}

const toItem = ({ request, memoryId, timestamp, price }: Prepared, n: number, e: number) => ({
  n,
  e,
  id: memoryId,
  content: request.content,
  hash: contentHash(request.content),
  exact_hash: exactHash(request.content),
  repeats: repeatsOf(request.content, request.speaker),
  speaker: request.speaker ?? null,
  session_id: request.sessionId ?? null,
  collection_id: request.actionId ?? null,
  tags: request.tags ?? [],
  metadata: request.metadata ?? {},
  timestamp: timestamp.toISOString(),
  price,
})

const toDocument = (request: MemorizeRequest, id: string, timestamp: Date): SearchDocument =>
  documentOf({
    id,
    source: 'memory',
    content: request.content,
    timestamp,
    sessionId: request.sessionId ?? null,
    speaker: request.speaker ?? null,
    tags: request.tags ?? [],
  })
