import { Webhook } from 'standardwebhooks'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { DANA, people } from '../../../test/support/gateway-providers.ts'
import { type Receiver, startReceiver } from '../../../test/support/receiver.ts'
import { useApp, useOrganization } from '../../../test/support/use-app.ts'
import { importRecord } from './local/import-rows.ts'

/** What names lead to. */
let address: string | undefined
const app = useApp({
  settings: { WORKERS: 'on', OUTBOUND_ALLOW: '127.0.0.1' },
  resolve: async () => (address === undefined ? [] : [address]),
})
const own = useOrganization(app)

let receiver: Receiver
beforeAll(async () => {
  receiver = await startReceiver()
  for (const path of ['/ok?step=1', '/ok?step=3']) receiver.on(path, response => response.end())
})
afterAll(() => receiver.close())

let key: string
let tenantId: number
beforeEach(async () => {
  // live calls deliver to https only
  key = await own.organization.keyFor({ livemode: false })
  tenantId = own.organization.tenants.test
  const grant = { usd: '1', livemode: false }
  await app.call('POST', `/api/v1/admin/organizations/${own.organization.id}/credits`, { operator: true, body: grant })
  const { organization_id: _, ...dana } = people[0] ?? {}
  await importRecord(app.database.scope({ tenantId, livemode: false }), 'people', dana)
})

const call = (method: string, path: string, body?: object, as = key) =>
  app.call(method, path, { key: as, ...(body && { body }) })
const reveal = async (path: string) => {
  const body = { id: DANA, reveal_phone_number: true, webhook_url: receiver.url + path }
  expect((await call('POST', '/publishers/apollo/people/match', body)).status).toBe(200)
}
const listed = async (query = '', as = key) =>
  (await call('GET', `/api/v1/gateway/phone-deliveries${query}`, undefined, as)).body.data
const status = async () => (await listed())[0].status
const retry = (id: string, as = key) => call('POST', `/api/v1/gateway/phone-deliveries/${id}/retry`, undefined, as)
const arrivals = (path: string) => receiver.arrivals.filter(arrival => arrival.path === path)
const balance = async () => (await call('GET', '/api/v1/wallet/balance')).body.data

