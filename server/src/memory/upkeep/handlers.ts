import type { Handlers, TenantCall } from '../../contract/handlers.ts'
import type { Spender } from '../../platform/credits/credits.ts'
import type { Database } from '../../platform/database/database.ts'
import type { DefinitionsOf } from '../definitions.ts'
import { createDeleter } from '../deletion/deletion.ts'
import type { Caller } from '../deletion/moving.ts'
import { createRestorer } from '../deletion/restore.ts'
import { deleteKeys, listKeys, updateKeys } from '../keys/keys.ts'
import { createMerger } from '../keys/merge.ts'
import { createHistorian } from './history.ts'
import { createUndoer } from './undo.ts'
import { createUpdater } from './update.ts'

export interface UpkeepDependencies {
  database: Database
  definitionsOf: DefinitionsOf
}

type UpkeepHandlers = Pick<
  Handlers,
  | 'updateProperty'
  | 'bulkUpdate'
  | 'propertyHistory'
  | 'undoChange'
  | 'updateKeys'
  | 'updateKeysBatch'
  | 'listKeys'
  | 'deleteKeys'
  | 'mergeRecords'
  | 'deleteMemories'
  | 'deleteRecord'
  | 'cancelDeletion'
>

/** What keeps memory in order once it is there: changes, history, keys, deletion. */
export function createUpkeepHandlers({ database, definitionsOf }: UpkeepDependencies): UpkeepHandlers {
  const updater = createUpdater({ definitionsOf })
  const history = createHistorian({ definitionsOf })
  const undo = createUndoer({ definitionsOf, updater })
  const merge = createMerger({ database })
  const deleter = createDeleter({ database })
  const restore = createRestorer({ database })
  return {
    updateProperty: async ({ body, call }) => ({
      status: 200,
      body: { success: true, data: await updater.update(spenderOf(call), body) },
    }),
    bulkUpdate: async ({ body, call }) => ({
      status: 200,
      body: { success: true, data: await updater.bulkUpdate(spenderOf(call), body) },
    }),
    propertyHistory: async ({ body, call }) => ({
      status: 200,
      body: { success: true, ...(await history(spenderOf(call), body)) },
    }),
    undoChange: async ({ body, call }) => ({
      status: 200,
      body: { success: true, data: await undo(spenderOf(call), body) },
    }),
    updateKeys: async ({ body, call }) => {
      const [data] = await updateKeys(call.scope, [body], () => 'body')
      if (!data) throw new Error('Updating the keys of a record gave no record.')
      return { status: 200, body: { success: true, data } }
    },
    updateKeysBatch: async ({ body, call }) => ({
      status: 200,
      body: { success: true, data: await updateKeys(call.scope, body.updates, n => `body.updates.${n}`) },
    }),
    listKeys: async ({ body, call }) => ({
      status: 200,
      body: { success: true, data: await listKeys(call.scope, body) },
    }),
    deleteKeys: async ({ body, call }) => ({
      status: 200,
      body: { success: true, data: await deleteKeys(call.scope, body) },
    }),
    mergeRecords: async ({ body, call }) => ({
      status: 200,
      body: { success: true, data: await merge(callerOf(call), body) },
    }),
    deleteMemories: async ({ body, call }) => ({
      status: 200,
      body: { success: true, data: await deleter.deleteMemories(callerOf(call), body) },
    }),
    deleteRecord: async ({ body, call }) => ({
      status: 200,
      body: { success: true, data: await deleter.deleteRecord(callerOf(call), body) },
    }),
    cancelDeletion: async ({ body, call }) => ({
      status: 200,
      body: { success: true, data: await restore(callerOf(call), body) },
    }),
  }
}

const spenderOf = ({ principal, scope, requestId }: TenantCall): Spender => ({ principal, scope, requestId })

const callerOf = (call: TenantCall): Caller => ({
  ...spenderOf(call),
  organizationId: call.principal.organization.id,
})
