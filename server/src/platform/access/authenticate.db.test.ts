import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type KeyOptions, makeOrganization, type OrganizationOptions } from '../../../test/support/organization.ts'
import { openTestDatabase, type TestDatabase } from '../../../test/support/test-database.ts'
import type { Database } from '../database/database.ts'
import { newId } from '../values/ids.ts'
import { mintKey } from './api-keys.ts'
import { type Authenticated, type Authenticator, createAuthenticator, createKeyCheck } from './authenticate.ts'
import { PLANS } from './plans.ts'

let opened: TestDatabase
let database: Database
let authenticator: Authenticator
let roundTrips = 0

beforeAll(async () => {
  opened = await openTestDatabase({ onRoundTrip: () => roundTrips++ })
  database = opened.database
  authenticator = createAuthenticator(database)
})
afterAll(() => opened.close())

/** Sets the clock of the database. It continues from there. */
const setClock = (moment: string) =>
  database.query('UPDATE runtime.clock SET ahead = $1::timestamptz - clock_timestamp()', [moment])

const START = '2026-11-20T12:00:10Z'
beforeEach(() => setClock(START))

interface Caller {
  organizationId: string
  tenantId: number
  key: string
}

/** Creates an organization on the free plan: 60 calls a minute, 10,000 a month. */
async function newCaller(options: OrganizationOptions & KeyOptions = {}): Promise<Caller> {
  const { id, tenants, keyFor } = await makeOrganization(database, { plan: 'free', ...options })
  const { live, test } = tenants
  return { organizationId: id, tenantId: options.livemode === false ? test : live, key: await keyFor(options) }
}

const call = ({ key }: Caller): Promise<Authenticated> => authenticator.authenticate(`Bearer ${key}`)

/** Changes the stored row of the caller's key. */
const changeKey = ({ key }: Caller, change: string) =>
  database.query(`UPDATE api_keys SET ${change} WHERE last4 = $1 AND prefix = $2`, [key.slice(-4), key.slice(0, 16)])

/** Sets how many calls the tenant has made in this minute and this month. */
async function spent(caller: Caller, minuteCalls: number, monthCalls = minuteCalls): Promise<void> {
  await call(caller)
  await database.query('UPDATE runtime.rate_limits SET minute_calls = $2, month_calls = $3 WHERE tenant_id = $1', [
    caller.tenantId,
    minuteCalls,
    monthCalls,
  ])
}

async function counted({ tenantId }: Caller): Promise<{ minute: bigint; month: bigint }> {
  const [row] = await database.query<{ minute: bigint; month: bigint }>(
    'SELECT minute_calls AS minute, month_calls AS month FROM runtime.rate_limits WHERE tenant_id = $1',
    [tenantId],
  )
  if (!row) throw new Error('No call of this tenant was counted.')
  return row
}

/** Returns the fields of the error that a call fails with. */
async function refusal(caller: Caller): Promise<{ retryAfterSeconds: number; limit: number; window: string }> {
  const error: unknown = await call(caller).catch((reason: unknown) => reason)
  expect(error).toMatchObject({ code: 'rate_limit_error', status: 429 })
  const { fields, headers } = error as {
    fields: { retryAfterSeconds: number; limit: number; window: string }
    headers: object
  }
  const { limit, window, retryAfterSeconds } = fields
  expect(headers).toEqual({
    'Retry-After': String(retryAfterSeconds),
    'RateLimit-Policy': window === 'minute' ? `"minute";q=${limit};w=60` : `"month";q=${limit}`,
    RateLimit: `"${window}";r=0;t=${retryAfterSeconds}`,
  })
  return fields
}

const unauthenticated = (message: string) =>
  expect.objectContaining({ code: 'authentication_error', message: expect.stringContaining(message) })

