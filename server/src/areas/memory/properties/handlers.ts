import type { Handlers } from '../../../contract/handlers.ts'
import { billingOf } from '../../../platform/credits/credits.ts'
import type { DefinitionsOf } from '../definitions.ts'
import { createFilterer } from './filter/filter-by-property.ts'
import { createPropertyReader } from './properties.ts'
import { createSuggestionDecider } from './suggestions/decide.ts'
import { listSuggestions } from './suggestions/list.ts'
import { createUndoer } from './updates/undo.ts'
import { createUpdater } from './updates/update.ts'
import { createUpserter } from './upsert.ts'

type PropertiesHandlers = Pick<
  Handlers,
  | 'getProperties'
  | 'upsert'
  | 'filterByProperty'
  | 'bulkUpdate'
  | 'undoChange'
  | 'listSuggestions'
  | 'acceptSuggestions'
  | 'dismissSuggestions'
  | 'undoSuggestions'
>

/** Reads, writes and filters property values. */
export function createPropertiesHandlers(dependencies: { definitionsOf: DefinitionsOf }): PropertiesHandlers {
  const properties = createPropertyReader(dependencies)
  const upsert = createUpserter(dependencies)
  const filter = createFilterer(dependencies)
  const updater = createUpdater(dependencies)
  const undo = createUndoer({ ...dependencies, updater })
  const suggestions = createSuggestionDecider({ ...dependencies, updater, undo })
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
    async listSuggestions({ query, call }) {
      const collections = await dependencies.definitionsOf(call.scope, call.principal.definitionsVersion)
      return { status: 200, body: { success: true, ...(await listSuggestions(call.scope, collections, query)) } }
    },
    acceptSuggestions: async ({ body, call }) => ({
      status: 200,
      body: { success: true, data: await suggestions.accept(billingOf(call), body) },
    }),
    dismissSuggestions: async ({ body, call }) => ({
      status: 200,
      body: { success: true, data: await suggestions.dismiss(billingOf(call), body) },
    }),
    undoSuggestions: async ({ body, call }) => ({
      status: 200,
      body: { success: true, data: await suggestions.undo(billingOf(call), body) },
    }),
  }
}
