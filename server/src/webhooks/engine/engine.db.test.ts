import { Webhook } from 'standardwebhooks'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { type Arrival, type Receiver, startReceiver } from '../../platform/testing/receiver.ts'
import { createTestApp, type TestApp } from '../../platform/testing/test-app.ts'
import {
  CIRCUIT_FAILURES,
  CIRCUIT_SUCCESSES,
  DEAD_LETTER_DAYS,
  DELIVERY_ATTEMPTS,
  DISABLED_AFTER_HOURS,
  HALF_OPEN_AFTER_SECONDS,
  HISTORY_DAYS,
} from '../limits.ts'
import { purgeWebhooks } from './upkeep.ts'

let app: TestApp
let receiver: Receiver

beforeAll(async () => {
  receiver = await startReceiver()
  app = await createTestApp({ settings: { OUTBOUND_ALLOW: '127.0.0.1' } })
})
afterAll(async () => {
  await app.stop()
  await receiver.close()
})

interface Account {
  key: string
  webhook: string
  secret: string
}

let paths = 0
/** A path of its own with a behaviour of `BEHAVIOURS`. */
const pathOf = (behaviour: string): string => `/${behaviour}/${paths++}`

async function subscribe(path: string, more: object = {}): Promise<Account> {
  const key = await (await app.organization()).keyFor({ livemode: false })
  const body = { url: receiver.url + path, events: ['order.*'], ...more }
  const { data } = (await app.call('POST', '/api/v1/webhooks', { key, body })).body
  return { key, webhook: data.id, secret: data.secret_current }
}
const publish = async ({ key }: Account, count = 1): Promise<string[]> => {
  const events = Array.from({ length: count }, (_, n) => ({ type: 'order.paid', data: { id: `ord_${n}` } }))
  const { body } = await app.call('POST', '/api/v1/webhooks/events', { key, body: { events } })
  return body.data.map(({ id }: { id: string }) => id)
}
const deliveries = async ({ key, webhook }: Account) =>
  (await app.call('GET', `/api/v1/webhooks/${webhook}/deliveries?event_type=order.paid&limit=200`, { key })).body.data
const arrived = (path: string): Arrival[] =>
  receiver.arrivals.filter(({ path: at, body }) => at === path && !body.includes('webhook.tested'))
const state = async ({ key, webhook }: Account) =>
  (await app.call('GET', `/api/v1/webhooks/${webhook}`, { key })).body.data
const deadLetters = async ({ key }: Account) =>
  (await app.call('GET', '/api/v1/webhooks/dead-letters', { key })).body.data
const eventually = <T>(check: () => T | Promise<T>): Promise<T> => vi.waitFor(check, { timeout: 15_000, interval: 30 })

/** Moves the clock on until the delivery has had this many attempts. */
async function untilAttempts(own: Account, attempts: number, by = '36 hours'): Promise<void> {
  for (let made = 0; made < attempts; ) {
    made = await eventually(async () => {
      const [delivery] = await deliveries(own)
      expect(delivery.attempts).toBeGreaterThan(made)
      return Number(delivery.attempts)
    })
    if (made < attempts) await app.advance(by)
  }
}

