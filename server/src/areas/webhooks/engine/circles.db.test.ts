import { describe, expect, it, vi } from 'vitest'
import { type Receiver, startReceiver } from '../../../../test/support/receiver.ts'
import { useApp, useOrganization } from '../../../../test/support/use-app.ts'
import { eventually } from '../../../../test/support/webhook-engine.ts'

const app = useApp({ settings: { WORKERS: 'on', OUTBOUND_ALLOW: '127.0.0.1' } })
const owner = useOrganization(app)

/** A source of the test data that receives on this server, with the secret of its sender. */
async function loop(key: string, event: string, sender: 'destinations' | 'webhooks') {
  const call = async (method: string, path: string, body?: object) =>
    (await app.call(method, `/api/v1/${path}`, { key, ...(body && { body }) })).body
  const origin = await app.listen()
  const mapping = {
    record: { type: 'Note', custom_key_name: 'note', custom_key_value: 'id' },
    content: 'Event {{id}} about {{data.object.id}} of {{type}}.',
    extract: false,
  }
  const { data: source } = await call('POST', 'webhooks/sources', { name: 'Us', scheme: 'keepsake', mapping })
  const url = `${origin}/api/v1/webhooks/inbound/${source.id}`
  const made = await call('POST', sender, { url, events: [event], ...(sender === 'destinations' && { name: 'Us' }) })
  const secret = made.secret ?? made.data.secret_current
  await call('POST', `webhooks/sources/${source.id}/rotate`, { secret, grace_hours: 0 })
  return { call, id: made.data.id as string, source: source.id as string }
}

describe('deliveries in a circle', () => {
  it.each(['destinations', 'webhooks'] as const)(
    'of %s end: the fourth is refused and told once',
    async sender => {
      const key = await owner.organization.keyFor({ livemode: false })
      const { call, id, source } = await loop(key, 'memory.stored', sender)
      await call('POST', 'memorize', {
        email: 'dana@northwind.example',
        content: 'Prefers calls before noon.',
        extract: false,
      })
      const letters = async () => (await call('GET', 'webhooks/dead-letters')).data
      await eventually(async () =>
        expect(await letters()).toMatchObject([
          { reason: 'circular', subscription_id: id, event_type: 'memory.stored' },
        ]),
      )
      const received = await call('GET', `webhooks/sources/${source}/events?status=stored`)
      expect(received.data).toHaveLength(3)
      await eventually(async () => {
        const { data } = await call('GET', 'notifications')
        expect(data).toMatchObject([
          { title: expect.stringMatching(/^Deliveries to .+ run in a circle$/), body: expect.stringContaining(id) },
        ])
      })
      // asking for it again changes nothing
      await call('POST', `webhooks/dead-letters/${(await letters())[0].id}/replay`)
      await eventually(async () => expect(await letters()).toHaveLength(2))
      expect((await call('GET', `webhooks/sources/${source}/events?status=stored`)).data).toHaveLength(3)
    },
    60_000,
  )

  it.each(['mapping', 'payment_required'])('of failures of a source (%s) that receives them end', async reason => {
    const organization = await app.organization({ credits: reason === 'mapping' ? 1_000 : 0 })
    const key = await organization.keyFor({ livemode: false })
    const { call, id, source } = await loop(key, 'webhook.inbound_failed', 'webhooks')
    // what the source cannot map, and what it cannot pay for
    if (reason === 'mapping')
      await call('PATCH', `webhooks/sources/${source}`, {
        mapping: { record: { type: 'Note', custom_key_name: 'note', custom_key_value: 'absent' }, content: '{{id}}' },
      })
    const other = await call('POST', 'webhooks', {
      url: `${await app.listen()}/api/v1/webhooks/inbound/${source}`,
      events: ['order.paid'],
    })
    await call('POST', `webhooks/sources/${source}/rotate`, { secret: other.data.secret_current, grace_hours: 24 })
    await call('POST', 'webhooks/events', { events: [{ type: 'order.paid', data: { id: 'ord_1' } }] })
    // what a job became is looked at after a second. In larger steps, deliveries under way would outlast their lease,
    // and be sent again
    const step = async (): Promise<void> => {
      if (reason === 'payment_required') await app.advance('1 s')
      const { data } = await call('GET', 'webhooks/dead-letters')
      expect(data).toMatchObject([{ reason: 'circular', subscription_id: id, event_type: 'webhook.inbound_failed' }])
    }
    await vi.waitFor(step, { timeout: 30_000, interval: 250 })
    const failed = await call('GET', `webhooks/sources/${source}/events?status=failed`)
    expect(failed.data.map((each: { reason: string }) => each.reason)).toEqual([reason, reason, reason])
  })

  it('count on through a receiver that publishes with the header, and through callbacks', async () => {
    const key = await owner.organization.keyFor({ livemode: false })
    const receiver: Receiver = await startReceiver()
    const call = (path: string, body: object, hops = 0) =>
      app.call('POST', `/api/v1/${path}`, { key, body, ...(hops && { headers: { 'Keepsake-Hops': String(hops) } }) })
    await call('webhooks', { url: `${receiver.url}/ok`, events: ['order.paid'] })
    await call('webhooks/events', { events: [{ type: 'order.paid', data: {} }] }, 2)
    await call('webhooks/events', { events: [{ type: 'order.paid', data: {} }] }, 3)
    const hops = () =>
      receiver.arrivals
        .filter(({ body }) => !body.includes('webhook.tested'))
        .map(({ headers }) => headers['keepsake-hops'])
    await eventually(() => expect(hops()).toEqual(['3']))

    const actions = ['first', 'second'].map(id => ({
      id,
      type: 'callback',
      label: id,
      url: `${receiver.url}/ok/callback`,
    }))
    const sent = await call('notifications/broadcast', {
      recipientGroup: 'all',
      title: 'Deploy?',
      body: 'Ready.',
      actions,
    })
    const run = (action: string, given: number) =>
      call(`notifications/${sent.body.data.id}/actions/${action}`, {}, given)
    await run('first', 1)
    await run('second', 3)
    await eventually(() => expect(hops()).toEqual(['3', '2']))
    await eventually(async () => {
      const { body } = await app.call('GET', '/api/v1/notifications', { key })
      const shown = body.data.find(({ id }: { id: string }) => id === sent.body.data.id)
      expect(shown.actions.map(({ callback }: { callback: object }) => callback)).toMatchObject([
        { status: 'succeeded' },
        { status: 'failed', error: expect.stringContaining('circle') },
      ])
    })
    await receiver.close()
  }, 60_000)
})
