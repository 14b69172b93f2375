import { readTrace } from '@keepsake/webhooks'
import { ulidToUUID } from 'ulid'
import { describe, expect, it } from 'vitest'
import { type Account, eventually, pathOf, useEngine } from '../../../../test/support/webhook-engine.ts'
import { createLogger } from '../../../platform/log/log.ts'

const TRACE = '4bf92f3577b34da6a3ce929d0e0e4736'
const SPAN = '00f067aa0ba902b7'

const lines: Record<string, unknown>[] = []
/** What was logged of a trace, by message: an attempt may end before its publication is logged. */
const linesOf = (traceId: string) =>
  lines.filter(line => line.traceId === traceId).sort((a, b) => (String(a.msg) < String(b.msg) ? -1 : 1))
const log = createLogger({
  level: 'debug',
  pretty: false,
  stream: { write: line => lines.push(JSON.parse(line)) },
})
const engine = useEngine({}, { log })
const { subscribe, deliveries, arrived, untilAttempts } = engine

const publish = async (own: Account, headers: Record<string, string>, event: object = {}): Promise<string> => {
  const body = { events: [{ type: 'order.paid', data: { id: 'ord_1' }, ...event }] }
  const { status, body: answer } = await engine.app.call('POST', '/api/v1/webhooks/events', { ...own, body, headers })
  expect(status).toBe(202)
  return answer.data[0].id
}

const derivedFrom = (id: string): string => ulidToUUID(id.slice(4)).replaceAll('-', '').toLowerCase()

const tracesOf = (path: string) => arrived(path).map(({ headers }) => readTrace(headers))

const listed = async (own: Account, query: string) =>
  engine.app.call('GET', `/api/v1/webhooks/${own.webhook}/deliveries?${query}`, own)

/** A new trace ID, so that tests do not find each other's deliveries. */
let traces = 0
const newTrace = (): string => TRACE.slice(8) + String(traces++).padStart(8, '0')

