import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { startReceiver } from '../../../../test/support/receiver.ts'
import { createTestApp, type TestApp } from '../../../../test/support/test-app.ts'
import { newId } from '../../../platform/values/ids.ts'
import { DEAD_LETTER_ALERT } from '../limits.ts'
import { watchWebhooks } from './watch.ts'

let app: TestApp

beforeAll(async () => {
  app = await createTestApp({ settings: { WORKERS: 'off', INTERNAL_API_KEY: 'internal-key-of-the-tests' } })
})
afterAll(() => app.stop())

interface Account {
  key: string
  tenant: number
  webhook: string
}

async function account(): Promise<Account> {
  const { key, tenants } = await app.organization()
  const { body } = await app.call('POST', '/api/v1/webhooks', {
    key,
    body: { url: 'https://hooks.northwind.example/', events: ['*'] },
  })
  return { key, tenant: tenants.live, webhook: body.data.id }
}

/** Deliveries as the engine stores them. */
const DELIVERIES = `
  INSERT INTO runtime.webhook_deliveries
    (id, tenant_id, subscription_id, event_id, event_type, status, attempts, priority, due_at, history, created_at, finished_at)
  SELECT id, $2, $3, 'evt_' || id, 'order.paid', $4, $5, 1,
    CASE WHEN $4 = 'retrying' THEN app_now() + interval '1 hour' END,
    jsonb_build_array(jsonb_build_object('outcome', CASE WHEN $4 = 'succeeded' AND $5 = 1 THEN 'succeeded' ELSE 'failed' END)),
    app_now() - make_interval(secs => $6), CASE WHEN $4 <> 'retrying' THEN app_now() END
  FROM unnest($1::text[]) AS id`

async function deliver(own: Account, count: number, status: string, attempts = 1, seconds = 0.1): Promise<string[]> {
  const ids = Array.from({ length: count }, () => newId('dlv'))
  await app.database.query(DELIVERIES, [ids, own.tenant, own.webhook, status, attempts, seconds])
  return ids
}

async function bury(own: Account, count: number): Promise<void> {
  const ids = await deliver(own, count, 'dead_lettered', 10)
  await app.database.query(
    `INSERT INTO runtime.webhook_dead_letters (id, tenant_id, subscription_id, delivery_id, reason)
     SELECT 'dlq' || substr(id, 4), $2, $3, id, 'rejected' FROM unnest($1::text[]) AS id`,
    [ids, own.tenant, own.webhook],
  )
}

const metrics = async ({ key }: Account, query = '') =>
  (await app.call('GET', `/api/v1/webhooks/metrics${query}`, { key })).body.data
const statuses = async (own: Account): Promise<Record<string, string>> => {
  const { metrics: found } = await metrics(own)
  return Object.fromEntries(found.map(({ name, status }: { name: string; status: string }) => [name, status]))
}
const watch = () => watchWebhooks(app.database, pino({ level: 'silent' }))

describe('the metrics', () => {
  it('have no data if nothing was sent', async () => {
    expect(await statuses(await account())).toEqual({
      delivery_success_rate: 'no_data',
      first_attempt_success_rate: 'no_data',
      p50_latency_ms: 'no_data',
      p99_latency_ms: 'no_data',
      pending_dead_letters: 'ok',
      open_circuits: 'ok',
      retry_queue_depth: 'ok',
      failed_inbound_events: 'ok',
      backlog: 'ok',
      overdue_seconds: 'ok',
    })
  })

  it('count deliveries that arrived, on the first attempt or later, and their latency', async () => {
    const own = await account()
    await deliver(own, 98, 'succeeded')
    await deliver(own, 1, 'succeeded', 3, 10)
    await bury(own, 1)
    const found = await metrics(own)
    expect(found.deliveries).toEqual({ tried: 100, succeeded: 99, ended: 100, waiting: 0 })
    const metric = (name: string) => found.metrics.find((each: { name: string }) => each.name === name)
    expect(metric('delivery_success_rate')).toMatchObject({ value: 0.99, status: 'off_target', unit: 'ratio' })
    expect(metric('first_attempt_success_rate')).toMatchObject({ value: 0.98, status: 'ok' })
    expect(metric('p50_latency_ms').value).toBeCloseTo(100, -1)
    expect(metric('p99_latency_ms').value).toBeGreaterThan(100)
    expect(metric('pending_dead_letters')).toMatchObject({ value: 1, status: 'ok' })
  })

  it('exclude older deliveries and those of other accounts', async () => {
    const [own, other] = [await account(), await account()]
    await deliver(own, 5, 'succeeded', 1, 7_200)
    expect((await metrics(own, '?hours=1')).deliveries.tried).toBe(0)
    expect((await metrics(own, '?hours=3')).deliveries.tried).toBe(5)
    expect((await metrics(other)).deliveries.tried).toBe(0)
    for (const hours of [0, 721, 'x'])
      expect((await app.call('GET', `/api/v1/webhooks/metrics?hours=${hours}`, { key: own.key })).status).toBe(400)
  })
})

