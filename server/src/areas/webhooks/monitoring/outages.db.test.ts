import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../../../test/support/test-app.ts'
import { newId } from '../../../platform/values/ids.ts'
import { deadLetterExpired, deadLetterWaiting, disable, openTooLong } from '../engine/sql/circuits.ts'
import { watchWebhooks } from './watch.ts'

const log = pino({ level: 'silent' })

let app: TestApp
beforeAll(async () => {
  app = await createTestApp({ settings: { WORKERS: 'off' } })
})
afterAll(() => app.stop())

interface Account {
  key: string
  tenant: number
  endpoints: string[]
}

async function account(count: number): Promise<Account> {
  const { key, tenants } = await app.organization()
  const endpoints: string[] = []
  for (let n = 0; n < count; n += 1) {
    const body = { url: `https://hooks${n}.northwind.example/`, events: ['*'] }
    endpoints.push((await app.call('POST', '/api/v1/webhooks', { key, body })).body.data.id)
  }
  return { key, tenant: tenants.live, endpoints }
}

// as the engine stores them: waiting ones have no end, and `age` is the time since their events
const INSERT = `
  INSERT INTO runtime.webhook_deliveries
    (id, tenant_id, subscription_id, event_id, event_type, status, attempts, priority, due_at, expires_at, history, created_at, finished_at)
  SELECT id, $2, $3, 'evt_' || id, $4, $5, CASE $5 WHEN 'queued' THEN 0 WHEN 'retrying' THEN 7 ELSE 1 END,
    CASE $5 WHEN 'retrying' THEN 1 ELSE 0 END, CASE $5 WHEN 'queued' THEN app_now() WHEN 'retrying' THEN app_now() + interval '4 h' END,
    app_now() + $7::interval,
    CASE WHEN $5 = 'queued' THEN '[]' ELSE jsonb_build_array(jsonb_build_object('at', app_now() - $6::interval,
      'outcome', CASE $5 WHEN 'succeeded' THEN 'succeeded' ELSE 'failed' END)) END,
    app_now() - $6::interval, CASE WHEN $5 NOT IN ('queued', 'retrying') THEN app_now() END
  FROM unnest($1::text[]) AS id`

interface Made {
  at: string | undefined
  type?: string
  status?: string
  count?: number
  age?: string
  expiresIn?: string
}

async function add(
  own: Account,
  { at = '', type = 'order.paid', status = 'succeeded', count = 1, age = '0 s', expiresIn }: Made,
) {
  const ids = Array.from({ length: count }, () => newId('dlv'))
  await app.database.query(INSERT, [ids, own.tenant, at, type, status, age, expiresIn ?? null])
}

const watch = () => watchWebhooks(app.database, log)

/** Goes on in steps of five minutes, as the watch that runs every minute would see it at least. */
async function go(steps: number, each?: () => Promise<void>) {
  for (let n = 0; n < steps; n += 1) {
    await app.advance('5 minutes')
    await each?.()
    await watch()
  }
}

interface Span {
  subscription_id?: string
  event_type?: string
  metric: string
  raised_at: Date
  cleared_at: Date | null
}

const spansOf = ({ tenant }: Account) =>
  app.database.query<Span>('SELECT * FROM runtime.webhook_alerts WHERE tenant_id = $1 ORDER BY raised_at', [tenant])
const open = async (own: Account) => (await spansOf(own)).filter(({ cleared_at: cleared }) => cleared === null)

/** The lost deliveries that no alert about them was open for within ten minutes. */
async function unseen(own: Account): Promise<{ lost: number; unseen: unknown[] }> {
  const spans = await spansOf(own)
  const lost = await app.database.query<{ subscription_id: string; event_type: string; finished_at: Date }>(
    `SELECT subscription_id, event_type, finished_at FROM runtime.webhook_deliveries
     WHERE tenant_id = $1 AND status IN ('failed', 'dead_lettered') AND event_type <> 'webhook.tested'`,
    [own.tenant],
  )
  const isSeen = (each: (typeof lost)[number]) =>
    spans.some(
      ({ subscription_id: at = '', event_type: type = '', raised_at: raised, cleared_at: cleared }) =>
        ['', each.subscription_id].includes(at) &&
        ['', each.event_type].includes(type) &&
        raised.getTime() <= each.finished_at.getTime() + 600_000 &&
        (cleared === null || cleared >= each.finished_at),
    )
  return { lost: lost.length, unseen: lost.filter(each => !isSeen(each)) }
}

