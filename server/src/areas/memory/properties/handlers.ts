import { ok, respond } from '../../../contract/answers.ts'
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

/** Reads, writes and filters property values. */
export function createPropertiesHandlers(dependencies: { definitionsOf: DefinitionsOf }) {
  const properties = createPropertyReader(dependencies)
  const upsert = createUpserter(dependencies)
  const filter = createFilterer(dependencies)
  const updater = createUpdater(dependencies)
  const undo = createUndoer({ ...dependencies, updater })
  const suggestions = createSuggestionDecider({ ...dependencies, updater, undo })
  return {
    getProperties: async ({ body, call }) => ok(await properties(billingOf(call), body)),
    upsert: async ({ body, call }) => ok(await upsert(billingOf(call), body)),
    filterByProperty: async ({ body, call }) => respond(200, await filter(billingOf(call), body)),
    bulkUpdate: async ({ body, call }) => ok(await updater.bulkUpdate(billingOf(call), body)),
    undoChange: async ({ body, call }) => ok(await undo(billingOf(call), body)),
    async listSuggestions({ query, call }) {
      const collections = await dependencies.definitionsOf(call.scope, call.principal.definitionsVersion)
      return respond(200, await listSuggestions(call.scope, collections, query))
    },
    acceptSuggestions: async ({ body, call }) => ok(await suggestions.accept(billingOf(call), body)),
    dismissSuggestions: async ({ body, call }) => ok(await suggestions.dismiss(billingOf(call), body)),
    undoSuggestions: async ({ body, call }) => ok(await suggestions.undo(billingOf(call), body)),
  } satisfies Partial<Handlers>
}
