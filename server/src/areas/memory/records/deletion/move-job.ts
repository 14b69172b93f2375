import type { Scope } from '../../../../platform/database/scope.ts'
import * as tracked from '../../../../platform/jobs/itemized-job.ts'
import { renew } from '../../../../platform/jobs/jobs.ts'
import { type JobKind, YIELD } from '../../../../platform/jobs/runner.ts'
import type { Json } from '../../../../platform/values/json.ts'
import { type MemorySelection, takeMemories } from '../sql/deleted-memories.ts'
import { type Deletion, lockDeletion, setDeletion, takeRowsOf } from '../sql/deletion.ts'
import { lockForChange, lockRecords } from '../sql/identity-keys.ts'
import { giveBack, type RestorerDependencies } from './restore.ts'
import { EVENTS, followAll, MAX_AT_ONCE, type MoveItem } from './soft-delete.ts'

/** Moves the rest of a large deletion or restoration in chunks; after a crash it resumes with the next one. */
export function createMoveJob(dependencies: RestorerDependencies): JobKind {
  const { database } = dependencies
  return {
    lane: 'upkeep',
    async handle(job, stopping, turn) {
      const eventId = String(job.payload.eventId)
      for (;;) {
        stopping.throwIfAborted()
        const context = await tracked.itemizedJobContext(database, eventId)
        if (!context) return undefined
        const scope = database.scope(context)
        const [item] = await tracked.pendingItems(scope, eventId, { limit: 1 })
        if (!item) {
          await tracked.completeItemizedJob(scope, eventId, {})
          return undefined
        }
        await database.retriedTransaction(async () => {
          await renew(database, job)
          const moved = await move(scope, readItem(item.input), dependencies)
          if (moved !== undefined)
            await tracked.recordOutcomes(scope, eventId, [{ index: item.index, result: { moved } }])
        })
        if (turn.isOver()) return YIELD
      }
    },
  }
}

// written by `moveInBackground`
const readItem = (input: Json): MoveItem => input as unknown as MoveItem

/** @returns how many memories, or undefined if the item is not finished */
async function move(
  scope: Scope,
  { deletionId, direction, selection, last }: MoveItem,
  dependencies: RestorerDependencies,
): Promise<number | undefined> {
  const deletion = await lockDeletion(scope, deletionId)
  // cancelled while the job was running
  if (deletion?.status !== (direction === 'out' ? 'deleting' : 'restoring')) return 0
  // no new data can be added to the record and be deleted unseen
  if (last && direction === 'out' && deletion.kind === 'record') await lockRecords(scope, [deletion.recordId ?? ''])
  const moved =
    direction === 'out'
      ? await takeNext(scope, deletion, selection, dependencies)
      : (await giveBack(scope, deletion, deletion.actor, dependencies)).taken
  const ended = last && moved < MAX_AT_ONCE
  if (direction === 'out') await notedOut(scope, deletion, moved, ended)
  else if (ended) await setDeletion(scope, deletionId, 'cancelled', { event: EVENTS.back[deletion.kind] })
  return last && !ended ? undefined : moved
}

async function takeNext(
  scope: Scope,
  { id, kind, recordId, actor }: Deletion,
  selection: MemorySelection,
  { followMemories }: RestorerDependencies,
): Promise<number> {
  const follows = kind === 'memories'
  if (follows && recordId !== null) await lockForChange(scope, [recordId])
  const taken = await takeMemories(scope, id, selection, MAX_AT_ONCE)
  if (follows) await followAll(followMemories, scope, taken, { direction: 'out', actor })
  return taken.length
}

async function notedOut(
  scope: Scope,
  { id, kind, recordId }: Deletion,
  memories: number,
  ended: boolean,
): Promise<void> {
  if (ended && recordId !== null && kind === 'record') {
    for (const table of [
      'record_keys',
      'property_values',
      'property_changes',
      'value_mentions',
      'record_profiles',
      'records',
    ] as const)
      await takeRowsOf(scope, table, id, recordId)
  }
  await setDeletion(scope, id, ended ? 'pending' : 'deleting', { memories, ...(ended && { event: EVENTS.out[kind] }) })
}
