import { ok, respond } from '../../contract/answers.ts'
import type { HandlersOf } from '../../contract/area.ts'
import type { EventsPorts } from './ports.ts'
import { cancelEvent, getEvent, getEventDetails, listEvents } from './service.ts'

export const createEventsHandlers = ({ uncancellable }: EventsPorts): HandlersOf<'events'> => ({
  listEvents: async ({ query, call }) => respond(200, await listEvents(call.scope, query)),
  getEvent: async ({ path, call }) => ok(await getEvent(call.scope, path.id)),
  getEventDetails: async ({ path, query, call }) => respond(200, await getEventDetails(call.scope, path.id, query)),
  cancelEvent: async ({ path, call }) => ok(await cancelEvent(call.scope, path.id, uncancellable)),
})
