import type { components } from '../../contract/openapi.gen.ts'
import { actorOf } from '../../platform/access/principal.ts'
import { audit } from '../../platform/audit.ts'
import type { Spender } from '../../platform/credits/credits.ts'
import type { Database } from '../../platform/database/database.ts'
import { invalid, notFound } from '../../platform/errors.ts'
import { newId } from '../../platform/ids.ts'
import { beginTracked } from '../../platform/jobs/tracked.ts'
import type { JsonObject } from '../../platform/json.ts'
import { readIdentity, requireIdentity } from '../identity.ts'
import { requireRecord } from '../lookup.ts'
import { countMemories, type MemorySelection, takeMemories } from '../statements/deleted-memories.ts'
import { beginDeletion, type Deletion, type DeletionKind, setDeletion, takeRowsOf } from '../statements/deletion.ts'
import { lockRecords } from '../statements/keys.ts'

type Schemas = components['schemas']
type Deleted = Schemas['DeletionResponse']['data']

/** What large deletions and their cancellations are called as events. */
export const MOVE_MEMORIES = 'move_memories'

/** Memories that one transaction moves: it stays within seconds, also where the database has one connection. */
export const MOST_AT_ONCE = 5_000

/** Who deletes or restores. */
export interface Caller extends Spender {
  organizationId: string
}

/** What an item of the event says: a share of the work. */
export interface MoveItem {
  deletionId: string
  direction: 'out' | 'back'
  /** Which memories; for the way out. */
  selection: MemorySelection
  /** The last item goes on until nothing is left, and ends the deletion. */
  last: boolean
}

/** What others are told at the end. */
export const EVENTS = {
  out: { memories: 'memory.deleted', record: 'record.deleted', merge: 'record.merged' },
  back: { memories: 'memory.restored', record: 'record.restored', merge: 'record.restored' },
} as const satisfies Record<'out' | 'back', Record<DeletionKind, string>>

export interface Deleter {
  deleteMemories(caller: Caller, request: Schemas['DeleteMemoriesRequest']): Promise<Deleted>
  deleteRecord(caller: Caller, request: Schemas['DeleteRecordRequest']): Promise<Deleted>
}

/** Takes memories and records out of everything that is read, for 30 days. Free. */
export const createDeleter = ({ database }: { database: Database }): Deleter => {
  const begin = ({ scope, principal }: Caller, kind: DeletionKind, recordId: string | null): Promise<Deletion> =>
    beginDeletion(scope, { id: newId('del'), kind, recordId, actor: actorOf(principal) })

  /** Ends the deletion, or puts what is left into the background. */
  async function goOn(
    caller: Caller,
    deletion: Deletion,
    {
      selection,
      moved,
      left,
      properties,
    }: { selection: MemorySelection; moved: number; left: number; properties: number },
  ): Promise<Pick<Deleted, 'eventId'>> {
    const { scope, principal, organizationId, requestId } = caller
    const { id, kind, recordId } = deletion
    const counts = { memories: moved, properties }
    if (left === 0) await setDeletion(scope, id, 'pending', { ...counts, event: EVENTS.out[kind] })
    else await setDeletion(scope, id, 'deleting', counts)
    await audit(database, {
      organizationId,
      actor: actorOf(principal),
      action: EVENTS.out[kind],
      target: recordId ?? id,
      details: { deletionId: id, memories: moved + left, livemode: scope.livemode },
      requestId,
    })
    return left === 0
      ? {}
      : { eventId: await moveInBackground(caller, { deletionId: id, direction: 'out', selection }, left) }
  }

  return {
    deleteMemories: (caller, request) =>
      caller.scope.retried(() =>
        caller.scope.transaction(async () => {
          const { scope } = caller
          const { memoryIds, tags, since, until, sessionId } = request
          const named = readIdentity(request)
          if (named && memoryIds) throw invalid('body.memoryIds', 'Give memoryIds, or name a record; not both.')
          const record = memoryIds ? undefined : await requireRecord(scope, requireIdentity(request))
          const selection = { ids: memoryIds, recordId: record?.id, tags, since, until, sessionId }
          const total = await countMemories(scope, selection)
          if (total === 0) return { deleted: 0, ...missingOf(memoryIds, []) }
          const deletion = await begin(caller, 'memories', record?.id ?? null)
          // what comes in from now on is not meant
          const closed = { ...selection, storedUntil: deletion.deletedAt.toISOString() }
          const taken = await takeMemories(scope, deletion.id, closed, MOST_AT_ONCE)
          const left = taken.length < MOST_AT_ONCE ? 0 : total - taken.length
          const event = await goOn(caller, deletion, { selection: closed, moved: taken.length, left, properties: 0 })
          return {
            deletionId: deletion.id,
            ...(record && { recordId: record.id }),
            deleted: taken.length + left,
            ...missingOf(memoryIds, taken),
            recoverableUntil: deletion.recoverableUntil.toISOString(),
            ...event,
          }
        }),
      ),

    deleteRecord: (caller, request) =>
      caller.scope.retried(() =>
        caller.scope.transaction(async () => {
          const { scope } = caller
          const { id: recordId } = await requireRecord(scope, requireIdentity(request))
          // from here on nothing new comes to the record that would go down with it unseen
          const [locked] = await lockRecords(scope, [recordId])
          if (locked === undefined) throw notFound('record', recordId)
          const deletion = await begin(caller, 'record', recordId)
          await takeRowsOf(scope, 'record_keys', deletion.id, recordId)
          const properties = await takeRowsOf(scope, 'property_values', deletion.id, recordId)
          await takeRowsOf(scope, 'property_changes', deletion.id, recordId)
          const selection = { recordId }
          const taken = await takeMemories(scope, deletion.id, selection, MOST_AT_ONCE)
          const left = taken.length < MOST_AT_ONCE ? 0 : await countMemories(scope, selection)
          if (left === 0) await takeRowsOf(scope, 'records', deletion.id, recordId)
          const event = await goOn(caller, deletion, { selection, moved: taken.length, left, properties })
          return {
            deletionId: deletion.id,
            recordId,
            deleted: taken.length + left,
            properties,
            recoverableUntil: deletion.recoverableUntil.toISOString(),
            ...event,
          }
        }),
      ),
  }
}

/** Has the rest moved share by share. @returns the id of the event that tells how far it is */
export function moveInBackground(
  { scope, principal, requestId }: Caller,
  item: Omit<MoveItem, 'last'>,
  left: number,
): Promise<string> {
  const shares = Math.ceil(left / MOST_AT_ONCE)
  return beginTracked(scope, {
    type: MOVE_MEMORIES,
    items: Array.from({ length: shares }, (_, n) => asJson({ ...item, last: n === shares - 1 })),
    caller: { keyId: principal.key?.id ?? null, requestId },
  })
}

const asJson = (item: MoveItem): JsonObject => JSON.parse(JSON.stringify(item))

const missingOf = (asked: readonly string[] | undefined, found: readonly string[]): Pick<Deleted, 'notFound'> => {
  const there = new Set(found)
  const notFound = asked?.filter(id => !there.has(id)) ?? []
  return notFound.length > 0 ? { notFound } : {}
}
