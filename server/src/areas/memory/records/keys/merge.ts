import type { Schemas } from '../../../../contract/schemas.ts'
import { audit } from '../../../../platform/access/audit.ts'
import { actorOf } from '../../../../platform/access/principal.ts'
import type { Database } from '../../../../platform/database/database.ts'
import { conflict, invalid, notFound } from '../../../../platform/values/errors.ts'
import { newId } from '../../../../platform/values/ids.ts'
import { RECORD_MERGED } from '../../events.ts'
import { movingDeletionOf } from '../deletion/deletions-of-record.ts'
import type { Caller, FollowMemories } from '../deletion/soft-delete.ts'
import { requireRecord } from '../entity/lookup.ts'
import { requireIdentity } from '../identity.ts'
import type { RecordFollower } from '../record-links.ts'
import { countMemories, takeMemories } from '../sql/deleted-memories.ts'
import { beginDeletion, setDeletion, takeRowsOf } from '../sql/deletion.ts'
import { lockRecords } from '../sql/identity-keys.ts'
import { mergeInto } from '../sql/merge.ts'

/** One transaction moves them all, within seconds. */
const MAX_MEMORIES = 20_000

interface MergerDependencies {
  database: Database
  followers: readonly RecordFollower[]
  followMemories: FollowMemories
}

/** Merges two records: the named record takes over the other one's data. Free. */
export const createMerger =
  ({ database, followers, followMemories }: MergerDependencies) =>
  (
    caller: Caller,
    { from, ...fields }: Schemas['MergeRecordsRequest'],
  ): Promise<Schemas['MergeRecordsResponse']['data']> =>
    caller.scope.retriedTransaction(async () => {
      const { scope, principal, organizationId, requestId } = caller
      const record = await requireRecord(scope, requireIdentity(fields))
      const other = await requireRecord(scope, requireIdentity(from, 'body.from'))
      const both = { recordId: record.id, mergedRecordId: other.id }
      if (record.id === other.id) return { ...both, keys: 0, memories: 0, properties: 0, duplicates: 0 }
      if (record.type !== other.type)
        throw invalid(
          'body.from',
          `${record.id} is of type ${record.type} and ${other.id} of type ${other.type}. Only records of the same type can be merged.`,
        )
      const locked = await lockRecords(scope, [record.id, other.id])
      const gone = [record.id, other.id].find(id => !locked.includes(id))
      if (gone !== undefined) throw notFound('record', gone)
      if ((await countMemories(scope, { recordId: other.id })) > MAX_MEMORIES)
        throw conflict(
          `${other.id} has more than ${MAX_MEMORIES} memories. Merge in the other direction, or delete memories first.`,
        )
      // otherwise the job would look for its memories on a record that no longer exists
      const moving = await movingDeletionOf(scope, other.id)
      if (moving !== undefined)
        throw conflict(
          `${moving} is still moving memories of ${other.id}. Wait for its event to complete, then merge.`,
          { deletionId: moving },
        )
      const deletion = await beginDeletion(scope, {
        id: newId('del'),
        kind: 'merge',
        recordId: other.id,
        actor: actorOf(principal),
      })
      const common = { recordId: other.id, alsoOf: record.id }
      const duplicates = await takeMemories(scope, deletion.id, common, MAX_MEMORIES)
      const merged = await mergeInto(scope, record.id, other.id, actorOf(principal))
      // the same memory of the record that remains becomes the source of what they state
      const ids = duplicates.map(({ id }) => id)
      await followMemories(scope, record.id, ids, { direction: 'out', actor: actorOf(principal) })
      for (const follow of followers) await follow(scope, record.id, other.id)
      await takeRowsOf(scope, 'records', deletion.id, other.id)
      await setDeletion(scope, deletion.id, 'pending', { memories: duplicates.length, event: RECORD_MERGED.type })
      await audit(database, {
        organizationId,
        actor: actorOf(principal),
        action: 'record.merged',
        target: record.id,
        details: { from: other.id, ...merged, livemode: scope.livemode },
        requestId,
      })
      return { ...both, ...merged, duplicates: duplicates.length }
    })
