import { MEMORY_EVENTS } from './events.ts'
import { MEMORY_SETTINGS } from './settings.ts'

export const MEMORY_FACTS = { settings: MEMORY_SETTINGS, events: MEMORY_EVENTS }
