import { expect, it } from 'vitest'
import { eventually, pathOf, useEngine } from '../../../../test/support/webhook-engine.ts'

const engine = useEngine()

const publish = (key: string, events: object[]) =>
  engine.app.call('POST', '/api/v1/webhooks/events', { key, body: { events } })
const paid = (data: object) => ({ type: 'order.paid', data })

it('sends only events that pass the filter', async () => {
  const path = pathOf('ok')
  const own = await engine.subscribe(path, { filter: 'event.data.object.amount_cents > 1000' })
  const { body } = await publish(own.key, [
    paid({ id: 'ord_1', amount_cents: 500 }),
    paid({ id: 'ord_2', amount_cents: 1500 }),
    paid({ id: 'ord_3' }),
  ])
  expect(body.data.map(({ deliveries }: { deliveries: number }) => deliveries)).toEqual([0, 1, 0])
  await eventually(() => expect(engine.arrived(path)).toHaveLength(1))
  expect(JSON.parse(engine.arrived(path)[0]?.body ?? '').data.object.id).toBe('ord_2')
  const patch = (filter: string) =>
    engine.app.call('PATCH', `/api/v1/webhooks/${own.webhook}`, { key: own.key, body: { filter } })
  expect((await patch('event.type.matches("x")')).body.details[0].path).toBe('body.filter')
  expect((await patch('')).body.data.filter).toBeNull()
  const again = await publish(own.key, [paid({ id: 'ord_4' })])
  expect(again.body.data[0].deliveries).toBe(1)
})

it('filters the events of the service itself', async () => {
  const path = pathOf('ok')
  const own = await engine.subscribe(path, {
    events: ['record.*'],
    filter: 'event.data.object.type == "Company"',
  })
  for (const [type, customKeyValue] of [
    ['Contact', 'one'],
    ['Company', 'two'],
  ])
    await engine.app.call('POST', '/api/v1/upsert', {
      key: own.key,
      body: { records: [{ key: { customKeyName: 'crmId', customKeyValue }, type, properties: { Seats: 1 } }] },
    })
  await eventually(() => expect(engine.arrived(path).length).toBeGreaterThan(0))
  const types = engine.arrived(path).map(({ body }) => JSON.parse(body).data.object.type)
  expect(new Set(types)).toEqual(new Set(['Company']))
})

it('sends no faster than the rate limit, and other subscriptions at once', async () => {
  const [slow, fast] = [pathOf('ok'), pathOf('ok')]
  const own = await engine.subscribe(slow, { rate_limit: 2 })
  await engine.app.call('POST', '/api/v1/webhooks', {
    key: own.key,
    body: { url: engine.receiver.url + fast, events: ['order.*'] },
  })
  const tested = engine.receiver.arrivals.length
  await publish(
    own.key,
    Array.from({ length: 7 }, (_, n) => paid({ id: `ord_${n}` })),
  )
  await eventually(() => expect(engine.arrived(fast)).toHaveLength(7))
  expect(engine.arrived(slow).length).toBeLessThan(7)
  await eventually(() => expect(engine.arrived(slow)).toHaveLength(7))
  expect(engine.receiver.arrivals.length).toBeGreaterThan(tested)
  const times = engine.arrived(slow).map(({ at }) => at)
  // batches of two, half a second per delivery: at most four within any second less the time of a slow clock
  expect((times.at(-1) ?? 0) - (times[0] ?? 0)).toBeGreaterThan(2_500)
})

it('does not send an event that is too old, but does so when it is replayed', async () => {
  const path = pathOf('late')
  engine.receiver.on(path, (response, _arrival, attempt) => response.writeHead(attempt === 1 ? 500 : 200).end())
  const own = await engine.subscribe(path, { max_event_age_seconds: 300 })
  await publish(own.key, [paid({ id: 'ord_1' })])
  await eventually(async () => expect(await engine.deliveries(own)).toMatchObject([{ status: 'retrying' }]))
  await engine.app.advance('10 minutes')
  const [letter] = await eventually(async () => {
    const letters = await engine.deadLetters(own)
    expect(letters).toMatchObject([{ reason: 'expired', error: expect.stringContaining('max_event_age_seconds') }])
    return letters
  })
  expect(engine.arrived(path)).toHaveLength(1)
  const { body } = await engine.app.call('GET', `/api/v1/webhooks/${own.webhook}`, { key: own.key })
  expect(body.data.failure_count).toBe(1)
  await engine.app.call('POST', `/api/v1/webhooks/dead-letters/${letter.id}/replay`, { key: own.key })
  await eventually(() => expect(engine.arrived(path)).toHaveLength(2))
})

it('finds a subscription by its uid, which is unique', async () => {
  const own = await engine.subscribe(pathOf('ok'), { uid: 'customer-1', metadata: { team: 'billing' } })
  const other = await engine.app.call('POST', '/api/v1/webhooks', {
    key: own.key,
    body: { url: `${engine.receiver.url}/ok`, events: ['order.*'] },
  })
  const list = await engine.app.call('GET', '/api/v1/webhooks?uid=customer-1', { key: own.key })
  expect(list.body.data).toMatchObject([{ id: own.webhook, uid: 'customer-1', metadata: { team: 'billing' } }])
  const patch = (id: string, body: object) => engine.app.call('PATCH', `/api/v1/webhooks/${id}`, { key: own.key, body })
  expect(await patch(other.body.data.id, { uid: 'customer-1' })).toMatchObject({
    status: 409,
    body: { id: own.webhook },
  })
  expect((await patch(own.webhook, { uid: '' })).body.data.uid).toBeNull()
  expect((await patch(other.body.data.id, { uid: 'customer-1' })).status).toBe(200)
})

it('sends events with the same key one after the other, and holds back only the key that fails', async () => {
  const path = pathOf('ordered')
  engine.receiver.on(path, (response, { body }, attempt) => {
    const fails = body.includes('"id":"ord_1"') && attempt === 1
    setTimeout(() => response.writeHead(fails ? 500 : 200).end(), 20)
  })
  const own = await engine.subscribe(path, { ordered: true })
  const keys = ['good', 'bad', 'good', 'bad', 'good', 'bad']
  await publish(
    own.key,
    keys.map((key, n) => ({ ...paid({ id: `ord_${n}`, key }), ordering_key: key })),
  )
  const arrived = (key: string) =>
    engine
      .arrived(path)
      .map(({ body }) => JSON.parse(body).data.object)
      .filter(object => object.key === key)
      .map(({ id }) => id)
  await eventually(() => expect(arrived('good')).toEqual(['ord_0', 'ord_2', 'ord_4']))
  await eventually(async () =>
    expect(
      (await engine.deliveries(own)).filter(({ status }: { status: string }) => status === 'retrying'),
    ).toHaveLength(1),
  )
  expect(arrived('bad')).toEqual(['ord_1'])
  await engine.app.advance('1 minute')
  await eventually(() => expect(arrived('bad')).toEqual(['ord_1', 'ord_1', 'ord_3', 'ord_5']))
})
