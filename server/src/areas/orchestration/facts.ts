import { ORCHESTRATION_EVENTS } from './events.ts'
import { ORCHESTRATION_SETTINGS } from './settings.ts'

export const ORCHESTRATION_FACTS = { settings: ORCHESTRATION_SETTINGS, events: ORCHESTRATION_EVENTS }
