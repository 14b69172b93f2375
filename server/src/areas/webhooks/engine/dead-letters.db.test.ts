import { describe, expect, it } from 'vitest'
import { eventually, pathOf, useEngine } from '../../../../test/support/webhook-engine.ts'
import { DEAD_LETTER_DAYS, DELIVERY_ATTEMPTS, HISTORY_DAYS } from '../limits.ts'
import { purgeWebhooks } from './sql/purge-webhooks.ts'

const engine = useEngine()
const { subscribe, publish, deliveries, arrived, state, deadLetters, untilAttempts } = engine

describe('dead letters', () => {
  it(`are created after ${DELIVERY_ATTEMPTS} attempts, and replayed with a full set of attempts`, async () => {
    const path = pathOf('dying')
    engine.receiver.on(path, (response, arrival) =>
      // probes succeed, so that the circuit keeps closing
      response.writeHead(arrival.body.includes('webhook.tested') ? 200 : 500).end(),
    )
    const own = await subscribe(path)
    const [eventId] = await publish(own)
    await untilAttempts(own, DELIVERY_ATTEMPTS)
    const [letter] = await eventually(async () => {
      const letters = await deadLetters(own)
      expect(letters).toMatchObject([{ reason: 'attempts_exhausted', attempts: DELIVERY_ATTEMPTS, replayed_at: null }])
      return letters
    })
    expect(arrived(path)).toHaveLength(DELIVERY_ATTEMPTS)
    engine.receiver.on(path, response => response.end())
    await engine.app.advance('1 hour')
    await eventually(async () => expect((await state(own)).circuit_state).toBe('closed'))
    const replay = () => engine.app.call('POST', `/api/v1/webhooks/dead-letters/${letter.id}/replay`, { key: own.key })
    expect((await replay()).body.data.replayed_at).toEqual(expect.any(String))
    await eventually(async () => expect(await deliveries(own)).toMatchObject([{ status: 'succeeded', attempts: 11 }]))
    expect(arrived(path).at(-1)?.headers['webhook-id']).toBe(eventId)
    expect((await replay()).status).toBe(409)
  }, 60_000)

  it('can be replayed in bulk by filter, and purged', async () => {
    const path = pathOf('refused')
    let well = false
    engine.receiver.on(path, response => response.writeHead(well ? 200 : 400).end())
    const own = await subscribe(path)
    await publish(own, 4)
    await eventually(async () => expect(await deadLetters(own)).toHaveLength(4))
    well = true
    const replay = (filter: object) =>
      engine.app.call('POST', '/api/v1/webhooks/dead-letters/replay', { key: own.key, body: filter })
    expect((await replay({ event_type: 'order.refunded' })).body.data).toEqual({
      replayed: 0,
      payload_deleted: 0,
      more: false,
    })
    expect((await replay({ since: '2020-01-01T00:00:00Z', subscription_id: own.webhook })).body.data.replayed).toBe(4)
    await eventually(async () =>
      expect((await deliveries(own)).every(({ status }: { status: string }) => status === 'succeeded')).toBe(true),
    )
    expect(arrived(path)).toHaveLength(8)
    const list = (query: string) => engine.app.call('GET', `/api/v1/webhooks/dead-letters?${query}`, { key: own.key })
    expect((await list('replayed=false')).body.data).toEqual([])
    expect((await list('replayed=true&limit=3')).body.nextCursor).toEqual(expect.any(String))
    const purged = await engine.app.call('DELETE', '/api/v1/webhooks/dead-letters?replayed=true', { key: own.key })
    expect(purged.body.data).toEqual({ purged: 4 })
    expect(await deadLetters(own)).toEqual([])
    expect(await deliveries(own)).toHaveLength(4)
  })

  it(`are kept for ${DEAD_LETTER_DAYS} days, deliveries and events for ${HISTORY_DAYS}`, async () => {
    const own = await subscribe(pathOf('refusing'))
    const [eventId] = await publish(own)
    await eventually(async () => expect(await deadLetters(own)).toHaveLength(1))
    await engine.app.advance(`${DEAD_LETTER_DAYS} days`)
    await purgeWebhooks(engine.app.database)
    expect(await deadLetters(own)).toEqual([])
    expect(await deliveries(own)).toHaveLength(1)
    await engine.app.advance(`${HISTORY_DAYS - DEAD_LETTER_DAYS} days`)
    await purgeWebhooks(engine.app.database)
    expect(await deliveries(own)).toEqual([])
    expect((await engine.app.call('GET', `/api/v1/webhooks/events/${eventId}`, { key: own.key })).status).toBe(404)
  })
})
