/** What became of one attempt to process an event. */
export type Processed = 'processed' | 'duplicate' | 'in_progress'

/**
 * Remembers which events were processed.
 * @typeParam Transaction what handlers get to write with, so that their changes and the ID are committed together
 */
export interface IdempotencyStore<Transaction = undefined> {
  /** True if the event was processed. */
  has(id: string): Promise<boolean>
  /**
   * Runs `work` unless the event was processed, and remembers the ID if it succeeds. If `work` fails, nothing is
   * remembered, and its error is thrown.
   * @returns `duplicate` if the event was processed before or by a parallel call; `in_progress` if a parallel call is
   * processing it and the store cannot wait for the end
   */
  once(id: string, work: (transaction: Transaction) => Promise<void>): Promise<Processed>
}
