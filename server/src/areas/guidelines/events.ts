import { defineEvent, integer, text } from '../../platform/domain-events.ts'

const guidelineEvent = (verb: string, description: string, version: string) =>
  defineEvent({
    type: `guideline.${verb}`,
    description,
    fields: { guidelineId: text('Id of the guideline.'), name: text('Its name.'), version: integer(version) },
    example: { guidelineId: 'gdl_01KAK7F3V6R6T1Q7S0G9Y5N2WZ', name: 'Refund policy', version: 1 },
  })

export const GUIDELINE_CREATED = guidelineEvent('created', 'A guideline was created.', 'Its first version.')
export const GUIDELINE_UPDATED = guidelineEvent('updated', 'A guideline changed.', 'Its version after the change.')
export const GUIDELINE_DELETED = guidelineEvent(
  'deleted',
  'A guideline was deleted, together with its versions.',
  'Its last version.',
)

export const GUIDELINES_EVENTS = [GUIDELINE_CREATED, GUIDELINE_UPDATED, GUIDELINE_DELETED]
