import { Ajv2020 } from 'ajv/dist/2020.js'
import { expect, it } from 'vitest'
import { eventually, pathOf, useEngine } from '../../../../test/support/webhook-engine.ts'
import { EVENT_TYPES } from '../../../area-facts.ts'
import { CIRCUIT_FAILURES, DISABLED_AFTER_HOURS } from '../limits.ts'

const engine = useEngine()
const { subscribe, publish, state } = engine

interface Told {
  type: string
  data: { object: Record<string, unknown>; previous_attributes?: Record<string, unknown> }
}

/** Another subscription of the same account, for events about subscriptions. */
async function watch(key: string): Promise<() => Told[]> {
  const path = pathOf('ok')
  const body = { url: engine.receiver.url + path, events: ['webhook.*'] }
  expect((await engine.app.call('POST', '/api/v1/webhooks', { key, body })).status).toBe(201)
  return () =>
    engine.receiver.arrivals
      .filter(arrival => arrival.path === path && !arrival.body.includes('webhook.tested'))
      .map((arrival): Told => JSON.parse(arrival.body))
}

it('the owner is notified when a circuit opens and closes, and which event failed last', async () => {
  const own = await subscribe(pathOf('status'))
  const told = await watch(own.key)
  const ids = await publish(own, CIRCUIT_FAILURES)
  // the failures raise alerts too, whenever the figures are read
  const opened = () => told().filter(({ type }) => type === 'webhook.circuit_opened')
  await eventually(() => expect(opened()).toHaveLength(1))
  const { last_failure } = await state(own)
  expect(last_failure).toEqual({
    event_id: expect.stringMatching(/^evt_/),
    event_type: 'order.paid',
    error: 'The receiver answered 500.',
    at: expect.stringMatching(/Z$/),
  })
  expect(ids).toContain(last_failure.event_id)
  const last = { last_event_id: last_failure.event_id, last_event_type: 'order.paid', last_error: last_failure.error }
  expect(opened()[0]).toMatchObject({
    data: {
      object: {
        subscription_id: own.webhook,
        circuit_state: 'open',
        reason: `${CIRCUIT_FAILURES} failures in a row`,
        ...last,
      },
      previous_attributes: { circuit_state: 'closed' },
    },
  })
  await engine.app.advance(`${DISABLED_AFTER_HOURS} hours`)
  const ended = () => told().find(({ type }) => type === 'webhook.disabled')
  await eventually(() =>
    expect(ended()?.data.object).toEqual({ subscription_id: own.webhook, reason: 'circuit_open', ...last }),
  )
  for (const { type, data } of told()) {
    const schema = EVENT_TYPES.find(each => each.type === type)?.schema
    expect(new Ajv2020().validate(schema ?? false, data.object), type).toBe(true)
  }
}, 60_000)

it('an event that received a 410 is named, and cleared when the URL changes', async () => {
  const own = await subscribe(pathOf('gone'))
  const told = await watch(own.key)
  const [id] = await publish(own)
  await eventually(() =>
    expect(told()).toMatchObject([
      {
        type: 'webhook.disabled',
        data: { object: { reason: 'gone', last_event_id: id, last_event_type: 'order.paid' } },
      },
    ]),
  )
  const body = { url: `${engine.receiver.url}/ok` }
  await engine.app.call('PATCH', `/api/v1/webhooks/${own.webhook}`, { key: own.key, body })
  expect((await state(own)).last_failure).toBeNull()
})
