import type { Handlers } from '../contract/handlers.ts'
import type { components } from '../contract/openapi.gen.ts'
import type { Collection } from './collection.ts'
import { createCollection, listCollections } from './service.ts'

export const createCollectionsHandlers = (): Pick<Handlers, 'listCollections' | 'createCollection'> => ({
  async listCollections({ query, call }) {
    const { entries, ...page } = await listCollections(call.scope, query)
    return { status: 200, body: { success: true, data: entries.map(toWire), ...page } }
  },

  async createCollection({ body, call }) {
    return { status: 201, body: { success: true, data: toWire(await createCollection(call.scope, body)) } }
  },
})

const toWire = ({ createdAt, updatedAt, ...rest }: Collection): components['schemas']['Collection'] => ({
  ...rest,
  createdAt: createdAt.toISOString(),
  updatedAt: updatedAt.toISOString(),
})