describe('authenticating with a key', () => {
  it('returns the caller in one round trip', async () => {
    const caller = await newCaller({ name: 'Northwind', credits: 500, role: 'member', scopes: ['memory:read'] })
    await database.query('UPDATE tenants SET balance = 25000000, definitions_version = 3 WHERE id = $1', [
      caller.tenantId,
    ])
    await call(caller)
    roundTrips = 0
    const { principal } = await call(caller)
    expect(roundTrips).toBe(1)
    expect(principal).toMatchObject({
      tenantId: caller.tenantId,
      livemode: true,
      credits: 500n,
      balance: 25_000_000n,
      definitionsVersion: 3,
      organization: { id: caller.organizationId, name: 'Northwind', plan: 'free' },
      member: { name: 'Northwind', role: 'member', createdAt: expect.any(Date) },
      scopes: ['memory:read'],
      key: { prefix: caller.key.slice(0, 16), last4: caller.key.slice(-4), createdAt: expect.any(Date) },
    })
  })

  it('gives a key no more rights than its member has now, and none if the member was removed', async () => {
    const caller = await newCaller({ role: 'admin' })
    const change = (assignment: string) =>
      database.query(`UPDATE members SET ${assignment} WHERE organization_id = $1`, [caller.organizationId])
    for (const [memberRole, role] of [
      ['owner', 'admin'],
      ['member', 'member'],
      ['viewer', 'viewer'],
    ]) {
      await change(`role = '${memberRole}'`)
      expect((await call(caller)).principal.member.role).toBe(role)
    }
    await change(`status = 'removed'`)
    await expect(call(caller)).rejects.toThrow(unauthenticated('unknown, expired or revoked'))
    await expect(createKeyCheck(database)(`Bearer ${caller.key}`)).rejects.toThrow(unauthenticated('unknown'))
  })

  it('gives a test key access to test data', async () => {
    const { principal } = await call(await newCaller({ livemode: false }))
    expect(principal.livemode).toBe(false)
  })

  it('returns when the key was last used, to the minute', async () => {
    const caller = await newCaller()
    expect((await call(caller)).principal.key?.lastUsedAt).toBeNull()
    await setClock('2026-11-20T12:00:40Z')
    const second = (await call(caller)).principal.key?.lastUsedAt
    expect(second?.toISOString()).toMatch(/^2026-11-20T12:00:1/)
    await setClock('2026-11-20T12:01:30Z')
    expect((await call(caller)).principal.key?.lastUsedAt).toEqual(second)
    expect((await call(caller)).principal.key?.lastUsedAt?.toISOString()).toMatch(/^2026-11-20T12:01:3/)
  })

  it.each([
    [undefined, 'No API key'],
    ['', 'No API key'],
    ['Bearer', 'not a Keepsake API key'],
    ['Bearer secret', 'not a Keepsake API key'],
    [`Basic ${mintKey(true).secret}`, 'not a Keepsake API key'],
    [`Bearer ${mintKey(true).secret}`, 'is unknown, expired or revoked'],
  ])('fails if the header is %s', async (header, message) => {
    await expect(authenticator.authenticate(header)).rejects.toEqual(unauthenticated(message))
  })

  it('fails once the key is revoked', async () => {
    const caller = await newCaller()
    await call(caller)
    await changeKey(caller, 'revoked_at = app_now()')
    await expect(call(caller)).rejects.toEqual(unauthenticated('revoked'))
    expect((await counted(caller)).month).toBe(1n)
  })

  it('fails once the key has expired', async () => {
    const caller = await newCaller()
    await changeKey(caller, "expires_at = '2026-11-20T13:00:00Z'")
    await setClock('2026-11-20T12:59:50Z')
    await call(caller)
    await setClock('2026-11-20T13:00:00Z')
    await expect(call(caller)).rejects.toEqual(unauthenticated('expired'))
  })
})

