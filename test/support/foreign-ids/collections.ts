import type { Pointing } from './pointing.ts'

export const collections: Record<string, Pointing> = {
  listCollections: 'nothing to name',
  createCollection: 'nothing to name',
  createStarterCollection: 'nothing to name',
  listEntityTypes: 'nothing to name',
  createEntityType: 'nothing to name',
  getCollection: 'path',
  updateCollection: 'path',
  deleteCollection: 'path',
  getCollectionHistory: 'path',
  getEntityType: 'path',
  updateEntityType: 'path',
  archiveEntityType: 'path',
  unarchiveEntityType: 'path',
}
