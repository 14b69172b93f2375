import { sign as signed, signingKey } from '@keepsake/webhooks'
import { ConfigurationError } from '../errors/errors.gen.ts'

export interface WebhookToSign {
  /**
   * The event. Fields of the envelope that are missing are added, so that `{ type, data: { object } }` is enough. If a subscription
   * delivers only `data`, pass `body` instead.
   */
  event?: { type: string; data: object; id?: string; created_at?: string; api_version?: string; livemode?: boolean }
  /** The body byte for byte, or what becomes JSON, in place of an event. */
  body?: string | Uint8Array | object
  /** The secret of the subscription: `whsec_…`, or `whsk_…` to sign with Ed25519. Several during a rotation. */
  secret: string | readonly string[]
  /** The header `webhook-id`. [the ID of the event, or a new one] */
  id?: string
  /** When it was signed: a time or Unix seconds. [now] */
  timestamp?: Date | number
}

/** A delivery as your endpoint receives it. */
export interface SignedWebhook {
  body: string | Uint8Array
  headers: Record<string, string>
}

const API_VERSION = '2026-11-01'

/**
 * Signs a delivery as the server does, to test an endpoint.
 * @throws ConfigurationError if there is no event or body, or the secret or the time cannot be used
 *
 * @example
 * const { body, headers } = await signWebhook({ event: { type: 'order.paid', data: { object: { id: 'ord_1' } } }, secret })
 * const response = await receive(new Request('https://app.example/hooks', { method: 'POST', body, headers }))
 */
export async function signWebhook({ event, body, secret, id, timestamp }: WebhookToSign): Promise<SignedWebhook> {
  if ((event === undefined) === (body === undefined)) throw new ConfigurationError('Pass an event, or a body, to sign.')
  const messageId = id ?? event?.id ?? newEventId()
  if (messageId === '' || messageId.includes('.'))
    throw new ConfigurationError(`The id ${JSON.stringify(messageId)} cannot be signed. Use one without a full stop.`)
  const sent = event ? JSON.stringify(envelopeOf(event, messageId)) : textOf(body)
  const seconds = Math.floor(timestamp instanceof Date ? timestamp.getTime() / 1000 : (timestamp ?? Date.now() / 1000))
  if (!Number.isSafeInteger(seconds) || seconds < 0)
    throw new ConfigurationError('timestamp must be a Date or Unix seconds.')
  try {
    const keys = [secret].flat().map(signingKey)
    const signature = await signed({ id: messageId, body: sent, timestamp: seconds }, keys)
    return { body: sent, headers: { 'user-agent': 'keepsake', 'content-type': 'application/json', ...signature } }
  } catch (cause) {
    throw new ConfigurationError(cause instanceof Error ? cause.message : String(cause), { cause })
  }
}

/** The envelope with its fields in the order in which the server has them. */
const envelopeOf = ({ type, data, ...given }: NonNullable<WebhookToSign['event']>, id: string): object => ({
  id: given.id ?? id,
  type,
  api_version: given.api_version ?? API_VERSION,
  created_at: given.created_at ?? new Date().toISOString(),
  data,
  livemode: given.livemode ?? false,
})

const textOf = (body: WebhookToSign['body']): string | Uint8Array =>
  typeof body === 'string' || body instanceof Uint8Array ? body : JSON.stringify(body)

const LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/** A ULID behind its prefix, whose first 10 letters are the time. */
function newEventId(): string {
  const letters = Array.from(crypto.getRandomValues(new Uint8Array(26)), byte => LETTERS[byte % 32])
  for (let at = 9, left = Date.now(); at >= 0; at--, left = Math.floor(left / 32)) letters[at] = LETTERS[left % 32]
  return `evt_${letters.join('')}`
}