describe('the limit per minute', () => {
  it('counts down in the allowance, and resets with the next minute', async () => {
    const caller = await newCaller()
    expect((await call(caller)).allowance).toMatchObject({ limit: 60, remaining: 59 })
    const { allowance } = await call(caller)
    expect(allowance.remaining).toBe(58)
    expect(allowance.resetSeconds).toBeGreaterThan(40)
    expect(allowance.resetSeconds).toBeLessThanOrEqual(50)
    await setClock('2026-11-20T12:01:00Z')
    expect((await call(caller)).allowance.remaining).toBe(59)
  })

  it('is shared by all keys of a tenant', async () => {
    const { key, keyFor } = await makeOrganization(database, { plan: 'free' })
    const viewer = await keyFor({ role: 'viewer' })
    await authenticator.authenticate(`Bearer ${key}`)
    expect((await authenticator.authenticate(`Bearer ${viewer}`)).allowance.remaining).toBe(58)
  })

  it('rejects further calls until the minute ends, and does not count rejected calls', async () => {
    const caller = await newCaller()
    await spent(caller, 59)
    expect((await call(caller)).allowance.remaining).toBe(0)
    const { retryAfterSeconds, ...rest } = await refusal(caller)
    expect(rest).toEqual({ limit: 60, window: 'minute' })
    expect(retryAfterSeconds).toBeGreaterThan(40)
    expect(retryAfterSeconds).toBeLessThanOrEqual(50)
    expect(await counted(caller)).toEqual({ minute: 60n, month: 60n })
    await setClock('2026-11-20T12:01:00Z')
    expect((await call(caller)).allowance.remaining).toBe(59)
    expect(await counted(caller)).toEqual({ minute: 1n, month: 61n })
  })

  it('refuses as many calls as the limit allows in a window without a longer wait', async () => {
    const caller = await newCaller()
    await spent(caller, 60)
    await setClock('2026-11-20T12:00:50Z')
    for (let i = 0; i < 60; i++) expect((await refusal(caller)).retryAfterSeconds).toBeLessThanOrEqual(10)
    await setClock('2026-11-20T12:01:00Z')
    expect((await call(caller)).allowance.remaining).toBe(59)
  })

  it('doubles what is left of the wait once for a loop, by at most a minute', async () => {
    const caller = await newCaller()
    await spent(caller, 60)
    await setClock('2026-11-20T12:00:40Z')
    await Promise.allSettled(Array.from({ length: 60 }, () => call(caller)))
    const waits: number[] = []
    for (let i = 0; i < 100; i++) waits.push((await refusal(caller)).retryAfterSeconds)
    for (const wait of waits) {
      expect(wait).toBeLessThanOrEqual(40)
      expect(wait).toBeGreaterThan(20)
    }
    await setClock('2026-11-20T12:01:10Z')
    expect((await refusal(caller)).retryAfterSeconds).toBeLessThanOrEqual(10)
    await setClock('2026-11-20T12:01:21Z')
    expect((await call(caller)).allowance.remaining).toBe(59)
  })

  it('forgets the refused calls of a wait that is over', async () => {
    const caller = await newCaller()
    for (const minute of [0, 1, 2]) {
      await setClock(`2026-11-20T12:0${minute}:30Z`)
      await spent(caller, 60)
      for (let i = 0; i < 40; i++) expect((await refusal(caller)).retryAfterSeconds).toBeLessThanOrEqual(30)
    }
  })

  it('makes only the key wait that calls in a loop; other keys wait for the limit', async () => {
    const { key, keyFor } = await makeOrganization(database, { plan: 'free' })
    const other = await keyFor({ role: 'viewer' })
    const withKey = (secret: string) => authenticator.authenticate(`Bearer ${secret}`)
    const waitOf = (secret: string) =>
      withKey(secret).then(
        () => 0,
        ({ fields }: { fields: { retryAfterSeconds: number } }) => fields.retryAfterSeconds,
      )
    for (let i = 0; i < 60; i++) await withKey(key)
    await setClock('2026-11-20T12:00:40Z')
    await Promise.all(Array.from({ length: 61 }, () => waitOf(key)))
    expect(await waitOf(key)).toBeGreaterThan(30)
    expect(await waitOf(other)).toBeLessThanOrEqual(20)
    await setClock('2026-11-20T12:01:00Z')
    expect((await withKey(other)).allowance.remaining).toBe(59)
    expect(await waitOf(key)).toBeGreaterThan(15)
    await setClock('2026-11-20T12:01:21Z')
    expect((await withKey(key)).allowance.remaining).toBe(58)
  })

  it.each([
    [2, 1],
    [5, 2],
    [20, 3],
  ])('lets %i workers on %i servers use almost all of three windows', async (workers, servers) => {
    const caller = await newCaller()
    const processes = Array.from({ length: servers }, () => createAuthenticator(database))
    const began = Date.parse('2026-11-20T12:00:00Z')
    const retryAt = Array<number>(workers).fill(began)
    let calls = 0
    // all workers whose wait is over call until one of their calls is refused, which they obey to the second
    for (let now = began; now < began + 3 * 60_000; now = Math.min(...retryAt)) {
      await setClock(new Date(now).toISOString())
      await Promise.all(
        retryAt.map(async (at, worker) => {
          if (at > now) return
          for (;;) {
            const refused = await processes[worker % servers]?.authenticate(`Bearer ${caller.key}`).then(
              () => undefined,
              ({ fields }: { fields: { retryAfterSeconds: number } }) => fields,
            )
            if (refused) {
              retryAt[worker] = now + refused.retryAfterSeconds * 1_000
              return
            }
            calls++
          }
        }),
      )
    }
    expect(calls).toBeGreaterThanOrEqual(0.95 * 3 * 60)
    expect(calls).toBeLessThanOrEqual(3 * 60)
  })

  it.each([true, false])(
    'allows exactly the remaining calls when 50 are concurrent (first calls of the tenant: %s)',
    async isFirst => {
      const caller = await newCaller()
      if (!isFirst) await spent(caller, 50)
      else await database.query("INSERT INTO monthly_calls VALUES ($1, '2026-11-01', 9990)", [caller.tenantId])
      const calls = await Promise.allSettled(Array.from({ length: 50 }, () => call(caller)))
      expect(calls.filter(({ status }) => status === 'fulfilled')).toHaveLength(10)
      const reasons = calls.flatMap(outcome => (outcome.status === 'rejected' ? [outcome.reason] : []))
      expect(new Set(reasons.map(({ code }) => code))).toEqual(new Set(['rate_limit_error']))
      expect(await counted(caller)).toMatchObject(isFirst ? { month: 10_000n } : { minute: 60n })
    },
  )

  it('counts a late call in the newest minute', async () => {
    const caller = await newCaller()
    await setClock('2026-11-20T12:01:00Z')
    await spent(caller, 60)
    await setClock('2026-11-20T12:00:59Z')
    expect((await refusal(caller)).window).toBe('minute')
    expect((await counted(caller)).minute).toBe(60n)
  })
})

