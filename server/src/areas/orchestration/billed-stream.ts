import { EndlessAnswerError } from '../../models/endless-answer.ts'
import type { RequestCredits } from './request-credits.ts'
import type { Place } from './runs.ts'

/**
 * Charges for what a stream ran. A failure costs nothing. If the client leaves, or the answer has no end, what ran until
 * then is charged.
 * @param gone aborts when the client leaves
 * @param make makes the events; it awaits `settle` before the event that states the charge
 */
export async function* billedStream(
  bill: RequestCredits,
  place: Place,
  gone: AbortSignal,
  make: (signal: AbortSignal, settle: () => Promise<void>) => AsyncGenerator<string, void>,
): AsyncGenerator<string, void> {
  let isClosed = false
  const settle = async (): Promise<void> => {
    await bill.settle()
    isClosed = true
  }
  try {
    yield* make(AbortSignal.any([gone, place.signal]), settle)
  } catch (error) {
    // if the client has left, nobody reads the error
    if (gone.aborted) return
    if (!place.isOver() && !(error instanceof EndlessAnswerError)) {
      await bill.release()
      isClosed = true
    }
    throw error
  } finally {
    place.leave()
    if (!isClosed) await bill.settle()
  }
}
