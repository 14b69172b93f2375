import type { Logger } from 'pino'
import { runItems } from '../../../../../platform/jobs/run-items.ts'
import type { JobKind } from '../../../../../platform/jobs/runner.ts'
import { MAX_ITEMS } from '../../store/groups.ts'
import { canPay, type ReadItems } from './items.ts'
import { createItemReader } from './read-items.ts'
import { summarize } from './results.ts'
import { createItemStore, type ItemStore } from './store-items.ts'

/**
 * Stores a batch of memories, or the turns of a conversation. What a model reads is stored first, and then read once: what
 * fails is tried again without the batch.
 */
export function createBatchJob({
  log,
  operation = 'batchMemorize',
  ...dependencies
}: Omit<ItemStore, 'operation'> & Partial<Pick<ItemStore, 'operation'>> & { log: Logger }): JobKind {
  const { database, memorizer } = dependencies
  const { select, read } = createItemReader(memorizer)
  return runItems<ReadItems>(
    { database, log },
    {
      limit: MAX_ITEMS,
      select,
      read,
      // otherwise the remaining credits depend on how many of these are duplicates
      mayReadAhead: (run, _read, items) => canPay(run, items),
      store: createItemStore({ ...dependencies, operation }),
      summarize,
    },
  )
}
