import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTestApp, type TestAnswer, type TestApp } from '../server/test/support/test-app.ts'
import { callExample, makeWorld, OPERATIONS, type Operation, operation, sharedWorld } from './support/requests.ts'
import { countRows, fingerprintTenant } from './support/rows.ts'

let app: TestApp
/** Hostnames that were resolved: every call to another service starts with that. */
const asked: string[] = []
beforeAll(async () => {
  app = await createTestApp({
    settings: { WORKERS: 'off', LOG_LEVEL: 'silent', DATABASE_POOL_SIZE: '10' },
    resolve: async hostname => {
      asked.push(hostname)
      return []
    },
  })
  await app.database.query(`
    CREATE FUNCTION die() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE EXCEPTION 'the process dies here'; END $$`)
  await app.database.query(`
    CREATE TRIGGER dying BEFORE INSERT OR UPDATE ON idempotency_entries FOR EACH ROW
    WHEN (NEW.status IS NOT NULL AND NEW.key LIKE 'dying%') EXECUTE FUNCTION die()`)
})
afterAll(() => app.stop())

/** Whether calls whose keys begin with "dying" fail when all but their response is written. */
const letThemDie = (dying: boolean): Promise<unknown> =>
  app.database.query(`ALTER TABLE idempotency_entries ${dying ? 'ENABLE' : 'DISABLE'} TRIGGER dying`)

const named = (operations: readonly Operation[]): [string, Operation][] =>
  operations.map(operation => [operation.id, operation])
const numbers = (count: number): number[] => Array.from({ length: count }, (_, n) => n)

describe('the key, the work and the response are stored together, or not at all', () => {
  /**
   * Everything that is stored, except when a key was last used, files that wait for their removal, and the ledger, which
   * shows that money was reserved and returned.
   */
  async function stored(tenant: number) {
    const {
      api_keys: _,
      'public.wallet_entries': _ledger,
      ...fingerprints
    } = await fingerprintTenant(app.database, tenant)
    const {
      'runtime.file_removals': _removals,
      'public.wallet_entries': _rows,
      ...rows
    } = await countRows(app.database)
    return { rows, fingerprints }
  }

  let inWorld: ReturnType<typeof sharedWorld>
  beforeAll(() => {
    inWorld = sharedWorld(app)
  })

  // they keep the key: see below, and test/response-kill.db.test.ts
  const HAVE_EFFECTS_OUTSIDE = ['testWebhook', 'testDestination', 'createResponse', 'runAgent']
  const writes = OPERATIONS.filter(({ id, writes }) => writes && !HAVE_EFFECTS_OUTSIDE.includes(id))

  test.each(named(writes))('%s', (id, operation) =>
    inWorld(async world => {
      const { live } = world.organization.tenants
      const headers = { 'Idempotency-Key': `dying ${id} ${live}` }
      await letThemDie(true)
      const before = await stored(live)
      expect((await callExample(world, operation, { headers })).status).toBe(500)
      expect(await stored(live)).toEqual(before)

      await letThemDie(false)
      asked.length = 0
      const again = await callExample(world, operation, { headers })
      expect(again.status).toBeLessThan(300)
      // a transaction contains only SQL
      if (operation.transaction === 'one') expect(asked).toEqual([])
      expect(again.headers.has('idempotent-replayed')).toBe(false)
      expect(await stored(live)).not.toEqual(before)
    }),
  )

  test.each(['testWebhook', 'testDestination'])('%s, whose event may have arrived, is not run again', async id => {
    const world = await makeWorld(app)
    const headers = { 'Idempotency-Key': `dying ${id}` }
    await letThemDie(true)
    expect((await callExample(world, operation(id), { headers })).status).toBe(500)
    await letThemDie(false)
    for (let n = 0; n < 2; n++) {
      const { status, body } = await callExample(world, operation(id), { headers })
      expect([status, body]).toMatchObject([409, { error: 'conflict_error', reason: 'outcome_unknown' }])
      expect(body.reference).toMatch(/^evt_/)
      expect(body.message).toContain(body.reference)
    }
  })
})

