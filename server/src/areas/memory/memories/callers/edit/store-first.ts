import type { Finishing } from '../../../../../contract/handlers.ts'
import {
  type BillingContext,
  type CreditReservation,
  charge,
  isPaymentRequired,
  release,
  reserve,
} from '../../../../../platform/credits/credits.ts'
import { PRICES, priceOf } from '../../../prices.ts'
import type { RowReader } from '../../extraction/attempt.ts'
import { LEASE_SECONDS, postponeRow, RETRY_SECONDS, rowOf } from '../../extraction/rows.ts'
import type { ExtractionOptions, ExtractionRow } from '../../sql/extractions.ts'
import { type EditReply, replyAfter } from './edit-reply.ts'
import { type Edit, writeEdit } from './write-edit.ts'

export interface EditCall extends Pick<Finishing, 'finish' | 'pending' | 'idFor'> {
  signal: AbortSignal
}

/** Edits that a model reads: they are stored first, with a row for what is to be read. */
export function createStoreFirst(rows: RowReader) {
  const rowFor = (billing: BillingContext, memoryId: string, options: ExtractionOptions, { idFor }: EditCall) =>
    rowOf(billing, memoryId, options, { kind: 'edit', operation: 'updateProperty', reservationId: idFor('hld') })

  const reserved = (billing: BillingContext, { operation, reservationId }: ExtractionRow): Promise<CreditReservation> =>
    reserve(billing, operation, PRICES.extract, reservationId ?? undefined)

  async function read(
    billing: BillingContext,
    row: ExtractionRow,
    reservation: CreditReservation,
    { signal, finish }: EditCall,
  ): Promise<EditReply> {
    const found = await rows.read(billing, row, signal)
    try {
      return await finish(async () => {
        const attempt = await rows.finish(found, { billing, reservation, signal, isLater: false })
        return replyAfter(billing, row.memoryId, attempt)
      })
    } catch (error) {
      if (!signal.aborted) throw error
      // whoever repeats the call learns that the edit is stored
      return finish(async () => {
        await postponeRow(billing.scope, row, RETRY_SECONDS[0])
        await release(billing.scope, reservation)
        return replyAfter(billing, row.memoryId, { outcome: 'pending', message: 'The caller left.' })
      })
    }
  }

  async function storeFirst(
    billing: BillingContext,
    edit: Edit,
    options: ExtractionOptions,
    call: EditCall,
  ): Promise<EditReply> {
    const row = rowFor(billing, edit.memory.id, options, call)
    const reservation = await reserved(billing, row)
    try {
      await billing.scope.retriedTransaction(async () => {
        await writeEdit(billing, edit, [{ ...row, runInSeconds: LEASE_SECONDS }])
        await charge(billing, row.operation, priceOf(row.operation))
      })
      return await read(billing, row, reservation, call)
    } catch (error) {
      await release(billing.scope, reservation)
      throw error
    }
  }

  /** Reads what this call stored before a crash. Undefined if it stored nothing, or a later attempt has read it. */
  async function resume(
    billing: BillingContext,
    memoryId: string,
    options: ExtractionOptions,
    call: EditCall,
  ): Promise<EditReply | undefined> {
    if (!call.pending) return undefined
    const row = rowFor(billing, memoryId, options, call)
    const { kind, reservationId } = row
    const where = { targetId: memoryId, kind, reservationId }
    if ((await billing.scope.prisma(models => models.memoryExtraction.count({ where }))) === 0) return undefined
    try {
      return await read(billing, row, await reserved(billing, row), call)
    } catch (error) {
      if (!(error instanceof Error) || !isPaymentRequired(error)) throw error
      const { message } = error
      return call.finish(() => replyAfter(billing, memoryId, { outcome: 'pending', message }))
    }
  }

  return { storeFirst, resume }
}
