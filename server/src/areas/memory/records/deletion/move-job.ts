import type { Database } from '../../../../platform/database/database.ts'
import type { Scope } from '../../../../platform/database/scope.ts'
import * as tracked from '../../../../platform/jobs/itemized-job.ts'
import { type ClaimedJob, renew } from '../../../../platform/jobs/jobs.ts'
import type { JobKind } from '../../../../platform/jobs/runner.ts'
import type { Json } from '../../../../platform/values/json.ts'
import { giveMemoriesBack, takeMemories } from '../sql/deleted-memories.ts'
import { type Deletion, lockDeletion, setDeletion, takeRowsOf } from '../sql/deletion.ts'
import { lockRecords } from '../sql/identity-keys.ts'
import { EVENTS, MAX_AT_ONCE, type MoveItem } from './soft-delete.ts'

/** Moves the rest of a large deletion or restoration in chunks; after a crash it resumes with the next one. */
export function createMoveJob({ database }: { database: Database }): JobKind {
  return {
    async handle(job: ClaimedJob, stopping: AbortSignal) {
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
          const moved = await move(scope, readItem(item.input))
          if (moved !== undefined)
            await tracked.recordOutcomes(scope, eventId, [{ index: item.index, result: { moved } }])
        })
      }
    },
  }
}

// written by `moveInBackground`
const readItem = (input: Json): MoveItem => input as unknown as MoveItem

/** @returns how many memories, or undefined if the item is not finished */
async function move(scope: Scope, { deletionId, direction, selection, last }: MoveItem): Promise<number | undefined> {
  const deletion = await lockDeletion(scope, deletionId)
  // cancelled while the job was running
  if (deletion?.status !== (direction === 'out' ? 'deleting' : 'restoring')) return 0
  // no new data can be added to the record and be deleted unseen
  if (last && direction === 'out' && deletion.kind === 'record') await lockRecords(scope, [deletion.recordId ?? ''])
  const moved =
    direction === 'out'
      ? (await takeMemories(scope, deletionId, selection, MAX_AT_ONCE)).length
      : (await giveMemoriesBack(scope, deletionId, MAX_AT_ONCE)).taken
  const ended = last && moved < MAX_AT_ONCE
  if (direction === 'out') await notedOut(scope, deletion, moved, ended)
  else if (ended) await setDeletion(scope, deletionId, 'cancelled', { event: EVENTS.back[deletion.kind] })
  return last && !ended ? undefined : moved
}

async function notedOut(
  scope: Scope,
  { id, kind, recordId }: Deletion,
  memories: number,
  ended: boolean,
): Promise<void> {
  if (ended && recordId !== null && kind === 'record') {
    for (const table of ['record_keys', 'property_values', 'property_changes', 'records'] as const)
      await takeRowsOf(scope, table, id, recordId)
  }
  await setDeletion(scope, id, ended ? 'pending' : 'deleting', { memories, ...(ended && { event: EVENTS.out[kind] }) })
}
