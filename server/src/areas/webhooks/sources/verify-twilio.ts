import { createHmac, timingSafeEqual } from 'node:crypto'
import { formFields } from './form.ts'
import { once, refused } from './refusals.ts'

const HEADER = 'x-twilio-signature'
const SHA1_BYTES = 20

const NO_MATCH =
  'No signature matches. Check that the secret is the auth token of the account, and that PUBLIC_URL of this server is the start of the URL that Twilio calls.'

interface TwilioDelivery {
  headers: Headers
  body: Uint8Array
  secrets: readonly string[]
  /** Where Twilio sends it. */
  url: string
}

/**
 * Verifies a delivery of Twilio: HMAC-SHA1 over the URL that it called, and the fields of the form in the order of their
 * names.
 * @throws Refused
 */
export function verifyTwilio({ headers, body, secrets, url }: TwilioDelivery): void {
  const given = Buffer.from(once(headers, HEADER), 'base64')
  if (given.length !== SHA1_BYTES)
    throw refused('malformed_header', `${HEADER} has no signature of the form <base64 of an HMAC-SHA1>.`)
  const fields = signedFields(body)
  let matches = false
  // without an early end, so that the time does not depend on which secret matches
  for (const secret of secrets)
    for (const called of [url, withPort(url)]) {
      const expected = createHmac('sha1', secret).update(`${called}${fields}`).digest()
      if (timingSafeEqual(given, expected)) matches = true
    }
  if (!matches) throw refused('invalid_signature', NO_MATCH)
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
