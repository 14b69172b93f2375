import type { Handlers, TenantCall } from '../../contract/handlers.ts'
import type { Spender } from '../../platform/credits/credits.ts'
import type { DefinitionsOf } from '../definitions.ts'
import { createHistorian } from './history.ts'
import { createUndoer } from './undo.ts'
import { createUpdater } from './update.ts'

export interface UpkeepDependencies {
  definitionsOf: DefinitionsOf
}

type UpkeepHandlers = Pick<Handlers, 'updateProperty' | 'bulkUpdate' | 'propertyHistory' | 'undoChange'>

/** What keeps memory in order once it is there: changes, history, deletion, keys. */
export function createUpkeepHandlers({ definitionsOf }: UpkeepDependencies): UpkeepHandlers {
  const updater = createUpdater({ definitionsOf })
  const history = createHistorian({ definitionsOf })
  const undo = createUndoer({ definitionsOf, updater })
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
  }
}

const spenderOf = ({ principal, scope, requestId }: TenantCall): Spender => ({ principal, scope, requestId })
