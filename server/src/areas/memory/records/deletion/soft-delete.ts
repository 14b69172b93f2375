import { actorOf } from '../../../../platform/access/principal.ts'
import { audit } from '../../../../platform/audit.ts'
import type { BillingContext } from '../../../../platform/credits/credits.ts'
import type { Database } from '../../../../platform/database/database.ts'
import { beginItemizedJob } from '../../../../platform/jobs/itemized-job.ts'
import { UNLIMITED_ATTEMPTS } from '../../../../platform/jobs/jobs.ts'
import type { JsonObject } from '../../../../platform/json.ts'
import { MEMORY_DELETED, MEMORY_RESTORED, RECORD_DELETED, RECORD_MERGED, RECORD_RESTORED } from '../../events.ts'
import type { MemorySelection } from '../sql/deleted-memories.ts'
import { type Deletion, type DeletionKind, setDeletion } from '../sql/deletion.ts'

/** What large deletions and their cancellations are called as events. */
export const MOVE_MEMORIES = 'move_memories'

/** Memories that one transaction moves: it stays within seconds, also where the database has one connection. */
export const MOST_AT_ONCE = 5_000

/** Who deletes or restores. */
export interface Caller extends BillingContext {
  organizationId: string
}

/** Out of what is read, or back into it. */
export type Direction = 'out' | 'back'

/** What an item of the event says: a share of the work. */
export interface MoveItem {
  deletionId: string
  direction: Direction
  /** Which memories; for the way out. */
  selection: MemorySelection
  /** The last item goes on until nothing is left, and ends the deletion. */
  last: boolean
}

/** What others are told at the end. */
export const EVENTS = {
  out: { memories: MEMORY_DELETED.type, record: RECORD_DELETED.type, merge: RECORD_MERGED.type },
  back: { memories: MEMORY_RESTORED.type, record: RECORD_RESTORED.type, merge: RECORD_RESTORED.type },
} as const satisfies Record<Direction, Record<DeletionKind, string>>

const STATUS = {
  out: { moving: 'deleting', ended: 'pending' },
  back: { moving: 'restoring', ended: 'cancelled' },
} as const

/** What one transaction moved. */
export interface Moved {
  direction: Direction
  selection: MemorySelection
  memories: number
  /** Memories that are still to be moved. */
  left: number
  /** Values that were deleted. */
  properties?: number
}

/** All or nothing, and again when another call got in its way. */
export const asOne = <T>({ scope }: Caller, work: () => Promise<T>): Promise<T> =>
  scope.retried(() => scope.transaction(work))

/** Writes down what was moved, and ends the move or puts what is left into the background. @returns the event that tells of it */
export async function settle(
  database: Database,
  caller: Caller,
  { id, kind, recordId }: Deletion,
  { direction, selection, memories, left, properties = 0 }: Moved,
): Promise<{ eventId?: string }> {
  const { scope, principal, organizationId, requestId } = caller
  const event = EVENTS[direction][kind]
  await setDeletion(scope, id, STATUS[direction][left === 0 ? 'ended' : 'moving'], {
    // on the way back the deletion goes on saying how much it was
    ...(direction === 'out' && { memories, properties }),
    ...(left === 0 && { event }),
  })
  await audit(database, {
    organizationId,
    actor: actorOf(principal),
    action: event,
    target: recordId ?? id,
    details: { deletionId: id, memories: memories + left, livemode: scope.livemode },
    requestId,
  })
  return left === 0 ? {} : { eventId: await moveInBackground(caller, { deletionId: id, direction, selection }, left) }
}

/** Has the rest moved share by share. @returns the id of the event that tells how far it is */
function moveInBackground(
  { scope, principal, requestId }: Caller,
  item: Omit<MoveItem, 'last'>,
  left: number,
): Promise<string> {
  const shares = Math.ceil(left / MOST_AT_ONCE)
  return beginItemizedJob(scope, {
    type: MOVE_MEMORIES,
    items: Array.from({ length: shares }, (_, n) => asJson({ ...item, last: n === shares - 1 })),
    caller: { keyId: principal.key?.id ?? null, requestId },
    // a record that is half deleted could be neither purged nor restored
    maxAttempts: UNLIMITED_ATTEMPTS,
  })
}

const asJson = (item: MoveItem): JsonObject => JSON.parse(JSON.stringify(item))
