import { type BillingContext, isPaymentRequired, reserve } from '../../../../../platform/credits/credits.ts'
import type { Idempotency } from '../../../../../platform/idempotency/idempotency.ts'
import { PRICES, priceOf } from '../../../prices.ts'
import type { RowReader } from '../../extraction/attempt.ts'
import { optionsOf, rowOf } from '../../extraction/rows.ts'
import type { MemorizeRequest, RequestReader } from '../../request/read-request.ts'
import { editableMemory } from '../../sql/edit.ts'
import type { ExtractionRow } from '../../sql/extractions.ts'
import type { Once } from '../group-rows.ts'
import { failureWarning, type Reply, withAttempt } from '../reply.ts'

interface Stored {
  billing: BillingContext
  signal: AbortSignal
  once: Once | undefined
  row: ExtractionRow
  /** The response so far. */
  reply: Reply
}

/** Reads what a call has stored, for its response. */
export function createReadNow({
  rows,
  requests,
  keepAnswers,
}: {
  rows: RowReader
  requests: RequestReader
  keepAnswers: Idempotency['keep']
}) {
  async function readNow({ billing, signal, once, row, reply }: Stored): Promise<Reply> {
    const attempt = await rows.attempt({
      billing,
      row,
      reservation: row.reservationId === null ? undefined : { id: row.reservationId },
      signal,
      isLater: false,
      alongside: async ended => once && keepAnswers([once.answer(withAttempt(reply, ended))]),
    })
    const answer = withAttempt(reply, attempt)
    return attempt ? answer : kept(billing, once, answer)
  }

  /** Stores the response under the key of the call. */
  async function kept({ scope }: BillingContext, once: Once | undefined, reply: Reply): Promise<Reply> {
    if (once) await scope.transaction(() => keepAnswers([once.answer(reply)]))
    return reply
  }

  /** Reads the memory that this call stored before a crash. Undefined if it stored none. */
  async function resume(
    billing: BillingContext,
    request: MemorizeRequest,
    signal: AbortSignal,
    once: Once,
  ): Promise<Reply | undefined> {
    const stored = await editableMemory(billing.scope, once.memoryId)
    if (!stored) return undefined
    const { id, recordId, content } = stored
    const reply = {
      data: { creditsCharged: priceOf('memorize'), recordId, memories: [{ id, content }], properties: [] },
    }
    const draft = await requests.draft(billing, request, id)
    const { extractionReservationId: reservationId } = once
    try {
      await reserve(billing, 'memorize', PRICES.extract, reservationId)
    } catch (error) {
      if (!(error instanceof Error) || !isPaymentRequired(error)) throw error
      return kept(billing, once, { ...reply, warnings: [failureWarning('pending', error.message)] })
    }
    const row = rowOf(billing, id, optionsOf(draft), { reservationId })
    return readNow({ billing, signal, once, row, reply })
  }

  return { readNow, resume }
}
