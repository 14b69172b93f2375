import { createHmac, timingSafeEqual } from 'node:crypto'
import { isObject, type Json } from '../../../platform/values/json.ts'
import type { ArrivedRequest } from './arrived.ts'
import { textOf, valueAt } from './payload.ts'
import type { Scheme } from './scheme.ts'

/** What a service that checks the URL gets: a text, JSON, the answer of a delivery with a `challenge`, or nothing. */
export type UrlCheck = { text: string } | { json: Json } | { challenge: string } | 'empty' | 'refused'

/** A check of the URL that is not signed. Undefined for other requests. */
export function unsignedCheck(
  { challenge }: Scheme,
  { method, search }: Pick<ArrivedRequest, 'method' | 'search'>,
  verifyToken: string | undefined,
): UrlCheck | undefined {
  const query = new URLSearchParams(search)
  if (challenge === 'microsoft_graph' && method === 'POST') {
    const token = query.get('validationToken')
    return token === null ? undefined : { text: token }
  }
  if (challenge !== 'meta' || method === 'POST' || query.get('hub.mode') !== 'subscribe') return undefined
  const isKnown = verifyToken !== undefined && areEqual(verifyToken, query.get('hub.verify_token') ?? '')
  return isKnown ? { text: query.get('hub.challenge') ?? '' } : 'refused'
}

/** A check of the URL that is signed like a delivery. Undefined for deliveries. @param secret that it was signed with */
export function signedCheck({ challenge }: Scheme, payload: Json, secret: string): UrlCheck | undefined {
  const type = valueAt(payload, 'type')
  if (challenge === 'slack' && type === 'url_verification') {
    const text = textOf(valueAt(payload, 'challenge'))
    return text === undefined ? undefined : { challenge: text }
  }
  if (challenge === 'zoom' && valueAt(payload, 'event') === 'endpoint.url_validation') {
    const plainToken = textOf(valueAt(payload, 'payload.plainToken')) ?? ''
    return { json: { plainToken, encryptedToken: createHmac('sha256', secret).update(plainToken).digest('hex') } }
  }
  if (challenge !== 'discord' || isObject(valueAt(payload, 'event') ?? null)) return undefined
  // an interaction, or a webhook
  if (type === 1) return { json: { type: 1 } }
  return type === 0 ? 'empty' : undefined
}

function areEqual(one: string, other: string): boolean {
  const hash = (text: string): Buffer => createHmac('sha256', 'verify token').update(text).digest()
  return timingSafeEqual(hash(one), hash(other))
}
