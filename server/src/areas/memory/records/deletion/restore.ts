import type { Schemas } from '../../../../contract/schemas.ts'
import { actorOf } from '../../../../platform/access/principal.ts'
import type { Database } from '../../../../platform/database/database.ts'
import type { Scope } from '../../../../platform/database/scope.ts'
import { conflict, invalid, notFound } from '../../../../platform/values/errors.ts'
import { giveMemoriesBack, ownersOfDeleted } from '../sql/deleted-memories.ts'
import { type Deletion, giveRowsBack, keysTakenSince, lockDeletion, missingRecordOf } from '../sql/deletion.ts'
import { lockForChange } from '../sql/identity-keys.ts'
import { deletionOfRecord, openDeletionsOf } from './deletions-of-record.ts'
import {
  type Caller,
  type FollowedValue,
  type FollowMemories,
  followAll,
  MAX_AT_ONCE,
  settle,
  toFollowed,
} from './soft-delete.ts'

export interface RestorerDependencies {
  database: Database
  /** Migrates a record's values to definitions that changed while it was deleted. */
  migrateRecord(scope: Scope, recordId: string, actor: string): Promise<void>
  followMemories: FollowMemories
}

/** Restores what a deletion removed. Free. */
export const createRestorer =
  ({ database, migrateRecord, followMemories }: RestorerDependencies) =>
  (caller: Caller, request: Schemas['CancelDeletionRequest']): Promise<Schemas['CancelDeletionResponse']['data']> =>
    caller.scope.retriedTransaction(async () => {
      const { scope, principal } = caller
      const deletion = await findDeletion(scope, request)
      const { id, kind, recordId } = deletion
      requireOpen(deletion)
      await requireRoom(scope, deletion)
      if (kind === 'record' && recordId !== null) {
        for (const table of [
          'records',
          'record_keys',
          'property_values',
          'property_changes',
          'value_mentions',
          'record_profiles',
        ] as const)
          await giveRowsBack(scope, table, id)
        await migrateRecord(scope, recordId, actorOf(principal))
      }
      const { taken, restored, values } = await giveBack(scope, deletion, actorOf(principal), {
        migrateRecord,
        followMemories,
      })
      const left = taken < MAX_AT_ONCE ? 0 : deletion.memories - taken
      const event = await settle(database, caller, deletion, {
        direction: 'back',
        selection: {},
        memories: taken,
        left,
      })
      return {
        deletionId: id,
        ...(recordId !== null && { recordId }),
        restored: restored + left,
        duplicates: taken - restored,
        ...toFollowed(values),
        ...event,
      }
    })

/** Restores the next memories, and with those of a record that stayed the values that only they state. */
export async function giveBack(
  scope: Scope,
  { id, kind }: Deletion,
  actor: string,
  { migrateRecord, followMemories }: Pick<RestorerDependencies, 'migrateRecord' | 'followMemories'>,
): Promise<{ taken: number; restored: number; values: FollowedValue[] }> {
  if (kind === 'memories') await lockForChange(scope, await ownersOfDeleted(scope, id, MAX_AT_ONCE))
  const { taken, restored } = await giveMemoriesBack(scope, id, MAX_AT_ONCE)
  // the values of a record come back with it
  const moved = kind === 'memories' ? restored : []
  const values = await followAll(followMemories, scope, moved, { direction: 'back', actor })
  for (const recordId of new Set(values.map(value => value.recordId))) await migrateRecord(scope, recordId, actor)
  return { taken, restored: restored.length, values }
}

async function findDeletion(
  scope: Scope,
  { deletionId, recordId }: Schemas['CancelDeletionRequest'],
): Promise<Deletion> {
  if ((deletionId === undefined) === (recordId === undefined))
    throw invalid('body', 'Pass deletionId, or the recordId of the record that was deleted or lost memories.')
  const id = deletionId ?? (await deletionFor(scope, recordId ?? ''))
  const deletion = id === undefined ? undefined : await lockDeletion(scope, id)
  if (!deletion)
    throw notFound(deletionId === undefined ? 'deletion of record' : 'deletion', deletionId ?? recordId ?? '')
  return deletion
}

/**
 * The deletion that the id of a record names: that of the record if it was deleted, otherwise the only one of its
 * memories. @throws ApiError `conflict_error` if there are several
 */
async function deletionFor(scope: Scope, recordId: string): Promise<string | undefined> {
  const open = await openDeletionsOf(scope, recordId)
  const exists = await scope.prisma(models =>
    models.record.findUnique({ where: { id: recordId }, select: { id: true } }),
  )
  const [only, ...others] = open
  if (!exists || only === undefined) return deletionOfRecord(scope, recordId)
  if (others.length > 0)
    throw conflict(
      `${open.length} deletions of memories of ${recordId} can be cancelled. Pass the deletionId of one.`,
      {
        deletionIds: open,
      },
    )
  return only
}

function requireOpen({ id, kind, recordId, status, over, recoverableUntil }: Deletion): void {
  if (kind === 'merge') throw conflict(`${recordId} was merged into another record. A merge cannot be undone.`)
  if (status === 'cancelled' || status === 'restoring') throw conflict(`${id} is already cancelled.`)
  if (over)
    throw conflict(
      `${id} could be cancelled until ${recoverableUntil.toISOString()}. Its data was deleted permanently.`,
    )
}

/** @throws ApiError `conflict_error` if the deleted data cannot be restored because its place is taken */
async function requireRoom(scope: Scope, { id, kind, recordId }: Deletion): Promise<void> {
  const [taken] = kind === 'record' ? await keysTakenSince(scope, id) : []
  if (taken)
    throw conflict(
      `${recordId} cannot be restored: its ${taken.name} now belongs to ${taken.recordId}. Remove the key from that record, or delete that record first.`,
      { recordIds: [taken.recordId] },
    )
  const missing = kind === 'memories' ? await missingRecordOf(scope, id) : undefined
  if (missing === undefined) return
  const deletionId = (await deletionOfRecord(scope, missing)) ?? null
  throw conflict(`Their record ${missing} was deleted too. Cancel that deletion first.`, {
    recordIds: [missing],
    deletionId,
  })
}
