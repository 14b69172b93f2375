import { defineEvent, integer, text } from '../../platform/events/domain-events.ts'

const GUIDELINE_ID = text('Id of the guideline.', 'gdl_01KAK7F3V6R6T1Q7S0G9Y5N2WZ')

const guidelineEvent = (verb: string, description: string, version: string) =>
  defineEvent(`guideline.${verb}`, description, {
    guidelineId: GUIDELINE_ID,
    name: text('Its name.', 'Refund policy'),
    version: integer(version, 1),
  })

export const GUIDELINE_CREATED = guidelineEvent('created', 'A guideline was created.', 'Its first version.')
export const GUIDELINE_UPDATED = guidelineEvent('updated', 'A guideline changed.', 'Its version after the change.')
export const GUIDELINE_RESTORED = guidelineEvent(
  'restored',
  'The content of an earlier version became the current one. `guideline.updated` is not sent in addition.',
  'The new version, which has this content.',
)
export const GUIDELINE_DELETED = guidelineEvent(
  'deleted',
  'A guideline was deleted, together with its versions.',
  'Its last version.',
)

const attachmentEvent = (verb: string, description: string) =>
  defineEvent(`guideline.attachment_${verb}`, description, {
    guidelineId: GUIDELINE_ID,
    attachmentId: text('Id of the attachment.', 'gat_01KAK7F3V6R6T1Q7S0G9Y5N2WZ'),
    name: text('Its file name.', 'refund-form.md'),
    type: text('Its type, such as `template`.', 'template'),
    size: integer('Its size in bytes.', 2048),
  })

export const ATTACHMENT_ADDED = attachmentEvent('added', 'A file was attached to a guideline.')
export const ATTACHMENT_DELETED = attachmentEvent(
  'deleted',
  'A file was deleted from a guideline. Not sent if the guideline was deleted.',
)

export const GUIDELINES_EVENTS = [
  GUIDELINE_CREATED,
  GUIDELINE_UPDATED,
  GUIDELINE_RESTORED,
  GUIDELINE_DELETED,
  ATTACHMENT_ADDED,
  ATTACHMENT_DELETED,
]