describe('alerts', () => {
  it('are raised once, sent as an event, and cleared on recovery', async () => {
    const own = await account()
    await deliver(own, 10, 'succeeded')
    await deliver(own, 1, 'failed')
    await watch()
    // one of eleven says too little
    expect((await metrics(own)).alerts).toEqual([])
    await deliver(own, 10, 'succeeded')
    await deliver(own, 1, 'failed')
    await app.database.query(`UPDATE webhook_subscriptions SET circuit_state = 'open' WHERE id = $1`, [own.webhook])
    await watch()
    await watch()
    expect((await metrics(own)).alerts).toMatchObject([
      {
        metric: 'delivery_success_rate',
        priority: 1,
        value: 0.909,
        threshold: 0.95,
        message: expect.stringMatching(/^delivery_success_rate is 0\.909, below 0\.95\. .* webhooks deliveries/),
      },
      { metric: 'open_circuits', priority: 2, value: 1, threshold: 0 },
    ])
    await app.database.query(`UPDATE webhook_subscriptions SET circuit_state = 'closed' WHERE id = $1`, [own.webhook])
    await deliver(own, 200, 'succeeded')
    await watch()
    expect((await metrics(own)).alerts).toEqual([])
    const told = await app.database.query<{ type: string }>(
      `SELECT type FROM runtime.outbox WHERE tenant_id = $1 AND type LIKE 'webhook.alert%' ORDER BY position`,
      [own.tenant],
    )
    expect(told.map(({ type }) => type).sort()).toEqual([
      'webhook.alert_cleared',
      'webhook.alert_cleared',
      'webhook.alert_raised',
      'webhook.alert_raised',
    ])
    const kept = await app.database.query('SELECT FROM runtime.webhook_alerts WHERE tenant_id = $1', [own.tenant])
    expect(kept).toHaveLength(2)
  })

  it(`for more than ${DEAD_LETTER_ALERT} dead letters name the causes`, async () => {
    const own = await account()
    await bury(own, DEAD_LETTER_ALERT)
    await watch()
    const names = async () => (await metrics(own)).alerts.map(({ metric }: { metric: string }) => metric)
    expect(await names()).not.toContain('dead_letter_queue')
    await bury(own, 1)
    await watch()
    const { alerts } = await metrics(own)
    expect(alerts.find(({ metric }: { metric: string }) => metric === 'dead_letter_queue')).toMatchObject({
      priority: 1,
      value: DEAD_LETTER_ALERT + 1,
      message: `1001 dead letters: 1001 rejected at ${own.webhook}. Receivers: https://hooks.northwind.example/.`,
      action: expect.stringContaining('webhooks dlq replay-all'),
    })
  })
})

