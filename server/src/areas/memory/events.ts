import { defineEvent, integer, text } from '../../platform/events/domain-events.ts'

const RECORD_ID = 'rec_01KAK7F3V6R6T1Q7S0G9Y5N2WZ'

const KEY = {
  recordId: text('Id of the record that has the key, or had it.'),
  name: text('Name of the key, such as `crmId`.'),
}
const A_KEY = { recordId: RECORD_ID, name: 'crmId' }

const DELETION = {
  deletionId: text('Id of the deletion, for cancel-deletion.'),
  memories: integer('Number of memories.'),
}
const A_DELETION = { deletionId: 'del_01KAK7F3V6R6T1Q7S0G9Y5N2WZ', memories: 12 }
const RECORD_DELETION = { ...DELETION, recordId: text('Id of the record.') }
const A_RECORD_DELETION = { ...A_DELETION, recordId: RECORD_ID }

export const RECORD_CREATED = defineEvent({
  type: 'record.created',
  description: 'A person, company or other entity was stored for the first time.',
  fields: { id: text('Id of the record.'), type: text('Its entity type.') },
  example: { id: RECORD_ID, type: 'Contact' },
})

export const RECORD_DELETED = defineEvent({
  type: 'record.deleted',
  description: 'A record was deleted with all that belongs to it. It can be restored for 30 days.',
  fields: RECORD_DELETION,
  example: A_RECORD_DELETION,
})

export const RECORD_RESTORED = defineEvent({
  type: 'record.restored',
  description: 'A deleted record was restored.',
  fields: RECORD_DELETION,
  example: A_RECORD_DELETION,
})

export const RECORD_MERGED = defineEvent({
  type: 'record.merged',
  description: 'A record was merged into another record and no longer exists.',
  fields: {
    ...DELETION,
    memories: integer('Number of memories that both records had.'),
    recordId: text('Id of the record that no longer exists.'),
  },
  example: A_RECORD_DELETION,
})

export const MEMORY_STORED = defineEvent({
  type: 'memory.stored',
  description: 'A memory was stored.',
  fields: { id: text('Id of the memory.'), recordId: text('Id of its record.') },
  example: { id: 'mem_01KAK7F3V7B8C9D0E1F2G3H4J5', recordId: RECORD_ID },
})

export const SUGGESTION_CREATED = defineEvent({
  type: 'suggestion.created',
  description: 'An extracted value was not stored, and waits for somebody to accept or dismiss it.',
  fields: {
    id: text('Id of the suggestion.'),
    recordId: text('Id of the record.'),
    memoryId: text('Id of the memory that says it.'),
    property: text('Name of the property.'),
  },
  example: {
    id: 'sug_01KAK7F3V6R6T1Q7S0G9Y5N2WZ',
    recordId: RECORD_ID,
    memoryId: 'mem_01KAK7F3V7B8C9D0E1F2G3H4J5',
    property: 'Decision date',
  },
})

export const MEMORY_EXTRACTED = defineEvent({
  type: 'memory.extracted',
  description:
    'The extraction of a stored memory, which a response called pending, has ended. Values that it stored have their own events.',
  fields: {
    id: text('Id of the memory.'),
    recordId: text('Id of its record.'),
    outcome: text(
      '`succeeded`, `refused` if the model refused the text, or `failed` if no attempt succeeded in 24 hours and more.',
    ),
    properties: integer('Number of values that were stored.'),
    creditsCharged: integer('Credits charged for the extraction.'),
  },
  example: {
    id: 'mem_01KAK7F3V7B8C9D0E1F2G3H4J5',
    recordId: RECORD_ID,
    outcome: 'succeeded',
    properties: 2,
    creditsCharged: 1,
  },
})

export const MEMORY_UPDATED = defineEvent({
  type: 'memory.updated',
  description: 'The content, tags, metadata or timestamp of a memory was edited.',
  fields: {
    id: text('Id of the memory.'),
    recordId: text('Id of its record.'),
    version: integer('Its version after the edit.'),
  },
  example: { id: 'mem_01KAK7F3V7B8C9D0E1F2G3H4J5', recordId: RECORD_ID, version: 2 },
})

export const MEMORY_DELETED = defineEvent({
  type: 'memory.deleted',
  description: 'Memories were deleted. They can be restored for 30 days.',
  fields: DELETION,
  example: A_DELETION,
})

export const MEMORY_RESTORED = defineEvent({
  type: 'memory.restored',
  description: 'Deleted memories were restored.',
  fields: DELETION,
  example: A_DELETION,
})

export const PROPERTY_CHANGED = defineEvent({
  type: 'property.changed',
  description: 'The value of a property changed or was removed.',
  fields: {
    recordId: text('Id of the record.'),
    collectionId: text('Id of the collection that defines the property; empty when none does.'),
    property: text('Its name.'),
    version: integer('Its version after the change.'),
  },
  example: {
    recordId: RECORD_ID,
    collectionId: 'col_01KAK7F3V6R6T1Q7S0G9Y5N2WZ',
    property: 'Budget',
    version: 2,
  },
})

export const KEY_ADDED = defineEvent({
  type: 'key.added',
  description: 'An identity key was added to a record.',
  fields: KEY,
  example: A_KEY,
})

export const KEY_MOVED = defineEvent({
  type: 'key.moved',
  description: 'An identity key was moved to another record.',
  fields: KEY,
  example: A_KEY,
})

export const KEY_DELETED = defineEvent({
  type: 'key.deleted',
  description: 'An identity key was removed from a record.',
  fields: KEY,
  example: A_KEY,
})

export const MEMORY_EVENTS = [
  RECORD_CREATED,
  RECORD_DELETED,
  RECORD_RESTORED,
  RECORD_MERGED,
  MEMORY_STORED,
  MEMORY_EXTRACTED,
  SUGGESTION_CREATED,
  MEMORY_UPDATED,
  MEMORY_DELETED,
  MEMORY_RESTORED,
  PROPERTY_CHANGED,
  KEY_ADDED,
  KEY_MOVED,
  KEY_DELETED,
]
