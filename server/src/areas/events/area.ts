import type { Area } from '../../contract/area.ts'
import type { Platform } from '../../platform/platform.ts'
import { createEventsHandlers, type EventsPorts } from './handlers.ts'
import { purgeEvents } from './sql/purge-events.ts'

const DAY_SECONDS = 86_400

/** Background work, which continues after its call has returned. */
export const createEventsArea = ({ database }: Platform, ports: EventsPorts): Area<'events'> => ({
  name: 'events',
  handlers: createEventsHandlers(ports),
  schedules: { 'events.purge': { everySeconds: DAY_SECONDS, run: () => purgeEvents(database) } },
})
