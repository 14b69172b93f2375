import { setTimeout as sleep } from 'node:timers/promises'
import { pino } from 'pino'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { useApp } from '../../../../test/support/use-app.ts'
import { createTestAccount, createTestSender, type TestAccount } from '../../../../test/support/webhook-retention.ts'
import { relay } from '../../../platform/events/outbox.ts'
import { newId } from '../../../platform/values/ids.ts'
import { DEAD_LETTER_DAYS, HISTORY_DAYS, MAX_SUBSCRIPTIONS, WAITING_DAYS } from '../limits.ts'
import { createWebhooksConsumer } from '../publishing/consume.ts'
import { deadLetterWaiting } from './sql/circuits.ts'
import { purgeWebhooks } from './sql/purge-webhooks.ts'

const app = useApp()
let sender: ReturnType<typeof createTestSender>
let own: TestAccount
let tenant: number
let organizationId: string
let key: string
let webhook: string

beforeAll(async () => {
  sender = createTestSender(app)
})
beforeEach(async () => {
  const organization = await app.organization()
  key = organization.key
  tenant = organization.tenants.live
  organizationId = organization.id
  own = createTestAccount(app, key)
  webhook = await own.subscribe()
})

const statuses = async (): Promise<string[]> =>
  (await own.deliveries(webhook)).map(({ status }: { status: string }) => status)

describe(`a waiting delivery of a subscription that its owner disabled`, () => {
  it(`becomes a dead letter after ${WAITING_DAYS} days, with its event, and can be replayed`, async () => {
    await own.publish(3)
    await own.data('POST', `/${webhook}/disable`)
    await sender.wait(`${WAITING_DAYS - 1} days`)
    expect(await statuses()).toEqual(Array(3).fill('deferred'))
    expect(await own.deadLetters()).toEqual([])
    await sender.wait('1 day')
    expect(await statuses()).toEqual(Array(3).fill('dead_lettered'))
    expect(await own.deadLetters('&reason=subscription_disabled')).toHaveLength(3)
    expect((await own.exported()).map(({ event }: { event: { data: object } }) => event.data)).toEqual(
      [0, 1, 2].map(n => ({ object: { id: `ord_${n}` } })),
    )
    const { metrics } = await own.data('GET', '/metrics')
    expect(metrics.find(({ name }: { name: string }) => name === 'pending_dead_letters').value).toBe(3)

    await own.data('POST', `/${webhook}/enable`)
    expect(await own.data('POST', '/dead-letters/replay', {})).toEqual({ replayed: 3, payload_deleted: 0, more: false })
    expect(await sender.send('succeeded')).toBe(3)
    expect(await statuses()).toEqual(Array(3).fill('succeeded'))
  })

  it('gets the full time again if it is replayed or the subscription was enabled in between', async () => {
    await own.publish(1)
    await own.data('POST', `/${webhook}/disable`)
    await sender.wait('30 days')
    await own.data('POST', `/${webhook}/enable`)
    await own.data('POST', `/${webhook}/disable`)
    await sender.wait('30 days')
    expect(await statuses()).toEqual(['deferred'])
    await sender.wait('5 days')
    const [letter] = await own.deadLetters()
    await own.data('POST', `/dead-letters/${letter.id}/replay`)
    await sender.wait('34 days')
    expect(await statuses()).toEqual(['deferred'])
    await sender.wait('1 day')
    expect(await statuses()).toEqual(['dead_lettered'])
  })

  it('fails if the subscription has no dead letters', async () => {
    await own.data('PATCH', `/${webhook}`, { guarantee: 'best_effort' })
    await own.publish(1)
    await own.data('POST', `/${webhook}/disable`)
    await sender.wait(`${WAITING_DAYS} days`)
    expect(await statuses()).toEqual(['failed'])
  })
})

describe('a change of a circuit', () => {
  it(`is deleted after ${HISTORY_DAYS} days`, async () => {
    for (const days of [HISTORY_DAYS - 1, HISTORY_DAYS + 1])
      await app.database.query(
        `INSERT INTO runtime.webhook_circuit_changes (tenant_id, subscription_id, "from", "to", reason, at)
         VALUES ($1, $2, 'closed', 'open', $3, app_now() - make_interval(days => $4))`,
        [tenant, webhook, String(days), days],
      )
    await purgeWebhooks(app.database)
    const left = await app.database.query(
      'SELECT reason FROM runtime.webhook_circuit_changes WHERE subscription_id = $1',
      [webhook],
    )
    expect(left).toEqual([{ reason: String(HISTORY_DAYS - 1) }])
  })
})

