import { describe, expect, it } from 'vitest'
import { eventually, pathOf, useEngine } from '../../../../test/support/webhook-engine.ts'

const engine = useEngine()

const read = async (key: string, path: string) =>
  (await engine.app.call('GET', `/api/v1/webhooks/${path}`, { key })).body

describe('events that are kept', () => {
  it('say who got them, who was filtered out and who was not tried', async () => {
    const { app, receiver } = engine
    const [working, broken] = [pathOf('working'), pathOf('broken')]
    receiver.on(working, response => response.end())
    receiver.on(broken, (response, { body }) => response.writeHead(body.includes('webhook.tested') ? 200 : 400).end())
    const own = await engine.subscribe(working)
    const { key } = own
    const add = async (path: string, more: object = {}): Promise<string> => {
      const body = { url: receiver.url + path, events: ['order.*'], ...more }
      return (await app.call('POST', '/api/v1/webhooks', { key, body })).body.data.id
    }
    const refusing = await add(broken)
    const picky = await add(working, { filter: 'event.data.object.amount > 100' })
    const disabled = await add(working)
    const other = await add(working, { events: ['user.created'] })
    await app.call('POST', `/api/v1/webhooks/${disabled}/disable`, { key })
    const [eventId = ''] = await engine.publish(own)
    const { recipients } = await eventually(async () => {
      const { data } = await read(key, `events/${eventId}`)
      expect(data.recipients.map(({ outcome }: { outcome: string }) => outcome)).not.toContain('waiting')
      return data
    })
    const of = (id: string) => recipients.find((each: { subscription_id: string }) => each.subscription_id === id)
    expect(of(own.webhook)).toMatchObject({ outcome: 'succeeded', reason: null, attempts: 1 })
    expect(of(refusing)).toMatchObject({ outcome: 'failed', reason: 'rejected', attempts: 1 })
    expect(of(picky)).toMatchObject({ outcome: 'filtered', reason: 'filter', delivery_id: null })
    expect(of(disabled)).toMatchObject({ outcome: 'not_tried', reason: 'subscription_disabled', delivery_id: null })
    expect(of(other)).toBeUndefined()
    const { data } = await read(key, 'events?type=order.paid')
    expect(data).toMatchObject([{ id: eventId, type: 'order.paid', recipients }])
    expect(data[0]).not.toHaveProperty('data')
  }, 60_000)

  it('are not tried behind an open circuit', async () => {
    const own = await engine.subscribe(pathOf('idle'))
    await engine.app.database.query(
      `UPDATE webhook_subscriptions SET circuit_state = 'open', circuit_probe_at = '2099-01-01' WHERE id = $1`,
      [own.webhook],
    )
    await engine.publish(own)
    expect((await read(own.key, 'events?type=order.paid')).data[0].recipients).toMatchObject([
      { outcome: 'not_tried', reason: 'circuit_open', attempts: 0 },
    ])
  })

  it('are listed in pages, newest first, by type, time and customer', async () => {
    const own = await engine.subscribe(pathOf('paged'))
    const { key } = own
    const ids = [...(await engine.publish(own)), ...(await engine.publish(own)), ...(await engine.publish(own))]
    const first = await read(key, 'events?type=order.paid&limit=2')
    const second = await read(key, `events?type=order.paid&limit=2&cursor=${first.nextCursor}`)
    const seen = [...first.data, ...second.data].map(({ id }: { id: string }) => id)
    expect(seen.toSorted()).toEqual(ids.toSorted())
    expect(second).not.toHaveProperty('nextCursor')
    for (const query of ['since=2100-01-01T00:00:00Z', 'type=order.refunded', 'customer=nobody'])
      expect((await read(key, `events?${query}`)).data, query).toEqual([])
    const body = { events: [{ type: 'order.paid', data: {}, customer: 'acme' }] }
    await engine.app.call('POST', '/api/v1/webhooks/events', { key, body })
    expect((await read(key, 'events?customer=acme')).data).toMatchObject([{ customer: 'acme', recipients: [] }])
    const stranger = await engine.app.organization()
    expect((await read(stranger.key, 'events')).data).toEqual([])
  })
})