describe('a delivery', () => {
  it('arrives once, signed, and says so', async () => {
    const path = pathOf('ok')
    const own = await subscribe(path)
    const [id] = await publish(own)
    await eventually(async () =>
      expect(await deliveries(own)).toMatchObject([{ status: 'succeeded', attempts: 1, response_code: 200 }]),
    )
    const [arrival, ...more] = arrived(path)
    expect(more).toEqual([])
    expect(new Webhook(own.secret).verify(arrival?.body ?? '', arrival?.headers ?? {})).toMatchObject({
      id,
      type: 'order.paid',
      data: { object: { id: 'ord_0' } },
      livemode: false,
    })
    expect(arrival?.headers['webhook-id']).toBe(id)
  })

  it('is one for each event, however many come', async () => {
    const path = pathOf('ok')
    const own = await subscribe(path)
    const ids = (await Promise.all([publish(own, 150), publish(own, 150)])).flat()
    await eventually(() => expect(arrived(path)).toHaveLength(300))
    expect(new Set(arrived(path).map(({ headers }) => headers['webhook-id']))).toEqual(new Set(ids))
  })

  it('also comes of what happens in the service, at once', async () => {
    const path = pathOf('ok')
    const own = await subscribe(path, { events: ['collection.created'] })
    const started = Date.now()
    await app.call('POST', '/api/v1/collections', { key: own.key, body: { name: 'Sales' } })
    await eventually(() => expect(arrived(path)).toHaveLength(1))
    expect(Date.now() - started).toBeLessThan(2_000)
  })

  it('is tried again with the same id and the same bytes, until it arrives', async () => {
    const path = pathOf('flaky')
    receiver.on(path, (response, _arrival, attempt) => response.writeHead(attempt < 3 ? 503 : 200).end())
    const own = await subscribe(path)
    await publish(own)
    await untilAttempts(own, 3, '1 minute')
    await eventually(async () => expect(await deliveries(own)).toMatchObject([{ status: 'succeeded', attempts: 3 }]))
    const bodies = arrived(path).map(({ headers, body }) => `${headers['webhook-id']} ${body}`)
    expect(bodies).toHaveLength(3)
    expect(new Set(bodies).size).toBe(1)
    const [{ id }] = await deliveries(own)
    const detail = await app.call('GET', `/api/v1/webhooks/${own.webhook}/deliveries/${id}`, { key: own.key })
    expect(detail.body.data.history).toMatchObject([
      { number: 1, outcome: 'failed', response_code: 503 },
      { number: 2, outcome: 'failed', response_code: 503 },
      { number: 3, outcome: 'succeeded', response_code: 200 },
    ])
  })

  it.each([
    ['tooMany', 120],
    ['tooManyUntil', 120],
  ])('waits as long as the receiver asks (%s)', async (behaviour, seconds) => {
    const own = await subscribe(pathOf(behaviour))
    await publish(own)
    const [delivery] = await eventually(async () => {
      const found = await deliveries(own)
      expect(found).toMatchObject([{ status: 'retrying', attempts: 1, response_code: 429 }])
      return found
    })
    const wait = (Date.parse(delivery.next_retry_at) - (await now())) / 1000
    expect(wait).toBeGreaterThan(seconds - 10)
    expect(wait).toBeLessThan(seconds + 2)
  })

  it.each([
    ['hanging', /No answer within 1000 ms/],
    ['resetting', /closed|reset/],
  ])('is tried again after no answer (%s)', async (behaviour, error) => {
    const own = await subscribe(pathOf(behaviour), { timeout_ms: 1_000 })
    await publish(own)
    await eventually(async () =>
      expect(await deliveries(own)).toMatchObject([
        { status: 'retrying', attempts: 1, response_code: null, error: expect.stringMatching(error) },
      ]),
    )
  })

  it.each([
    ['refusing', 400, 'rejected'],
    ['redirecting', 302, 'rejected'],
  ])('is not tried again where that changes nothing (%s)', async (behaviour, code, reason) => {
    const path = pathOf(behaviour)
    const own = await subscribe(path)
    await publish(own)
    await eventually(async () =>
      expect(await deadLetters(own)).toMatchObject([{ reason, attempts: 1, response_code: code }]),
    )
    expect(await deliveries(own)).toMatchObject([{ status: 'dead_lettered', next_retry_at: null }])
    expect(arrived(path)).toHaveLength(1)
    expect(arrived('/ok')).toEqual([])
  })

  it('to an address that is private by now is not sent, and shows nothing of it', async () => {
    let resolved = ['93.184.215.14']
    const named = await createTestApp({ settings: { OUTBOUND_ALLOW: '10.0.0.1' }, resolve: async () => resolved })
    const { key } = await named.organization()
    const body = {
      url: `https://rebound.example:${new URL(receiver.url).port}/`,
      events: ['order.*'],
      timeout_ms: 1_000,
    }
    resolved = ['10.0.0.1']
    await named.call('POST', '/api/v1/webhooks', { key, body })
    resolved = ['127.0.0.1']
    const before = receiver.arrivals.length
    await named.call('POST', '/api/v1/webhooks/events', { key, body: { events: [{ type: 'order.paid', data: {} }] } })
    await eventually(async () => {
      const { data } = (await named.call('GET', '/api/v1/webhooks/dead-letters', { key })).body
      expect(data).toMatchObject([{ reason: 'blocked', error: expect.stringContaining('loopback') }])
    })
    expect(receiver.arrivals.length).toBe(before)
    await named.stop()
  })

  it('with best effort is tried once, and is no dead letter', async () => {
    const path = pathOf('status')
    const own = await subscribe(path, { guarantee: 'best_effort' })
    await publish(own)
    await eventually(async () => expect(await deliveries(own)).toMatchObject([{ status: 'failed', attempts: 1 }]))
    expect(await deadLetters(own)).toEqual([])
  })

  it('is signed with both secrets when a rotation came in between', async () => {
    const path = pathOf('late')
    receiver.on(path, (response, _arrival, attempt) => response.writeHead(attempt < 2 ? 500 : 200).end())
    const own = await subscribe(path)
    await publish(own)
    await untilAttempts(own, 1)
    const rotated = await app.call('POST', `/api/v1/webhooks/${own.webhook}/rotate`, { key: own.key, body: {} })
    await app.advance('1 minute')
    await eventually(() => expect(arrived(path)).toHaveLength(2))
    const last = arrived(path).at(-1)
    for (const secret of [own.secret, rotated.body.data.secret_current])
      expect(() => new Webhook(secret).verify(last?.body ?? '', last?.headers ?? {})).not.toThrow()
  })
})

