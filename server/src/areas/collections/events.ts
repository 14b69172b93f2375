import { defineEvent, integer, text } from '../../platform/events/domain-events.ts'

const COLLECTION = {
  collectionId: text('Id of the collection.'),
  name: text('Its name.'),
  slug: text('Its slug.'),
}
const A_COLLECTION = { collectionId: 'col_01KAK7F3V6R6T1Q7S0G9Y5N2WZ', name: 'Sales', slug: 'sales' }

const ENTITY_TYPE = {
  entityTypeId: text('Id of the entity type.'),
  name: text('Its name.'),
  slug: text('Its slug.'),
}
const AN_ENTITY_TYPE = { entityTypeId: 'typ_01KAK7F3V6R6T1Q7S0G9Y5N2WZ', name: 'Deal', slug: 'deal' }

const entityTypeEvent = (verb: string, description: string) =>
  defineEvent({ type: `entity_type.${verb}`, description, fields: ENTITY_TYPE, example: AN_ENTITY_TYPE })

export const COLLECTION_CREATED = defineEvent({
  type: 'collection.created',
  description: 'A collection was created.',
  fields: COLLECTION,
  example: A_COLLECTION,
})

export const COLLECTION_UPDATED = defineEvent({
  type: 'collection.updated',
  description: 'A collection changed; stored values follow.',
  fields: { ...COLLECTION, version: integer('Its version after the change.') },
  example: { ...A_COLLECTION, version: 2 },
})

export const COLLECTION_DELETED = defineEvent({
  type: 'collection.deleted',
  description: 'A collection was deleted, together with its values.',
  fields: COLLECTION,
  example: A_COLLECTION,
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
