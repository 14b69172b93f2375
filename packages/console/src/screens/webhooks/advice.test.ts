import { describe, expect, it } from 'vitest'
import { adviceOn, reasonOf } from './advice.ts'

describe('the advice on a failed attempt', () => {
  it.each([
    ['The receiver answered 401.', /credentials or the signature/],
    ['The receiver answered 307: a redirect is not followed.', /URL that it redirects to/],
    ['The receiver answered 418.', /send it again/],
    ['The receiver answered 500.', /in the log of your endpoint/],
    ['The connection ended before the response was complete.', /completely/],
    ['No answer in time (UND_ERR_HEADERS_TIMEOUT).', /Answer with 200 as soon as/],
    ['The connection was refused (ECONNREFUSED).', /is running/],
    [
      'TLS failed (CERT_HAS_EXPIRED). Check the certificate of the host, its chain and its name.',
      /Renew the certificate/,
    ],
    ['No OAuth 2 token for the receiver: the token endpoint answered 401.', /client secret/],
    ['The name x.example does not resolve, or not only to public addresses.', /on the internet/],
    ['Not sent: the event is older than max_event_age_seconds of the subscription.', /Allow older events/],
  ])('of %j says what to do', (error, advice) => {
    expect(adviceOn(error)).toMatch(advice)
  })
})

it('says the reason without the settings of the server', () => {
  const hint = 'The operator of this server can allow it in OUTBOUND_ALLOW.'
  expect(reasonOf(`The address is loopback. ${hint}`)).toBe('The address is loopback.')
  expect(reasonOf('The proxy of this server (OUTBOUND_PROXY) cannot be reached.')).toBe('It could not be sent.')
})
