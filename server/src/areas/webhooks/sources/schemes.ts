import { randomBytes } from 'node:crypto'
import { isWebhookError, newSecret, signingKey } from '@keepsake/webhooks'
import type { Schemas } from '../../../contract/schemas.ts'

export type SchemeName = Schemas['WebhookSourceScheme']
export type SignatureSettings = Schemas['WebhookSourceSignature']

/** Where a service puts its signature, and what it signs with HMAC-SHA256. */
export interface HmacFormat {
  signature: {
    header: string
    /** Between several signatures, or the fields of the header. */
    separator?: ' ' | ','
    /** Text before a signature. Fields with another prefix are not signatures of this kind. */
    prefix: string
    encoding: 'hex' | 'base64'
  }
  /**
   * Where the time of signing is: Unix seconds in a header or a field of the signature's header, or Unix milliseconds in
   * the payload. Absent if not signed.
   */
  timestamp?: { header: string } | { field: string } | { path: string }
  /** What is signed, with `{id}`, `{timestamp}` and `{body}`. */
  content: string
}

/** How a service signs and describes its deliveries. */
export interface Scheme {
  /** `webhook` and `svix` are Standard Webhooks with this prefix of the headers. Twilio signs the URL. */
  format: 'webhook' | 'svix' | 'twilio' | HmacFormat
  /** Where the ID of the event is: a header, or a field of the payload. Absent if there is none. */
  id?: { header: string } | { path: string }
  /** The parts of the type of the event, joined by full stops. */
  type: readonly TypePart[]
  /** Whether a body can be a form. */
  forms?: true
  /** Whether the service checks the URL with a payload of the type `url_verification`. */
  challenges?: true
}

/** A header, with what it has instead of full stops; or the first of these paths that has a value. */
export type TypePart = { header: string; separator?: string } | { paths: readonly string[] }

const standard = (prefix: 'webhook' | 'svix'): Scheme => ({
  format: prefix,
  id: { header: `${prefix}-id` },
  type: [{ paths: ['type'] }],
})

const SCHEMES: Readonly<Record<Exclude<SchemeName, 'hmac'>, Scheme>> = {
  standard_webhooks: standard('webhook'),
  keepsake: standard('webhook'),
  svix: standard('svix'),
  github: {
    format: { signature: { header: 'x-hub-signature-256', prefix: 'sha256=', encoding: 'hex' }, content: '{body}' },
    id: { header: 'x-github-delivery' },
    type: [{ header: 'x-github-event' }, { paths: ['action'] }],
    forms: true,
  },
  stripe: {
    format: {
      signature: { header: 'stripe-signature', separator: ',', prefix: 'v1=', encoding: 'hex' },
      timestamp: { field: 't=' },
      content: '{timestamp}.{body}',
    },
    id: { path: 'id' },
    type: [{ paths: ['type'] }],
  },
  shopify: {
    format: { signature: { header: 'x-shopify-hmac-sha256', prefix: '', encoding: 'base64' }, content: '{body}' },
    id: { header: 'x-shopify-webhook-id' },
    type: [{ header: 'x-shopify-topic', separator: '/' }],
  },
  slack: {
    format: {
      signature: { header: 'x-slack-signature', prefix: 'v0=', encoding: 'hex' },
      timestamp: { header: 'x-slack-request-timestamp' },
      content: 'v0:{timestamp}:{body}',
    },
    id: { path: 'event_id' },
    type: [{ paths: ['event.type', 'type'] }],
    forms: true,
    challenges: true,
  },
  linear: {
    format: {
      signature: { header: 'linear-signature', prefix: '', encoding: 'hex' },
      timestamp: { path: 'webhookTimestamp' },
      content: '{body}',
    },
    id: { header: 'linear-delivery' },
    type: [{ paths: ['type'] }, { paths: ['action'] }],
  },
  twilio: {
    format: 'twilio',
    type: [{ paths: ['EventType', 'MessageStatus', 'SmsStatus', 'CallStatus', 'type'] }],
    forms: true,
  },
}

const ofSettings = ({
  header,
  encoding = 'hex',
  prefix = '',
  id_header: id,
  timestamp_header: timestamp,
  type_header: type,
  signed_content: content = '{body}',
}: SignatureSettings): Scheme => ({
  format: {
    signature: { header: header.toLowerCase(), prefix, encoding },
    ...(timestamp !== undefined && { timestamp: { header: timestamp.toLowerCase() } }),
    content,
  },
  ...(id !== undefined && { id: { header: id.toLowerCase() } }),
  type: [type === undefined ? { paths: ['type'] } : { header: type.toLowerCase() }],
})

/** The scheme of a source. `hmac` is described by the source itself. */
export function schemeOf(name: SchemeName, settings: SignatureSettings | null): Scheme {
  if (name !== 'hmac') return SCHEMES[name]
  if (!settings) throw new Error('A source with the scheme hmac has no signature settings.')
  return ofSettings(settings)
}

/** Whether the signature covers the ID of the event, so that nobody else can change it. */
export const signsId = ({ format, id }: Scheme): boolean =>
  isStandard(format) ||
  (id !== undefined && ('path' in id || (typeof format === 'object' && format.content.includes('{id}'))))

const isStandard = (format: Scheme['format']): format is 'webhook' | 'svix' => format === 'webhook' || format === 'svix'

/** The field of the payload with the time of signing. A repeated delivery has another one, and so another body. */
export const timeInPayload = ({ format }: Scheme): string | undefined =>
  typeof format === 'object' && format.timestamp && 'path' in format.timestamp ? format.timestamp.path : undefined

/** What is wrong with the settings of a scheme, as a path and a message. Undefined if nothing is. */
export function settingsProblem(
  name: SchemeName,
  settings: SignatureSettings | undefined,
): readonly [path: string, message: string] | undefined {
  if (name !== 'hmac')
    return settings && ['body.signature', 'is only for the scheme hmac; the other schemes fix it. Leave it out.']
  if (!settings) return ['body.signature', 'is required for the scheme hmac: say which header has the signature.']
  const { signed_content: content = '{body}', timestamp_header: timestamp, id_header: id } = settings
  const path = 'body.signature.signed_content'
  if (content.split('{body}').length !== 2) return [path, 'must contain {body} once.']
  if (content.includes('{timestamp}') !== (timestamp !== undefined))
    return [
      path,
      'must contain {timestamp} if timestamp_header is set, and only then: an unsigned time proves nothing.',
    ]
  if (content.includes('{id}') && id === undefined) return [path, 'contains {id}, but id_header is not set.']
  return undefined
}

/** A new secret for a scheme. */
export const newSecretOf = ({ format }: Scheme): string =>
  isStandard(format) ? newSecret() : randomBytes(32).toString('base64url')

/** Whether a secret has the form that the scheme needs. */
export function fits({ format }: Scheme, secret: string): boolean {
  if (!isStandard(format)) return true
  try {
    signingKey(secret)
    return secret.startsWith('whsec_')
  } catch (error) {
    if (isWebhookError(error)) return false
    throw error
  }
}
