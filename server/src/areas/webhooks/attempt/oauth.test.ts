import { expect, it } from 'vitest'
import { guard, listen } from '../../../../test/support/outbound-hosts.ts'
import { createSend, type Target } from './send.ts'

const SECRET = 'se/cret+1'

/** An authorization server and a receiver, with what they received. */
async function startBoth() {
  const asked: { authorization: string | undefined; form: string }[] = []
  const tokens: (string | undefined)[] = []
  const state = {
    status: 200,
    body: undefined as string | undefined,
    seconds: 3_600,
    /** Tokens that the receiver refuses. */
    revoked: new Set<string>(),
  }
  const port = await listen((request, response) => {
    const parts: Buffer[] = []
    request.on('data', part => parts.push(part))
    request.on('end', () => {
      if (request.url !== '/token') {
        tokens.push(request.headers.authorization)
        const isRevoked = state.revoked.has(request.headers.authorization ?? '')
        return response.writeHead(isRevoked ? 401 : 200).end('ok')
      }
      asked.push({ authorization: request.headers.authorization, form: Buffer.concat(parts).toString() })
      const answer = { access_token: `token-${asked.length}`, token_type: 'Bearer', expires_in: state.seconds }
      response.writeHead(state.status).end(state.body ?? JSON.stringify(answer))
    })
  })
  const clock = { now: Date.now() }
  const send = createSend(guard(), () => clock.now)
  const credentials = {
    tokenUrl: `http://127.0.0.1:${port}/token`,
    clientId: 'a:b',
    clientSecret: SECRET,
    scope: 'events:write',
    audience: 'https://api.northwind.example',
  }
  const target: Target = {
    url: `http://127.0.0.1:${port}/`,
    livemode: false,
    timeoutMs: 5_000,
    keys: [],
    own: null,
    authentication: { type: 'oauth2', credentials },
    headers: { authorization: 'replaced' },
  }
  return {
    asked,
    tokens,
    state,
    clock,
    deliver: () => send(target, { id: 'evt_1', type: 'order.paid', body: '{}', headers: {}, trace: {} }),
  }
}

it('fetches a token once for deliveries at the same time, and again before it expires', async () => {
  const { asked, tokens, clock, deliver } = await startBoth()
  const attempts = await Promise.all([deliver(), deliver(), deliver()])
  expect(attempts.map(({ verdict }) => verdict)).toEqual(['succeeded', 'succeeded', 'succeeded'])
  expect(tokens).toEqual(Array(3).fill('Bearer token-1'))
  expect(asked).toEqual([
    {
      authorization: `Basic ${Buffer.from('a%3Ab:se%2Fcret%2B1').toString('base64')}`,
      form: String(
        new URLSearchParams({
          grant_type: 'client_credentials',
          scope: 'events:write',
          audience: 'https://api.northwind.example',
        }),
      ),
    },
  ])
  clock.now += 3_569_000
  await deliver()
  expect(asked).toHaveLength(1)
  clock.now += 2_000
  await deliver()
  expect(tokens.at(-1)).toBe('Bearer token-2')
})

it('replaces a cached token that the receiver refuses, once', async () => {
  const { asked, state, tokens, deliver } = await startBoth()
  await deliver()
  state.revoked.add('Bearer token-1')
  expect(await deliver()).toMatchObject({ verdict: 'succeeded', responseCode: 200 })
  expect(tokens).toEqual(['Bearer token-1', 'Bearer token-1', 'Bearer token-2'])
  for (const n of [2, 3]) state.revoked.add(`Bearer token-${n}`)
  expect(await deliver()).toMatchObject({ verdict: 'final', responseCode: 401 })
  expect(asked).toHaveLength(3)
})

it.each([
  [401, '{"error":"invalid_client","error_description":"se/cret+1"}', 'answered 401 (invalid_client). Check token_url'],
  [400, '<html>', 'answered 400. Check token_url'],
  [503, '', 'answered 503.'],
  [200, '{}', 'has no access_token of the type Bearer'],
  [200, '{"access_token":"a b","token_type":"Bearer"}', 'has no access_token of the type Bearer'],
  [200, '{"access_token":"a","token_type":"mac"}', 'has no access_token of the type Bearer'],
])('explains an attempt without a token: %i %s', async (status, body, message) => {
  const { state, tokens, deliver } = await startBoth()
  Object.assign(state, { status, body })
  const attempt = await deliver()
  expect(attempt).toMatchObject({ verdict: 'retry', responseCode: null, error: expect.stringContaining(message) })
  expect(JSON.stringify(attempt)).not.toContain(SECRET)
  expect(tokens).toEqual([])
  Object.assign(state, { status: 200, body: undefined })
  expect((await deliver()).verdict).toBe('succeeded')
})
