import { defineEvent, integer, text } from '../../platform/events/domain-events.ts'

const ID = text('Id of the record.', 'rec_01KAK7F3V6R6T1Q7S0G9Y5N2WZ')
const DELETION = {
  deletionId: text('Id of the deletion, for cancel-deletion.', 'del_01KAK7F3V6R6T1Q7S0G9Y5N2WZ'),
  memories: integer('Number of memories.', 12),
}
const MEMORY = {
  id: text('Id of the memory.', 'mem_01KAK7F3V7B8C9D0E1F2G3H4J5'),
  recordId: text('Id of its record.', 'rec_01KAK7F3V6R6T1Q7S0G9Y5N2WZ'),
}
const KEY = {
  recordId: { ...ID, description: 'Id of the record that has the key, or had it.' },
  name: text('Name of the key, such as `crmId`.', 'crmId'),
}

const RECORD_CREATED = defineEvent(
  'record.created',
  'A person, company or other entity was stored for the first time.',
  { id: ID, type: text('Its entity type.', 'Contact') },
)
export const RECORD_DELETED = defineEvent(
  'record.deleted',
  'A record was deleted with all that belongs to it. It can be restored for 30 days.',
  { ...DELETION, recordId: ID },
)
export const RECORD_RESTORED = defineEvent('record.restored', 'A deleted record was restored.', {
  ...DELETION,
  recordId: ID,
})
export const RECORD_MERGED = defineEvent(
  'record.merged',
  'A record was merged into another record and no longer exists.',
  {
    ...DELETION,
    memories: integer('Number of memories that both records had.', 12),
    recordId: { ...ID, description: 'Id of the record that no longer exists.' },
  },
)

const MEMORY_STORED = defineEvent('memory.stored', 'A memory was stored.', MEMORY)
export const MEMORY_EXTRACTED = defineEvent(
  'memory.extracted',
  'The extraction of a stored memory, which a response called pending, has ended. Values that it stored have their own events.',
  {
    ...MEMORY,
    outcome: text(
      '`succeeded`, `refused` if the model refused the text, or `failed` if no attempt succeeded in 24 hours and more.',
      'succeeded',
    ),
    properties: integer('Number of values that were stored.', 2),
    creditsCharged: integer('Credits charged for the extraction.', 1),
  },
)
export const SUGGESTION_CREATED = defineEvent(
  'suggestion.created',
  'An extracted value was not stored, and waits for somebody to accept or dismiss it.',
  {
    id: text('Id of the suggestion.', 'sug_01KAK7F3V6R6T1Q7S0G9Y5N2WZ'),
    recordId: ID,
    memoryId: { ...MEMORY.id, description: 'Id of the memory that says it.' },
    property: text('Name of the property.', 'Decision date'),
  },
)
export const MEMORY_UPDATED = defineEvent(
  'memory.updated',
  'The content, tags, metadata or timestamp of a memory was edited.',
  { ...MEMORY, version: integer('Its version after the edit.', 2) },
)
export const MEMORY_DELETED = defineEvent(
  'memory.deleted',
  'Memories were deleted. They can be restored for 30 days.',
  DELETION,
)
export const MEMORY_RESTORED = defineEvent('memory.restored', 'Deleted memories were restored.', DELETION)

export const PROPERTY_CHANGED = defineEvent('property.changed', 'The value of a property changed or was removed.', {
  recordId: ID,
  collectionId: text(
    'Id of the collection that defines the property; empty when none does.',
    'col_01KAK7F3V6R6T1Q7S0G9Y5N2WZ',
  ),
  property: text('Its name.', 'Budget'),
  version: integer('Its version after the change.', 2),
})

export const KEY_ADDED = defineEvent('key.added', 'An identity key was added to a record.', KEY)
export const KEY_MOVED = defineEvent('key.moved', 'An identity key was moved to another record.', KEY)
export const KEY_DELETED = defineEvent('key.deleted', 'An identity key was removed from a record.', KEY)

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
