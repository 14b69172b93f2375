import { JOB_EVENTS } from '../../platform/jobs/events.ts'

export const EVENTS_FACTS = { events: JOB_EVENTS }
