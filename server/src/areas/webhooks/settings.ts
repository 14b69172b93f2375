import { z } from 'zod'
import { integer, list, type SettingsOf, secret, text } from '../../platform/settings/setting-types.ts'
import { INLINE_BELOW_PER_MINUTE, LATENCY_TARGET_MS, QUEUE_ABOVE_PER_SECOND } from './limits.ts'

const EVENT_PATTERN = /^(\*|([a-z][a-z0-9_]*\.)+(\*|[a-z][a-z0-9_]*))$/
const perSecond = (rate: string): number => Number.parseFloat(rate) / (rate.endsWith('/min') ? 60 : 1)

/** Settings for sending webhooks, and the deployment settings that users can see. */
export const WEBHOOKS_SETTINGS = {
  DISPATCH: z
    .enum(['inline', 'postgres', 'nats'])
    .optional()
    .describe(
      'How webhooks are sent. `postgres`: by every process that runs background work. `nats`: the same, from a NATS queue. `inline`: by the process that received the event, a few at a time. If unset, `inline` below 10 events per minute, `nats` above 1,000 per second if `NATS_URL` is set, otherwise `postgres`.',
    ),
  NATS_URL: secret(
    text,
    'URLs of NATS with JetStream for `DISPATCH=nats`, comma-separated: `nats://user:password@host:4222`.',
  ),
  NATS_CREDENTIALS: text.optional().describe('Path of a NATS credentials file.'),
  NATS_PREFIX: z
    .string()
    .regex(/^[A-Za-z0-9_-]{1,32}$/, 'must be letters, digits, _ and -, 32 at most')
    .default('keepsake')
    .describe('Prefix of stream and subject names, so that several installations can share a NATS server.'),
  WEBHOOKS_CONCURRENCY: integer(1, 10_000)
    .default(400)
    .describe('Webhook deliveries that one process sends concurrently. 10 with `DISPATCH=inline`.'),
  WEBHOOKS_DIRECTION: z
    .enum(['inbound', 'outbound', 'both'])
    .default('both')
    .describe('Direction of webhooks. `inbound` sends none; `outbound` receives none.'),
  WEBHOOKS_EVENTS: list
    .pipe(z.array(z.string().regex(EVENT_PATTERN, 'must be patterns such as record.* or order.paid')).min(1))
    .default(['*'])
    .describe('Patterns of the events to send, comma-separated. Other events are not sent.'),
  WEBHOOKS_VOLUME: z
    .string()
    .regex(/^\d{1,7}(\.\d+)?\/(s|min)$/, 'must be events per time, such as 50/s or 5/min')
    .transform(perSecond)
    .optional()
    .describe('Expected events, such as `50/s` or `5/min`. Determines `DISPATCH` if that is unset.'),
  WEBHOOKS_LATENCY_TARGET_MS: integer(1, 3_600_000)
    .default(LATENCY_TARGET_MS)
    .describe('Target for the 99th percentile of the time from an event to its delivery, in milliseconds.'),
  WEBHOOKS_GUARANTEE: z
    .string()
    .transform(value => value.replaceAll('-', '_'))
    .pipe(z.enum(['at_least_once', 'best_effort']))
    .default('at_least_once')
    .describe('Default guarantee of new webhook subscriptions: retries and dead letters, or one attempt.'),
  INBOUND_RETENTION_DAYS: integer(1, 365)
    .default(30)
    .describe(
      'Days that the payload of an accepted inbound event is kept, to read and replay it, by organizations that have not set `webhookPayloadDays`.',
    ),
  WEBHOOKS_AUTH: z
    .enum(['hmac', 'mtls', 'bearer'])
    .default('hmac')
    .describe('Authentication that every subscription must use. Deliveries have the `hmac` signature in every case.'),
}

export type WebhooksSettings = SettingsOf<typeof WEBHOOKS_SETTINGS>

export type Dispatch = NonNullable<WebhooksSettings['DISPATCH']>

export const webhooksContradiction = ({ DISPATCH, NATS_URL }: WebhooksSettings): string | undefined =>
  DISPATCH === 'nats' && !NATS_URL ? 'DISPATCH=nats needs NATS_URL.' : undefined

/** How webhooks are sent: as set, otherwise by the expected volume. */
export function dispatchOf({
  DISPATCH,
  WEBHOOKS_VOLUME: volume,
  NATS_URL,
}: Pick<WebhooksSettings, 'DISPATCH' | 'WEBHOOKS_VOLUME' | 'NATS_URL'>): Dispatch {
  if (DISPATCH) return DISPATCH
  if (volume === undefined) return 'postgres'
  if (volume * 60 < INLINE_BELOW_PER_MINUTE) return 'inline'
  return NATS_URL !== undefined && volume > QUEUE_ABOVE_PER_SECOND ? 'nats' : 'postgres'
}

export const webhooksAdjustment = ({ DISPATCH, WEBHOOKS_VOLUME: volume = 0, NATS_URL }: WebhooksSettings) =>
  DISPATCH === undefined && volume > QUEUE_ABOVE_PER_SECOND && NATS_URL === undefined
    ? `WEBHOOKS_VOLUME is above ${QUEUE_ABOVE_PER_SECOND} events per second, but NATS_URL is unset, so webhooks are sent through the database. Set NATS_URL, or DISPATCH=postgres.`
    : undefined
