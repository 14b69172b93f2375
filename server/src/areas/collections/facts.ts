import { COLLECTIONS_EVENTS } from './events.ts'

export const COLLECTIONS_FACTS = { events: COLLECTIONS_EVENTS }
