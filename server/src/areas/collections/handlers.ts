import type { HandlersOf } from '../../contract/area.ts'
import type { components } from '../../contract/openapi.gen.ts'
import type { Collection } from './collection.ts'
import { deleteCollection } from './delete.ts'
import { earlierMemories } from './earlier-memories.ts'
import type { Editor } from './editor.ts'
import { entityTypeHandlers } from './entity-type-handlers.ts'
import { collectionHistory } from './history.ts'
import { createCollection, getCollection, listCollections, type NewCollection } from './service.ts'
import { STARTER } from './starter.ts'
import { updateCollection } from './update.ts'
import type { PropertyValues } from './values.ts'

export function createCollectionsHandlers({ values }: { values: PropertyValues }): HandlersOf<'collections'> {
  async function create(call: Editor, input: NewCollection) {
    const collection = await createCollection(call, input)
    const offer = await earlierMemories(call.scope, values, collection)
    return { status: 201, body: { success: true, data: toWire(collection), ...offer } } as const
  }

  return {
    ...entityTypeHandlers,

    async listCollections({ query, call }) {
      const { entries, ...page } = await listCollections(call.scope, query)
      return { status: 200, body: { success: true, data: entries.map(toWire), ...page } }
    },

    createCollection: ({ body, call }) => create(call, body),

    createStarterCollection: ({ call }) => create(call, STARTER),

    getCollection: async ({ path, call }) => ({
      status: 200,
      body: { success: true, data: toWire(await getCollection(call.scope, path.id)) },
    }),

    async updateCollection({ path, body, call }) {
      const { collection, ...event } = await updateCollection(call, values, path.id, body)
      return { status: 200, body: { success: true, data: toWire(collection), ...event } }
    },

    deleteCollection: async ({ path, query, call }) => ({
      status: 200,
      body: { success: true, ...(await deleteCollection(call, values, path.id, query.cascade === true)) },
    }),

    getCollectionHistory: async ({ path, query, call }) => ({
      status: 200,
      body: { success: true, ...(await collectionHistory(call.scope, path.id, query)) },
    }),
  }
}

const toWire = ({ createdAt, updatedAt, ...rest }: Collection): components['schemas']['Collection'] => ({
  ...rest,
  createdAt: createdAt.toISOString(),
  updatedAt: updatedAt.toISOString(),
})
