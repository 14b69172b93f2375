import type { BillingContext } from '../../../../platform/credits/credits.ts'
import type { PendingAnswer } from '../../../../platform/idempotency/idempotency.ts'
import { newId } from '../../../../platform/values/ids.ts'
import type { ReadingOperation } from '../../prices.ts'
import { optionsOf, RETRY_SECONDS, rowOf } from '../extraction/rows.ts'
import type { ExtractionRow } from '../sql/extractions.ts'
import type { StoreOutcome } from '../sql/store.ts'
import type { Storing } from '../store/store.ts'
import type { Prepared } from './prepare.ts'
import type { Reply } from './reply.ts'

/** What a call with an idempotency key adds. */
export interface Once {
  /** The call's response, stored in the transaction that stores the memory. */
  answer(reply: Reply): PendingAnswer
  /** The memory if a model reads it, and the credit reservations: a retry after a crash finds them again. */
  memoryId: string
  reservationId: string
  extractionReservationId: string
}

/** A memory to store, and who pays for it. */
export interface Order {
  billing: BillingContext
  prepared: Prepared
  once?: Once | undefined
  /** The item of the job that stores it. */
  item?: number | undefined
}

export interface Remembering extends Pick<Storing, 'reservation'> {
  operation?: ReadingOperation | undefined
  /** The event of the job that stores them. */
  eventId?: string | undefined
  /** Set if they are turns that are read together: the memories that they are read after. */
  window?: readonly string[] | undefined
}

/** What is to be read in the memories of a group once they are stored. */
export function rowsOf({ operation = 'memorize', eventId, window }: Remembering) {
  const rowFor = ({ billing, prepared, once, item }: Order): ExtractionRow =>
    rowOf(billing, prepared.memoryId, optionsOf(prepared), {
      operation,
      eventId: eventId ?? null,
      item: item ?? null,
      reservationId: once?.extractionReservationId ?? newId('hld'),
    })
  /** One row for all turns, if some are new. */
  function windowOf(turns: readonly Order[], [one]: readonly Order[], { items }: StoreOutcome): ExtractionRow[] {
    if (!one || !window) return []
    const said = turns.flatMap((_, n) => {
      const stored = items.find(item => item.n === n)
      return stored ? [{ id: stored.memoryId, isRead: !stored.duplicate }] : []
    })
    const before = window.map(id => ({ id, isRead: false }))
    return [{ ...rowFor(one), kind: 'window', turns: [...before, ...said] }]
  }
  function laterRow({ billing, prepared }: Order): (ExtractionRow & { runInSeconds: number })[] {
    const { memoryId, readTo, failure, extracted, isRead } = prepared
    const options = optionsOf(prepared)
    const isPartly = readTo !== undefined
    const isPaid = isPartly && extracted.length > 0
    const isDue = isPartly || isRead === 'later'
    if (!isDue && (!failure || failure.kind === 'refused')) return []
    const row = rowOf(billing, memoryId, { ...options, ...(isPaid && { isPaid }) }, { operation })
    return [{ ...row, runInSeconds: isDue ? 0 : RETRY_SECONDS[0] }]
  }
  return { rowFor, windowOf, laterRow }
}
