import type { HandlersOf } from '../../contract/area.ts'
import type { EventsPorts } from './ports.ts'
import { cancelEvent, getEvent, getEventDetails, listEvents } from './service.ts'

export const createEventsHandlers = ({ uncancellable }: EventsPorts): HandlersOf<'events'> => ({
  listEvents: async ({ query, call }) => ({
    status: 200,
    body: { success: true, ...(await listEvents(call.scope, query)) },
  }),
  getEvent: async ({ path, call }) => ({
    status: 200,
    body: { success: true, data: await getEvent(call.scope, path.id) },
  }),
  getEventDetails: async ({ path, query, call }) => ({
    status: 200,
    body: { success: true, ...(await getEventDetails(call.scope, path.id, query)) },
  }),
  cancelEvent: async ({ path, call }) => ({
    status: 200,
    body: { success: true, data: await cancelEvent(call.scope, path.id, uncancellable) },
  }),
})
