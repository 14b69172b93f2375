import { isPaymentRequired, reserve } from '../../../../../platform/credits/credits.ts'
import type { ItemRun } from '../../../../../platform/jobs/run-items.ts'
import type { JsonObject } from '../../../../../platform/values/json.ts'
import type { Attempt, ReadRow, RowReader } from '../../extraction/attempt.ts'
import { creditsOf } from '../../extraction/rows.ts'
import { type ExtractionRow, rowsOfItems } from '../../sql/extractions.ts'
import { resultWith } from './results.ts'

/** Rows read at once, because most of the time is spent waiting for the model. */
const AT_ONCE = 4

/** An item whose memory is stored, and not read yet. */
export interface Noted {
  index: number
  result: JsonObject
}

/** Reads the memories that items have stored, once each: what fails is tried again when nobody waits for it. */
export const createStoredReader = (rows: RowReader) => {
  async function read({ billing, signal }: ItemRun, row: ExtractionRow): Promise<ReadRow> {
    try {
      // a run after a crash may have lost what was reserved
      await reserve(billing, row.operation, creditsOf(row), row.reservationId ?? undefined)
    } catch (error) {
      if (!isPaymentRequired(error)) throw error
      return { row, memories: [], readings: [], error }
    }
    return rows.read(billing, row, signal)
  }

  async function finish(run: ItemRun, read: ReadRow, items: readonly Noted[]): Promise<void> {
    const { billing, signal } = run
    const { row, error } = read
    const outcomes = (attempt: Attempt | undefined) =>
      items.map(({ index, result }) => ({ index, result: resultWith(result, attempt) }))
    if (isPaymentRequired(error)) {
      const message = error instanceof Error ? error.message : ''
      return run.record(async () => outcomes({ outcome: 'pending', message }))
    }
    const reservation = row.reservationId === null ? undefined : { id: row.reservationId }
    await run.record(async () => outcomes(await rows.finish(read, { billing, reservation, signal, isLater: false })))
  }

  return async (run: ItemRun, noted: readonly Noted[]): Promise<void> => {
    if (noted.length === 0) return
    const waiting = await rowsOfItems(
      run.billing.scope,
      run.eventId,
      noted.map(({ index }) => index),
    )
    const left = new Map(noted.map(one => [String(one.result.memoryId), one]))
    for (let from = 0; from < waiting.length; from += AT_ONCE) {
      const some = waiting.slice(from, from + AT_ONCE)
      // values are stored in the order of the memories
      for (const one of await Promise.all(some.map(row => read(run, row)))) {
        const ids = one.row.turns?.map(({ id }) => id) ?? [one.row.memoryId]
        const items = ids.flatMap(id => left.get(id) ?? [])
        for (const id of ids) left.delete(id)
        await finish(run, one, items)
      }
    }
    // somebody else has ended the rest
    if (left.size > 0)
      await run.record(async () =>
        [...left.values()].map(({ index, result }) => ({ index, result: resultWith(result, undefined) })),
      )
  }
}
