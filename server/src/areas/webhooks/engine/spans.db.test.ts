import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { attributesOf, startCollector } from '../../../../test/support/collector.ts'
import { type Receiver, startReceiver } from '../../../../test/support/receiver.ts'
import { createTestApp, type TestApp } from '../../../../test/support/test-app.ts'
import { eventually, pathOf } from '../../../../test/support/webhook-engine.ts'
import { createLogger } from '../../../platform/log/log.ts'

const SERVER = 2
const PRODUCER = 4
const SPAN = '00f067aa0ba902b7'

let receiver: Receiver
beforeAll(async () => {
  receiver = await startReceiver()
})
afterAll(() => receiver.close())

/** Runs the work on a server that sends spans to this collector, and stops it, so that all spans are sent. */
async function tracing(
  collector: { url: string } | undefined,
  work: (own: { app: TestApp; key: string; webhook: string }) => Promise<void>,
  { path = pathOf('ok'), log }: { path?: string; log?: ReturnType<typeof createLogger> } = {},
): Promise<void> {
  const app = await createTestApp({
    settings: {
      OUTBOUND_ALLOW: '127.0.0.1',
      ...(collector && { OTEL_EXPORTER_OTLP_ENDPOINT: collector.url, OTEL_SERVICE_NAME: 'shop' }),
    },
    ...(log && { log }),
  })
  try {
    const key = await (await app.organization()).keyFor({ livemode: false })
    const body = { url: receiver.url + path, events: ['order.*', 'collection.*'] }
    const { data } = (await app.call('POST', '/api/v1/webhooks', { key, body })).body
    await work({ app, key, webhook: data.id })
  } finally {
    await app.stop()
  }
}

const publish = async (own: { app: TestApp; key: string }, headers: Record<string, string> = {}): Promise<string> => {
  const body = { events: [{ type: 'order.paid', data: { id: 'ord_1' } }] }
  return (await own.app.call('POST', '/api/v1/webhooks/events', { key: own.key, body, headers })).body.data[0].id
}

const statusOf = async ({ app, key, webhook }: { app: TestApp; key: string; webhook: string }) => {
  const { body } = await app.call('GET', `/api/v1/webhooks/${webhook}/deliveries?event_type=order.paid`, { key })
  return body.data[0]?.status
}

describe('spans', () => {
  it('link the caller, the publication and each attempt', async () => {
    const collector = await startCollector()
    const path = pathOf('flaky')
    receiver.on(path, (response, _arrival, attempt) => response.writeHead(attempt < 2 ? 503 : 200).end())
    const traceId = '4bf92f3577b34da6a3ce929d0e0e4736'
    let event = ''
    await tracing(
      collector,
      async own => {
        event = await publish(own, { traceparent: `00-${traceId}-${SPAN}-01` })
        await eventually(async () => expect(await statusOf(own)).toBe('retrying'))
        await own.app.advance('1 hour')
        await eventually(async () => expect(await statusOf(own)).toBe('succeeded'))
      },
      { path },
    )
    await collector.close()
    expect(new Set(collector.requests)).toEqual(new Set(['POST /v1/traces application/json']))
    const own = collector.spans.filter(span => span.traceId === traceId)
    const [request] = own.filter(({ kind }) => kind === SERVER)
    expect(request).toMatchObject({ name: 'publishWebhookEvents', parentSpanId: SPAN, service: 'shop' })
    const [published] = own.filter(({ kind }) => kind === PRODUCER)
    expect(published).toMatchObject({ name: 'publish order.paid', parentSpanId: request?.spanId })
    expect(published && attributesOf(published)).toMatchObject({
      'messaging.message.id': event,
      'webhook.deliveries': 1,
    })
    const attempts = own.filter(({ name }) => name === 'deliver order.paid')
    expect(attempts).toMatchObject([
      {
        name: 'deliver order.paid',
        parentSpanId: published?.spanId,
        status: { code: 2, message: 'The receiver answered 503.' },
      },
      { name: 'deliver order.paid', parentSpanId: published?.spanId, status: { code: 0 } },
    ])
    expect(attempts.map(attributesOf)).toMatchObject([
      { 'webhook.attempt': 1, 'http.response.status_code': 503, 'server.address': '127.0.0.1' },
      { 'webhook.attempt': 2, 'http.response.status_code': 200 },
    ])
    // the receiver continues the span of its attempt
    const parents = receiver.arrivals
      .filter(arrival => arrival.path === path && arrival.headers['webhook-id'] === event)
      .map(({ headers }) => headers.traceparent?.split('-')[2])
    expect(attempts.map(({ spanId }) => spanId)).toEqual(parents)
    for (const { startTimeUnixNano: start, endTimeUnixNano: end } of own) {
      expect(Math.abs(Number(start) / 1e6 - Date.now())).toBeLessThan(120_000)
      expect(BigInt(end)).toBeGreaterThanOrEqual(BigInt(start))
    }
  })

  it('begin with the publication if there is no caller, also of events of the service', async () => {
    const collector = await startCollector()
    await tracing(collector, async own => {
      await publish(own)
      await own.app.call('POST', '/api/v1/collections', { key: own.key, body: { name: 'Sales' } })
      await eventually(async () => expect(await statusOf(own)).toBe('succeeded'))
      await eventually(() =>
        expect(receiver.arrivals.filter(({ body }) => body.includes('"collection.created"'))).toHaveLength(1),
      )
    })
    await collector.close()
    for (const type of ['order.paid', 'collection.created']) {
      const [published] = collector.spans.filter(({ name }) => name === `publish ${type}`)
      const [attempt] = collector.spans.filter(({ name }) => name === `deliver ${type}`)
      expect(published?.parentSpanId ?? '').toBe('')
      expect(attempt).toMatchObject({ traceId: published?.traceId, parentSpanId: published?.spanId })
    }
  })

  it('are not recorded if the caller is not sampled', async () => {
    const collector = await startCollector()
    await tracing(collector, async own => {
      await publish(own, { traceparent: `00-4bf92f3577b34da6a3ce929d0e0e4736-${SPAN}-00` })
      await eventually(async () => expect(await statusOf(own)).toBe('succeeded'))
    })
    await collector.close()
    expect(collector.spans).toEqual([])
  })

  it('that a collector does not accept are reported in the log, and deliveries succeed', async () => {
    const collector = await startCollector(400)
    const lines: { level: string; msg: string }[] = []
    const stream = { write: (line: string) => lines.push(JSON.parse(line)) }
    await tracing(
      collector,
      async own => {
        await publish(own)
        await eventually(async () => expect(await statusOf(own)).toBe('succeeded'))
      },
      { log: createLogger({ level: 'warn', pretty: false, stream }) },
    )
    await collector.close()
    expect(lines).toMatchObject([
      { level: 'warn', msg: 'Spans could not be sent to OTEL_EXPORTER_OTLP_ENDPOINT, and are lost' },
    ])
  })

  it('to a collector that is down do not hold up the end of the server', async () => {
    const collector = await startCollector()
    await collector.close()
    let stopping = 0
    await tracing(
      collector,
      async own => {
        await publish(own)
        await eventually(async () => expect(await statusOf(own)).toBe('succeeded'))
        stopping = performance.now()
      },
      { log: createLogger({ level: 'silent', pretty: false }) },
    )
    expect(performance.now() - stopping).toBeLessThan(8_000)
  })
})
