import { setTimeout as sleep } from 'node:timers/promises'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { useApp } from '../../../../test/support/use-app.ts'
import { createTestAccount, createTestSender } from '../../../../test/support/webhook-retention.ts'
import { newId } from '../../../platform/values/ids.ts'
import { sendReplay } from '../history/sql/replay.ts'
import { HISTORY_DAYS, WAITING_DAYS } from '../limits.ts'
import { purgeWebhooks } from './sql/purge-webhooks.ts'

const app = useApp()
let sender: ReturnType<typeof createTestSender>
beforeAll(() => {
  sender = createTestSender(app)
})

/** An organization with a subscription that keeps its webhooks for this long. */
async function open(days?: { webhookPayloadDays?: number; webhookMetadataDays?: number }) {
  const organization = await app.organization({ plan: 'scale' })
  const { key } = organization
  if (days) expect((await app.call('PATCH', '/api/v1/organizations', { key, body: days })).status).toBe(200)
  const account = createTestAccount(app, key)
  const webhook = await account.subscribe()
  return {
    ...account,
    organization,
    webhook,
    tenant: organization.tenants.live,
    event: async () => (await account.data('GET', '/events?type=order.paid&limit=1'))[0]?.id,
    delivery: async () => (await account.deliveries(webhook))[0],
    replay: (more: object) => account.data('POST', '/events/replay', { filter: { subscriptionId: webhook }, ...more }),
  }
}

describe('an organization that keeps payloads for 7 days and metadata for 60', () => {
  it('has events without payloads in between, which cannot be sent again', async () => {
    const [own, other] = [await open({ webhookPayloadDays: 7, webhookMetadataDays: 60 }), await open()]
    for (const each of [own, other]) await each.publish(1)
    await sender.send('succeeded')
    const [ownEvent, otherEvent] = [await own.event(), await other.event()]
    await sender.wait('6 days')
    expect(await own.data('GET', `/events/${ownEvent}`)).toMatchObject({ data: { object: { id: 'ord_0' } } })
    expect(await own.delivery()).toMatchObject({ response_body_preview: 'thanks', payload_deleted_at: null })
    await sender.wait('1 day')
    const gone = { payload_deleted_at: expect.any(String) }
    const recipients = [{ subscription_id: own.webhook, outcome: 'succeeded', attempts: 1 }]
    expect(await own.data('GET', `/events/${ownEvent}`)).toMatchObject({ ...gone, data: null, recipients })
    expect(await own.data('GET', '/events?type=order.paid')).toMatchObject([{ id: ownEvent, ...gone, recipients }])
    const delivery = await own.delivery()
    expect(delivery).toMatchObject({ ...gone, status: 'succeeded', response_body_preview: null, response_code: 200 })
    expect(await own.data('GET', `/${own.webhook}/deliveries/${delivery.id}`)).toMatchObject({
      history: [{ number: 1 }],
    })
    expect(await other.data('GET', `/events/${otherEvent}`)).toMatchObject({ data: { object: { id: 'ord_0' } } })
    const { status, body } = await own.call('POST', `/${own.webhook}/deliveries/${delivery.id}/retry`)
    expect([status, body.message]).toEqual([409, expect.stringContaining(`${ownEvent} was deleted after 7 days`)])
    expect(await own.replay({ includeAcknowledged: true })).toEqual({ deliveries: 0, payloadDeleted: 1, seconds: 0 })
    expect(await other.replay({ includeAcknowledged: true, estimate: true })).toMatchObject({
      deliveries: 1,
      payloadDeleted: 0,
    })
    await sender.wait(`${HISTORY_DAYS - 7} days`)
    expect((await other.call('GET', `/events/${otherEvent}`)).status).toBe(404)
    await sender.wait(`${59 - HISTORY_DAYS} days`)
    expect(await own.delivery()).toMatchObject({ id: delivery.id })
    await sender.wait('1 day')
    expect(await own.deliveries(own.webhook)).toEqual([])
    expect((await own.call('GET', `/events/${ownEvent}`)).status).toBe(404)
  })
})