const now = async (): Promise<number> => {
  const [row] = await app.database.query<{ now: Date }>('SELECT app_now() AS now')
  return row?.now.getTime() ?? Number.NaN
}

describe('a circuit', () => {
  const minutes = (count: number) => app.advance(`${count} minutes`)

  it(`opens after ${CIRCUIT_FAILURES} failures, sends nothing, and closes after ${CIRCUIT_SUCCESSES} test events`, async () => {
    const path = pathOf('recovering')
    let well = false
    receiver.on(path, response => response.writeHead(well ? 200 : 500).end())
    const own = await subscribe(path)
    await publish(own)
    await untilAttempts(own, CIRCUIT_FAILURES, '20 minutes')
    await eventually(async () =>
      expect(await state(own)).toMatchObject({ circuit_state: 'open', failure_count: CIRCUIT_FAILURES }),
    )
    // what waits and what comes is deferred: no attempt is made
    await publish(own, 3)
    expect((await deliveries(own)).map(({ status }: { status: string }) => status)).toEqual(Array(4).fill('deferred'))
    const before = arrived(path).length
    expect(HALF_OPEN_AFTER_SECONDS).toBe(1_800)
    await minutes(29)
    await new Promise(resolve => setTimeout(resolve, 1_500))
    expect(receiver.arrivals.filter(arrival => arrival.path === path)).toHaveLength(before + 1)
    expect((await state(own)).circuit_state).toBe('open')
    // a probe that fails opens it for another half an hour
    await minutes(5)
    await eventually(() => expect(receiver.arrivals.filter(arrival => arrival.path === path)).toHaveLength(before + 2))
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
    const changes = await app.database.query<{ from: string; to: string }>(
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

  it('does not open where a success comes between', async () => {
    const path = pathOf('mixed')
    let calls = 0
    receiver.on(path, response => response.writeHead(calls++ % CIRCUIT_FAILURES === 0 ? 200 : 400).end())
    const own = await subscribe(path)
    for (let n = 0; n < 12; n++) {
      await publish(own)
      await eventually(() => expect(arrived(path)).toHaveLength(n + 1))
    }
    expect((await state(own)).circuit_state).toBe('closed')
  })

  it(`that was open for ${DISABLED_AFTER_HOURS} hours disables the subscription; what waits becomes dead letters`, async () => {
    const own = await subscribe(pathOf('status'))
    await publish(own, CIRCUIT_FAILURES + 2)
    await eventually(async () => expect((await state(own)).circuit_state).toBe('open'))
    await app.advance(`${DISABLED_AFTER_HOURS - 1} hours`)
    await eventually(async () => expect(await state(own)).toMatchObject({ circuit_state: 'open', disabled_at: null }))
    await app.advance('1 hour')
    await eventually(async () => expect(await state(own)).toMatchObject({ disabled_reason: 'circuit_open' }))
    await eventually(async () => {
      const letters = await deadLetters(own)
      expect(letters).toHaveLength(CIRCUIT_FAILURES + 2)
      expect(letters[0].reason).toBe('circuit_open')
    })
    await publish(own)
    expect(await deliveries(own)).toHaveLength(CIRCUIT_FAILURES + 2)
  })

  it('of a receiver that is gone disables the subscription at once', async () => {
    const own = await subscribe(pathOf('gone'))
    await publish(own, 3)
    await eventually(async () => expect(await state(own)).toMatchObject({ disabled_reason: 'gone' }))
    await eventually(async () => expect(await deadLetters(own)).toHaveLength(3))
    expect(await deadLetters(own)).toMatchObject(Array(3).fill({ reason: 'gone' }))
  })
})

describe('dead letters', () => {
  it(`come after ${DELIVERY_ATTEMPTS} attempts, and are sent again with all of them`, async () => {
    const path = pathOf('dying')
    receiver.on(path, (response, arrival) =>
      // probes succeed, so that the circuit closes again and again
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
    receiver.on(path, response => response.end())
    await app.advance('1 hour')
    await eventually(async () => expect((await state(own)).circuit_state).toBe('closed'))
    const replay = () => app.call('POST', `/api/v1/webhooks/dead-letters/${letter.id}/replay`, { key: own.key })
    expect((await replay()).body.data.replayed_at).toEqual(expect.any(String))
    await eventually(async () => expect(await deliveries(own)).toMatchObject([{ status: 'succeeded', attempts: 11 }]))
    expect(arrived(path).at(-1)?.headers['webhook-id']).toBe(eventId)
    expect((await replay()).status).toBe(409)
  }, 60_000)

  it('are sent again all at once, by filter, and purged', async () => {
    const path = pathOf('refused')
    let well = false
    receiver.on(path, response => response.writeHead(well ? 200 : 400).end())
    const own = await subscribe(path)
    await publish(own, 4)
    await eventually(async () => expect(await deadLetters(own)).toHaveLength(4))
    well = true
    const replay = (filter: object) =>
      app.call('POST', '/api/v1/webhooks/dead-letters/replay', { key: own.key, body: filter })
    expect((await replay({ event_type: 'order.refunded' })).body.data).toEqual({ replayed: 0, more: false })
    expect((await replay({ since: '2020-01-01T00:00:00Z', subscription_id: own.webhook })).body.data.replayed).toBe(4)
    await eventually(async () =>
      expect((await deliveries(own)).every(({ status }: { status: string }) => status === 'succeeded')).toBe(true),
    )
    expect(arrived(path)).toHaveLength(8)
    const list = (query: string) => app.call('GET', `/api/v1/webhooks/dead-letters?${query}`, { key: own.key })
    expect((await list('replayed=false')).body.data).toEqual([])
    expect((await list('replayed=true&limit=3')).body.nextCursor).toEqual(expect.any(String))
    const purged = await app.call('DELETE', '/api/v1/webhooks/dead-letters?replayed=true', { key: own.key })
    expect(purged.body.data).toEqual({ purged: 4 })
    expect(await deadLetters(own)).toEqual([])
    expect(await deliveries(own)).toHaveLength(4)
  })

  it(`are kept for ${DEAD_LETTER_DAYS} days, deliveries and events for ${HISTORY_DAYS}`, async () => {
    const own = await subscribe(pathOf('refusing'))
    const [eventId] = await publish(own)
    await eventually(async () => expect(await deadLetters(own)).toHaveLength(1))
    await app.advance(`${DEAD_LETTER_DAYS} days`)
    await purgeWebhooks(app.database)
    expect(await deadLetters(own)).toEqual([])
    expect(await deliveries(own)).toHaveLength(1)
    await app.advance(`${HISTORY_DAYS - DEAD_LETTER_DAYS} days`)
    await purgeWebhooks(app.database)
    expect(await deliveries(own)).toEqual([])
    expect((await app.call('GET', `/api/v1/webhooks/events/${eventId}`, { key: own.key })).status).toBe(404)
  })
})

describe('sending one delivery again', () => {
  it('does so whatever became of it, but for a test event', async () => {
    const path = pathOf('ok')
    const own = await subscribe(path)
    await publish(own)
    await eventually(async () => expect(await deliveries(own)).toMatchObject([{ status: 'succeeded' }]))
    const [{ id }] = await deliveries(own)
    const retry = (delivery: string) =>
      app.call('POST', `/api/v1/webhooks/${own.webhook}/deliveries/${delivery}/retry`, { key: own.key })
    expect((await retry(id)).status).toBe(200)
    await eventually(() => expect(arrived(path)).toHaveLength(2))
    const all = await app.call('GET', `/api/v1/webhooks/${own.webhook}/deliveries?event_type=webhook.tested`, {
      key: own.key,
    })
    expect((await retry(all.body.data[0].id)).status).toBe(409)
  })
})

describe('a subscription', () => {
  it('that its owner disables gets what has waited when it is enabled again', async () => {
    const path = pathOf('later')
    receiver.on(path, (response, _arrival, attempt) => response.writeHead(attempt < 2 ? 500 : 200).end())
    const own = await subscribe(path)
    await publish(own)
    await untilAttempts(own, 1)
    await app.call('POST', `/api/v1/webhooks/${own.webhook}/disable`, { key: own.key })
    await app.advance('1 hour')
    expect(await deliveries(own)).toMatchObject([{ status: 'deferred', attempts: 1 }])
    await app.call('POST', `/api/v1/webhooks/${own.webhook}/enable`, { key: own.key })
    await eventually(async () => expect(await deliveries(own)).toMatchObject([{ status: 'succeeded', attempts: 2 }]))
  })

  it('that hangs does not hold up the others', async () => {
    const [slow, quick] = [pathOf('hanging'), pathOf('ok')]
    const [hanging, well] = await Promise.all([subscribe(slow, { timeout_ms: 1_000 }), subscribe(quick)])
    await publish(hanging, 300)
    const started = Date.now()
    await publish(well, 50)
    await eventually(() => expect(arrived(quick)).toHaveLength(50))
    expect(Date.now() - started).toBeLessThan(3_000)
  })
})
