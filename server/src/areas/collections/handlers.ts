import { listedAs, ok, respond } from '../../contract/answers.ts'
import type { HandlersOf } from '../../contract/area.ts'
import type { Editor } from '../../contract/handlers.ts'
import type { components } from '../../contract/openapi.gen.ts'
import type { Collection } from './collection.ts'
import { deleteCollection } from './delete.ts'
import { earlierMemories } from './earlier-memories.ts'
import { entityTypeHandlers } from './entity-type-handlers.ts'
import { collectionHistory } from './history.ts'
import { repeatedNames, takeProperties } from './repeated.ts'
import { createCollection, getCollection, listCollections, type NewCollection } from './service.ts'
import { STARTER } from './starter.ts'
import { updateCollection } from './update.ts'
import type { PropertyValues } from './values.ts'

export function createCollectionsHandlers({ values }: { values: PropertyValues }): HandlersOf<'collections'> {
  async function create(call: Editor, input: NewCollection) {
    const make = async () => {
      const created = await createCollection(call, input)
      if (input.takeValues) await takeProperties(call, values, created)
      return created
    }
    // one statement needs no transaction
    const collection = await (input.takeValues ? call.scope.retriedTransaction(make) : make())
    const { warnings = [] } = await earlierMemories(call.scope, values, collection)
    const all = [...(await repeatedNames(call, collection)), ...warnings]
    const body = { success: true, data: toWire(collection), ...(all.length > 0 && { warnings: all }) } as const
    return { status: 201, body } as const
  }

  return {
    ...entityTypeHandlers,

    listCollections: async ({ query, call }) => listedAs(await listCollections(call.scope, query), toWire),

    createCollection: ({ body, call }) => create(call, body),

    createStarterCollection: ({ call }) => create(call, STARTER),

    getCollection: async ({ path, call }) => ok(toWire(await getCollection(call.scope, path.id))),

    async updateCollection({ path, body, call }) {
      const { collection, ...event } = await updateCollection(call, values, path.id, body)
      return respond(200, { data: toWire(collection), ...event })
    },

    deleteCollection: async ({ path, query, call }) =>
      respond(200, await deleteCollection(call, values, path.id, query.cascade === true)),

    getCollectionHistory: async ({ path, query, call }) =>
      respond(200, await collectionHistory(call.scope, path.id, query)),
  }
}

const toWire = ({ createdAt, updatedAt, ...rest }: Collection): components['schemas']['Collection'] => ({
  ...rest,
  createdAt: createdAt.toISOString(),
  updatedAt: updatedAt.toISOString(),
})