describe('what waits', () => {
  it('keeps its payload however old it is, and for the days of payloads after it has failed', async () => {
    const own = await open({ webhookPayloadDays: 1, webhookMetadataDays: 3 })
    await own.publish(2)
    await own.data('POST', `/${own.webhook}/disable`)
    await sender.wait(`${WAITING_DAYS - 1} days`)
    expect(await own.data('GET', `/events/${await own.event()}`)).toMatchObject({ data: { object: {} } })
    await sender.wait('1 day')
    const [first, second] = await own.deadLetters()
    expect((await own.exported()).map(({ event }: { event: { data: unknown } }) => event.data)).not.toContain(null)
    await own.data('POST', `/dead-letters/${first.id}/replay`)
    await sender.wait('2 days')
    expect(await own.data('GET', `/events/${first.event_id}`)).toMatchObject({ data: { object: {} } })
    expect(await own.data('GET', `/events/${second.event_id}`)).toMatchObject({ data: null })
    const lines = (await own.exported()) as { dead_letter: { id: string }; event: { data: unknown } }[]
    expect(lines.find(({ dead_letter }) => dead_letter.id === second.id)?.event.data).toBeNull()
    const { status, body } = await own.call('POST', `/dead-letters/${second.id}/replay`)
    expect([status, body.message]).toEqual([
      409,
      expect.stringContaining(`The payload of ${second.event_id} was deleted`),
    ])
    expect(await own.data('POST', '/dead-letters/replay', {})).toEqual({ replayed: 0, payload_deleted: 1, more: false })
    expect((await own.call('POST', `/dead-letters/${first.id}/replay`)).body.message).toContain('was replayed at')
    await own.data('POST', `/${own.webhook}/enable`)
    expect(await sender.send('succeeded')).toBe(1)
    await sender.wait('1 day')
    expect((await own.deliveries(own.webhook)).map(({ id }: { id: string }) => id)).toEqual([first.delivery_id])
  })

  it('is not erased if it is retried, or sent to a subscription for the first time, while old payloads are deleted', async () => {
    const own = await open({ webhookPayloadDays: 1 })
    await own.publish(1)
    await sender.send('rejected')
    const delivery = await own.delivery()
    await own.data('POST', `/${own.webhook}/disable`)
    await own.publish(1)
    const withheld = await own.event()
    await own.data('POST', `/${own.webhook}/enable`)
    await app.advance('2 days')
    const [taken, released] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    const scope = app.database.scope({ tenantId: own.tenant, livemode: true })
    const replaying = scope.transaction(async () => {
      const before = (await scope.now()).toISOString()
      const any = { since: null, until: null, types: null, outcome: null, again: false, before }
      expect(
        await sendReplay(scope, { ...any, subscriptionId: own.webhook, to: own.webhook }, [newId('dlv'), newId('dlv')]),
      ).toBe(2)
      taken.resolve()
      await released.promise
    })
    await taken.promise
    const purging = purgeWebhooks(app.database)
    // on PostgreSQL it has found both payloads by then; PGlite has one connection
    await sleep(500)
    released.resolve()
    await Promise.all([replaying, purging])
    await purgeWebhooks(app.database)
    for (const id of [delivery.event_id, withheld])
      expect(await own.data('GET', `/events/${id}`)).toMatchObject({ data: { object: { id: 'ord_0' } } })
    expect(await sender.send('succeeded')).toBe(2)
  })
})