describe('the backlog', () => {
  const publish = async ({ key }: Account, count: number) => {
    const events = Array.from({ length: count }, () => ({ type: 'order.paid', data: {} }))
    await app.call('POST', '/api/v1/webhooks/events', { key, body: { events } })
  }
  const alerts = async (own: Account) => {
    await watch()
    return (await metrics(own)).alerts.map(({ metric }: { metric: string }) => metric)
  }

  it('shows deliveries that no worker sends, and raises an alert after a minute', async () => {
    const own = await account()
    await publish(own, 100)
    const states = { queued: 100, sending: 0, retrying: 0, deferred: 0 }
    const seconds = { oldest_seconds: expect.any(Number), overdue_seconds: expect.any(Number) }
    expect((await metrics(own)).backlog).toEqual({
      total: { ...states, ...seconds },
      subscriptions: [{ subscription_id: own.webhook, ...states, ...seconds }],
    })
    expect(await alerts(own)).not.toContain('overdue_seconds')
    await app.advance('61 seconds')
    expect(await statuses(own)).toMatchObject({ overdue_seconds: 'alert', backlog: 'ok' })
    expect(await alerts(own)).toContain('overdue_seconds')
    const { alerts: raised } = await metrics(own)
    expect(raised[0].message).toContain(`100 of ${own.webhook}`)
  })

  it('includes what waits behind an open circuit, which is not overdue', async () => {
    const own = await account()
    await app.database.query(`UPDATE webhook_subscriptions SET circuit_state = 'open' WHERE id = $1`, [own.webhook])
    await publish(own, 5)
    await deliver(own, 10_000, 'retrying')
    await app.advance('2 minutes')
    const { backlog } = await metrics(own)
    expect(backlog.total).toMatchObject({ queued: 0, deferred: 10_005, overdue_seconds: null })
    expect(backlog.total.oldest_seconds).toBeGreaterThan(119)
    expect(await statuses(own)).toMatchObject({ backlog: 'alert', overdue_seconds: 'ok' })
    expect(await alerts(own)).toContain('backlog')
  })

  it('leaves out what a rate limit holds back, until the limit allows it', async () => {
    const own = await account()
    const holdBack = (until: string) =>
      app.database.query(`UPDATE webhook_subscriptions SET rate_limit = 1, rate_free_at = ${until} WHERE id = $1`, [
        own.webhook,
      ])
    await publish(own, 5)
    await app.advance('2 minutes')
    await holdBack(`app_now() + interval '1 second'`)
    expect(await statuses(own)).toMatchObject({ overdue_seconds: 'ok' })
    await holdBack(`app_now() - interval '30 seconds'`)
    expect((await metrics(own)).backlog.total.overdue_seconds).toBeCloseTo(30, -1)
    await app.advance('40 seconds')
    expect(await alerts(own)).toContain('overdue_seconds')
    await holdBack('NULL')
    expect((await metrics(own)).backlog.total.overdue_seconds).toBeGreaterThan(150)
  })

  it('leaves out what waits for its order, but not the first, unless something was sent just now', async () => {
    const own = await account()
    await app.database.query('UPDATE webhook_subscriptions SET ordered = true WHERE id = $1', [own.webhook])
    await publish(own, 5)
    const order = (set: string, which: string) =>
      app.database.query(
        `UPDATE runtime.webhook_deliveries d SET ordering_key = 'order-1', ${set}
         WHERE subscription_id = $1 AND id ${which} (SELECT min(id) FROM runtime.webhook_deliveries WHERE subscription_id = $1)`,
        [own.webhook],
      )
    await order('lease = NULL', '<>')
    await order(`due_at = app_now() + interval '10 minutes'`, '=')
    await app.advance('2 minutes')
    expect(await statuses(own)).toMatchObject({ overdue_seconds: 'ok' })
    await order('due_at = app_now()', '=')
    await app.advance('2 minutes')
    expect(await alerts(own)).toContain('overdue_seconds')
    await order(`due_at = NULL, status = 'succeeded', finished_at = app_now()`, '=')
    expect((await metrics(own)).backlog.total.overdue_seconds).toBeNull()
    await app.advance('2 minutes')
    expect((await metrics(own)).backlog.total.overdue_seconds).toBeGreaterThan(60)
  })
})

describe('Prometheus metrics', () => {
  const scrape = async (service: TestApp): Promise<string> => {
    const headers = { Authorization: 'Bearer internal-key-of-the-tests' }
    return (await service.app.fetch(new Request('http://localhost/metrics', { headers }))).text()
  }

  it('include waiting deliveries, summed over all organizations', async () => {
    const text = await scrape(app)
    for (const name of [
      'webhook_dead_letters_pending',
      'webhook_circuits_open',
      'webhook_retry_queue_depth',
      'webhook_backlog',
    ])
      expect(text).toMatch(new RegExp(`^${name} \\d+$`, 'm'))
  })

  it('include delivery outcomes, first attempts and durations', async () => {
    const receiver = await startReceiver()
    const service = await createTestApp({ settings: { OUTBOUND_ALLOW: '127.0.0.1' } })
    const key = await (await service.organization()).keyFor({ livemode: false })
    for (const path of ['ok', 'refusing', 'status'])
      await service.call('POST', '/api/v1/webhooks', { key, body: { url: `${receiver.url}/${path}`, events: ['*'] } })
    await service.call('POST', '/api/v1/webhooks/events', { key, body: { events: [{ type: 'order.paid', data: {} }] } })
    await vi.waitFor(
      async () => {
        const text = await scrape(service)
        for (const line of [
          'webhook_deliveries_total{outcome="succeeded"} 1',
          'webhook_deliveries_total{outcome="dead_lettered"} 1',
          'webhook_first_attempts_total{outcome="succeeded"} 1',
          'webhook_first_attempts_total{outcome="failed"} 2',
          'webhook_attempt_duration_seconds_count{outcome="failed"} 2',
          'webhook_delivery_latency_seconds_bucket{le="60"} 1',
          'webhook_delivery_latency_seconds_count 1',
        ])
          expect(text).toContain(line)
      },
      { timeout: 15_000, interval: 50 },
    )
    await service.stop()
    await receiver.close()
  })
})

