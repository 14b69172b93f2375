import { createServer } from 'node:http'
import fc from 'fast-check'
import { beforeEach, describe, expect, it } from 'vitest'
import { callExample, OPERATIONS, UNKNOWN_IDS } from '../../../../test/support/requests.ts'
import type { TestOrganization } from '../../../test/support/organization.ts'
import { createTestApp, type TestApp } from '../../../test/support/test-app.ts'
import { useApp } from '../../../test/support/use-app.ts'
import { parseUsd } from '../../platform/values/money.ts'
import { capture, hold, release, sweepHolds, verifyLedger } from '../../platform/wallet/wallet.ts'

const app = useApp()
let organization: TestOrganization

const grantTo = (to: TestApp, id: string, usd: string) =>
  to.call('POST', `/api/v1/admin/organizations/${id}/credits`, { operator: true, body: { usd } })
const match = (key: string, headers: Record<string, string> = {}, body: object = { email: 'a@x.example' }) =>
  app.call('POST', '/publishers/apollo/people/match', { key, body, headers })
const balance = async () => (await app.call('GET', '/api/v1/wallet/balance', { key: organization.key })).body.data
const kinds = async (): Promise<string[]> =>
  (await app.call('GET', '/api/v1/wallet/transactions', { key: organization.key })).body.data.map(
    ({ kind }: { kind: string }) => kind,
  )
const verified = async (): Promise<boolean> =>
  (await app.call('GET', '/api/v1/wallet/verification', { key: organization.key })).body.data.isConsistent

beforeEach(async () => {
  organization = await app.organization()
})

const PAID = [
  'searchPeople',
  'matchPerson',
  'bulkMatchPeople',
  'getGatewayOrganization',
  'bulkMatchOrganizations',
  'searchOrganizations',
  'searchNews',
]