describe('calls of the portal', () => {
  /** A key of the portal of a customer, in the organization of the caller. */
  async function portalKey({ tenantId, organizationId, key }: Caller, customer: string): Promise<Caller> {
    const { secret, hash, prefix, last4 } = mintKey(true)
    await database.query(`INSERT INTO webhook_customers (tenant_id, uid) VALUES ($1, $2) ON CONFLICT DO NOTHING`, [
      tenantId,
      customer,
    ])
    await database.query(
      `INSERT INTO api_keys (id, tenant_id, member_id, name, hash, prefix, last4, role, scopes, customer)
       SELECT $1, $2, member_id, 'portal', $3, $4, $5, 'admin', '{webhooks:read,webhooks:write}', $6
       FROM api_keys WHERE last4 = $7 AND prefix = $8`,
      [newId('key'), tenantId, hash, prefix, last4, customer, key.slice(-4), key.slice(0, 16)],
    )
    return { organizationId, tenantId, key: secret }
  }

  it('have a limit of their own for each customer, and are none of the organization', async () => {
    const caller = await newCaller()
    await call(caller)
    const [acme, again, initech] = [
      await portalKey(caller, 'acme'),
      await portalKey(caller, 'acme'),
      await portalKey(caller, 'initech'),
    ]
    expect((await call(acme)).allowance).toMatchObject({ window: 'minute', limit: 60, remaining: 59 })
    const calls = await Promise.allSettled(Array.from({ length: 100 }, (_, n) => call(n % 2 ? acme : again)))
    expect(calls.filter(({ status }) => status === 'fulfilled')).toHaveLength(59)
    expect(await refusal(again)).toMatchObject({ window: 'minute', limit: 60 })
    expect((await call(initech)).allowance.remaining).toBe(59)
    expect(await counted(caller)).toEqual({ minute: 1n, month: 1n })
    expect((await call(caller)).allowance.remaining).toBe(58)
    await setClock('2026-11-20T12:01:00Z')
    expect((await call(acme)).allowance.remaining).toBe(59)
  })

  it('work when the organization has used up its minute and its month, on every plan', async () => {
    for (const plan of ['free', 'pro', 'unlimited'] as const) {
      const caller = await newCaller({ plan })
      const { maxApiCallsPerMinute, maxApiCallsPerMonth } = PLANS[plan]
      await spent(caller, maxApiCallsPerMinute, maxApiCallsPerMonth)
      const acme = await portalKey(caller, 'acme')
      expect((await call(acme)).allowance).toMatchObject({ limit: 60, remaining: 59 })
    }
  })
})

