import { listedAs, ok, respond } from '../../../contract/answers.ts'
import type { Handlers, TenantCall } from '../../../contract/handlers.ts'
import type { Schemas } from '../../../contract/schemas.ts'
import { mayUse } from '../../../platform/access/permissions.ts'
import type { Database } from '../../../platform/database/database.ts'
import { given } from '../../../platform/values/given.ts'
import type { Keyring } from '../attempt/keyring.ts'
import { listDeliveries } from '../deliveries/history.ts'
import type { GivenSettings } from '../subscriptions/read-settings.ts'
import type { Subscriptions } from '../subscriptions/service.ts'
import { listSubscriptions } from '../subscriptions/store.ts'
import type { Subscription } from '../subscriptions/subscription.ts'
import { listLogs } from './logs.ts'
import { deliveryToWire, destinationToWire, testToWire } from './wire.ts'

export interface DestinationDependencies {
  database: Database
  subscriptions: Subscriptions
  keyring: Keyring
}

/** Destinations are subscriptions with a name: the same rows, secrets and deliveries. */
export function createDestinationHandlers({ database, subscriptions, keyring }: DestinationDependencies) {
  const wire = (row: Subscription, { principal }: TenantCall): Schemas['Destination'] =>
    destinationToWire(row, keyring, mayUse(principal, 'webhooks:write'), principal.livemode)
  return {
    listDestinations: async ({ query, call }) =>
      listedAs(await listSubscriptions(call.scope, 'destination', query), row => wire(row, call)),

    async createDestination({ body, call }) {
      const { name, url, events } = body
      const prepared = await subscriptions.prepare(call, 'destination', { ...settingsOf(body), name, url, events })
      return call.finish(async () => {
        const row = await subscriptions.create(call, prepared)
        const warning = await subscriptions.eventsWarning(call, row)
        const data = wire(row, call)
        return respond(201, { data, secret: prepared.secret, ...(warning !== undefined && { warning }) })
      })
    },

    async updateDestination({ path, body, call }) {
      const change = await subscriptions.check(call, path.id, {
        ...settingsOf(body),
        ...given({ expected_version: body.expectedVersion }),
      })
      return call.finish(async () => {
        const row = await subscriptions.update(call, change)
        const warning = (body.events ?? body.filter) && (await subscriptions.eventsWarning(call, row))
        const data = wire(row, call)
        return respond(200, { data, ...(warning && { warning }) })
      })
    },

    async deleteDestination({ path, call }) {
      const { waiting, deadLetters } = await subscriptions.remove(call, path.id)
      return ok({ id: path.id, deleted: true, waitingDeliveries: waiting, deadLetters } as const)
    },

    async testDestination({ path, call }) {
      const steps: Schemas['DestinationTestStep'][] = []
      const ping = await subscriptions.test(call, path.id, { onStep: step => steps.push(step) })
      return call.finish(async () => {
        await subscriptions.recordTest(call, path.id, ping)
        return ok(testToWire(ping, steps))
      })
    },

    async listDestinationLogs({ path, query, call }) {
      const owner = { scope: call.scope, organizationId: call.principal.organization.id }
      const { entries, ...page } = await listLogs(database, owner, path.id, query)
      return respond(200, { data: entries, ...page })
    },

    async listDestinationDeliveryLogs({ path, query: { eventType, traceId, eventId, ...query }, call }) {
      const filter = { ...query, ...given({ event_type: eventType, trace_id: traceId, event_id: eventId }) }
      const { entries, ...page } = await listDeliveries(call.scope, path.id, filter)
      return respond(200, { data: entries.map(deliveryToWire), ...page })
    },
  } satisfies Partial<Handlers>
}

/** The settings as a subscription names them. */
const settingsOf = ({
  name,
  url,
  events,
  filter,
  enabled,
  headers,
  format,
  signature,
  auth,
}: Schemas['UpdateDestinationRequest']): GivenSettings => ({
  ...given({ name, url, events, filter, enabled, headers, format, signature }),
  ...(auth && {
    auth: {
      type: auth.type,
      ...given({ token: auth.token, username: auth.username, password: auth.password }),
      ...given({ token_url: auth.tokenUrl, client_id: auth.clientId, client_secret: auth.clientSecret }),
      ...given({ scope: auth.scope, audience: auth.audience, certificate: auth.certificate }),
      ...given({ private_key: auth.privateKey, ca_certificate: auth.caCertificate }),
    },
    // errors name the fields that were given
    spelledAs: {
      token_url: 'tokenUrl',
      client_id: 'clientId',
      client_secret: 'clientSecret',
      private_key: 'privateKey',
      ca_certificate: 'caCertificate',
    },
  }),
})