describe('the statistics', () => {
  const statistics = async ({ key }: Account, query = '') =>
    (await app.call('GET', `/api/v1/webhooks/statistics${query}`, { key })).body.data

  it('count the deliveries of each hour, of all subscriptions, of one, or of a customer', async () => {
    const own = await account()
    await deliver(own, 8, 'succeeded', 1, 0.2)
    await deliver(own, 2, 'failed')
    await deliver(own, 4, 'retrying')
    for (const query of ['?hours=2', `?hours=2&subscription_id=${own.webhook}`]) {
      const { hours, total, backlog } = await statistics(own, query)
      expect(hours).toHaveLength(2)
      const sum = (name: string) =>
        hours.reduce((all: number, hour: Record<string, number>) => all + (hour[name] ?? 0), 0)
      expect(['deliveries', 'succeeded', 'failed', 'waiting'].map(sum)).toEqual([14, 8, 2, 4])
      const [busy] = hours.filter((hour: { succeeded: number }) => hour.succeeded > 0)
      expect([busy.p50_latency_ms > 150, total.p50_latency_ms > 150]).toEqual([true, true])
      expect(total).toMatchObject({ deliveries: 14, succeeded: 8, failed: 2, waiting: 4, success_rate: 0.8 })
      expect(backlog).toMatchObject({ waiting: 4, oldest_seconds: expect.any(Number) })
    }
    const nothing = await statistics(own, '?hours=1&customer=acme')
    const none = { deliveries: 0, success_rate: null, p99_latency_ms: null }
    expect(nothing).toMatchObject({ hours: [none], total: none, backlog: { waiting: 0, oldest_seconds: null } })
    await app.call('POST', '/api/v1/webhooks/customers', { key: own.key, body: { uid: 'acme' } })
    await app.database.query(`UPDATE webhook_subscriptions SET customer = 'acme' WHERE id = $1`, [own.webhook])
    expect((await statistics(own, '?customer=acme')).backlog.waiting).toBe(4)
    expect((await statistics(await account())).backlog.waiting).toBe(0)
  })
})

describe('waiting deliveries', () => {
  it('are retried together, and say until when they wait behind an open circuit', async () => {
    const own = await account()
    const retry = (body: object = {}) =>
      app.call('POST', `/api/v1/webhooks/${own.webhook}/deliveries/retry`, { key: own.key, body })
    const [one] = await deliver(own, 3, 'retrying')
    await deliver(own, 2, 'dead_lettered', 10)
    expect((await retry({ event_type: 'order.shipped' })).body).toEqual({
      success: true,
      data: { retried: 0, more: false },
    })
    await app.database.query(
      `UPDATE webhook_subscriptions SET circuit_state = 'open', circuit_probe_at = '2099-01-01T00:00:00Z' WHERE id = $1`,
      [own.webhook],
    )
    const { body } = await retry()
    expect(body).toMatchObject({ data: { retried: 3, more: false }, waits_until: '2099-01-01T00:00:00.000Z' })
    expect(body.warning).toContain('until 2099-01-01T00:00:00.000Z')
    expect((await retry()).body.data.retried).toBe(0)
    await app.database.query(`UPDATE runtime.webhook_deliveries SET history = '[]' WHERE id = $1`, [one ?? ''])
    const single = `/api/v1/webhooks/${own.webhook}/deliveries/${one}/retry`
    const answer = await app.call('POST', single, { key: own.key })
    expect(answer.body).toMatchObject({
      data: { id: one, status: 'deferred' },
      waits_until: '2099-01-01T00:00:00.000Z',
    })
    await app.call('POST', `/api/v1/webhooks/${own.webhook}/disable`, { key: own.key })
    expect((await retry()).body).toMatchObject({ waits_until: null, warning: expect.stringContaining('is disabled') })
    await app.call('POST', `/api/v1/webhooks/${own.webhook}/enable`, { key: own.key })
    expect((await retry()).body).not.toHaveProperty('warning')
  })
})
