import { defineEvent, text } from '../../platform/events/domain-events.ts'

const ID = text('Id of the memory.', 'med_01KAK7F3V6R6T1Q7S0G9Y5N2WZ')
const RECORD_ID = 'rec_01KAK7F3V6R6T1Q7S0G9Y5N2WZ'

export const MEDIA_STORED = defineEvent('media.stored', 'An image, audio or PDF was stored as a memory.', {
  id: ID,
  kind: text('`image`, `audio` or `pdf`.', 'image'),
  recordId: text('Id of its record; empty if it has none.', RECORD_ID),
})
export const MEDIA_DELETED = defineEvent(
  'media.deleted',
  'The memory of an image, audio or PDF was deleted. Not sent if its record was deleted.',
  { id: ID, recordId: text('Id of its record; empty if it had none.', RECORD_ID) },
)

export const MULTIMODAL_EVENTS = [MEDIA_STORED, MEDIA_DELETED]
