import { ok, respond } from '../../../contract/answers.ts'
import type { Handlers, TenantCall } from '../../../contract/handlers.ts'
import { billingOf } from '../../../platform/credits/credits.ts'
import { createDeleter } from './deletion/deletion.ts'
import { listDeletions } from './deletion/list-deletions.ts'
import { createRestorer, type RestorerDependencies } from './deletion/restore.ts'
import type { Caller } from './deletion/soft-delete.ts'
import { deleteKeys, listKeys, updateKeys } from './keys/identity-keys.ts'
import { createMerger } from './keys/merge.ts'
import type { RecordFollower } from './record-links.ts'

/** Manages identity keys, merges and deletions of records. */
export function createRecordsHandlers(dependencies: RestorerDependencies & { followers: readonly RecordFollower[] }) {
  const merge = createMerger(dependencies)
  const deleter = createDeleter(dependencies)
  const restore = createRestorer(dependencies)
  return {
    updateKeys: async ({ body, call }) => {
      const [data] = await updateKeys(call.scope, [body], () => 'body')
      if (!data) throw new Error('Updating the keys of a record gave no record.')
      return ok(data)
    },
    updateKeysBatch: async ({ body, call }) => ok(await updateKeys(call.scope, body.updates, n => `body.updates.${n}`)),
    listKeys: async ({ body, call }) => ok(await listKeys(call.scope, body)),
    deleteKeys: async ({ body, call }) => ok(await deleteKeys(call.scope, body)),
    mergeRecords: async ({ body, call }) => ok(await merge(callerOf(call), body)),
    deleteMemories: async ({ body, call }) => ok(await deleter.deleteMemories(callerOf(call), body)),
    deleteRecord: async ({ body, call }) => ok(await deleter.deleteRecord(callerOf(call), body)),
    listDeletions: async ({ query, call }) => respond(200, await listDeletions(call.scope, query)),
    cancelDeletion: async ({ body, call }) => ok(await restore(callerOf(call), body)),
  } satisfies Partial<Handlers>
}

const callerOf = (call: TenantCall): Caller => ({
  ...billingOf(call),
  organizationId: call.principal.organization.id,
})