describe('concurrent calls of one key', () => {
  it('share a round trip, and each gets its own remaining count', async () => {
    const caller = await newCaller()
    await call(caller)
    roundTrips = 0
    const authenticated = await Promise.all(Array.from({ length: 20 }, () => call(caller)))
    expect(roundTrips).toBe(2)
    const remaining = authenticated.map(({ allowance }) => allowance.remaining)
    expect(remaining.toSorted((a, b) => b - a)).toEqual(Array.from({ length: 20 }, (_, n) => 58 - n))
    expect(await counted(caller)).toEqual({ minute: 21n, month: 21n })
  })

  it('are allowed up to the limit, and the rest are rejected together, without a longer wait', async () => {
    const caller = await newCaller()
    await spent(caller, 57)
    const calls = await Promise.allSettled(Array.from({ length: 20 }, () => call(caller)))
    expect(calls.map(({ status }) => status)).toEqual([...Array(3).fill('fulfilled'), ...Array(17).fill('rejected')])
    expect(await counted(caller)).toEqual({ minute: 60n, month: 60n })
    expect((await refusal(caller)).window).toBe('minute')
  })

  it('see changes made before they arrived, even if another call is running', async () => {
    const caller = await newCaller()
    const underWay = call(caller).catch(() => undefined)
    await changeKey(caller, 'revoked_at = app_now()')
    await expect(call(caller)).rejects.toEqual(unauthenticated('revoked'))
    await underWay
  })

  it('all fail if the database fails, and the next call succeeds', async () => {
    const caller = await newCaller()
    const broken = createAuthenticator({ ...database, query: () => Promise.reject(new Error('connection lost')) })
    const calls = await Promise.allSettled([1, 2, 3].map(() => broken.authenticate(`Bearer ${caller.key}`)))
    expect(calls.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected'])
    await expect(call(caller)).resolves.toBeDefined()
  })
})

describe('the limit per month', () => {
  it('rejects further calls until the month ends', async () => {
    const caller = await newCaller()
    await setClock('2026-11-30T23:58:30Z')
    await spent(caller, 3, PLANS.free.maxApiCallsPerMonth - 1)
    await call(caller)
    const { retryAfterSeconds, ...rest } = await refusal(caller)
    expect(rest).toEqual({ limit: 10_000, window: 'month' })
    expect(retryAfterSeconds).toBeGreaterThan(80)
    expect(retryAfterSeconds).toBeLessThanOrEqual(90)
    await setClock('2026-11-30T23:59:00Z')
    expect((await counted(caller)).month).toBe(10_000n)
    await setClock('2026-12-01T00:00:00Z')
    await call(caller)
    expect((await counted(caller)).month).toBe(1n)
  })

  it('continues from the saved count if the running count is lost', async () => {
    const caller = await newCaller()
    await database.query("INSERT INTO monthly_calls VALUES ($1, '2026-11-01', 9998), ($1, '2026-10-01', 5)", [
      caller.tenantId,
    ])
    await call(caller)
    expect((await counted(caller)).month).toBe(9_999n)
    await call(caller)
    expect((await refusal(caller)).window).toBe('month')
  })

  it('rejects calls if the saved count has reached the limit', async () => {
    const caller = await newCaller()
    await database.query("INSERT INTO monthly_calls VALUES ($1, '2026-11-01', 10000)", [caller.tenantId])
    expect((await refusal(caller)).window).toBe('month')
    expect(await counted(caller)).toMatchObject({ minute: 0n, month: 10_000n })
  })

  it('increases at once with a larger plan', async () => {
    const caller = await newCaller()
    await spent(caller, 60, 9_000)
    await database.query("UPDATE organizations SET plan = 'pro' WHERE id = $1", [caller.organizationId])
    expect((await call(caller)).allowance).toMatchObject({ limit: 600, remaining: 539 })
  })
})

describe('authenticating an internal call', () => {
  it('returns the owner of the organization on live data, without a key, and counts the call', async () => {
    const caller = await newCaller()
    await call(caller)
    roundTrips = 0
    const { principal, allowance } = await authenticator.authenticateInternal(caller.organizationId)
    expect(roundTrips).toBe(1)
    expect(principal).toMatchObject({
      tenantId: caller.tenantId,
      livemode: true,
      organization: { id: caller.organizationId },
      member: { id: 'internal', role: 'owner' },
      scopes: [],
    })
    expect(principal.key).toBeUndefined()
    expect(allowance.remaining).toBe(58)
  })

  it('fails if the organization does not exist', async () => {
    await expect(authenticator.authenticateInternal('org_nobody')).rejects.toEqual(unauthenticated('org_nobody'))
  })
})
