import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import { formFields } from '../attempt/received.ts'
import type { ArrivedRequest } from './arrived.ts'
import { once, refused } from './refusals.ts'

const HEADER = 'x-twilio-signature'
const SHA1_BYTES = 20

const NO_MATCH =
  'No signature matches. Check that the secret is the auth token of the account, and that PUBLIC_URL of this server is the start of the URL that Twilio calls.'

interface TwilioDelivery extends Omit<ArrivedRequest, 'method'> {
  secrets: readonly string[]
  /** Where Twilio sends it, without a query. */
  url: string
}

/**
 * Verifies a delivery of Twilio: HMAC-SHA1 over the URL that it called, followed by the fields of the form in the order of
 * their names. The URL of another body has its hash.
 * @returns the secret that it was signed with
 * @throws Refused
 */
export function verifyTwilio({ headers, body, secrets, url, search }: TwilioDelivery): string {
  const given = Buffer.from(once(headers, HEADER), 'base64')
  if (given.length !== SHA1_BYTES)
    throw refused('malformed_header', `${HEADER} has no signature of the form <base64 of an HMAC-SHA1>.`)
  const hash = new URLSearchParams(search).get('bodySHA256')
  const fields = hash === null ? signedFields(body) : ''
  let matching: string | undefined
  // without an early end, so that the time does not depend on which secret matches
  for (const secret of secrets)
    for (const called of [url, withPort(url)]) {
      const expected = createHmac('sha1', secret).update(`${called}${search}${fields}`).digest()
      if (timingSafeEqual(given, expected)) matching ??= secret
    }
  if (matching === undefined) throw refused('invalid_signature', NO_MATCH)
  if (hash !== null && hash.toLowerCase() !== createHash('sha256').update(body).digest('hex'))
    throw refused('invalid_signature', 'The body is not the one whose SHA-256 hash is at bodySHA256 of the URL.')
  return matching
}

/** Names and values without anything between them. A repeated value counts once. */
function signedFields(body: Uint8Array): string {
  const fields = formFields(new TextDecoder().decode(body))
  return [...fields.keys()]
    .sort()
    .flatMap(name => [...new Set(fields.get(name))].sort().map(value => `${name}${value}`))
    .join('')
}

/** Twilio signs some calls with the port, even the usual one. */
const withPort = (url: string): string => {
  const { protocol, port, host } = new URL(url)
  return port === '' ? url.replace(host, `${host}:${protocol === 'https:' ? 443 : 80}`) : url
}