describe('the trace of a request', () => {
  it.each([
    ['01', true],
    ['00', false],
  ])('continues at the receiver, with its flags (%s), its state and a span of the attempt', async (flags, sampled) => {
    const path = pathOf('ok')
    const own = await subscribe(path)
    const traceId = newTrace()
    await publish(own, { traceparent: `00-${traceId}-${SPAN}-${flags}`, tracestate: 'congo=t61rcWkgMzE, rojo=1' })
    await eventually(() => expect(tracesOf(path)).toHaveLength(1))
    expect(tracesOf(path)).toEqual([
      { traceId, parentId: expect.stringMatching(/^[\da-f]{16}$/), sampled, state: 'congo=t61rcWkgMzE,rojo=1' },
    ])
    expect(tracesOf(path)[0]?.parentId).not.toBe(SPAN)
  })

  it('is the same in each attempt and replay, each with another span', async () => {
    const path = pathOf('flaky')
    engine.receiver.on(path, (response, _arrival, attempt) => response.writeHead(attempt < 3 ? 503 : 200).end())
    const own = await subscribe(path)
    const traceId = newTrace()
    await publish(own, { traceparent: `00-${traceId}-${SPAN}-01` })
    await untilAttempts(own, 3, '1 minute')
    const [{ id }] = await deliveries(own)
    await engine.app.call('POST', `/api/v1/webhooks/${own.webhook}/deliveries/${id}/retry`, own)
    await eventually(() => expect(tracesOf(path)).toHaveLength(4))
    expect(new Set(tracesOf(path).map(trace => trace?.traceId))).toEqual(new Set([traceId]))
    expect(new Set(tracesOf(path).map(trace => trace?.parentId)).size).toBe(4)
  })

  it('differs from subscription to subscription in the span only', async () => {
    const [one, other] = [pathOf('ok'), pathOf('ok')]
    const own = await subscribe(one)
    await engine.app.call('POST', '/api/v1/webhooks', {
      ...own,
      body: { url: engine.receiver.url + other, events: ['order.*'] },
    })
    await publish(own, { traceparent: `00-${newTrace()}-${SPAN}-01` })
    const [[first], [second]] = await eventually(() => {
      const both = [tracesOf(one), tracesOf(other)] as const
      expect(both.flat()).toHaveLength(2)
      return both
    })
    expect(first?.traceId).toBe(second?.traceId)
    expect(first?.parentId).not.toBe(second?.parentId)
  })

  it('is shown with the event, its deliveries and in an export of dead letters', async () => {
    const own = await subscribe(pathOf('refusing'))
    const traceId = newTrace()
    const id = await publish(own, { traceparent: `00-${traceId}-${SPAN}-01` })
    await eventually(async () =>
      expect(await deliveries(own)).toMatchObject([{ status: 'dead_lettered', trace_id: traceId }]),
    )
    const { body: event } = await engine.app.call('GET', `/api/v1/webhooks/events/${id}`, own)
    expect(event.data.trace_id).toBe(traceId)
    const [delivery] = await deliveries(own)
    const detail = await engine.app.call('GET', `/api/v1/webhooks/${own.webhook}/deliveries/${delivery.id}`, own)
    expect(detail.body.data.trace_id).toBe(traceId)
    const { body: exported } = await engine.app.call('GET', '/api/v1/webhooks/dead-letters/export', own)
    expect(exported.lines[0].event.trace_id).toBe(traceId)
  })

  it('is the one of the first call that published the event', async () => {
    const own = await subscribe(pathOf('ok'))
    const traceId = newTrace()
    const id = await publish(own, { traceparent: `00-${traceId}-${SPAN}-01` })
    await publish(own, { traceparent: `00-${newTrace()}-${SPAN}-01` }, { id })
    expect((await deliveries(own)).map((delivery: { trace_id: string }) => delivery.trace_id)).toEqual([traceId])
  })

  it('also continues in example events', async () => {
    const path = pathOf('ok')
    const own = await subscribe(path, { events: ['record.*'] })
    const traceId = newTrace()
    await engine.app.call('POST', '/api/v1/webhooks/trigger', {
      ...own,
      body: { type: 'record.created' },
      headers: { traceparent: `00-${traceId}-${SPAN}-01` },
    })
    await eventually(() => expect(tracesOf(path)).toMatchObject([{ traceId }]))
  })

  it('is in the lines of the log about the request, the event and the attempt', async () => {
    const path = pathOf('ok')
    const own = await subscribe(path)
    const traceId = newTrace()
    const event = await publish(own, { traceparent: `00-${traceId}-${SPAN}-01` })
    await eventually(() =>
      expect(linesOf(traceId)).toMatchObject([
        { msg: 'A webhook delivery was attempted', event, attempt: 1, status: 'succeeded', code: 200 },
        { msg: 'A webhook event was published', event, deliveries: 1, operation: 'publishWebhookEvents' },
        { msg: 'request', path: '/api/v1/webhooks/events', status: 202 },
      ]),
    )
  })
})

describe('an event without a trace', () => {
  it.each([
    ['nothing', {}],
    ['an invalid traceparent', { traceparent: `00-${'0'.repeat(32)}-${SPAN}-01`, tracestate: 'a=1' }],
    ['a traceparent of another form', { traceparent: 'abc', tracestate: 'a=1' }],
    ['only a tracestate', { tracestate: 'a=1' }],
  ])('has the one of its own ID (%s)', async (_what, headers) => {
    const path = pathOf('ok')
    const own = await subscribe(path)
    const id = await publish(own, { ...headers })
    const traceId = derivedFrom(id)
    await eventually(() => expect(tracesOf(path)).toEqual([{ traceId, parentId: expect.any(String), sampled: true }]))
    expect(await deliveries(own)).toMatchObject([{ event_id: id, trace_id: traceId }])
    await eventually(() =>
      expect(linesOf(traceId)).toMatchObject([
        { msg: 'A webhook delivery was attempted', event: id },
        { msg: 'A webhook event was published', event: id },
      ]),
    )
  })

  it('is also one of the service', async () => {
    const path = pathOf('ok')
    const own = await subscribe(path, { events: ['collection.created'] })
    await engine.app.call('POST', '/api/v1/collections', { key: own.key, body: { name: 'Sales' } })
    await eventually(() => expect(tracesOf(path)).toHaveLength(1))
    const [arrival] = arrived(path)
    expect(tracesOf(path)[0]?.traceId).toBe(derivedFrom(arrival?.headers['webhook-id'] ?? ''))
  })

  it('is also a test event, which is sent before it is stored', async () => {
    const path = pathOf('ok')
    const own = await subscribe(path)
    const { body } = await engine.app.call('POST', `/api/v1/webhooks/${own.webhook}/test`, own)
    const tests = engine.receiver.arrivals.filter(arrival => arrival.path === path)
    const traceId = derivedFrom(body.data.event_id)
    expect(readTrace(tests.at(-1)?.headers ?? {})).toMatchObject({ traceId })
    expect((await listed(own, `trace_id=${traceId}`)).body.data).toMatchObject([{ id: body.data.delivery_id }])
  })
})