describe('work in one transaction with its key', () => {
  const post = (path: string, key: string, body: object, idempotencyKey: string): Promise<TestAnswer> =>
    app.call('POST', `/api/v1/${path}`, { key, body, headers: { 'Idempotency-Key': idempotencyKey } })

  test.each([
    ['upsert', (n: number) => ({ records: [{ key: { email: `${n}@paid.example` }, properties: { Seats: n } }] })],
    [
      'memory/import',
      (n: number) => ({ memories: [{ keys: [{ name: 'email', value: `${n}@paid.example` }], content: 'x' }] }),
    ],
  ])('%s is refused with the balance if credits run out meanwhile', async (path, bodyOf) => {
    const { key, tenants } = await app.organization({ credits: 7 })
    const answers = await Promise.all(numbers(12).map(n => post(path, key, bodyOf(n), `paid ${path} ${n}`)))
    const refused = answers.filter(({ status }) => status !== 200)
    expect(refused).toHaveLength(5)
    for (const { status, body } of refused) expect([status, body]).toMatchObject([402, { required: 1, balance: 0 }])
    const [row] = await app.database.query<{ credits: bigint; used: number }>(
      'SELECT credits, (SELECT sum(credits)::int FROM usage_entries WHERE tenant_id = $1) AS used FROM tenants WHERE id = $1',
      [tenants.live],
    )
    expect(row).toEqual({ credits: 0n, used: 7 })
  })

  test('leaves nothing in memory if rolled back: an event type is listed only once published', async () => {
    const { key } = await app.organization()
    const body = { events: [{ type: 'order.shipped', data: { id: 'ord_1' } }] }
    await letThemDie(true)
    expect((await post('webhooks/events', key, body, 'dying publication')).status).toBe(500)
    expect((await app.call('POST', '/api/v1/webhooks/events', { key, body })).status).toBe(202)
    const types = await app.call('GET', '/api/v1/webhooks/event-types', { key })
    expect(types.body.published).toEqual(['order.shipped'])
  })
})

test('an attempt to register counts even if the work under its key is rolled back', async () => {
  const limited = await createTestApp({ settings: { WORKERS: 'off', SIGNUP: 'token', SIGNUP_TOKEN: 'let-me-in' } })
  const guess = (n: number) =>
    limited.call('POST', '/auth/agent', {
      body: { name: 'agent' },
      headers: { 'X-Signup-Token': `guess ${n}`, 'Idempotency-Key': 'guessing' },
    })
  for (let n = 0; n < 100; n++) expect((await guess(n)).status).toBe(403)
  expect((await guess(100)).status).toBe(429)
  await limited.stop()
})

describe('a group of memories, each with its key', () => {
  test('is stored without the memory whose response cannot be stored', async () => {
    const { key, tenants } = await app.organization({ credits: 100 })
    await letThemDie(true)
    const memorize = (n: number) =>
      app.call('POST', '/api/v1/memorize', {
        key,
        body: { email: `${n}@group.example`, content: 'Likes tea.', extract: false },
        headers: { 'Idempotency-Key': `${n === 5 ? 'dying' : 'group'} ${n}` },
      })
    const answers = await Promise.all(numbers(12).map(memorize))
    expect(answers.map(({ status }) => status)).toEqual(numbers(12).map(n => (n === 5 ? 500 : 200)))
    const replays = await Promise.all(
      numbers(12)
        .filter(n => n !== 5)
        .map(memorize),
    )
    const done = answers.filter(({ status }) => status === 200)
    expect(replays.map(({ body }) => body)).toEqual(done.map(({ body }) => body))
    for (const { headers } of replays) expect(headers.get('idempotent-replayed')).toBe('true')
    await letThemDie(false)
    expect((await memorize(5)).status).toBe(200)
    const [row] = await app.database.query<{ credits: bigint; memories: number }>(
      'SELECT credits, (SELECT count(*)::int FROM memories WHERE tenant_id = $1) AS memories FROM tenants WHERE id = $1',
      [tenants.live],
    )
    expect(row).toEqual({ credits: 88n, memories: 12 })
  })
})
