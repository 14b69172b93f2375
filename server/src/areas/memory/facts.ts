import { MEMORY_EVENTS } from './events.ts'

export const MEMORY_FACTS = { events: MEMORY_EVENTS }
