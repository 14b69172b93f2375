import type { Handlers } from '../../../contract/handlers.ts'
import type { Database } from '../../../platform/database/database.ts'
import { API_VERSION } from '../limits.ts'
import { eventToWire } from '../publishing/publish.ts'
import { findEvent, listEvents } from './history.ts'
import { replayEvents } from './replay.ts'

type HistoryHandlers = Pick<Handlers, 'listWebhookEvents' | 'getWebhookEvent' | 'replayWebhookEvents'>

export const createHistoryHandlers = ({ database }: { database: Database }): HistoryHandlers => ({
  async listWebhookEvents({ query, call }) {
    const { entries, ...page } = await listEvents(call.scope, query)
    return { status: 200, body: { success: true, data: entries, ...page } }
  },

  async getWebhookEvent({ path, call }) {
    const { event, recipients } = await findEvent(call.scope, path.id)
    const data = { ...eventToWire(event, API_VERSION, call.scope.livemode), recipients }
    return { status: 200, body: { success: true, data } }
  },

  async replayWebhookEvents({ body, call }) {
    const { eventId, data } = await replayEvents(call, body, database)
    if (eventId === undefined) return { status: 200, body: { success: true, data } }
    return { status: 202, body: { success: true, eventId, data } }
  },
})
