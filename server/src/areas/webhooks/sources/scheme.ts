import type { Schemas } from '../../../contract/schemas.ts'

export type SchemeName = Schemas['WebhookSourceScheme']
export type SignatureSettings = Schemas['WebhookSourceSignature']

export type Algorithm = 'sha1' | 'sha256' | 'sha512' | 'ecdsa' | 'ed25519'
export type Encoding = 'hex' | 'base64' | 'base64url'
/** Seconds or milliseconds since 1970, or ISO 8601. */
export type TimeUnit = 's' | 'ms' | 'iso'

/** A signature over content: HMAC with a shared secret, or by a private key whose public key is the secret of the source. */
export interface Signed {
  kind: 'signed'
  algorithm: Algorithm
  signature:
    | {
        header: string
        /** Characters between several signatures, or the fields of the header. Absent if the header is one value. */
        separators?: string
        /** Texts before a signature. Fields with another prefix are not signatures of this kind. */
        prefixes: readonly string[]
        encoding: Encoding
      }
    | { path: string; encoding: Encoding }
  /** Where the time of signing is. Absent if not signed. */
  timestamp?: ({ header: string } | { field: string } | { path: string }) & { unit: TimeUnit }
  /** Where the text is that makes each signature unique. */
  nonce?: { path: string }
  /** What is signed, with the names of `CONTENT_NAMES`. */
  content: string
  /** Whether the service decodes a part of the URL before it signs it. */
  decodesUrl?: true
}

/** How a service proves that a delivery is its own. */
export type Format =
  | Signed
  /** Standard Webhooks with this prefix of the headers. */
  | { kind: 'standard'; prefix: 'webhook' | 'svix' }
  | { kind: 'twilio' }
  /** The header is the secret. */
  | { kind: 'token'; header: string; prefix: string }
  /** The secret is `user:password`. */
  | { kind: 'basic'; header: string }
  /** A field of each item is the secret. */
  | { kind: 'item_token'; items: string; path: string }
  | { kind: 'none' }

/** How a service signs and describes its deliveries. */
export interface Scheme {
  format: Format
  /** Where the ID of the event is: a field of the payload, or else a header, which can be optional. Absent if there is none. */
  id?: { header?: string; path?: string; optional?: true }
  /** The parts of the type of the event, joined by full stops. */
  type: readonly TypePart[]
  /** Where the list of events of a batch is, `$` for the whole body. */
  items?: string
  /** A field of the payload that differs in each attempt, so that repeated bodies are compared without it. */
  changing?: string
  /** How the service checks the URL. */
  challenge?: 'slack' | 'zoom' | 'meta' | 'microsoft_graph' | 'discord'
}

/** A header, with what it has instead of full stops; or the first of these paths that has a value. */
export type TypePart = { header: string; separator?: string } | { paths: readonly string[] }

/** Whether the event has an ID that the signature does not cover: anyone who has seen a delivery can change it. */
export const hasUnsignedId = ({ format, id }: Scheme): boolean =>
  id?.header !== undefined && format.kind !== 'standard' && !(format.kind === 'signed' && signsId(format))

export const signsId = ({ content }: Signed): boolean => content.includes('{id}')
