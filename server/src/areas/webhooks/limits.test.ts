import { describe, expect, it } from 'vitest'
import { document } from '../../contract/operations.ts'
import * as limits from './limits.ts'

describe('the OpenAPI spec has the same limits', () => {
  const schemas: Record<string, unknown> = Object(Object(document).components).schemas
  it.each([
    ['WebhookEventPatterns', { maxItems: limits.MAX_EVENT_TYPES }],
    ['WebhookTimeout', { minimum: limits.TIMEOUT_MS.least, maximum: limits.TIMEOUT_MS.most }],
    [
      'RotateWebhookRequest',
      { properties: { grace_hours: { minimum: limits.GRACE_HOURS.least, maximum: limits.GRACE_HOURS.most } } },
    ],
    ['PublishWebhookEventsRequest', { properties: { events: { maxItems: limits.MAX_EVENTS_AT_ONCE } } }],
  ])('%s', (name, bounds) => {
    expect(schemas[name]).toMatchObject(bounds)
  })

  it.each([
    ['createWebhook', `The limit is ${limits.MAX_SUBSCRIPTIONS}`],
    ['disableWebhook', `${limits.WAITING_DAYS} days`],
    ['listWebhookDeliveries', `${limits.HISTORY_DAYS} days`],
    ['getWebhookEvent', `${limits.HISTORY_DAYS} days`],
    ['listWebhookDeadLetters', `${limits.DEAD_LETTER_DAYS} days`],
    ['replayWebhookDeadLetters', limits.REPLAYED_AT_ONCE.toLocaleString('en')],
    ['publishWebhookEvents', `${limits.MAX_PAYLOAD_BYTES / 1024} KB`],
    ['listWebhookEventTypes', limits.MAX_PUBLISHED_TYPES.toLocaleString('en')],
  ])('%s mentions %s', (operationId, words) => {
    const paths: Record<string, Record<string, { operationId?: string }>> = Object(document).paths
    const operation = Object.values(paths)
      .flatMap(Object.values)
      .find(each => each.operationId === operationId)
    expect(JSON.stringify(operation)).toContain(words)
  })
})