const metrics = async ({ key }: Account, hours = 1) =>
  (await app.call('GET', `/api/v1/webhooks/metrics?hours=${hours}`, { key })).body.data

describe('a month of outages', () => {
  it('leaves no lost delivery without an alert', async () => {
    const own = await account(3)
    const [a = '', b = '', c = ''] = own.endpoints
    const traffic = async (except: string[] = [], lost: (at: string, type: string) => boolean = () => false) => {
      for (const at of own.endpoints.filter(each => !except.includes(each)))
        for (const [type, count] of Object.entries({ 'order.paid': 4, 'order.refunded': 1 }))
          await add(own, { at, type, count, status: lost(at, type) ? 'dead_lettered' : 'succeeded' })
    }
    await go(13, () => traffic())
    expect(await spansOf(own)).toEqual([])

    // one endpoint refuses everything
    await go(6, () => traffic([], at => at === a))
    expect((await open(own)).some(({ subscription_id: id }) => id === a)).toBe(true)
    await go(20, () => traffic())
    expect(await open(own)).toEqual([])

    // one type fails at one endpoint: 37 hours later its deliveries are given up, a few an hour
    await app.advance('35 hours')
    await go(13, () => traffic())
    await add(own, { at: b, type: 'order.voided', status: 'retrying', count: 6 })
    await go(13, () => traffic())
    expect(await open(own)).toMatchObject([{ event_type: 'order.voided' }])
    for (let n = 0; n < 6; n += 1) {
      await go(1, () => traffic())
      await app.database.query(
        `UPDATE runtime.webhook_deliveries SET status = 'dead_lettered', due_at = NULL, finished_at = app_now()
         WHERE id = (SELECT min(id) FROM runtime.webhook_deliveries WHERE tenant_id = $1 AND status = 'retrying')`,
        [own.tenant],
      )
    }
    await go(1, () => traffic())
    expect((await open(own)).map(({ event_type: type }) => type)).toContain('order.voided')
    await add(own, { at: b, type: 'order.voided' })
    await go(13, () => traffic())
    expect(await open(own)).toEqual([])

    // all are too slow: circuits open, and after 72 hours what waited is lost, also what is published then
    await app.database.query(
      `UPDATE webhook_subscriptions SET circuit_state = 'open', circuit_opened_at = app_now(), circuit_probe_at = 'infinity'
       WHERE tenant_id = $1`,
      [own.tenant],
    )
    for (const at of own.endpoints) await add(own, { at, status: 'queued', count: 400 })
    await go(2)
    await app.advance('72 hours')
    await disable(app.database, await openTooLong(app.database), 'circuit_open')
    const bury = () =>
      deadLetterWaiting(
        app.database,
        Array.from({ length: 1_500 }, () => newId('dlq')),
      )
    expect(await bury()).toBeTruthy()
    await go(2)
    await app.advance('26 hours')
    await add(own, { at: c, status: 'queued' })
    await bury()
    await go(2)
    expect((await metrics(own)).metrics).toMatchObject([
      { name: 'delivery_success_rate', status: 'alert' },
      {},
      {},
      {},
      {},
      {},
      {},
      {},
      {},
      {},
    ])
    for (const id of own.endpoints) await app.call('POST', `/api/v1/webhooks/${id}/enable`, { key: own.key })
    await app.advance('25 hours')
    await go(2, () => traffic())
    await app.database.query(`UPDATE runtime.webhook_dead_letters SET replayed_at = app_now() WHERE tenant_id = $1`, [
      own.tenant,
    ])
    await go(1, () => traffic())
    expect(await open(own)).toEqual([])

    // the workers pause, and what waits expires meanwhile
    await add(own, { at: b, status: 'queued', count: 30, expiresIn: '10 minutes' })
    await go(3)
    expect(await open(own)).toMatchObject([{ metric: 'overdue_seconds' }])
    await deadLetterExpired(
      app.database,
      Array.from({ length: 100 }, () => newId('dlq')),
    )
    await go(1, () => traffic())
    const { lost, unseen: missed } = await unseen(own)
    expect(lost).toBe(30 + 6 + 1_201 + 30)
    expect(missed).toEqual([])
  }, 240_000)
})