describe('a call to a provider', () => {
  it.each(PAID)('needs a balance: %s', async id => {
    const operation = OPERATIONS.find(each => each.id === id)
    if (!operation) throw new Error(`There is no operation ${id}.`)
    const { status, body } = await callExample(
      { app, organization, ids: { ...UNKNOWN_IDS, provider: 'apollo' } },
      operation,
    )
    expect(status).toBe(402)
    expect(body).toMatchObject({ error: 'payment_required', balance: '0.00000000', currency: 'USD' })
  })

  it('without a balance is refused with what it needs, and calls nothing', async () => {
    const { status, body } = await match(organization.key)
    expect(status).toBe(402)
    expect(body).toMatchObject({
      error: 'payment_required',
      reason: 'insufficient_balance',
      required: '0.00010000',
      balance: '0.00000000',
      currency: 'USD',
    })
    expect(await kinds()).toEqual([])
  })

  it('is charged once it has succeeded, a miss included', async () => {
    await grantTo(app, organization.id, '0.0003')
    const { status, headers, body } = await match(organization.key)
    expect({ status, body }).toEqual({ status: 200, body: { success: true, person: null } })
    expect(headers.get('X-Charge-Amount')).toBe('0.00010000')
    expect(headers.get('X-Balance-Remaining')).toBe('0.00020000')
    expect(headers.get('X-Request-Id')).toMatch(/^req_/)
    expect(await balance()).toMatchObject({ available: '0.00020000', held: '0.00000000' })
    expect(await kinds()).toEqual(['capture', 'hold', 'grant'])
  })

  it('that finds nobody is free if the server does not charge misses', async () => {
    const other = await createTestApp({ settings: { GATEWAY_MISSES: 'free', SIGNUP_GRANT_USD: '0.0002' } })
    try {
      const { agent } = (await other.call('POST', '/auth/agent', { body: { name: 'misses' } })).body.data
      const call = async (path: string, body: object) => {
        const { status, headers } = await other.call('POST', path, { key: agent.api_key, body })
        return [status, headers.get('X-Charge-Amount'), headers.get('X-Balance-Remaining')]
      }
      const free = [200, '0.00000000', '0.00020000']
      const email = 'a@x.example'
      expect(await call('/publishers/apollo/people/match', { email })).toEqual(free)
      expect(await call('/publishers/apollo/people/bulk_match', { details: [{ email }] })).toEqual(free)
      expect(await call('/publishers/apollo/organizations/bulk_match', { domains: ['x.example'] })).toEqual(free)
      expect(await call('/api/v1/memory/enrich', { email })).toEqual(free)
      const charged = [200, '0.00010000', '0.00010000']
      expect(await call('/publishers/apollo/mixed_people/api_search', { page: 2 })).toEqual(charged)
      const verification = await other.call('GET', '/api/v1/wallet/verification', { key: agent.api_key })
      expect(verification.body.data.isConsistent).toBe(true)
    } finally {
      await other.stop()
    }
  })

  it('that fails costs nothing', async () => {
    await grantTo(app, organization.id, '0.0001')
    const path = '/publishers/apollo/organizations/66a1c0ffee0000000000ffff'
    expect((await app.call('GET', path, { key: organization.key })).status).toBe(404)
    expect(await balance()).toMatchObject({ available: '0.00010000', held: '0.00000000' })
    expect(await kinds()).toEqual(['release', 'hold', 'grant'])
    const invalid = await match(organization.key, {}, { email: 'a@x.example', reveal_phone_number: true })
    expect(invalid.status).toBe(400)
    expect(await kinds()).toHaveLength(3)
  })

  it('with an idempotency key is charged once, however often it is sent', async () => {
    await grantTo(app, organization.id, '1')
    const headers = { 'Idempotency-Key': 'one' }
    expect((await match(organization.key, headers)).headers.get('X-Charge-Amount')).toBe('0.00010000')
    const again = await match(organization.key, headers)
    expect(again.headers.get('Idempotent-Replayed')).toBe('true')
    expect(again.headers.get('X-Charge-Amount')).toBeNull()
    expect((await match(organization.key, headers, { email: 'b@x.example' })).status).toBe(422)
    const path = '/publishers/apollo/organizations/66a1c0ffee0000000000ffff'
    await app.call('GET', path, { key: organization.key, headers })
    expect(await balance()).toMatchObject({ available: '0.99990000' })
  })

  it('is refused exactly when the balance is used up, with 50 at once on a balance for 10', async () => {
    await grantTo(app, organization.id, '0.001')
    const answers = await Promise.all(Array.from({ length: 50 }, () => match(organization.key)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(10)
    expect(answers.filter(({ status }) => status === 402)).toHaveLength(40)
    expect(await balance()).toMatchObject({ available: '0.00000000', held: '0.00000000' })
    expect(await verified()).toBe(true)
  })

  it('that crashed is released by the sweeper', async () => {
    await grantTo(app, organization.id, '0.0001')
    const scope = app.database.scope({ tenantId: organization.tenants.live, livemode: true })
    const lost = { id: 'hld_lost', operation: 'matchPerson', amount: 10_000n, requestId: 'req_1' }
    await hold(scope, lost)
    await sweepHolds(app.database)
    expect(await balance()).toMatchObject({ available: '0.00000000', held: '0.00010000' })
    await app.advance('16 minutes')
    await sweepHolds(app.database)
    expect(await balance()).toMatchObject({ available: '0.00010000', held: '0.00000000' })
    await expect(capture(scope, lost.id, 'req_1')).rejects.toThrow('expired')
    expect(await verified()).toBe(true)
  })
})

describe('the ledger', () => {
  it('is append-only', async () => {
    await grantTo(app, organization.id, '1')
    const change = app.database.query('UPDATE wallet_entries SET amount = 2')
    await expect(change).rejects.toThrow('append-only')
  })

  it('shows when the balance is not its sum', async () => {
    await grantTo(app, organization.id, '1')
    expect(await verified()).toBe(true)
    await app.database.query('UPDATE tenants SET balance = balance + 1 WHERE id = $1', [organization.tenants.live])
    expect(await verified()).toBe(false)
  })

  it('refunds a charge once', async () => {
    await grantTo(app, organization.id, '1')
    await match(organization.key)
    const list = '/api/v1/wallet/transactions?kind=capture&limit=1'
    const { id } = (await app.call('GET', list, { key: organization.key })).body.data[0]
    const refund = () =>
      app.call('POST', `/api/v1/admin/organizations/${organization.id}/credits`, {
        operator: true,
        body: { refundOf: id },
      })
    expect((await refund()).status).toBe(200)
    expect((await refund()).status).toBe(409)
    expect(await balance()).toMatchObject({ available: '1.00000000' })
    expect(await verified()).toBe(true)
  })

  it('refuses a grant of nothing', async () => {
    const path = `/api/v1/admin/organizations/${organization.id}/credits`
    const { status } = await app.call('POST', path, { operator: true, body: { livemode: true } })
    expect(status).toBe(400)
  })

  it('agrees with the balance after any interleaving of holds, captures, releases and sweeps', async () => {
    const step = fc.record({
      does: fc.constantFrom('hold', 'hold', 'capture', 'release', 'sweep'),
      of: fc.integer({ min: 0, max: 4 }),
      amount: fc.bigInt({ min: 1n, max: 40n }),
    })
    await fc.assert(
      fc.asyncProperty(fc.array(fc.array(step, { maxLength: 4 }), { maxLength: 6 }), async rounds => {
        const { id, tenants } = await app.organization()
        await grantTo(app, id, '0.000001')
        const scope = app.database.scope({ tenantId: tenants.live, livemode: true })
        for (const round of rounds) {
          const done = await Promise.allSettled(
            round.map(({ does, of, amount }) => {
              const name = `hld_${of}`
              if (does === 'hold') return hold(scope, { id: name, operation: 'x', amount, requestId: 'req_1' })
              if (does === 'capture') return capture(scope, name, 'req_1')
              return does === 'release' ? release(scope, name, 'req_1') : sweepHolds(app.database)
            }),
          )
          expect(done).toHaveLength(round.length)
          const { account, isConsistent } = await verifyLedger(scope)
          expect(isConsistent).toBe(true)
          expect(account.available).toBeGreaterThanOrEqual(0n)
        }
      }),
      { numRuns: 15 },
    )
  })
})

it('estimates what calls cost, and pays registered agents their grant', async () => {
  const body = { operation: 'matchPerson', requests: 250 }
  const { data } = (await app.call('POST', '/api/v1/wallet/estimate', { key: organization.key, body })).body
  expect(data).toMatchObject({ total: '0.02500000', isCovered: false })
  const other = await createTestApp({ settings: { SIGNUP_GRANT_USD: '0.5', GATEWAY_PRICE_USD: '0.25' } })
  try {
    const { agent } = (await other.call('POST', '/auth/agent', { body: { name: 'paid' } })).body.data
    const call = (path: string, given?: object) =>
      other.call(given ? 'POST' : 'GET', path, { key: agent.api_key, ...(given && { body: given }) })
    expect((await call('/auth/me')).body.data.balance).toBe('0.50000000')
    expect((await call('/api/v1/wallet/verification')).body.data).toMatchObject({ isConsistent: true, entries: 1 })
    const answered = await call('/publishers/apollo/people/match', { email: 'a@x.example' })
    expect(answered.headers.get('X-Balance-Remaining')).toBe('0.25000000')
  } finally {
    await other.stop()
  }
})

describe('a call that the client aborts', () => {
  it('is not charged', async () => {
    // a provider that never answers
    const silent = createServer(() => {})
    const port = await new Promise<number>(resolve =>
      silent.listen(0, '127.0.0.1', () => resolve(Number(Object(silent.address()).port))),
    )
    const other = await createTestApp({
      settings: {
        GATEWAY_PROVIDER: 'apollo',
        APOLLO_API_KEY: 'k',
        APOLLO_BASE_URL: `http://127.0.0.1:${port}`,
        OUTBOUND_ALLOW: '127.0.0.1',
      },
    })
    try {
      const { id, key } = await other.organization()
      await grantTo(other, id, '0.0001')
      const url = await other.listen()
      const aborting = new AbortController()
      const calling = fetch(`${url}/publishers/apollo/people/match`, {
        method: 'POST',
        headers: { Authorization: `Bearer ${key}`, 'Content-Type': 'application/json' },
        body: JSON.stringify({ email: 'a@x.example' }),
        signal: aborting.signal,
      })
      const held = () => other.call('GET', '/api/v1/wallet/balance', { key }).then(({ body }) => body.data)
      await expect.poll(held, { timeout: 20_000 }).toMatchObject({ held: '0.00010000' })
      aborting.abort()
      await expect(calling).rejects.toThrow()
      await expect.poll(held, { timeout: 20_000 }).toMatchObject({ available: '0.00010000', held: '0.00000000' })
    } finally {
      await other.stop()
      silent.closeAllConnections()
      silent.close()
    }
  })
})

it('reads amounts exactly', () => expect(parseUsd('0.0001')).toBe(10_000n))
