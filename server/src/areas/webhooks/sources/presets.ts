import type { Scheme, SchemeName, Signed } from './scheme.ts'

export type OwnScheme = 'hmac' | 'ecdsa' | 'ed25519' | 'token' | 'basic' | 'none'
export type Preset = Exclude<SchemeName, OwnScheme>

const standard = (prefix: 'webhook' | 'svix'): Scheme => ({
  format: { kind: 'standard', prefix },
  id: { header: `${prefix}-id` },
  type: [{ paths: ['type'] }],
})

/** HMAC-SHA256 of the body in a header. */
const hmac = (
  header: string,
  {
    prefix = '',
    encoding = 'hex',
    ...others
  }: Partial<Omit<Signed, 'signature'>> & { prefix?: string; encoding?: 'hex' | 'base64' } = {},
): Signed => ({
  kind: 'signed',
  algorithm: 'sha256',
  signature: { header, prefixes: [prefix], encoding },
  content: '{body}',
  ...others,
})

/** A row for each service: how it signs, and where the ID and the type of its events are. */
export const PRESETS: Readonly<Record<Preset, Scheme>> = {
  standard_webhooks: standard('webhook'),
  keepsake: standard('webhook'),
  svix: standard('svix'),
  clerk: standard('svix'),
  github: {
    format: hmac('x-hub-signature-256', { prefix: 'sha256=' }),
    id: { header: 'x-github-delivery' },
    type: [{ header: 'x-github-event' }, { paths: ['action'] }],
  },
  gitlab: {
    format: { kind: 'token', header: 'x-gitlab-token', prefix: '' },
    id: { header: 'idempotency-key', optional: true },
    type: [{ paths: ['object_kind'] }],
  },
  stripe: {
    format: {
      ...hmac('stripe-signature'),
      signature: { header: 'stripe-signature', separators: ',', prefixes: ['v1='], encoding: 'hex' },
      timestamp: { field: 't=', unit: 's' },
      content: '{timestamp}.{body}',
    },
    id: { path: 'id' },
    type: [{ paths: ['type'] }],
  },
  paddle: {
    format: {
      ...hmac('paddle-signature'),
      signature: { header: 'paddle-signature', separators: ';', prefixes: ['h1='], encoding: 'hex' },
      timestamp: { field: 'ts=', unit: 's' },
      content: '{timestamp}:{body}',
    },
    id: { path: 'event_id' },
    type: [{ paths: ['event_type'] }],
  },
  square: {
    format: hmac('x-square-hmacsha256-signature', { encoding: 'base64', content: '{url}{body}' }),
    id: { path: 'event_id' },
    type: [{ paths: ['type'] }],
  },
  shopify: {
    format: hmac('x-shopify-hmac-sha256', { encoding: 'base64' }),
    id: { header: 'x-shopify-webhook-id' },
    type: [{ header: 'x-shopify-topic', separator: '/' }],
  },
  slack: {
    format: hmac('x-slack-signature', {
      prefix: 'v0=',
      timestamp: { header: 'x-slack-request-timestamp', unit: 's' },
      content: 'v0:{timestamp}:{body}',
    }),
    id: { path: 'event_id' },
    type: [{ paths: ['event.type', 'type'] }],
    challenge: 'slack',
  },
  zoom: {
    format: hmac('x-zm-signature', {
      prefix: 'v0=',
      timestamp: { header: 'x-zm-request-timestamp', unit: 's' },
      content: 'v0:{timestamp}:{body}',
    }),
    type: [{ paths: ['event'] }],
    challenge: 'zoom',
  },
  linear: {
    format: hmac('linear-signature', { timestamp: { path: 'webhookTimestamp', unit: 'ms' } }),
    id: { header: 'linear-delivery' },
    type: [{ paths: ['type'] }, { paths: ['action'] }],
    changing: 'webhookTimestamp',
  },
  jira: {
    format: hmac('x-hub-signature', { prefix: 'sha256=' }),
    id: { header: 'x-atlassian-webhook-identifier', optional: true },
    type: [{ paths: ['webhookEvent'] }],
  },
  intercom: {
    format: hmac('x-hub-signature', { prefix: 'sha1=', algorithm: 'sha1' }),
    id: { path: 'id' },
    type: [{ paths: ['topic'] }],
  },
  zendesk: {
    format: hmac('x-zendesk-webhook-signature', {
      encoding: 'base64',
      timestamp: { header: 'x-zendesk-webhook-signature-timestamp', unit: 'iso' },
      content: '{timestamp}{body}',
    }),
    id: { path: 'id', header: 'x-zendesk-webhook-invocation-id', optional: true },
    type: [{ paths: ['type'] }],
  },
  hubspot: {
    format: hmac('x-hubspot-signature-v3', {
      encoding: 'base64',
      timestamp: { header: 'x-hubspot-request-timestamp', unit: 'ms' },
      content: '{method}{url}{body}{timestamp}',
      decodesUrl: true,
    }),
    id: { path: 'eventId' },
    type: [{ paths: ['subscriptionType'] }],
    items: '$',
  },
  sendgrid: {
    format: hmac('x-twilio-email-event-webhook-signature', {
      algorithm: 'ecdsa',
      encoding: 'base64',
      timestamp: { header: 'x-twilio-email-event-webhook-timestamp', unit: 's' },
      content: '{timestamp}{body}',
    }),
    id: { path: 'sg_event_id' },
    type: [{ paths: ['event'] }],
    items: '$',
  },
  mailgun: {
    format: {
      ...hmac(''),
      signature: { path: 'signature.signature', encoding: 'hex' },
      timestamp: { path: 'signature.timestamp', unit: 's' },
      nonce: { path: 'signature.token' },
      content: '{timestamp}{nonce}',
    },
    id: { path: 'event-data.id' },
    type: [{ paths: ['event-data.event'] }],
    changing: 'signature',
  },
  meta: {
    format: hmac('x-hub-signature-256', { prefix: 'sha256=' }),
    type: [{ paths: ['object'] }],
    challenge: 'meta',
  },
  microsoft_graph: {
    format: { kind: 'item_token', items: 'value', path: 'clientState' },
    id: { path: 'id' },
    type: [{ paths: ['changeType', 'lifecycleEvent'] }],
    items: 'value',
    challenge: 'microsoft_graph',
  },
  discord: {
    format: hmac('x-signature-ed25519', {
      algorithm: 'ed25519',
      timestamp: { header: 'x-signature-timestamp', unit: 's' },
      content: '{timestamp}{body}',
    }),
    id: { path: 'id' },
    type: [{ paths: ['event.type', 'type'] }],
    challenge: 'discord',
  },
  twilio: {
    format: { kind: 'twilio' },
    id: { header: 'i-twilio-idempotency-token', optional: true },
    type: [{ paths: ['EventType', 'MessageStatus', 'SmsStatus', 'CallStatus', 'type'] }],
  },
}

export const isPreset = (name: SchemeName): name is Preset => name in PRESETS
