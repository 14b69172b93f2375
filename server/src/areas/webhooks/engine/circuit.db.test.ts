import { describe, expect, it } from 'vitest'
import { eventually, pathOf, useEngine } from '../../../../test/support/webhook-engine.ts'
import { createLogger } from '../../../platform/log/log.ts'
import {
  CIRCUIT_FAILURES,
  CIRCUIT_SUCCESSES,
  DISABLED_AFTER_HOURS,
  HALF_OPEN_AFTER_SECONDS,
  PROBE_JITTER,
} from '../limits.ts'

const lines: { msg: string; webhook?: string; probedInSeconds?: number }[] = []
const stream = { write: (line: string) => lines.push(JSON.parse(line)) }
const engine = useEngine({}, { log: createLogger({ level: 'warn', pretty: false, stream }) })
const { subscribe, publish, deliveries, arrived, state, deadLetters, untilAttempts } = engine

describe('a circuit', () => {
  const minutes = (count: number) => engine.app.advance(`${count} minutes`)

  it(`opens after ${CIRCUIT_FAILURES} failures, sends nothing, and closes after ${CIRCUIT_SUCCESSES} test events`, async () => {
    const path = pathOf('recovering')
    let well = false
    engine.receiver.on(path, response => response.writeHead(well ? 200 : 500).end())
    const own = await subscribe(path)
    await publish(own)
    await untilAttempts(own, CIRCUIT_FAILURES, '20 minutes')
    await eventually(async () =>
      expect(await state(own)).toMatchObject({ circuit_state: 'open', failure_count: CIRCUIT_FAILURES }),
    )
    // waiting and new deliveries are deferred: no attempt is made
    await publish(own, 3)
    expect((await deliveries(own)).map(({ status }: { status: string }) => status)).toEqual(Array(4).fill('deferred'))
    const before = arrived(path).length
    expect(HALF_OPEN_AFTER_SECONDS).toBe(1_800)
    await minutes(29)
    await new Promise(resolve => setTimeout(resolve, 1_500))
    expect(engine.receiver.arrivals.filter(arrival => arrival.path === path)).toHaveLength(before + 1)
    expect((await state(own)).circuit_state).toBe('open')
    // a failed probe keeps it open for another half an hour
    await minutes(5)
    await eventually(() =>
      expect(engine.receiver.arrivals.filter(arrival => arrival.path === path)).toHaveLength(before + 2),
    )
    await eventually(async () => expect((await state(own)).circuit_state).toBe('open'))
    expect(arrived(path)).toHaveLength(before)
    well = true
    await minutes(34)
    await eventually(async () => expect(await state(own)).toMatchObject({ circuit_state: 'closed', failure_count: 0 }))
    await eventually(async () =>
      expect((await deliveries(own)).map(({ status }: { status: string }) => status)).toEqual(
        Array(4).fill('succeeded'),
      ),
    )
    const changes = await engine.app.database.query<{ from: string; to: string }>(
      'SELECT "from", "to" FROM runtime.webhook_circuit_changes WHERE subscription_id = $1 ORDER BY id',
      [own.webhook],
    )
    expect(changes.map(({ from, to }) => `${from} ${to}`)).toEqual([
      'closed open',
      'open half_open',
      'half_open open',
      'open half_open',
      'half_open closed',
    ])
  })

  it('says in the log when it is tested, with the random part of the wait', async () => {
    const own = await subscribe(pathOf('status'))
    await publish(own, CIRCUIT_FAILURES)
    const opened = await eventually(() => {
      const line = lines.find(({ webhook }) => webhook === own.webhook)
      expect(line).toMatchObject({ msg: 'The circuit of a webhook subscription changed', to: 'open' })
      return line
    })
    const seconds = opened?.probedInSeconds ?? 0
    expect(seconds).toBeGreaterThanOrEqual(HALF_OPEN_AFTER_SECONDS * PROBE_JITTER.least)
    expect(seconds).toBeLessThanOrEqual(HALF_OPEN_AFTER_SECONDS * PROBE_JITTER.most)
    const { circuit } = await state(own)
    expect((Date.parse(circuit.next_probe_at) - Date.parse(circuit.opened_at)) / 1000).toBeCloseTo(seconds, 0)
  })

  it('stays closed if a success occurs between failures', async () => {
    const path = pathOf('mixed')
    let calls = 0
    engine.receiver.on(path, response => response.writeHead(calls++ % CIRCUIT_FAILURES === 0 ? 200 : 400).end())
    const own = await subscribe(path)
    for (let n = 0; n < 12; n++) {
      await publish(own)
      await eventually(() => expect(arrived(path)).toHaveLength(n + 1))
    }
    expect((await state(own)).circuit_state).toBe('closed')
  })

  it(`open for ${DISABLED_AFTER_HOURS} hours disables the subscription and fails waiting deliveries`, async () => {
    const own = await subscribe(pathOf('status'))
    await publish(own, CIRCUIT_FAILURES + 2)
    await eventually(async () => expect((await state(own)).circuit_state).toBe('open'))
    await engine.app.advance(`${DISABLED_AFTER_HOURS - 1} hours`)
    await eventually(async () => expect(await state(own)).toMatchObject({ circuit_state: 'open', disabled_at: null }))
    await engine.app.advance('1 hour')
    await eventually(async () => expect(await state(own)).toMatchObject({ disabled_reason: 'circuit_open' }))
    await engine.untilTended()
    await eventually(async () => {
      const letters = await deadLetters(own)
      expect(letters).toHaveLength(CIRCUIT_FAILURES + 2)
      expect(letters[0].reason).toBe('circuit_open')
    })
  })

  it('that disabled the subscription makes dead letters of later events, and the owners are alerted once', async () => {
    const own = await subscribe(pathOf('status'))
    await publish(own, CIRCUIT_FAILURES)
    await eventually(async () => expect((await state(own)).circuit_state).toBe('open'))
    await engine.app.advance(`${DISABLED_AFTER_HOURS} hours`)
    await eventually(async () => expect(await state(own)).toMatchObject({ disabled_reason: 'circuit_open' }))
    await engine.untilTended()
    await eventually(async () => expect(await deadLetters(own)).toHaveLength(CIRCUIT_FAILURES))
    for (let n = 1; n <= 3; n++) {
      const [id] = await publish(own)
      await engine.untilTended()
      await eventually(async () => {
        const letters = await deadLetters(own)
        expect(letters).toHaveLength(CIRCUIT_FAILURES + n)
        expect(letters[0]).toMatchObject({ event_id: id, reason: 'circuit_open', attempts: 0 })
      })
    }
    const { body } = await engine.app.call('GET', '/api/v1/notifications', { key: own.key })
    const about = body.data.filter(
      ({ title, body: text }: { title: string; body: string }) =>
        title.endsWith('it was disabled') && text.includes(own.webhook),
    )
    expect(about).toHaveLength(1)
  }, 60_000)

  it('that disabled the subscription queues no more once a person disables it too', async () => {
    const own = await subscribe(pathOf('status'))
    await publish(own, CIRCUIT_FAILURES)
    await eventually(async () => expect((await state(own)).circuit_state).toBe('open'))
    await engine.app.advance(`${DISABLED_AFTER_HOURS} hours`)
    await eventually(async () => expect(await state(own)).toMatchObject({ disabled_reason: 'circuit_open' }))
    await engine.app.call('POST', `/api/v1/webhooks/${own.webhook}/disable`, { key: own.key })
    expect(await state(own)).toMatchObject({ disabled_reason: 'owner' })
    const before = (await deliveries(own)).length
    await publish(own, 2)
    expect(await deliveries(own)).toHaveLength(before)
  })

  it.each(['owner', 'gone'] as const)('of a subscription disabled for the reason %s queues nothing', async reason => {
    const own = await subscribe(pathOf(reason === 'gone' ? 'gone' : 'ok'))
    if (reason === 'gone') await publish(own)
    else await engine.app.call('POST', `/api/v1/webhooks/${own.webhook}/disable`, { key: own.key })
    await eventually(async () => expect(await state(own)).toMatchObject({ disabled_reason: reason }))
    const before = (await deliveries(own)).length
    await publish(own, 2)
    expect(await deliveries(own)).toHaveLength(before)
  })

  it('disables the subscription immediately if the receiver returns 410', async () => {
    const own = await subscribe(pathOf('gone'))
    await publish(own, 3)
    await eventually(async () => expect(await state(own)).toMatchObject({ disabled_reason: 'gone' }))
    await eventually(async () => expect(await deadLetters(own)).toHaveLength(3))
    expect(await deadLetters(own)).toMatchObject(Array(3).fill({ reason: 'gone' }))
  })
})
