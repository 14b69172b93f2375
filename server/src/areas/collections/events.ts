import { defineEvent, integer, text } from '../../platform/events/domain-events.ts'

const COLLECTION = {
  collectionId: text('Id of the collection.', 'col_01KAK7F3V6R6T1Q7S0G9Y5N2WZ'),
  name: text('Its name.', 'Sales'),
  slug: text('Its slug.', 'sales'),
}

export const COLLECTION_CREATED = defineEvent('collection.created', 'A collection was created.', COLLECTION)
export const COLLECTION_UPDATED = defineEvent('collection.updated', 'A collection changed; stored values follow.', {
  ...COLLECTION,
  version: integer('Its version after the change.', 2),
})
export const COLLECTION_DELETED = defineEvent(
  'collection.deleted',
  'A collection was deleted, together with its values.',
  COLLECTION,
)

const entityTypeEvent = (verb: string, description: string) =>
  defineEvent(`entity_type.${verb}`, description, {
    entityTypeId: text('Id of the entity type.', 'typ_01KAK7F3V6R6T1Q7S0G9Y5N2WZ'),
    name: text('Its name.', 'Deal'),
    slug: text('Its slug.', 'deal'),
  })

export const ENTITY_TYPE_CREATED = entityTypeEvent(
  'created',
  'An entity type was created, by a call or by its first record.',
)
export const ENTITY_TYPE_UPDATED = entityTypeEvent('updated', 'An entity type changed.')
export const ENTITY_TYPE_ARCHIVED = entityTypeEvent('archived', 'An entity type was archived and takes no new records.')
export const ENTITY_TYPE_UNARCHIVED = entityTypeEvent('unarchived', 'An entity type takes new records again.')

export const COLLECTIONS_EVENTS = [
  COLLECTION_CREATED,
  COLLECTION_UPDATED,
  COLLECTION_DELETED,
  ENTITY_TYPE_CREATED,
  ENTITY_TYPE_UPDATED,
  ENTITY_TYPE_ARCHIVED,
  ENTITY_TYPE_UNARCHIVED,
]
