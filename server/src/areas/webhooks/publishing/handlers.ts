import { listedAs, ok, respond } from '../../../contract/answers.ts'
import type { Handlers } from '../../../contract/handlers.ts'
import { nameWarning } from '../../../models/language.ts'
import type { Platform } from '../../../platform/contribution/platform.ts'
import type { Deployment } from '../direction/deployment.ts'
import type { Catalogue } from '../event-types/catalogue.ts'
import { matches } from '../event-types/patterns.ts'
import type { PublishedTypes } from '../event-types/published-types.ts'
import { createEventTypes, eventTypeToWire, eventTypeWarning } from '../subscriptions/declared-types.ts'
import { publishEvents, triggerEvent } from './publish.ts'

interface PublishingDependencies extends Pick<Platform, 'database' | 'traces'> {
  fetchUrlOf(id: string): string
  deployment: Deployment
  types: PublishedTypes
  catalogue: Catalogue
}

export function createPublishingHandlers({
  database,
  fetchUrlOf,
  deployment,
  types,
  catalogue,
  traces,
}: PublishingDependencies) {
  const publishing = { database, fetchUrlOf, sent: deployment.events, types, catalogue, traces }
  const ownTypes = createEventTypes({ database, catalogue })
  return {
    publishWebhookEvents: async ({ body, call }) => respond(202, await publishEvents(call, body.events, publishing)),

    async triggerWebhookEvent({ body, call }) {
      const data = await triggerEvent(call, body.type, publishing)
      return respond(202, { data })
    },

    async listWebhookEventTypes({ call }) {
      const own = await ownTypes.list(call.scope)
      if (call.principal.customer !== undefined) {
        // a customer sees what it can subscribe to: neither the events of the service nor those of other customers
        const current = own.filter(({ archivedAt }) => archivedAt === null)
        return respond(200, { data: [], own: current.map(eventTypeToWire), published: [] })
      }
      const data = catalogue.events.filter(({ type }) => matches(deployment.events, type)).map(each => ({ ...each }))
      const published = await types.list(call.scope)
      return respond(200, { data, own: own.map(eventTypeToWire), published })
    },

    async createWebhookEventType({ body, call }) {
      const row = await ownTypes.create(call, body)
      const warning = [nameWarning([row.type]) ?? [], eventTypeWarning(row) ?? []].flat().join(' ')
      return respond(201, { data: eventTypeToWire(row), ...(warning && { warning }) })
    },

    async updateWebhookEventType({ path, body, call }) {
      const row = await ownTypes.update(call, path.type, body)
      const warning = eventTypeWarning(row)
      return respond(200, { data: eventTypeToWire(row), ...(warning && { warning }) })
    },

    async deleteWebhookEventType({ path: { type }, call }) {
      await ownTypes.remove(call, type)
      return ok({ type, deleted: true })
    },

    listWebhookEventTypeVersions: async ({ path, query, call }) =>
      listedAs(await ownTypes.versions(call.scope, path.type, query), eventTypeToWire),
  } satisfies Partial<Handlers>
}