it('a smaller plan shortens what an organization has set', async () => {
  const own = await open({ webhookPayloadDays: 300, webhookMetadataDays: 300 })
  const { id, key } = own.organization
  await own.publish(1)
  await sender.send('succeeded')
  await sender.wait('100 days')
  expect(await own.deliveries(own.webhook)).toHaveLength(1)
  await app.call('PATCH', `/api/v1/admin/organizations/${id}`, { operator: true, body: { plan: 'pro' } })
  expect((await app.call('GET', '/api/v1/organizations', { key })).body.data).toMatchObject({
    webhookPayloadDays: 90,
    webhookMetadataDays: 90,
  })
  await sender.wait('0 days')
  expect(await own.deliveries(own.webhook)).toEqual([])
})

const CUSTOMERS = `
  WITH organization AS (
    INSERT INTO organizations (id, name, plan, webhook_payload_days, webhook_metadata_days)
    SELECT 'org_many_' || n, 'Many', 'scale', 1 + n % 3, 4 + n % 3 FROM generate_series(1, 600) AS n RETURNING id
  )
  INSERT INTO tenants (organization_id, livemode, credits) SELECT id, mode, 0 FROM organization, unnest('{t,f}'::bool[]) AS mode`
const EVENTS = `
  INSERT INTO runtime.webhook_events (tenant_id, id, type, data, created_at)
  SELECT t.id, 'evt_' || t.id || '_' || days, 'order.paid', '{}', app_now() - make_interval(days => days, mins => 1)
  FROM tenants t, generate_series(0, 7) AS days WHERE t.organization_id LIKE 'org_many_%'`
const LEFT = `
  SELECT count(*) FILTER (WHERE age >= o.webhook_metadata_days)::int AS late,
    count(*) FILTER (WHERE age >= o.webhook_payload_days AND e.data <> 'null')::int AS whole,
    count(*) FILTER (WHERE age < o.webhook_payload_days AND e.data = 'null')::int AS early, count(*)::int AS all
  FROM runtime.webhook_events e JOIN tenants t ON t.id = e.tenant_id JOIN organizations o ON o.id = t.organization_id
  CROSS JOIN LATERAL (SELECT extract(day FROM app_now() - e.created_at) AS age) AS a
  WHERE o.id LIKE 'org_many_%'`

it('many organizations with days of their own are purged by few statements', async () => {
  await app.database.query(CUSTOMERS)
  await app.database.query(EVENTS)
  const query = vi.spyOn(app.database, 'query')
  await purgeWebhooks(app.database)
  const statements = query.mock.calls.length
  query.mockRestore()
  // 1,200 tenants with 4 to 6 of 8 events left
  expect(await app.database.query(LEFT)).toEqual([{ late: 0, whole: 0, early: 0, all: 1_200 * 5 }])
  expect(statements).toBeLessThan(120)
}, 60_000)

const BACKLOG = `
  WITH event AS (
    INSERT INTO runtime.webhook_events (tenant_id, id, type, data, created_at)
    SELECT $1, 'evt_' || $2 || n, 'order.paid', '{}', app_now() - interval '3 days' - make_interval(secs => n)
    FROM generate_series(1, 1500) AS n RETURNING id, created_at
  )
  INSERT INTO runtime.webhook_deliveries (id, tenant_id, subscription_id, event_id, event_type, status, created_at, due_at)
  SELECT replace(id, 'evt', 'dlv'), $1, $2, id, 'order.paid', 'queued', created_at, app_now() + interval '1 hour'
  FROM event WHERE id NOT LIKE '%5'`

it('a backlog that waits is passed over to find what is over behind it', async () => {
  const own = await open({ webhookPayloadDays: 1, webhookMetadataDays: 2 })
  await app.database.query(BACKLOG, [own.tenant, own.webhook])
  await purgeWebhooks(app.database)
  const [left] = await app.database.query(
    'SELECT count(*)::int AS events, count(*) FILTER (WHERE payload_deleted_at IS NULL)::int AS payloads FROM runtime.webhook_events WHERE tenant_id = $1 AND type = $2',
    [own.tenant, 'order.paid'],
  )
  expect(left).toEqual({ events: 1_350, payloads: 1_350 })
})
