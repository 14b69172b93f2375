import { unpaid } from '../../../../../platform/credits/credits.ts'
import type { Database } from '../../../../../platform/database/database.ts'
import { noteItems } from '../../../../../platform/jobs/itemized-job.ts'
import { LeaseLostError } from '../../../../../platform/jobs/jobs.ts'
import { createPace } from '../../../../../platform/jobs/pace.ts'
import type { ItemRun } from '../../../../../platform/jobs/run-items.ts'
import type { ReadingOperation } from '../../../prices.ts'
import type { RowReader } from '../../extraction/attempt.ts'
import { CONTEXT_TURNS } from '../../extraction/windows.ts'
import type { MemorizeRequest } from '../../request/read-request.ts'
import { memoriesBefore } from '../../sql/memories-before.ts'
import { groupsOf, MAX_ITEMS } from '../../store/groups.ts'
import { ofItsType } from '../its-type.ts'
import type { Memorizer } from '../memorize/memorize.ts'
import type { Prepared } from '../prepare.ts'
import { toMemorized } from '../reply.ts'
import type { ReadItems, Work } from './items.ts'
import { createStoredReader, type Noted } from './read-stored.ts'
import { resultOf } from './results.ts'

export interface ItemStore {
  database: Database
  memorizer: Memorizer
  rows: RowReader
  operation: ReadingOperation
}

/** Stores what was read of items, then reads what is still to be read in them. */
export function createItemStore({ database, memorizer, rows, operation }: ItemStore) {
  const readStored = createStoredReader(rows)
  const pace = createPace(database, MAX_ITEMS)

  async function store(run: ItemRun, { works, noted, refused, isWindow = false }: ReadItems): Promise<undefined> {
    if (refused.length > 0) await run.record(async () => refused)
    await readStored(run, noted)
    // turns that are read together are stored together
    for (const group of groupsOf(works, isWindow ? undefined : pace.most))
      await readStored(run, await storeGroup(run, group, isWindow))
  }

  /** Stores the group in one statement. If one item fails, retries in halves. @returns the items that are still to be read */
  async function storeGroup(run: ItemRun, group: readonly Work[], isWindow: boolean): Promise<Noted[]> {
    const [only] = group
    if (only && group.length === 1) return storeOne(run, only, isWindow)
    try {
      return await remember(run, group, isWindow)
    } catch (error) {
      if (error instanceof LeaseLostError || run.signal.aborted) throw error
      const middle = group.length >> 1
      const first = await storeGroup(run, group.slice(0, middle), isWindow)
      return [...first, ...(await storeGroup(run, group.slice(middle), isWindow))]
    }
  }

  async function storeOne(run: ItemRun, { index, prepared }: Work, isWindow: boolean): Promise<Noted[]> {
    const { billing, signal } = run
    try {
      const again = (request: MemorizeRequest): Promise<Prepared> => memorizer.prepare(billing, request, signal)
      return await ofItsType(prepared, again, one => remember(run, [{ index, prepared: one }], isWindow))
    } catch (error) {
      const refusal = run.refusal(await unpaid(error, billing.scope, prepared.price))
      await run.record(async () => [{ index, error: refusal }])
      return []
    }
  }

  /** Stores memories, with the outcome of each that nothing is left to read in. @returns the others */
  async function remember(run: ItemRun, works: readonly Work[], isWindow: boolean): Promise<Noted[]> {
    const { billing, eventId } = run
    let waiting: Noted[] = []
    await run.record(async () => {
      const window = isWindow ? await memoriesBefore(run, works[0]?.index ?? 0, CONTEXT_TURNS) : undefined
      const orders = works.map(({ index, prepared }) => ({ billing, prepared, item: index }))
      const options = { operation, eventId, window }
      const outcome = await pace.timed(works.length, () => memorizer.remember(orders, options))
      const results = works.map(({ index, prepared }, n) => {
        const memorized = toMemorized(prepared, outcome, n)
        const isWaiting = prepared.isRead === 'then' && !memorized.duplicate
        return { index, isWaiting, result: resultOf(prepared, memorized) }
      })
      waiting = results.flatMap(({ index, isWaiting, result }) => (isWaiting ? [{ index, result }] : []))
      await noteItems(billing.scope, eventId, waiting)
      return results.flatMap(({ index, isWaiting, result }) => (isWaiting ? [] : [{ index, result }]))
    })
    return waiting
  }

  return store
}
