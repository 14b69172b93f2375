import { exampleBody, operation } from '../requests.ts'
import type { Pointing } from './pointing.ts'

const ofSubscription: Pointing = ({ webhook }) => [
  { query: `?subscription_id=${webhook}`, by: ['subscription_id'], status: 200 },
]

/** The IDs of a mapping are paths of a payload, and its collection is looked for when an event sets properties. */
const ofMapping =
  (id: string, status: number): Pointing =>
  ({ record, collection }) => [
    {
      body: {
        ...exampleBody(operation(id)),
        mapping: { record: { record_id: record }, content: 'A', session_id: record, collection_id: collection },
      },
      by: ['record_id', 'session_id', 'collection_id'],
      status,
    },
  ]

export const webhooks: Record<string, Pointing> = {
  createWebhook: 'nothing to name',
  listWebhooks: 'nothing to name',
  publishWebhookEvents: 'nothing to name',
  listWebhookEvents: 'nothing to name',
  replayWebhookEvents: ({ webhook }) => [
    { body: { filter: { subscriptionId: webhook } }, by: ['subscriptionId'], status: 404 },
  ],
  retryWebhookDeliveries: 'path',
  getWebhookStatistics: ofSubscription,
  createWebhookCustomer: 'nothing to name',
  listWebhookCustomers: 'nothing to name',
  getWebhookCustomer: 'path',
  updateWebhookCustomer: 'path',
  deleteWebhookCustomer: 'path',
  createWebhookPortalLink: 'nothing to name',
  exchangeWebhookPortalLink: 'anyone',
  listWebhookEventTypes: 'nothing to name',
  getWebhookMetrics: 'nothing to name',
  listWebhookDeadLetters: ofSubscription,
  purgeWebhookDeadLetters: ofSubscription,
  exportWebhookDeadLetters: ofSubscription,
  replayWebhookDeadLetters: ({ webhook }) => [
    { body: { subscription_id: webhook }, by: ['subscription_id'], status: 200 },
  ],
  listDestinations: 'nothing to name',
  createDestination: 'nothing to name',
  updateDestination: 'path',
  deleteDestination: 'path',
  testDestination: 'path',
  listDestinationLogs: 'path',
  listDestinationDeliveryLogs: ({ event }) => [{ query: `?eventId=${event}`, by: ['eventId'], status: 404 }],
  createWebhookEventType: 'nothing to name',
  updateWebhookEventType: 'path',
  deleteWebhookEventType: 'path',
  listWebhookEventTypeVersions: 'path',
  testWebhookFilter: 'nothing to name',
  triggerWebhookEvent: 'nothing to name',
  // events of others are not found as Last-Event-ID; see the tests of streams
  streamWebhookEvents: 'nothing to name',
  getWebhookEvent: 'path',
  createWebhookSource: ofMapping('createWebhookSource', 201),
  listWebhookSources: 'nothing to name',
  getWebhookSource: 'path',
  updateWebhookSource: ofMapping('updateWebhookSource', 404),
  deleteWebhookSource: 'path',
  rotateWebhookSourceSecret: 'path',
  revokePreviousWebhookSourceSecret: 'path',
  testWebhookSource: ofMapping('testWebhookSource', 404),
  listWebhookSourceEvents: 'path',
  getWebhookSourceEvent: 'path',
  replayWebhookSourceEvent: 'path',
  replayWebhookSourceEvents: 'path',
  receiveWebhook: 'anyone',
  getWebhook: 'path',
  updateWebhook: 'path',
  deleteWebhook: 'path',
  testWebhook: 'path',
  rotateWebhookSecret: 'path',
  revokePreviousWebhookSecret: 'path',
  enableWebhook: 'path',
  disableWebhook: 'path',
  listWebhookDeliveries: ({ event }) => [{ query: `?event_id=${event}`, by: ['event_id'], status: 404 }],
  replayWebhookDeadLetter: 'path',
  getWebhookDelivery: 'path',
  retryWebhookDelivery: 'path',
}