describe('the success rate', () => {
  const names = (found: { metric: string; subscription_id?: string; event_type?: string }[]) =>
    found.map(({ metric, subscription_id: at = '', event_type: type = '' }) => `${metric} ${at} ${type}`)

  it('counts what ended in this time, however old its event is', async () => {
    const own = await account(1)
    const [at] = own.endpoints
    await add(own, { at, status: 'dead_lettered', count: 32, age: '37 hours' })
    await add(own, { at, age: '80 hours' })
    await watch()
    const { metrics: found, alerts, deliveries, subscriptions, event_types: types } = await metrics(own)
    expect(deliveries).toEqual({ tried: 0, succeeded: 1, ended: 33, waiting: 0 })
    expect(found[0]).toMatchObject({ name: 'delivery_success_rate', value: 1 / 33, status: 'alert' })
    expect(alerts[0]).toMatchObject({ metric: 'delivery_success_rate', priority: 1, subscription_id: at })
    const rates = { ended: 33, succeeded: 1, success_rate: 1 / 33, status: 'alert' }
    expect(subscriptions).toMatchObject([{ subscription_id: at, ...rates }])
    expect(subscriptions[0].p50_latency_ms).toBeCloseTo(80 * 3_600_000, -2)
    expect(types).toMatchObject([{ event_type: 'order.paid', ended: 33, succeeded: 1 }])
    const { hours } = (await app.call('GET', '/api/v1/webhooks/statistics?hours=2', { key: own.key })).body.data
    const sums = (name: string) =>
      hours.reduce((sum: number, hour: Record<string, number>) => sum + (hour[name] ?? 0), 0)
    expect(['deliveries', 'succeeded', 'failed'].map(sums)).toEqual([0, 1, 32])
  })

  it('is "few" below 20, and an alert after three failures in a row', async () => {
    const own = await account(2)
    const [at, other] = own.endpoints
    await add(own, { at, count: 3 })
    // outcomes of the same millisecond have no order
    await app.advance('1 second')
    await add(own, { at, status: 'failed', count: 2 })
    await watch()
    expect((await metrics(own)).metrics[0]).toMatchObject({ value: 0.6, status: 'few' })
    expect((await metrics(own)).alerts).toEqual([])
    await app.advance('3 hours')
    await add(own, { at: other, type: 'order.shipped', count: 5 })
    await add(own, { at, status: 'failed' })
    await watch()
    const { metrics: found, alerts } = await metrics(own)
    expect(found[0]).toMatchObject({ status: 'alert' })
    expect(names(alerts)).toEqual([`delivery_success_rate ${at} `])
    expect(alerts[0].message).toContain(`The last 3 deliveries of ${at} failed.`)
    await add(own, { at })
    await watch()
    expect((await metrics(own)).alerts).toEqual([])
    expect((await metrics(own)).metrics[0].status).toBe('few')
  })

  it('raises an alert for one endpoint of many, and for one type of many', async () => {
    const own = await account(5)
    const [dead = '', picky = ''] = own.endpoints
    for (const at of own.endpoints) await add(own, { at, count: at === dead ? 1 : 400, type: 'order.paid' })
    await add(own, { at: dead, status: 'dead_lettered', count: 19 })
    await add(own, { at: picky, status: 'dead_lettered', count: 20, type: 'order.voided', age: '37 hours' })
    await watch()
    const { metrics: found, alerts } = await metrics(own)
    expect(found[0]).toMatchObject({ name: 'delivery_success_rate', status: 'off_target' })
    const rates = alerts.filter(({ metric }: { metric: string }) => metric === 'delivery_success_rate')
    expect(names(rates)).toEqual(['delivery_success_rate  order.voided', `delivery_success_rate ${dead} `])
  })
})
