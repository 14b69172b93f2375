import { defineEvent, text } from '../../platform/events/domain-events.ts'

const ID = 'med_01KAK7F3V6R6T1Q7S0G9Y5N2WZ'

export const MEDIA_STORED = defineEvent({
  type: 'media.stored',
  description: 'An image, audio or PDF was stored as a memory.',
  fields: {
    id: text('Id of the memory.'),
    kind: text('`image`, `audio` or `pdf`.'),
    recordId: text('Id of its record; empty if it has none.'),
  },
  example: { id: ID, kind: 'image', recordId: 'rec_01KAK7F3V6R6T1Q7S0G9Y5N2WZ' },
})

export const MEDIA_DELETED = defineEvent({
  type: 'media.deleted',
  description: 'The memory of an image, audio or PDF was deleted. Not sent if its record was deleted.',
  fields: { id: text('Id of the memory.'), recordId: text('Id of its record; empty if it had none.') },
  example: { id: ID, recordId: 'rec_01KAK7F3V6R6T1Q7S0G9Y5N2WZ' },
})

export const MULTIMODAL_EVENTS = [MEDIA_STORED, MEDIA_DELETED]
