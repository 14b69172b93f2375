import type { Handlers } from '../../../contract/handlers.ts'
import { billingOf } from '../../../platform/credits/credits.ts'
import type { DefinitionsOf } from '../definitions.ts'
import { createFilterer } from './filter/filter-by-property.ts'
import { createPropertyReader } from './properties.ts'
import { createUndoer } from './updates/undo.ts'
import { createUpdater } from './updates/update.ts'
import { createUpserter } from './upsert.ts'

type PropertiesHandlers = Pick<Handlers, 'getProperties' | 'upsert' | 'filterByProperty' | 'bulkUpdate' | 'undoChange'>

/** Reads, writes and filters property values. */
export function createPropertiesHandlers(dependencies: { definitionsOf: DefinitionsOf }): PropertiesHandlers {
  const properties = createPropertyReader(dependencies)
  const upsert = createUpserter(dependencies)
  const filter = createFilterer(dependencies)
  const updater = createUpdater(dependencies)
  const undo = createUndoer({ ...dependencies, updater })
  return {
    getProperties: async ({ body, call }) => ({
      status: 200,
      body: { success: true, data: await properties(billingOf(call), body) },
    }),
    upsert: async ({ body, call }) => ({
      status: 200,
      body: { success: true, data: await upsert(billingOf(call), body) },
    }),
    filterByProperty: async ({ body, call }) => ({
      status: 200,
      body: { success: true, ...(await filter(billingOf(call), body)) },
    }),
    bulkUpdate: async ({ body, call }) => ({
      status: 200,
      body: { success: true, data: await updater.bulkUpdate(billingOf(call), body) },
    }),
    undoChange: async ({ body, call }) => ({
      status: 200,
      body: { success: true, data: await undo(billingOf(call), body) },
    }),
  }
}
