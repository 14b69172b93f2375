import { describe, expect, it, test } from 'vitest'
import { document } from '../../contract/operations.ts'
import * as limits from './limits.ts'

test.each(
  Object.entries({
    MAX_SUBSCRIPTIONS: 20,
    MAX_EVENT_TYPES: 100,
    RESPONSE_MS: 5_000,
    PREVIEW_BYTES: 1_024,
    GRACE_HOURS: { least: 24, most: 72 },
    ROTATION_DAYS: 90,
    ROTATION_WARNING_DAYS: 180,
    MAX_PAYLOAD_BYTES: 65_536,
    DELIVERY_ATTEMPTS: 10,
    RETRY_DELAYS_SECONDS: [0, 10, 30, 60, 300, 900, 3_600, 14_400, 28_800, 86_400],
    JITTER: { least: 0.5, most: 1.5 },
    MAX_RETRY_AFTER_SECONDS: 86_400,
    CIRCUIT_FAILURES: 5,
    HALF_OPEN_AFTER_SECONDS: 1_800,
    CIRCUIT_SUCCESSES: 2,
    DISABLED_AFTER_HOURS: 72,
    WAITING_DAYS: 35,
    DEAD_LETTER_DAYS: 30,
    HISTORY_DAYS: 35,
    DEAD_LETTER_ALERT: 1_000,
    LATENCY_TARGET_MS: 5_000,
    INLINE_BELOW_PER_MINUTE: 10,
    QUEUE_ABOVE_PER_SECOND: 1_000,
    API_VERSION: '2026-11-01',
  }),
)('%s has its documented value', (name, value) => {
  expect(Object.entries(limits)).toContainEqual([name, value])
})

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
