import { GUIDELINES_EVENTS } from './events.ts'

export const GUIDELINES_FACTS = { events: GUIDELINES_EVENTS }
