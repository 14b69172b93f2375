import type { Models } from '../../../../models/port.ts'
import {
  type BillingContext,
  type CreditReservation,
  isPaymentRequired,
  reserve,
} from '../../../../platform/credits/credits.ts'
import type { Idempotency } from '../../../../platform/idempotency/idempotency.ts'
import { ApiError } from '../../../../platform/values/errors.ts'
import { newId } from '../../../../platform/values/ids.ts'
import type { DefinitionsOf } from '../../definitions.ts'
import { PRICES } from '../../prices.ts'
import { type Attempt, createStoredExtractor } from '../extraction/extract-stored.ts'
import { toExtracted } from '../extraction/extracted-values.ts'
import { editableMemory } from '../sql/edit.ts'
import {
  failureWarning,
  type Keeper,
  type MemorizeRequest,
  type Once,
  type Prepared,
  type Reply,
  toReply,
} from './pending-memory.ts'
import { type Preparer, priceOf } from './prepare.ts'
import { extractionOf } from './queued-extraction.ts'

const ENDED_MEANWHILE = 'it was edited or deleted, or read by a later attempt, meanwhile.'

/** A memory whose properties are not extracted yet. */
interface Stored {
  billing: BillingContext
  signal: AbortSignal
  once: Once | undefined
  prepared: Prepared
  /** Pays for the extraction. */
  reservationId: string
  /** The response so far. */
  reply: Reply
}

interface ModelMemorizer {
  /** Stores the memory, then asks the model for its properties. */
  memorize(
    billing: BillingContext,
    request: MemorizeRequest,
    signal: AbortSignal,
    once: Once | undefined,
    reservation: CreditReservation,
  ): Promise<Reply>
  /** Asks the model for the properties of the memory that this call stored before a crash. Undefined if it stored none. */
  resume(billing: BillingContext, request: MemorizeRequest, signal: AbortSignal, once: Once): Promise<Reply | undefined>
}

export function createModelMemorizer({
  preparer,
  keeper,
  keepAnswers,
  ...dependencies
}: {
  definitionsOf: DefinitionsOf
  models: Models
  preparer: Preparer
  keeper: Keeper
  keepAnswers: Idempotency['keep']
}): ModelMemorizer {
  const extractStored = createStoredExtractor(dependencies)

  /** Asks the model for the properties of a stored memory. */
  async function extractNow({ billing, signal, once, ...stored }: Stored): Promise<Reply> {
    const { prepared, reservationId, reply } = stored
    const attempt = await extractStored({
      billing,
      extraction: extractionOf(billing, prepared, 0),
      reservation: { id: reservationId },
      signal,
      isLater: false,
      keep: async attempt => once && keepAnswers([once.answer(withAttempt(reply, attempt))]),
    })
    return attempt ? withAttempt(reply, attempt) : ended(billing, once, reply, ENDED_MEANWHILE)
  }

  /** The response without properties, under the key of the call. */
  async function ended({ scope }: BillingContext, once: Once | undefined, reply: Reply, why: string): Promise<Reply> {
    const changed = withAttempt(reply, { outcome: 'pending', message: why })
    if (once) await scope.transaction(() => keepAnswers([once.answer(changed)]))
    return changed
  }

  async function resume(
    billing: BillingContext,
    request: MemorizeRequest,
    signal: AbortSignal,
    once: Once,
  ): Promise<Reply | undefined> {
    const stored = await editableMemory(billing.scope, once.memoryId)
    if (!stored) return undefined
    const { id, recordId, content } = stored
    const data = { creditsCharged: priceOf(0), recordId, memories: [{ id, content }], properties: [] }
    const prepared = await preparer.read(billing, request, undefined, id)
    try {
      await reserve(billing, 'memorize', PRICES.extract, once.extractionReservationId)
    } catch (error) {
      if (!(error instanceof ApiError) || !isPaymentRequired(error)) throw error
      return ended(billing, once, { data }, error.message)
    }
    return extractNow({ billing, signal, once, prepared, reservationId: once.extractionReservationId, reply: { data } })
  }

  async function memorize(
    billing: BillingContext,
    request: MemorizeRequest,
    signal: AbortSignal,
    once: Once | undefined,
    reservation: CreditReservation,
  ): Promise<Reply> {
    const read = (request: MemorizeRequest): Promise<Prepared> =>
      preparer.read(billing, request, undefined, once?.memoryId)
    const reservationId = once?.extractionReservationId ?? newId('hld')
    const { prepared, reply } = await keeper.keepOne(await read(request), read, async item => {
      const prepared = item.definitions.length > 0 ? { ...item, askedLater: { reservationId } } : item
      return {
        prepared,
        reply: toReply(prepared, await keeper.keep([{ billing, prepared, once }], { reservation })),
      }
    })
    return prepared.askedLater && !reply.data.duplicate
      ? extractNow({ billing, signal, once, prepared, reservationId, reply })
      : reply
  }

  return { memorize, resume }
}

/** The response, with what came of the extraction after the memory was stored. */
const withAttempt = (reply: Reply, attempt: Attempt): Reply =>
  attempt.outcome === 'succeeded'
    ? {
        data: {
          ...reply.data,
          creditsCharged: reply.data.creditsCharged + attempt.credits,
          properties: toExtracted(attempt.extraction, attempt.stored),
        },
      }
    : { ...reply, warnings: [failureWarning(attempt.outcome, attempt.message)] }
