import type { Handlers } from '../../../contract/handlers.ts'
import type { Database } from '../../../platform/database/database.ts'
import type { Traces } from '../../../platform/telemetry/traces.ts'
import type { Deployment } from '../deployment.ts'
import type { Catalogue } from '../event-types/catalogue.ts'
import { nameWarning } from '../event-types/event-type.ts'
import { matches } from '../event-types/patterns.ts'
import type { PublishedTypes } from '../event-types/published-types.ts'
import { createEventTypes, eventTypeToWire, eventTypeWarning } from '../subscriptions/declared-types.ts'
import { publishEvents, triggerEvent } from './publish.ts'

type PublishingHandlers = Pick<
  Handlers,
  | 'publishWebhookEvents'
  | 'triggerWebhookEvent'
  | 'listWebhookEventTypes'
  | 'createWebhookEventType'
  | 'updateWebhookEventType'
  | 'deleteWebhookEventType'
  | 'listWebhookEventTypeVersions'
>

interface PublishingDependencies {
  database: Database
  /** The URL of an event. */
  fetchUrlOf(id: string): string
  deployment: Deployment
  types: PublishedTypes
  catalogue: Catalogue
  traces: Traces | undefined
}

export function createPublishingHandlers({
  database,
  fetchUrlOf,
  deployment,
  types,
  catalogue,
  traces,
}: PublishingDependencies): PublishingHandlers {
  const publishing = { database, fetchUrlOf, sent: deployment.events, types, catalogue, traces }
  const ownTypes = createEventTypes({ database, catalogue })
  return {
    async publishWebhookEvents({ body, call }) {
      return { status: 202, body: { success: true, ...(await publishEvents(call, body.events, publishing)) } }
    },

    async triggerWebhookEvent({ body, call }) {
      const data = await triggerEvent(call, body.type, publishing)
      return { status: 202, body: { success: true, data } }
    },

    async listWebhookEventTypes({ call }) {
      const own = await ownTypes.list(call.scope)
      if (call.principal.customer !== undefined) {
        // a customer sees what it can subscribe to: neither the events of the service nor those of other customers
        const current = own.filter(({ archivedAt }) => archivedAt === null)
        return { status: 200, body: { success: true, data: [], own: current.map(eventTypeToWire), published: [] } }
      }
      const data = catalogue.events.filter(({ type }) => matches(deployment.events, type)).map(each => ({ ...each }))
      const published = await types.list(call.scope)
      return { status: 200, body: { success: true, data, own: own.map(eventTypeToWire), published } }
    },

    async createWebhookEventType({ body, call }) {
      const row = await ownTypes.create(call, body)
      const warning = [nameWarning([row.type]) ?? [], eventTypeWarning(row) ?? []].flat().join(' ')
      return { status: 201, body: { success: true, data: eventTypeToWire(row), ...(warning && { warning }) } }
    },

    async updateWebhookEventType({ path, body, call }) {
      const row = await ownTypes.update(call, path.type, body)
      const warning = eventTypeWarning(row)
      return { status: 200, body: { success: true, data: eventTypeToWire(row), ...(warning && { warning }) } }
    },

    async deleteWebhookEventType({ path: { type }, call }) {
      await ownTypes.remove(call, type)
      return { status: 200, body: { success: true, data: { type, deleted: true } } }
    },

    async listWebhookEventTypeVersions({ path, query, call }) {
      const { entries, ...page } = await ownTypes.versions(call.scope, path.type, query)
      return { status: 200, body: { success: true, data: entries.map(eventTypeToWire), ...page } }
    },
  }
}
