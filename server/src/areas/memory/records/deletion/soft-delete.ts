import type { Schemas } from '../../../../contract/schemas.ts'
import { audit } from '../../../../platform/access/audit.ts'
import { actorOf } from '../../../../platform/access/principal.ts'
import type { BillingContext } from '../../../../platform/credits/credits.ts'
import type { Database } from '../../../../platform/database/database.ts'
import type { Scope } from '../../../../platform/database/scope.ts'
import { beginItemizedJob } from '../../../../platform/jobs/itemized-job.ts'
import { UNLIMITED_ATTEMPTS } from '../../../../platform/jobs/jobs.ts'
import type { Json, JsonObject } from '../../../../platform/values/json.ts'
import { MEMORY_DELETED, MEMORY_RESTORED, RECORD_DELETED, RECORD_MERGED, RECORD_RESTORED } from '../../events.ts'
import type { MemorySelection, MovedMemory } from '../sql/deleted-memories.ts'
import { type Deletion, type DeletionKind, setDeletion } from '../sql/deletion.ts'

/** The event type of large deletions and their cancellations. */
export const MOVE_MEMORIES = 'move_memories'

/** Memories moved per transaction: takes only seconds, even if the database has one connection. */
export const MAX_AT_ONCE = 5_000

export interface Caller extends BillingContext {
  organizationId: string
}

/** `out` deletes, `back` restores. */
export type Direction = 'out' | 'back'

/** The input of an item of the event: one chunk of the work. */
export interface MoveItem {
  deletionId: string
  direction: Direction
  /** Which memories; only for `out`. */
  selection: MemorySelection
  /** The last item continues until nothing is left, and completes the deletion. */
  last: boolean
}

/** A value that changed because memories were deleted or restored. */
export interface FollowedValue {
  recordId: string
  /** Empty if no collection defines the property. */
  collectionId: string
  systemName: string
  name: string
  /** Null if it was removed. */
  value: Json
  /** Null if it had none. */
  previous: Json
}

/** Gives the properties of a record, which is locked, the values that stand after its memories were moved. */
export type FollowMemories = (
  scope: Scope,
  recordId: string,
  memoryIds: readonly string[],
  by: { direction: Direction; actor: string },
) => Promise<FollowedValue[]>

/** The same for memories of several records. */
export async function followAll(
  follow: FollowMemories,
  scope: Scope,
  memories: readonly MovedMemory[],
  by: { direction: Direction; actor: string },
): Promise<FollowedValue[]> {
  const values: FollowedValue[] = []
  for (const [recordId, own] of Map.groupBy(memories, memory => memory.recordId))
    values.push(
      ...(await follow(
        scope,
        recordId,
        own.map(({ id }) => id),
        by,
      )),
    )
  return values
}

/** Maximum number of values that a response lists. */
const MAX_LISTED = 200

/** The values that changed, as a response lists them. */
export const toFollowed = (values: readonly FollowedValue[]): { values?: Schemas['FollowedValue'][] } =>
  values.length === 0
    ? {}
    : {
        values: values.slice(0, MAX_LISTED).map(({ recordId, collectionId, systemName, name, value, previous }) => ({
          recordId,
          propertyName: name,
          systemName,
          ...(collectionId !== '' && { collectionId }),
          ...(value !== null && { value }),
          ...(previous !== null && { previousValue: previous }),
        })),
      }

/** The domain events published at the end. */
export const EVENTS = {
  out: { memories: MEMORY_DELETED.type, record: RECORD_DELETED.type, merge: RECORD_MERGED.type },
  back: { memories: MEMORY_RESTORED.type, record: RECORD_RESTORED.type, merge: RECORD_RESTORED.type },
} as const satisfies Record<Direction, Record<DeletionKind, string>>

const STATUS = {
  out: { moving: 'deleting', ended: 'pending' },
  back: { moving: 'restoring', ended: 'cancelled' },
} as const

export interface Moved {
  direction: Direction
  selection: MemorySelection
  memories: number
  /** Memories that are still to be moved. */
  left: number
  /** Values that were deleted. */
  properties?: number
}

/** Records what was moved, and completes the move now or in the background. @returns the event that reports progress */
export async function settle(
  database: Database,
  caller: Caller,
  { id, kind, recordId }: Deletion,
  { direction, selection, memories, left, properties = 0 }: Moved,
): Promise<{ eventId?: string }> {
  const { scope, principal, organizationId, requestId } = caller
  const event = EVENTS[direction][kind]
  await setDeletion(scope, id, STATUS[direction][left === 0 ? 'ended' : 'moving'], {
    // a restoration keeps the deletion's original counts
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

/** Moves the rest in chunks in the background. @returns the id of the event that reports the progress */
function moveInBackground(
  { scope, principal, requestId }: Caller,
  item: Omit<MoveItem, 'last'>,
  left: number,
): Promise<string> {
  const shares = Math.ceil(left / MAX_AT_ONCE)
  return beginItemizedJob(scope, {
    type: MOVE_MEMORIES,
    items: Array.from({ length: shares }, (_, n) => asJson({ ...item, last: n === shares - 1 })),
    caller: { keyId: principal.key?.id ?? null, requestId },
    // a record that is half deleted could be neither purged nor restored
    maxAttempts: UNLIMITED_ATTEMPTS,
  })
}

const asJson = (item: MoveItem): JsonObject => JSON.parse(JSON.stringify(item))