describe('the deliveries of a trace', () => {
  it('are found among others, with the other filters', async () => {
    const own = await subscribe(pathOf('ok'))
    const traceId = newTrace()
    const headers = { traceparent: `00-${traceId}-${SPAN}-01` }
    const ids = [await publish(own, headers), await publish(own, headers, { type: 'order.sent' })]
    const derived = await publish(own, {})
    const found = async (query: string): Promise<string[]> =>
      (await listed(own, query)).body.data.map(({ event_id }: { event_id: string }) => event_id)
    expect(await found(`trace_id=${traceId}`)).toEqual(ids.toReversed())
    expect(await found(`trace_id=${traceId}&event_type=order.sent`)).toEqual([ids[1]])
    expect(await found(`trace_id=${derivedFrom(derived)}`)).toEqual([derived])
    // its own ID says nothing about an event that has another trace
    expect(await found(`trace_id=${derivedFrom(ids[0] ?? '')}`)).toEqual([])
    expect(await found(`trace_id=${newTrace()}`)).toEqual([])
    const [first = '', second = ''] = ids
    expect(await found(`event_id=${second}`)).toEqual([second])
    expect(await found(`event_id=${derived}&trace_id=${derivedFrom(derived)}`)).toEqual([derived])
    expect(await found(`event_id=${first}&trace_id=${derivedFrom(first)}`)).toEqual([])
    expect(await found(`event_id=${second}&event_type=order.paid`)).toEqual([])
    const { body } = await listed(own, 'event_id=evt_1')
    expect([body.error, body.details?.[0].path]).toEqual(['validation_error', 'query.event_id'])
  })

  it('are listed page by page', async () => {
    const own = await subscribe(pathOf('ok'))
    const traceId = newTrace()
    const headers = { traceparent: `00-${traceId}-${SPAN}-01` }
    const ids = [await publish(own, headers), await publish(own, headers), await publish(own, headers)]
    const first = await listed(own, `trace_id=${traceId}&limit=2`)
    const second = await listed(own, `trace_id=${traceId}&limit=2&cursor=${first.body.nextCursor}`)
    const read = [...first.body.data, ...second.body.data].map(({ event_id }) => event_id)
    expect(read).toEqual(ids.toReversed())
  })

  it('are not those of another account', async () => {
    const [own, other] = [await subscribe(pathOf('ok')), await subscribe(pathOf('ok'))]
    const traceId = newTrace()
    await publish(other, { traceparent: `00-${traceId}-${SPAN}-01` })
    expect((await listed(own, `trace_id=${traceId}`)).body.data).toEqual([])
  })

  it.each(['abc', TRACE.toUpperCase(), `${TRACE}0`, ''])('have an ID of 32 lowercase digits, not %j', async text => {
    const own = await subscribe(pathOf('ok'))
    const { status, body } = await listed(own, `trace_id=${text}`)
    expect([status, body.error, body.details?.[0].path]).toEqual([400, 'validation_error', 'query.trace_id'])
  })
})
