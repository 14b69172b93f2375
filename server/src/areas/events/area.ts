import type { Area } from '../../contract/area.ts'
import type { Platform } from '../../platform/contribution/platform.ts'
import { DAY_SECONDS } from '../../platform/values/durations.ts'
import { createEventsHandlers } from './handlers.ts'
import type { EventsPorts } from './ports.ts'
import { purgeEvents } from './sql/purge-events.ts'

/** Background work, which continues after its call has returned. */
export const createEventsArea = ({ database }: Platform, ports: EventsPorts): Area<'events'> => ({
  name: 'events',
  handlers: createEventsHandlers(ports),
  schedules: { 'events.purge': { everySeconds: DAY_SECONDS, run: () => purgeEvents(database) } },
})
