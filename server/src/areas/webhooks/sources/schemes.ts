import { randomBytes } from 'node:crypto'
import { newSecret } from '@keepsake/webhooks'
import type { Schemas } from '../../../contract/schemas.ts'

export type SchemeName = Schemas['WebhookSourceScheme']
export type SignatureSettings = Schemas['WebhookSourceSignature']

/** How a service signs its deliveries with HMAC-SHA256. */
export interface Scheme {
  signature: {
    header: string
    /** Between several signatures, or the fields of the header. */
    separator?: ' ' | ','
    /** Text before a signature. Fields with another prefix are not signatures of this kind. */
    prefix: string
    encoding: 'hex' | 'base64'
  }
  /** Where the Unix seconds of signing are: a header, or a field of the signature's header. Absent if not signed. */
  timestamp?: { header: string } | { field: string }
  /** Where the ID of the event is: a header, or a field of the payload. Absent if there is none. */
  id?: { header: string } | { path: string }
  /** What is signed, with `{id}`, `{timestamp}` and `{body}`. */
  content: string
  /** Where the type of the event is: a path of the payload, or a header, to which the value at a path is added. */
  type: { header?: string; path: string }
  /** How the bytes of the key are written in the secret. */
  key: 'base64' | 'text'
}

const STANDARD: Scheme = {
  signature: { header: 'webhook-signature', separator: ' ', prefix: 'v1,', encoding: 'base64' },
  timestamp: { header: 'webhook-timestamp' },
  id: { header: 'webhook-id' },
  content: '{id}.{timestamp}.{body}',
  type: { path: 'type' },
  key: 'base64',
}

const SCHEMES: Readonly<Record<Exclude<SchemeName, 'hmac'>, Scheme>> = {
  standard_webhooks: STANDARD,
  keepsake: STANDARD,
  svix: {
    ...STANDARD,
    signature: { ...STANDARD.signature, header: 'svix-signature' },
    timestamp: { header: 'svix-timestamp' },
    id: { header: 'svix-id' },
  },
  github: {
    signature: { header: 'x-hub-signature-256', prefix: 'sha256=', encoding: 'hex' },
    id: { header: 'x-github-delivery' },
    content: '{body}',
    type: { header: 'x-github-event', path: 'action' },
    key: 'text',
  },
  stripe: {
    signature: { header: 'stripe-signature', separator: ',', prefix: 'v1=', encoding: 'hex' },
    timestamp: { field: 't=' },
    id: { path: 'id' },
    content: '{timestamp}.{body}',
    type: { path: 'type' },
    key: 'text',
  },
}

const ofSettings = ({
  header,
  encoding = 'hex',
  prefix = '',
  id_header: id,
  timestamp_header: timestamp,
  signed_content: content = '{body}',
}: SignatureSettings): Scheme => ({
  signature: { header: header.toLowerCase(), prefix, encoding },
  ...(timestamp !== undefined && { timestamp: { header: timestamp.toLowerCase() } }),
  ...(id !== undefined && { id: { header: id.toLowerCase() } }),
  content,
  type: { path: 'type' },
  key: 'text',
})

/** The scheme of a source. `hmac` is described by the source itself. */
export function schemeOf(name: SchemeName, settings: SignatureSettings | null): Scheme {
  if (name !== 'hmac') return SCHEMES[name]
  if (!settings) throw new Error('A source with the scheme hmac has no signature settings.')
  return ofSettings(settings)
}

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
export const newSecretOf = ({ key }: Scheme): string =>
  key === 'base64' ? newSecret() : randomBytes(32).toString('base64url')

const PREFIX = 'whsec_'

/** The bytes of the key; undefined if the secret does not have the form that the scheme needs. */
export function keyOf({ key }: Scheme, secret: string): Buffer | undefined {
  if (key === 'text') return Buffer.from(secret)
  if (!secret.startsWith(PREFIX) || !/^[A-Za-z0-9+/]+={0,2}$/.test(secret.slice(PREFIX.length))) return undefined
  const bytes = Buffer.from(secret.slice(PREFIX.length), 'base64')
  return bytes.length > 0 ? bytes : undefined
}
