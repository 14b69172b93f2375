import { ORCHESTRATION_EVENTS } from './events.ts'

export const ORCHESTRATION_FACTS = { events: ORCHESTRATION_EVENTS }
