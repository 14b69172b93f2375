import { MULTIMODAL_EVENTS } from './events.ts'

export const MULTIMODAL_FACTS = { events: MULTIMODAL_EVENTS }