describe('a dead letter', () => {
  it(`is kept for ${DEAD_LETTER_DAYS} days from its own failure, with everything needed to replay it`, async () => {
    await own.publish(1)
    await sender.send('rejected')
    for (let round = 0; round < 4; round++) {
      await sender.wait(`${DEAD_LETTER_DAYS - 1} days`)
      const [letter] = await own.deadLetters('&replayed=false')
      await own.data('POST', `/dead-letters/${letter.id}/replay`)
      expect(await sender.send('rejected')).toBe(1)
      expect(await own.exported()).not.toEqual([])
    }
    await sender.wait(`${DEAD_LETTER_DAYS} days`)
    expect(await own.deadLetters()).toEqual([])
    expect(await statuses()).toEqual(['dead_lettered'])
    await sender.wait(`${HISTORY_DAYS - DEAD_LETTER_DAYS} days`)
    expect(await statuses()).toEqual([])
  })

  it('counts as replayed if its delivery was sent again', async () => {
    await own.publish(1)
    await sender.send('rejected')
    const [{ delivery_id }] = await own.deadLetters()
    await own.data('POST', `/${webhook}/deliveries/${delivery_id}/retry`)
    expect(await own.deadLetters('&replayed=false')).toEqual([])
    await sender.send('succeeded')
    expect(await own.data('POST', '/dead-letters/replay', {})).toEqual({ replayed: 0, payload_deleted: 0, more: false })
    expect(await statuses()).toEqual(['succeeded'])
  })

  it('counts as replayed even if it was created while the delivery was being retried', async () => {
    await own.publish(1)
    const [{ id }] = await own.deliveries(webhook)
    await own.data('POST', `/${webhook}/disable`)
    await app.advance(`${WAITING_DAYS} days`)
    const [buried, retrying] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    const burying = app.database.transaction(async () => {
      await deadLetterWaiting(app.database, [newId('dlq')])
      buried.resolve()
      await retrying.promise
    })
    await buried.promise
    const retried = own.data('POST', `/${webhook}/deliveries/${id}/retry`)
    // on PostgreSQL it has found the waiting delivery by then, and waits for its lock
    await sleep(500)
    retrying.resolve()
    await Promise.all([burying, retried])
    await own.data('POST', `/${webhook}/enable`)
    await sender.send('succeeded')
    expect(await statuses()).toEqual(['succeeded'])
    expect(await own.deadLetters()).toMatchObject([{ replayed_at: expect.any(String) }])
  })
})

it('an event that occurred long before it could be sent is kept until it is sent', async () => {
  await app.database.query(
    `INSERT INTO runtime.outbox (tenant_id, type, data, occurred_at)
     VALUES ($1, 'order.paid', '{"id": "ord_1"}', app_now() - interval '40 days')`,
    [tenant],
  )
  const consumer = createWebhooksConsumer({
    database: app.database,
    log: pino({ level: 'silent' }),
    events: ['*'],
    onRefused: () => {},
    fetchUrlOf: id => id,
  })
  await relay(app.database, [consumer])
  await sender.wait('0 days')
  expect(await statuses()).toEqual(['queued'])
  expect(await sender.send('succeeded')).toBe(1)
})

describe('deleting a subscription', () => {
  it('reports what will not be delivered, in the response and in the audit log', async () => {
    await own.publish(2)
    await sender.send('rejected')
    await own.publish(3)
    await sender.send('succeeded')
    await own.publish(4)
    expect(await own.data('DELETE', `/${webhook}`)).toEqual({
      id: webhook,
      deleted: true,
      waiting_deliveries: 4,
      dead_letters: 2,
    })
    const [entry] = await app.database.query<{ details: object }>(
      `SELECT details FROM audit_entries WHERE organization_id = $1 AND action = 'webhook.deleted'`,
      [organizationId],
    )
    expect(entry?.details).toMatchObject({ waiting: 4, deadLetters: 2 })
  })

  it('succeeds while an event is published for it, and so does the publishing', async () => {
    const [deleted, published] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    const deleting = app.database.transaction(async () => {
      await app.database.query('DELETE FROM webhook_subscriptions WHERE id = $1', [webhook])
      deleted.resolve()
      await published.promise
    })
    await deleted.promise
    const publishing = own.publish(1)
    // on PostgreSQL it has found the subscription by then, and waits for the deletion
    await sleep(500)
    published.resolve()
    await deleting
    expect(await publishing).toBe(0)
  })

  it('succeeds for one after another while an event is published for all of them', async () => {
    const ids = [webhook]
    while (ids.length < MAX_SUBSCRIPTIONS - 1) ids.push(await own.subscribe())
    const kept = await own.subscribe()
    const deleted = ids.map(() => Promise.withResolvers<void>())
    const deleting: Promise<void>[] = []
    for (const [n, id] of ids.entries())
      deleting[n] = (async () => {
        await Promise.all([deleted[n - 1]?.promise, deleting[n - 2]])
        await app.database.transaction(async () => {
          await app.database.query('DELETE FROM webhook_subscriptions WHERE id = $1', [id])
          deleted[n]?.resolve()
          // on PostgreSQL the next deletion begins before this one is committed; PGlite has one connection
          await Promise.race([deleted[n + 1]?.promise, sleep(100)])
          await sleep(50)
        })
      })()
    await deleted[0]?.promise
    await own.publish(1)
    await Promise.all(deleting)
    expect(await own.deliveries(kept)).toHaveLength(1)
  })
})

it('an event without subscriptions says so and is kept', async () => {
  const [event] = await own.data('POST', '/events', { events: [{ type: 'invoice.paid', data: { id: 'inv_1' } }] })
  expect(event).toMatchObject({ duplicate: false, deliveries: 0 })
  await sender.wait(`${HISTORY_DAYS - 1} days`)
  expect(await own.data('GET', `/events/${event.id}`)).toMatchObject({ type: 'invoice.paid' })
  await sender.wait('2 days')
  expect((await own.call('GET', `/events/${event.id}`)).status).toBe(404)
})
