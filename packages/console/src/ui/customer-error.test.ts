import { KeepsakeError } from '@keepsake/sdk'
import { describe, expect, it } from 'vitest'
import { explainToCustomer, forCustomer } from './customer-error.ts'

const failed = (code: string, status: number, message: string, body: Record<string, unknown> = {}): KeepsakeError =>
  new KeepsakeError(message, { code, status, requestId: 'req_4711', body })
const invalid = (path: string, message: string): KeepsakeError =>
  failed('validation_error', 400, message, { details: [{ path, message }] })

const REACHABLE = 'Enter an https URL that can be reached from the internet.'

describe('a failed call, as a customer reads it', () => {
  it.each([
    [
      invalid(
        'body.url',
        'body.url cannot be called. The address is loopback. The operator of this server can allow it in OUTBOUND_ALLOW.',
      ),
      `The URL cannot be called. The address is loopback. ${REACHABLE}`,
    ],
    [
      invalid('body.url', 'body.url cannot be called. Live mode calls https URLs only; a test key may use http.'),
      `The URL cannot be called. ${REACHABLE}`,
    ],
    [
      invalid('body.filter', 'body.filter is not a valid filter: Unexpected token: EOF.'),
      'The filter is not a valid filter: Unexpected token: EOF.',
    ],
    [
      invalid('body.auth.token', 'body.auth.token is missing for bearer'),
      'The authentication token is missing for bearer.',
    ],
    [invalid('body.headers.Host', 'body.headers.Host cannot be set.'), 'The header Host cannot be set.'],
    [
      invalid('body.events.0', 'body.events.0 must be an event type such as order.paid'),
      'The list of events must be an event type such as order.paid.',
    ],
    [
      failed(
        'conflict_error',
        409,
        'The subscription whk_01KAK7F3V6R6T1Q7S0G9Y5N2WZ is disabled. Enable it with webhooks enable.',
      ),
      'It is disabled. Enable it first.',
    ],
    [
      failed('conflict_error', 409, 'It changed since you read it. Fetch it and retry.', { currentVersion: 2 }),
      'It was changed meanwhile. Close this, look at it again, and repeat what you wanted.',
    ],
    [
      invalid('query.event_id', 'query.event_id must be an id such as evt_01KAK7F3V6R6T1Q7S0G9Y5N2WZ'),
      'The event ID must be an id.',
    ],
    [failed('server_error', 500, 'Something is broken in req_4711'), /problem of the service.*Try again/],
    [failed('connection_error', 0, 'fetch failed'), /Check your connection/],
    [failed('not_found_error', 404, 'There is no webhook delivery dlv_1'), /Go back to the list/],
    [new KeepsakeError('Slow down', { code: 'rate_limit_error', status: 429, retryAfterSeconds: 12 }), /in 12 seconds/],
    [new Error('Headers: this is not JSON.'), 'Headers: this is not JSON.'],
  ])('says what to do: %s', (error, expected) => {
    expect(explainToCustomer(error)).toEqual(typeof expected === 'string' ? expected : expect.stringMatching(expected))
  })

  it('has no ID, setting or command', () => {
    const text = forCustomer(
      'The delivery dlv_01KAK7F3V6R6T1Q7S0G9Y5N2WZ is being sent now. It is kept for 30 days (webhookPayloadDays of the organization). Rotate it: webhooks rotate.',
    )
    expect(text).toBe('The delivery is being sent now.')
  })
})
