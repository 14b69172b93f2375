import type { Handlers } from '../../contract/handlers.ts'
import * as entityTypes from './entity-types.ts'

type EntityTypeHandlers = Pick<
  Handlers,
  | 'listEntityTypes'
  | 'createEntityType'
  | 'getEntityType'
  | 'updateEntityType'
  | 'archiveEntityType'
  | 'unarchiveEntityType'
>

export const entityTypeHandlers: EntityTypeHandlers = {
  async listEntityTypes({ query, call }) {
    const { entries, ...page } = await entityTypes.listEntityTypes(call.scope, query)
    return { status: 200, body: { success: true, data: entries, ...page } }
  },

  createEntityType: async ({ body, call }) => ({
    status: 201,
    body: { success: true, data: await entityTypes.createEntityType(call, body) },
  }),

  getEntityType: async ({ path, call }) => ({
    status: 200,
    body: { success: true, data: await entityTypes.getEntityType(call.scope, path.id) },
  }),

  updateEntityType: async ({ path, body, call }) => ({
    status: 200,
    body: { success: true, data: await entityTypes.updateEntityType(call, path.id, body) },
  }),

  archiveEntityType: async ({ path, call }) => ({
    status: 200,
    body: { success: true, data: await entityTypes.setArchived(call, path.id, true) },
  }),

  unarchiveEntityType: async ({ path, call }) => ({
    status: 200,
    body: { success: true, data: await entityTypes.setArchived(call, path.id, false) },
  }),
}