describe('a delivery of phone numbers', () => {
  it('that arrived is listed, and is sent again with the same id at no cost', async () => {
    await reveal('/ok?step=1')
    await expect.poll(status, { timeout: 30_000 }).toBe('succeeded')
    const [delivery] = await listed()
    expect(delivery).toEqual({
      id: expect.stringMatching(/^phd_/),
      status: 'succeeded',
      url: `${receiver.url}/ok?step=1`,
      personIds: [DANA],
      attempts: 1,
      lastAttempt: { at: expect.any(String), responseCode: 200 },
      createdAt: expect.any(String),
    })
    const before = await balance()
    const again = await retry(delivery.id)
    const { lastAttempt: _, ...rest } = delivery
    expect(again).toMatchObject({ status: 200, body: { data: { ...rest, status: 'queued', attempts: 0 } } })
    await expect.poll(() => arrivals('/ok?step=1').length, { timeout: 30_000 }).toBe(2)
    await expect.poll(status, { timeout: 30_000 }).toBe('succeeded')
    const { secret } = (await call('GET', '/api/v1/gateway/signing-secret')).body.data
    const bodies = arrivals('/ok?step=1').map(({ body, headers }) => {
      expect(headers['webhook-id']).toBe(delivery.id)
      return new Webhook(secret).verify(body, headers)
    })
    expect(bodies[1]).toEqual(bodies[0])
    expect(await balance()).toEqual(before)
    const audit = (await call('GET', '/api/v1/audit', undefined, own.key)).body.data
    expect(audit).toContainEqual(
      expect.objectContaining({
        action: 'gateway_phone_delivery.retried',
        target: delivery.id,
        details: { people: 1 },
      }),
    )
  })

  it('that the receiver refuses is retried, then fails, and is sent again', async () => {
    receiver.on('/broken', response => response.writeHead(503).end())
    await reveal('/broken')
    await expect.poll(status, { timeout: 30_000 }).toBe('retrying')
    const [{ id }] = await listed('?status=retrying')
    expect(await listed('?status=failed')).toEqual([])
    const early = await retry(id)
    expect([early.status, early.body.message]).toEqual([409, expect.stringContaining('is retrying')])
    for (const seconds of [11, 61, 301, 1_801, 7_201]) {
      const { attempts } = (await listed())[0]
      await app.advance(`${seconds} seconds`)
      await expect.poll(async () => (await listed())[0].attempts, { timeout: 30_000 }).toBe(attempts + 1)
    }
    expect(await listed('?status=failed')).toEqual([
      expect.objectContaining({
        id,
        attempts: 6,
        lastAttempt: {
          at: expect.any(String),
          responseCode: 503,
          message: 'The receiver answered 503.',
        },
      }),
    ])
    receiver.on('/broken', response => response.end())
    const answers = await Promise.all([1, 2, 3].map(() => retry(id)))
    expect(answers.map(answer => answer.status).toSorted()).toEqual([200, 409, 409])
    await expect.poll(status, { timeout: 30_000 }).toBe('succeeded')
    expect((await listed())[0].attempts).toBe(1)
  }, 120_000)

  it('is given up at once if its receiver answers 410 or another error that a retry does not change', async () => {
    for (const [path, code] of [
      ['/gone', 410],
      ['/refusing', 400],
    ] as const) {
      await reveal(path)
      await expect.poll(async () => (await listed())[0].status, { timeout: 30_000 }).toBe('failed')
      expect((await listed())[0]).toMatchObject({
        attempts: 1,
        lastAttempt: { responseCode: code, message: `The receiver answered ${code}.` },
      })
    }
  })

  it('whose name leads to an address that must not be called fails with the reason', async () => {
    const webhook_url = 'http://rebound.northwind.example/phones'
    const body = { id: DANA, reveal_phone_number: true, webhook_url }
    expect((await call('POST', '/publishers/apollo/people/match', body)).status).toBe(200)
    await expect.poll(status, { timeout: 30_000 }).toBe('retrying')
    address = '169.254.169.254'
    await app.advance('11 seconds')
    await expect.poll(status, { timeout: 30_000 }).toBe('failed')
    const [{ lastAttempt, attempts }] = await listed()
    expect([attempts, lastAttempt.message]).toEqual([2, expect.stringContaining('rebound.northwind.example')])
    expect(lastAttempt).not.toHaveProperty('responseCode')
  })

  it('leaves out people who are suppressed by then', async () => {
    await reveal('/ok?step=3')
    await expect.poll(status, { timeout: 30_000 }).toBe('succeeded')
    await call('DELETE', `/api/v1/gateway/people/${DANA}`)
    await retry((await listed())[0].id)
    await expect.poll(() => arrivals('/ok?step=3').length, { timeout: 30_000 }).toBe(2)
    expect(JSON.parse(arrivals('/ok?step=3')[1]?.body ?? '')).toMatchObject({ unique_enriched_records: 0, people: [] })
  })

  it('shows its whole URL only to those who may send it again', async () => {
    await reveal('/ok?token=t0psecret')
    const member = await own.organization.keyFor({ livemode: false, role: 'member' })
    const seen = await listed('', member)
    expect(seen[0].url).toBe(`${receiver.url}/…`)
    expect(JSON.stringify(seen)).not.toContain('t0psecret')
    expect((await retry(seen[0].id, member)).status).toBe(403)
    const viewer = await own.organization.keyFor({ livemode: false, role: 'viewer' })
    expect((await call('GET', '/api/v1/gateway/phone-deliveries', undefined, viewer)).status).toBe(403)
  })

  it('is read in pages, newest first', async () => {
    for (const n of [1, 2, 3]) await reveal(`/ok?page=${n}`)
    const first = (await call('GET', '/api/v1/gateway/phone-deliveries?limit=2')).body
    const second = (await call('GET', `/api/v1/gateway/phone-deliveries?limit=2&cursor=${first.nextCursor}`)).body
    const urls = [...first.data, ...second.data].map(({ url }) => url)
    expect(urls).toEqual([3, 2, 1].map(n => `${receiver.url}/ok?page=${n}`))
    expect(second).not.toHaveProperty('nextCursor')
  })
})
