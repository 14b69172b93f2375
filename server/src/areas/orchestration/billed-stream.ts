import type { Bill } from './bill.ts'

/**
 * Charges for what a stream ran. A failure costs nothing. If the client leaves, what ran until then is charged.
 * @param make makes the events; it awaits `settle` before the event that states the charge
 */
export async function* billedStream(
  bill: Bill,
  signal: AbortSignal,
  make: (settle: () => Promise<void>) => AsyncGenerator<string, void>,
): AsyncGenerator<string, void> {
  let isClosed = false
  const settle = async (): Promise<void> => {
    await bill.settle()
    isClosed = true
  }
  try {
    yield* make(settle)
  } catch (error) {
    // if the client has left, nobody reads the error
    if (signal.aborted) return
    await bill.release()
    isClosed = true
    throw error
  } finally {
    if (!isClosed) await bill.settle()
  }
}
