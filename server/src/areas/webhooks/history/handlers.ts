import { listed, ok, respond } from '../../../contract/answers.ts'
import type { Handlers } from '../../../contract/handlers.ts'
import type { Database } from '../../../platform/database/database.ts'
import type { QueueLimits } from '../../../platform/jobs/queue-limit.ts'
import type { FetchTokens } from '../attempt/fetch-token.ts'
import { API_VERSION } from '../limits.ts'
import { eventToWire } from '../publishing/publish.ts'
import { fetchEvent } from './fetch-event.ts'
import { findEvent, listEvents } from './history.ts'
import { replayEvents } from './replay.ts'

export const createHistoryHandlers = ({
  database,
  keyring,
  queue,
}: {
  database: Database
  keyring: FetchTokens
  queue: QueueLimits
}) =>
  ({
    listWebhookEvents: async ({ query, call }) => listed(await listEvents(call.scope, query)),

    async getWebhookEvent({ path, call }) {
      if (!('scope' in call)) {
        return ok(await fetchEvent(database, keyring, path.id, call.token))
      }
      const { event, recipients } = await findEvent(call.scope, path.id)
      return ok({ ...eventToWire(event, API_VERSION, call.scope.livemode), recipients })
    },

    async replayWebhookEvents({ body, call }) {
      const { eventId, data } = await replayEvents(call, body, { database, queue })
      if (eventId === undefined) return ok(data)
      return respond(202, { eventId, data })
    },
  }) satisfies Partial<Handlers>
