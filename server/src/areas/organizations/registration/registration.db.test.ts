import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp, type TestAppOptions } from '../../../../test/support/test-app.ts'

const PATH = '/auth/agent'
const started: TestApp[] = []

async function start(settings: NonNullable<TestAppOptions['settings']>): Promise<TestApp> {
  const app = await createTestApp({ settings: { WORKERS: 'off', ...settings } })
  started.push(app)
  return app
}

let app: TestApp
beforeAll(async () => {
  app = await start({ SIGNUP: 'open', DEFAULT_PLAN: 'pro', INITIAL_CREDITS: '500', SIGNUP_GRANT_USD: '0.25' })
})
afterAll(() => Promise.all(started.map(each => each.stop())))

const register = (body: unknown = { name: 'scout' }, options: object = {}) =>
  app.call('POST', PATH, { body, ...options })

describe('registering', () => {
  it('returns a key that works immediately', async () => {
    const { status, body } = await register({ name: '  research-agent ' })
    expect(status).toBe(201)
    const { agent } = body.data
    expect(agent).toEqual({
      id: expect.stringMatching(/^agt_/),
      name: 'research-agent',
      api_key: expect.stringMatching(/^sk_live_\w{8}_\w{43}$/),
      created_at: expect.any(String),
      organization_id: expect.stringMatching(/^org_/),
    })
    const me = await app.call('GET', '/api/v1/me', { key: agent.api_key })
    expect(me.body.data).toMatchObject({
      organization: { id: agent.organization_id, name: 'research-agent' },
      member: { id: agent.id, role: 'owner' },
      plan: { name: 'pro' },
      credits: 500,
    })
  })

  it('grants the configured credits and balance to live and test data', async () => {
    const { body } = await register()
    const tenants = await app.database.query(
      'SELECT livemode, credits, balance FROM tenants WHERE organization_id = $1 ORDER BY livemode DESC',
      [body.data.agent.organization_id],
    )
    expect(tenants).toEqual([
      { livemode: true, credits: 500n, balance: 25_000_000n },
      { livemode: false, credits: 500n, balance: 25_000_000n },
    ])
  })

  it('stores the key as a hash, and writes an audit entry without the key', async () => {
    const { body } = await register()
    const { id, api_key, organization_id } = body.data.agent
    const [row] = await app.database.query<{ text: string }>(
      `SELECT (SELECT jsonb_agg(k)::text FROM api_keys k WHERE member_id = $1)
           || (SELECT jsonb_agg(a)::text FROM audit_entries a WHERE organization_id = $2) AS text`,
      [id, organization_id],
    )
    expect(row?.text).toContain('organization.registered')
    expect(row?.text).toContain(api_key.slice(0, 16))
    expect(row?.text).not.toContain(api_key.slice(17))
  })

  it('rejects an invisible name', async () => {
    expect((await register({ name: ' ' })).status).toBe(400)
  })

  it('returns the first response again only to a caller with the same secret', async () => {
    const secret = 'a-secret-of-at-least-32-characters'
    const once = (own?: string) =>
      register(
        { name: 'once' },
        { headers: { 'Idempotency-Key': 'once', ...(own !== undefined && { 'X-Registration-Secret': own }) } },
      )
    const first = await once(secret)
    const second = await once(secret)
    expect(second.headers.get('Idempotent-Replayed')).toBe('true')
    expect(second.body).toEqual(first.body)
    for (const other of ['another-secret-of-32-characters-1', undefined]) {
      const { status, body } = await once(other)
      expect([status, body.error]).toEqual([422, 'conflict_error'])
      expect(JSON.stringify(body)).not.toContain(first.body.data.agent.api_key)
    }
  })

  it('hands a key to nobody who guesses an idempotency key of another caller of the same address', async () => {
    const guess = () => register({ name: 'guessed' }, { headers: { 'Idempotency-Key': '1' } })
    const first = await guess()
    expect(first.status).toBe(201)
    const { status, body } = await guess()
    expect([status, body.error, body.reason]).toEqual([409, 'conflict_error', 'secret_not_replayed'])
    expect(body.message).toContain('X-Registration-Secret')
    expect(JSON.stringify(body)).not.toContain(first.body.data.agent.api_key)
  })
})

describe('registering from one address', () => {
  it('is limited to 100 times an hour, independently of other addresses', async () => {
    const from = (address: string) => register({ name: 'scout' }, { address })
    for (let i = 0; i < 100; i++) expect((await from('198.51.100.7')).status).toBe(201)
    const { status, body, headers } = await from('198.51.100.7')
    expect(status).toBe(429)
    expect(body).toMatchObject({ error: 'rate_limit_error', limit: 100, window: 'address' })
    expect(body.retryAfterSeconds).toBeLessThanOrEqual(3600)
    expect(headers.get('Retry-After')).toBe(String(body.retryAfterSeconds))
    expect((await from('198.51.100.8')).status).toBe(201)
    await app.advance('1 hour')
    expect((await from('198.51.100.7')).status).toBe(201)
  })
})

describe('accepting invitations from one address', () => {
  it('is limited as registering is, so that nobody can guess a token', async () => {
    const address = '198.51.100.9'
    await app.database.query("INSERT INTO runtime.address_limits SELECT $1, date_trunc('hour', app_now()), 99", [
      address,
    ])
    const guess = () =>
      app.call('POST', '/api/v1/members/accept', { body: { token: `inv_${'x'.repeat(43)}` }, address })
    expect((await guess()).status).toBe(403)
    expect((await guess()).status).toBe(429)
  })
})

describe('a server with registration by token', () => {
  it('requires the token, and says so', async () => {
    const closed = await start({ SIGNUP: 'token', SIGNUP_TOKEN: 'let-me-in-please' })
    const ask = (headers: Record<string, string>) => closed.call('POST', PATH, { body: { name: 'scout' }, headers })
    const without = await ask({})
    expect([without.status, without.body.error]).toEqual([403, 'permission_error'])
    expect(without.body.message).toContain('X-Signup-Token')
    expect((await ask({ 'X-Signup-Token': 'let-me-in' })).status).toBe(403)
    expect((await ask({ 'X-Signup-Token': 'let-me-in-please' })).status).toBe(201)
  })

  it('limits guesses to 100 an hour per address', async () => {
    const closed = await start({ SIGNUP: 'token', SIGNUP_TOKEN: 'let-me-in-please' })
    await closed.database.query(
      "INSERT INTO runtime.address_limits SELECT '127.0.0.1', date_trunc('hour', app_now()), 99",
    )
    const guess = () => closed.call('POST', PATH, { body: { name: 'x' }, headers: { 'X-Signup-Token': 'guess' } })
    expect((await guess()).status).toBe(403)
    expect((await guess()).status).toBe(429)
  })
})

describe('a server with closed registration', () => {
  it('says which settings its operator would have to change', async () => {
    const closed = await start({ SIGNUP: 'closed' })
    const { status, body } = await closed.call('POST', PATH, { body: { name: 'scout' } })
    expect([status, body.error]).toEqual([403, 'permission_error'])
    expect(body.message).toContain('SIGNUP=open')
  })
})
