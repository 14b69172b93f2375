import { createHash, createHmac, generateKeyPairSync, type KeyObject, sign as signWithKey } from 'node:crypto'
import twilio from 'twilio'

export const hmac = (algorithm: string, secret: string, text: string, encoding: 'hex' | 'base64' = 'hex'): string =>
  createHmac(algorithm, secret).update(text).digest(encoding)

const ED25519 = generateKeyPairSync('ed25519')
export const derOf = (key: KeyObject): Buffer => key.export({ format: 'der', type: 'spki' })

/** What a service signs. */
export interface Signing {
  secret: string
  body: string
  /** Unix seconds. */
  at: number
  url: string
  /** The ID of the event, where a header has it. */
  id: string
}

/** A service that signs, as its documentation describes it. */
export interface Preset {
  scheme: string
  secret: string
  /** The ID and the type that a body has, unless a header or nothing has the ID. */
  body(id: string, secret: string, at: number): object
  type: string
  id: 'body' | 'header' | 'none'
  /** The headers as the documentation of the service describes them. */
  headers(signing: Signing): Record<string, string>
  /** Whether the service signs a time. */
  timed: boolean
  query?: string
}

export const PRESETS: Preset[] = [
  {
    scheme: 'gitlab',
    secret: 'a-token-of-ours',
    body: id => ({ object_kind: 'push', after: id }),
    type: 'push',
    id: 'header',
    headers: ({ secret, id }) => ({ 'X-Gitlab-Token': secret, 'Idempotency-Key': id, 'X-Gitlab-Event': 'Push Hook' }),
    timed: false,
  },
  {
    scheme: 'zoom',
    secret: 'zoom-secret-token',
    body: id => ({ event: 'meeting.started', payload: { object: { id } } }),
    type: 'meeting.started',
    id: 'none',
    headers: ({ secret, body, at }) => ({
      'x-zm-request-timestamp': String(at),
      'x-zm-signature': `v0=${hmac('sha256', secret, `v0:${at}:${body}`)}`,
    }),
    timed: true,
  },
  {
    scheme: 'meta',
    secret: 'app-secret-of-meta',
    body: id => ({ object: 'page', entry: [{ id }] }),
    type: 'page',
    id: 'none',
    headers: ({ secret, body }) => ({ 'X-Hub-Signature-256': `sha256=${hmac('sha256', secret, body)}` }),
    timed: false,
  },
  {
    scheme: 'jira',
    secret: 'jira-secret-1',
    body: id => ({ webhookEvent: 'jira:issue_created', issue: { id } }),
    type: 'jira:issue_created',
    id: 'header',
    headers: ({ secret, body, id }) => ({
      'X-Hub-Signature': `sha256=${hmac('sha256', secret, body)}`,
      'X-Atlassian-Webhook-Identifier': id,
    }),
    timed: false,
  },
  {
    scheme: 'intercom',
    secret: 'intercom-client-secret',
    body: id => ({ type: 'notification_event', id, topic: 'conversation.user.created' }),
    type: 'conversation.user.created',
    id: 'body',
    headers: ({ secret, body }) => ({ 'X-Hub-Signature': `sha1=${hmac('sha1', secret, body)}` }),
    timed: false,
  },
  {
    scheme: 'zendesk',
    secret: 'dGhpc19zZWNyZXQ=',
    body: id => ({ type: 'zen:event-type:ticket.created', id }),
    type: 'zen:event-type:ticket.created',
    id: 'body',
    headers({ secret, body, at }) {
      const time = new Date(at * 1000).toISOString().replace('.000', '')
      return {
        'X-Zendesk-Webhook-Signature': hmac('sha256', secret, `${time}${body}`, 'base64'),
        'X-Zendesk-Webhook-Signature-Timestamp': time,
        'X-Zendesk-Webhook-Invocation-Id': '01GYYTX8',
      }
    },
    timed: true,
  },
  {
    scheme: 'paddle',
    secret: 'pdl_ntfset_01gkpjp8bkm3tm53kdgkx6sms7_6h3qd3uFSi9YCD3OLYAShQI90XTI5vEI',
    body: id => ({ event_id: id, event_type: 'transaction.billed' }),
    type: 'transaction.billed',
    id: 'body',
    headers: ({ secret, body, at }) => ({
      'Paddle-Signature': `ts=${at};h1=${'0'.repeat(64)};h1=${hmac('sha256', secret, `${at}:${body}`)}`,
    }),
    timed: true,
  },
  {
    scheme: 'square',
    secret: 'square-signature-key',
    body: id => ({ event_id: id, type: 'payment.created', merchant_id: '6SSW7HV8K2ST5' }),
    type: 'payment.created',
    id: 'body',
    headers: ({ secret, body, url }) => ({
      'x-square-hmacsha256-signature': hmac('sha256', secret, `${url}${body}`, 'base64'),
    }),
    timed: false,
  },
  {
    scheme: 'mailgun',
    secret: 'mailgun-signing-key',
    body: (id, secret, at) => ({
      signature: { token: `token-${id}`, timestamp: String(at), signature: hmac('sha256', secret, `${at}token-${id}`) },
      'event-data': { id, event: 'opened' },
    }),
    type: 'opened',
    id: 'body',
    headers: () => ({}),
    timed: true,
  },
  {
    scheme: 'discord',
    secret: derOf(ED25519.publicKey).subarray(-32).toString('hex'),
    body: id => ({ version: 1, id, type: 1, event: { type: 'APPLICATION_AUTHORIZED' } }),
    type: 'APPLICATION_AUTHORIZED',
    id: 'body',
    headers: ({ body, at }) => ({
      'X-Signature-Ed25519': signWithKey(null, Buffer.from(`${at}${body}`), ED25519.privateKey).toString('hex'),
      'X-Signature-Timestamp': String(at),
    }),
    timed: true,
  },
  {
    scheme: 'clerk',
    secret: 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw',
    body: id => ({ type: 'user.created', object: 'event', data: { id } }),
    type: 'user.created',
    id: 'header',
    headers: ({ secret, body, at, id }) => ({
      'svix-id': id,
      'svix-timestamp': String(at),
      'svix-signature': `v1,${createHmac('sha256', Buffer.from(secret.slice(6), 'base64'))
        .update(`${id}.${at}.${body}`)
        .digest('base64')}`,
    }),
    timed: true,
  },
  {
    scheme: 'twilio',
    secret: 'twilio-auth-token',
    body: id => ({ EventType: 'onMessageAdded', MessageSid: id }),
    type: 'onMessageAdded',
    id: 'header',
    headers({ secret, body, url, id }) {
      const called = `${url}?bodySHA256=${createHash('sha256').update(body).digest('hex')}`
      return {
        'X-Twilio-Signature': twilio.getExpectedTwilioSignature(secret, called, {}),
        'I-Twilio-Idempotency-Token': id,
        'Content-Type': 'application/json',
      }
    },
    timed: false,
  },
]

const ECDSA = generateKeyPairSync('ec', { namedCurve: 'P-256' })

/** Those whose bodies are lists. */
export const BATCHES = {
  hubspot: {
    secret: 'hubspot-client-secret',
    headers: ({ secret, body, at, url }: Omit<Signing, 'id'>) => ({
      'X-HubSpot-Signature-v3': hmac('sha256', secret, `POST${url}${body}${at * 1000}`, 'base64'),
      'X-HubSpot-Request-Timestamp': String(at * 1000),
    }),
  },
  sendgrid: {
    secret: derOf(ECDSA.publicKey).toString('base64'),
    headers: ({ body, at }: Pick<Signing, 'body' | 'at'>) => ({
      'X-Twilio-Email-Event-Webhook-Timestamp': String(at),
      'X-Twilio-Email-Event-Webhook-Signature': signWithKey(
        'sha256',
        Buffer.from(`${at}${body}`),
        ECDSA.privateKey,
      ).toString('base64'),
    }),
  },
}
