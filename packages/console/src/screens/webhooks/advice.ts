import { forCustomer } from '../../ui/customer-error.ts'

const MEND = 'Find the ID of the event in the log of your endpoint, mend the cause, and send it again.'

const BY_CODE: Readonly<Record<number, string>> = {
  401: 'Your endpoint did not accept the credentials or the signature. Check the secret and the authentication on both sides.',
  403: 'Your endpoint, or something in front of it, did not let the request in. Check the secret, the authentication and the firewall.',
  404: 'Nothing is at this URL. Correct the URL, or deploy the endpoint.',
  405: 'This URL does not accept POST requests. Correct the URL.',
  410: 'Your endpoint said that it is gone for good. If it is not, enable it again.',
  413: 'The event is too large for your endpoint. Let it accept bodies of 1 MB.',
  429: 'Your endpoint gets too many requests. Set a limit per second that it can take.',
}

/** By the words of an attempt without a complete answer. */
const BY_ERROR: readonly (readonly [RegExp, string])[] = [
  [
    /expired|older than/,
    'It waited for longer than it is worth sending. Allow older events in the settings, or send it again.',
  ],
  [
    /before the (?:response|answer) was complete/,
    'Your endpoint closed the connection too early. Let it send its answer completely.',
  ],
  [/in time|not complete within/, 'Answer with 200 as soon as you have stored the event, and work on it afterwards.'],
  [/OAuth/, 'Check the token URL, the client ID and the client secret in the settings.'],
  [/TLS|certificate/, 'Renew the certificate of your endpoint, and let it send its whole chain.'],
  [
    /resolve|public addresses|address is|cannot be called/,
    'Use a name that everybody on the internet can resolve and reach.',
  ],
  [/connection|unreachable/i, 'Check that your endpoint is running, and that its firewall lets this service in.'],
]

/** What whoever runs the receiver can do about a failed attempt. @param error as the API writes it */
export function adviceOn(error: string): string {
  const code = Number(/^The receiver answered (\d{3})/.exec(error)?.[1])
  if (code >= 300 && code < 400) return 'Redirects are not followed. Enter the URL that it redirects to.'
  return BY_CODE[code] ?? BY_ERROR.find(([pattern]) => pattern.test(error))?.[1] ?? MEND
}

/** Why an attempt failed, for people who do not run this service. */
export const reasonOf = (error: string): string => forCustomer(error) || 'It could not be sent.'
