import { describe, expect, it } from 'vitest'
import { type Account, eventually, pathOf, useEngine } from '../../../../test/support/webhook-engine.ts'
import { purgeWebhooks } from '../engine/sql/purge-webhooks.ts'
import { CIRCUIT_FAILURES, DISABLED_AFTER_HOURS } from '../limits.ts'

const engine = useEngine()

const call = (method: string, path: string, key: string, body?: object) =>
  engine.app.call(method, `/api/v1/${path}`, { key, ...(body && { body }) })
const replay = (
  { key, webhook }: Account,
  { filter = {}, ...more }: { filter?: object; [option: string]: unknown } = {},
) => call('POST', 'webhooks/events/replay', key, { filter: { subscriptionId: webhook, ...filter }, ...more })
const ended = (key: string, id: string) =>
  eventually(async () => {
    const { data } = (await call('GET', `events/${id}`, key)).body
    expect(data.finishedAt).toEqual(expect.any(String))
    return data
  })
/** How often each event arrived and was acknowledged. */
const counts = (path: string, ids: readonly string[]): number[] =>
  ids.map(id => engine.arrived(path).filter(({ headers }) => headers['webhook-id'] === id).length)

describe('a replay of events', () => {
  it('makes an endpoint whole that was away for five days, each event once', async () => {
    const path = pathOf('away')
    let away = false
    engine.receiver.on(path, response => response.writeHead(away ? 500 : 200).end())
    const own = await engine.subscribe(path)
    const before = await engine.publish(own, 3)
    await eventually(() => expect(counts(path, before)).toEqual([1, 1, 1]))
    away = true
    const failed = await engine.publish(own, CIRCUIT_FAILURES)
    await eventually(async () => expect((await engine.state(own)).circuit_state).toBe('open'))
    const behind = await engine.publish(own, 4)
    await engine.app.advance(`${DISABLED_AFTER_HOURS + 1} hours`)
    await eventually(async () => expect((await engine.state(own)).disabled_reason).toBe('circuit_open'))
    const later = await engine.publish(own, 4)
    await engine.app.advance('46 hours')
    await eventually(async () => {
      const unsuccessful = (await engine.deliveries(own)).filter(
        ({ status }: { status: string }) => status !== 'succeeded',
      )
      expect(unsuccessful).toHaveLength(CIRCUIT_FAILURES + 8)
      for (const { status } of unsuccessful) expect(status).toBe('dead_lettered')
    })
    expect((await replay(own)).status).toBe(409)
    away = false
    engine.receiver.arrivals.length = 0
    await call('POST', `webhooks/${own.webhook}/enable`, own.key)
    const missed = [...failed, ...behind, ...later]
    const estimate = await replay(own, { estimate: true, rate: 5 })
    expect(estimate).toMatchObject({ status: 200, body: { data: { deliveries: missed.length, seconds: 3 } } })
    expect((await replay(own, { estimate: true, filter: { outcome: 'not_tried' } })).body.data.deliveries).toBe(8)
    const { status, body } = await replay(own)
    expect(status).toBe(202)
    expect(await ended(own.key, body.eventId)).toMatchObject({
      type: 'webhook_replay',
      status: 'completed',
      progress: { done: missed.length, total: missed.length, failed: 0 },
    })
    await eventually(() => expect(counts(path, missed)).toEqual(missed.map(() => 1)))
    await eventually(async () =>
      expect((await engine.deliveries(own)).every(({ status }: { status: string }) => status === 'succeeded')).toBe(
        true,
      ),
    )
    // nobody gets again what they acknowledged, unless asked for
    expect(await replay(own)).toMatchObject({ status: 200, body: { data: { deliveries: 0, seconds: 0 } } })
    expect(counts(path, [...before, ...missed])).toEqual([0, 0, 0, ...missed.map(() => 1)])
    const again = await replay(own, { includeAcknowledged: true })
    await ended(own.key, again.body.eventId)
    await eventually(() => expect(counts(path, [...before, ...missed])).toEqual([1, 1, 1, ...missed.map(() => 2)]))
  }, 60_000)

  it('sends what was filtered out, or was not tried because the subscription was disabled, if asked for', async () => {
    const path = pathOf('picky')
    engine.receiver.on(path, response => response.end())
    const own = await engine.subscribe(path, { filter: 'event.data.object.amount > 100' })
    const [filtered = ''] = await engine.publish(own)
    expect((await replay(own)).body.data.deliveries).toBe(0)
    await call('POST', `webhooks/${own.webhook}/disable`, own.key)
    const large = { events: [{ type: 'order.paid', data: { amount: 101 } }] }
    const missed = (await call('POST', 'webhooks/events', own.key, large)).body.data[0].id
    await call('POST', `webhooks/${own.webhook}/enable`, own.key)
    await ended(own.key, (await replay(own)).body.eventId)
    await eventually(() => expect(counts(path, [filtered, missed])).toEqual([0, 1]))
    await ended(own.key, (await replay(own, { filter: { outcome: 'filtered', types: ['order.paid'] } })).body.eventId)
    await eventually(() => expect(counts(path, [filtered, missed])).toEqual([1, 1]))
    expect((await replay(own, { filter: { outcome: 'filtered' } })).body.data.deliveries).toBe(0)
  })

  it('obeys the filter and the patterns, also those that were set meanwhile, and sends what it has counted', async () => {
    const path = pathOf('regional')
    engine.receiver.on(path, response => response.end())
    const own = await engine.subscribe(path, {
      filter: 'event.data.object.region == "eu"',
      events: ['order.*', 'user.*'],
    })
    const publish = async (type: string, region: string): Promise<string> =>
      (await call('POST', 'webhooks/events', own.key, { events: [{ type, data: { region } }] })).body.data[0].id
    const sent = async (options: Parameters<typeof replay>[1], ids: readonly string[]): Promise<number[]> => {
      const { deliveries } = (await replay(own, { ...options, estimate: true })).body.data
      const { body } = await replay(own, options)
      if (body.eventId) await ended(own.key, body.eventId)
      await eventually(async () =>
        expect(
          (await engine.deliveries(own)).every(({ finished_at: at }: { finished_at: string | null }) => at !== null),
        ).toBe(true),
      )
      const found = counts(path, ids)
      expect(found.reduce((sum, count) => sum + count, 0)).toBe(deliveries)
      engine.receiver.arrivals.length = 0
      return found
    }
    await call('POST', `webhooks/${own.webhook}/disable`, own.key)
    const ids = [
      await publish('order.paid', 'us'),
      await publish('order.paid', 'eu'),
      await publish('user.created', 'eu'),
    ]
    const { data } = (await call('GET', `webhooks/events/${ids[0]}`, own.key)).body
    expect(data.recipients).toMatchObject([{ outcome: 'filtered' }])
    await call('POST', `webhooks/${own.webhook}/enable`, own.key)
    await call('PATCH', `webhooks/${own.webhook}`, own.key, { events: ['order.*'] })
    expect(await sent({}, ids)).toEqual([0, 1, 0])
    expect(await sent({}, ids)).toEqual([0, 0, 0])
    await call('PATCH', `webhooks/${own.webhook}`, own.key, {
      events: ['*'],
      filter: 'event.data.object.region == "ap"',
    })
    expect(await sent({}, ids)).toEqual([0, 0, 0])
    await call('PATCH', `webhooks/${own.webhook}`, own.key, { filter: '' })
    expect(await sent({}, ids)).toEqual([0, 0, 1])
  }, 60_000)

  it('obeys the filter after a 410, wherever it is sent to', async () => {
    const [path, other] = [pathOf('gone-once'), pathOf('heir')]
    let gone = true
    engine.receiver.on(path, (response, { body }) =>
      response.writeHead(gone && !body.includes('webhook.tested') ? 410 : 200).end(),
    )
    engine.receiver.on(other, response => response.end())
    const own = await engine.subscribe(path, { filter: 'event.data.object.region == "eu"' })
    const publish = async (region: string): Promise<string> =>
      (await call('POST', 'webhooks/events', own.key, { events: [{ type: 'order.paid', data: { region } }] })).body
        .data[0].id
    const first = await publish('eu')
    await eventually(async () => expect((await engine.state(own)).disabled_reason).toBe('gone'))
    const ids = [first, await publish('us'), await publish('eu')]
    const body = { url: engine.receiver.url + other, events: ['order.*'], filter: 'event.data.object.region == "us"' }
    const { id: to } = (await call('POST', 'webhooks', own.key, body)).body.data
    expect((await replay(own, { to, estimate: true })).body.data.deliveries).toBe(2)
    gone = false
    await call('POST', `webhooks/${own.webhook}/enable`, own.key)
    engine.receiver.arrivals.length = 0
    const answer = await replay(own)
    expect(answer.body.data.deliveries).toBe(2)
    await ended(own.key, answer.body.eventId)
    await eventually(() => expect(counts(path, ids)).toEqual([1, 0, 1]))
  }, 60_000)

  it('counts what still waits', async () => {
    const own = await engine.subscribe(pathOf('waiting'))
    await engine.app.database.query(
      `UPDATE webhook_subscriptions SET circuit_state = 'open', circuit_probe_at = '2099-01-01' WHERE id = $1`,
      [own.webhook],
    )
    await engine.publish(own, 6)
    expect((await replay(own, { estimate: true })).body.data).toEqual({
      deliveries: 0,
      payloadDeleted: 0,
      waiting: 6,
      seconds: 0,
    })
  })

  it('counts what has lost its payload, and sends the rest', async () => {
    const path = pathOf('forgotten')
    engine.receiver.on(path, response => response.writeHead(400).end())
    const own = await engine.subscribe(path)
    const { id } = (await call('GET', 'organizations', own.key)).body.data
    const days = 'UPDATE organizations SET webhook_payload_days = 1 WHERE id = $1'
    await engine.app.database.query(days, [id])
    const dead = (count: number) => eventually(async () => expect(await engine.deadLetters(own)).toHaveLength(count))
    const [erased = ''] = await engine.publish(own)
    await dead(1)
    await engine.app.advance('25 hours')
    await purgeWebhooks(engine.app.database)
    const [kept = ''] = await engine.publish(own)
    await dead(2)
    engine.receiver.on(path, response => response.end())
    const { status, body } = await replay(own)
    expect([status, body.data]).toEqual([202, { deliveries: 1, payloadDeleted: 1, seconds: 1 }])
    expect(await ended(own.key, body.eventId)).toMatchObject({ status: 'completed', result: { payloadDeleted: 1 } })
    await eventually(() => expect(counts(path, [erased, kept])).toEqual([1, 2]))
  })

  it('sends to another subscription of the same customer, at a rate, and can be stopped', async () => {
    const [from, to] = [pathOf('old'), pathOf('new')]
    engine.receiver.on(from, (response, { body }) =>
      response.writeHead(body.includes('webhook.tested') ? 200 : 400).end(),
    )
    engine.receiver.on(to, response => response.end())
    const own = await engine.subscribe(from)
    const add = async (more: object): Promise<string> => {
      const body = { url: engine.receiver.url + to, events: ['user.created'], ...more }
      return (await call('POST', 'webhooks', own.key, body)).body.data.id
    }
    const [target, foreign] = [await add({}), await add({ customer: 'acme' })]
    const ids = await engine.publish(own, 4)
    await eventually(async () => expect(await engine.deadLetters(own)).toHaveLength(4))
    expect(await replay(own, { to: foreign })).toMatchObject({ status: 400 })
    expect((await replay(own, { to: own.webhook.replace(/.{4}$/, '0000') })).status).toBe(404)
    const { body } = await replay(own, { to: target, rate: 1 })
    await eventually(() => expect(engine.arrived(to)).not.toHaveLength(0))
    expect((await call('POST', `events/${body.eventId}/cancel`, own.key)).body.data.status).toBe('cancelled')
    expect(counts(to, ids).reduce((all, n) => all + n, 0)).toBeLessThan(4)
    await ended(own.key, (await replay(own, { to: target })).body.eventId)
    await eventually(() => expect(counts(to, ids)).toEqual([1, 1, 1, 1]))
    expect((await replay(own, { to: target })).body.data.deliveries).toBe(0)
  })
})
