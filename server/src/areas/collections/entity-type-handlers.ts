import { created, listed, ok } from '../../contract/answers.ts'
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
  listEntityTypes: async ({ query, call }) => listed(await entityTypes.listEntityTypes(call.scope, query)),

  createEntityType: async ({ body, call }) => created(await entityTypes.createEntityType(call, body)),

  getEntityType: async ({ path, call }) => ok(await entityTypes.getEntityType(call.scope, path.id)),

  updateEntityType: async ({ path, body, call }) => ok(await entityTypes.updateEntityType(call, path.id, body)),

  archiveEntityType: async ({ path, call }) => ok(await entityTypes.setArchived(call, path.id, true)),

  unarchiveEntityType: async ({ path, call }) => ok(await entityTypes.setArchived(call, path.id, false)),
}
