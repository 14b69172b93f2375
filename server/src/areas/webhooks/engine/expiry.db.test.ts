import { describe, expect, it } from 'vitest'
import { type Account, eventually, pathOf, useEngine } from '../../../../test/support/webhook-engine.ts'

const engine = useEngine()

const call = (method: string, path: string, key: string, body?: object) =>
  engine.app.call(method, `/api/v1/webhooks/${path}`, { key, ...(body && { body }) })
const publish = ({ key }: Account, expiry: object) =>
  call('POST', 'events', key, { events: [{ type: 'order.paid', data: { id: 'ord_1' }, ...expiry }] })

/** A subscription whose receiver is broken until it is mended. */
async function broken() {
  const path = pathOf('expiring')
  const receiver = { works: false }
  engine.receiver.on(path, (response, { body }) =>
    response.writeHead(receiver.works || body.includes('webhook.tested') ? 200 : 500).end(),
  )
  return { path, receiver, own: await engine.subscribe(path) }
}

describe('an event that expires', () => {
  it('is not retried after its expiry, and is sent again only if asked for', async () => {
    const { path, receiver, own } = await broken()
    // the first retry would be after at least 5 seconds
    const { body } = await publish(own, { expires_in: 4 })
    const letters = await eventually(async () => {
      const letters = await engine.deadLetters(own)
      expect(letters).toMatchObject([{ reason: 'expired', attempts: 1, response_code: 500 }])
      return letters
    })
    const event = (await call('GET', `events/${body.data[0].id}`, own.key)).body.data
    expect(event).toMatchObject({ expires_at: expect.any(String), recipients: [{ reason: 'expired' }] })
    receiver.works = true
    await engine.app.advance('1 minute')
    const bulk = await call('POST', 'dead-letters/replay', own.key, { subscription_id: own.webhook })
    expect(bulk.body.data.replayed).toBe(0)
    const statistics = `statistics?subscription_id=${own.webhook}&hours=2`
    const { hours } = (await call('GET', statistics, own.key)).body.data
    const counts = (name: string) =>
      hours.reduce((sum: number, hour: Record<string, number>) => sum + (hour[name] ?? 0), 0)
    expect([counts('deliveries'), counts('failed'), counts('waiting')]).toEqual([1, 1, 0])
    const filter = { subscriptionId: own.webhook }
    const replayed = await call('POST', 'events/replay', own.key, { filter })
    expect(replayed.body.data.deliveries).toBe(0)
    const asked = { filter: { ...filter, outcome: 'expired' }, estimate: true }
    expect((await call('POST', 'events/replay', own.key, asked)).body.data.deliveries).toBe(1)
    expect(engine.arrived(path)).toHaveLength(1)
    await call('POST', `dead-letters/${letters[0].id}/replay`, own.key)
    await eventually(async () => expect(await engine.deliveries(own)).toMatchObject([{ status: 'succeeded' }]))
    expect(engine.arrived(path)).toHaveLength(2)
  })

  it('becomes a dead letter behind an open circuit, and is never sent', async () => {
    const { path, own } = await broken()
    await engine.app.database.query(
      `UPDATE webhook_subscriptions SET circuit_state = 'open', circuit_probe_at = '2099-01-01' WHERE id = $1`,
      [own.webhook],
    )
    const expires = new Date(Date.now() + 3_600_000)
    await publish(own, { expires_at: expires.toISOString() })
    const [waiting] = await engine.deliveries(own)
    expect(waiting).toMatchObject({ status: 'deferred', expires_at: expires.toISOString() })
    await engine.app.advance('2 hours')
    await eventually(async () =>
      expect(await engine.deadLetters(own)).toMatchObject([
        { reason: 'expired', attempts: 0, error: 'Not sent: the event expired.' },
      ]),
    )
    expect(engine.arrived(path)).toEqual([])
  })

  it('needs one expiry, which is to come', async () => {
    const { own } = await broken()
    const past = await publish(own, { expires_at: '2020-01-01T00:00:00Z' })
    expect(past).toMatchObject({ status: 400, body: { details: [{ path: 'body.events.0.expires_at' }] } })
    const both = await publish(own, { expires_at: '2100-01-01T00:00:00Z', expires_in: 5 })
    expect(both).toMatchObject({ status: 400, body: { details: [{ path: 'body.events.0.expires_in' }] } })
  })
})
