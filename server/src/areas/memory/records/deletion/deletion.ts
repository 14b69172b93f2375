import type { Schemas } from '../../../../contract/schemas.ts'
import { actorOf } from '../../../../platform/access/principal.ts'
import type { Database } from '../../../../platform/database/database.ts'
import { invalid, notFound } from '../../../../platform/values/errors.ts'
import { newId } from '../../../../platform/values/ids.ts'
import { requireRecord } from '../entity/lookup.ts'
import { readIdentity, requireIdentity } from '../identity.ts'
import { countMemories, type MovedMemory, takeMemories } from '../sql/deleted-memories.ts'
import { beginDeletion, type Deletion, type DeletionKind, takeRowsOf } from '../sql/deletion.ts'
import { lockForChange, lockRecords } from '../sql/identity-keys.ts'
import { recordsOfMemories } from './deletions-of-record.ts'
import { type Caller, type FollowMemories, followAll, MAX_AT_ONCE, settle, toFollowed } from './soft-delete.ts'

type Deleted = Schemas['DeletionResponse']['data']

export interface DeleterDependencies {
  database: Database
  followMemories: FollowMemories
}

export interface Deleter {
  deleteMemories(caller: Caller, request: Schemas['DeleteMemoriesRequest']): Promise<Deleted>
  deleteRecord(caller: Caller, request: Schemas['DeleteRecordRequest']): Promise<Deleted>
}

/** Soft-deletes memories and records: hides them everywhere and keeps them for 30 days. Free. */
export const createDeleter = ({ database, followMemories }: DeleterDependencies): Deleter => {
  const begin = ({ scope, principal }: Caller, kind: DeletionKind, recordId: string | null): Promise<Deletion> =>
    beginDeletion(scope, { id: newId('del'), kind, recordId, actor: actorOf(principal) })

  return {
    deleteMemories: (caller, request) =>
      caller.scope.retriedTransaction(async () => {
        const { scope, principal } = caller
        const { memoryIds, tags, since, until, sessionId } = request
        const named = readIdentity(request)
        if (named && memoryIds) throw invalid('body.memoryIds', 'Pass memoryIds or a record, not both.')
        const record = memoryIds ? undefined : await requireRecord(scope, requireIdentity(request))
        const selection = { ids: memoryIds, recordId: record?.id, tags, since, until, sessionId }
        const total = await countMemories(scope, selection)
        if (total === 0) return { deleted: 0, ...missingOf(memoryIds, []) }
        const recordIds = record ? [record.id] : await recordsOfMemories(scope, memoryIds ?? [])
        const recordId = recordIds.length === 1 ? recordIds[0] : undefined
        // what they say is read with what else says it
        await lockForChange(scope, recordIds)
        const deletion = await begin(caller, 'memories', recordId ?? null)
        // excludes memories stored from now on
        const closed = { ...selection, storedUntil: deletion.deletedAt.toISOString() }
        const taken = await takeMemories(scope, deletion.id, closed, MAX_AT_ONCE)
        const left = taken.length < MAX_AT_ONCE ? 0 : total - taken.length
        const values = await followAll(followMemories, scope, taken, { direction: 'out', actor: actorOf(principal) })
        const event = await settle(database, caller, deletion, {
          direction: 'out',
          selection: closed,
          memories: taken.length,
          left,
        })
        return {
          deletionId: deletion.id,
          ...(recordId !== undefined && { recordId }),
          deleted: taken.length + left,
          ...toFollowed(values),
          ...missingOf(memoryIds, taken),
          recoverableUntil: deletion.recoverableUntil.toISOString(),
          ...event,
        }
      }),

    deleteRecord: (caller, request) =>
      caller.scope.retriedTransaction(async () => {
        const { scope } = caller
        const { id: recordId } = await requireRecord(scope, requireIdentity(request))
        // from here on no new data can be added to the record and be deleted unseen
        const [locked] = await lockRecords(scope, [recordId])
        if (locked === undefined) throw notFound('record', recordId)
        const deletion = await begin(caller, 'record', recordId)
        await takeRowsOf(scope, 'record_keys', deletion.id, recordId)
        const properties = await takeRowsOf(scope, 'property_values', deletion.id, recordId)
        await takeRowsOf(scope, 'property_changes', deletion.id, recordId)
        await takeRowsOf(scope, 'value_mentions', deletion.id, recordId)
        await takeRowsOf(scope, 'record_profiles', deletion.id, recordId)
        const selection = { recordId }
        const taken = await takeMemories(scope, deletion.id, selection, MAX_AT_ONCE)
        const left = taken.length < MAX_AT_ONCE ? 0 : await countMemories(scope, selection)
        if (left === 0) await takeRowsOf(scope, 'records', deletion.id, recordId)
        const event = await settle(database, caller, deletion, {
          direction: 'out',
          selection,
          memories: taken.length,
          left,
          properties,
        })
        return {
          deletionId: deletion.id,
          recordId,
          deleted: taken.length + left,
          properties,
          recoverableUntil: deletion.recoverableUntil.toISOString(),
          ...event,
        }
      }),
  }
}

const missingOf = (asked: readonly string[] | undefined, found: readonly MovedMemory[]): Pick<Deleted, 'notFound'> => {
  const there = new Set(found.map(({ id }) => id))
  const notFound = asked?.filter(id => !there.has(id)) ?? []
  return notFound.length > 0 ? { notFound } : {}
}
