import { afterEach, describe, expect, inject, it } from 'vitest'
import { createTestApp } from '../../../../test/support/test-app.ts'
import { useApp } from '../../../../test/support/use-app.ts'
import { eventually } from '../../../../test/support/webhook-engine.ts'

const app = useApp({ settings: { WORKERS: 'on' } })

/** A stream that a test reads step by step. */
interface Reading {
  status: number
  type: string | null
  /** Reads until this many events have arrived. */
  events(count: number): Promise<{ id: string; text: string; type: string }[]>
  /** Reads until the server ends the stream. @returns the text */
  rest(): Promise<string>
  close(): void
}

const open = new Set<Reading>()
afterEach(() => {
  for (const each of open) each.close()
  open.clear()
})

const request = (key: string, { query = '', lastEventId = '' } = {}, signal?: AbortSignal): Request =>
  new Request(`http://127.0.0.1/api/v1/webhooks/stream${query}`, {
    headers: { authorization: `Bearer ${key}`, ...(lastEventId !== '' && { 'last-event-id': lastEventId }) },
    ...(signal && { signal }),
  })

async function stream(key: string, options: { query?: string; lastEventId?: string } = {}): Promise<Reading> {
  const leaving = new AbortController()
  const response = await app.app.fetch(request(key, options, leaving.signal))
  expect(response.status).toBe(200)
  const reader = (response.body ?? new ReadableStream<Uint8Array>()).getReader()
  const decoder = new TextDecoder()
  let text = ''
  const read = async (): Promise<boolean> => {
    const { done, value } = await reader.read()
    text += decoder.decode(value, { stream: true })
    return !done
  }
  // the stream is open once its first bytes have arrived
  await read()
  const reading: Reading = {
    status: response.status,
    type: response.headers.get('content-type'),
    async events(count) {
      for (;;) {
        const found = [...text.matchAll(/^id: (.*)\ndata: (.*)\n\n/gm)].map(([, id = '', data = '']) => ({
          id,
          text: data,
          type: JSON.parse(data).type,
        }))
        if (found.length >= count) return found
        if (!(await read())) throw new Error(`The stream ended after ${found.length} events: ${text}`)
      }
    },
    async rest() {
      while (await read());
      return text
    },
    close() {
      leaving.abort()
      void reader.cancel()
    },
  }
  open.add(reading)
  return reading
}

const freshKey = async () => (await app.organization()).keyFor({ livemode: false })

async function publish(key: string, ...types: string[]): Promise<string[]> {
  const events = types.map((type, n) => ({ type, data: { id: `ord_${n}` } }))
  const { body } = await app.call('POST', '/api/v1/webhooks/events', { key, body: { events } })
  return body.data.map(({ id }: { id: string }) => id)
}

const refused = (key: string, query = '', lastEventId = '') =>
  app.call('GET', `/api/v1/webhooks/stream${query}`, {
    key,
    ...(lastEventId !== '' && { headers: { 'Last-Event-ID': lastEventId } }),
  })

const openStreams = () =>
  app.database.query<{ id: string }>('SELECT id FROM runtime.webhook_streams WHERE open_until > app_now()')

describe('a stream of events', () => {
  it('sends events that no subscription matches, as a delivery has them', async () => {
    const key = await freshKey()
    const reading = await stream(key)
    expect(reading.type).toBe('text/event-stream; charset=utf-8')
    const [id] = await publish(key, 'order.paid')
    const [event] = await reading.events(1)
    // what is only read, and not sent
    const {
      trace_id: _,
      recipients: __,
      ...envelope
    } = (await app.call('GET', `/api/v1/webhooks/events/${id}`, { key })).body.data
    expect(event?.id).toBe(id)
    expect(event?.text).toBe(JSON.stringify(envelope))
  })

  it('sends the events of the service', async () => {
    const key = await freshKey()
    const reading = await stream(key)
    const body = { email: 'dana@northwind.example', content: 'Dana called.', extract: false }
    await app.call('POST', '/api/v1/memorize', { key, body })
    const types = (await reading.events(2)).map(({ type }) => type)
    expect(types).toEqual(expect.arrayContaining(['record.created', 'memory.stored']))
  })

  it('sends what was before, and where the rest of a large event is', async () => {
    const key = await freshKey()
    const reading = await stream(key)
    const events = [
      { type: 'order.paid', data: { id: 'ord_1' }, previous_attributes: { status: 'open' } },
      { type: 'order.paid', data: { id: 'ord_2', filler: 'x'.repeat(300_000) } },
    ]
    expect((await app.call('POST', '/api/v1/webhooks/events', { key, body: { events } })).status).toBeLessThan(300)
    const [first, second] = (await reading.events(2)).map(({ text }) => JSON.parse(text).data)
    expect(first).toMatchObject({ previous_attributes: { status: 'open' } })
    expect(second).toMatchObject({ object: { id: 'ord_2' }, fetch_url: expect.stringContaining('/webhooks/events/') })
  })

  it('sends events that match a pattern', async () => {
    const key = await freshKey()
    const reading = await stream(key, { query: '?events=order.*&events=invoice.sent' })
    await publish(key, 'order.paid', 'cart.emptied', 'invoice.sent', 'invoice.voided', 'order.shipped')
    const types = (await reading.events(3)).map(({ type }) => type)
    expect(types.sort()).toEqual(['invoice.sent', 'order.paid', 'order.shipped'])
    expect((await refused(key, '?events=Or%20ders')).body).toMatchObject({ error: 'validation_error' })
  })

  it('sends all events to a slow client, a page at a time, in their order', async () => {
    const key = await freshKey()
    const reading = await stream(key)
    const batches = await Promise.all([publish(key, ...Array(30).fill('order.paid')), publish(key, 'order.shipped')])
    const later = await publish(key, ...Array(30).fill('order.refunded'))
    const ids = (await reading.events(61)).map(({ id }) => id)
    expect(new Set(ids)).toEqual(new Set([...batches.flat(), ...later]))
    expect(ids.slice(31)).toEqual(later)
  })

  it('does not send the events of others', async () => {
    const organization = await app.organization()
    const [key, live, other] = [await organization.keyFor({ livemode: false }), organization.key, await freshKey()]
    const reading = await stream(key)
    const elsewhere = await stream(other)
    await publish(other, 'order.paid')
    await publish(live, 'order.paid')
    await elsewhere.events(1)
    const [id] = await publish(key, 'order.paid')
    expect((await reading.events(1)).map(event => event.id)).toEqual([id])
  })
})

describe('a stream that continues', () => {
  it('sends what happened meanwhile', async () => {
    const key = await freshKey()
    const first = await stream(key)
    const [seen = ''] = await publish(key, 'order.paid')
    await first.events(1)
    first.close()
    await eventually(async () => expect(await openStreams()).toEqual([]))
    const missed = await publish(key, 'order.paid', 'order.paid')
    const second = await stream(key, { lastEventId: seen })
    expect((await second.events(2)).map(({ id }) => id)).toEqual(missed)
  })

  it('is refused if events may be missing', async () => {
    const key = await freshKey()
    const [unseen = ''] = await publish(key, 'order.paid')
    expect(await refused(key, '', unseen)).toMatchObject({
      status: 400,
      body: { details: [{ path: 'header.Last-Event-ID' }] },
    })
    expect((await refused(key, '', 'evt_1')).status).toBe(400)
    const first = await stream(key)
    const [seen = ''] = await publish(key, 'order.paid')
    await first.events(1)
    first.close()
    await eventually(async () => expect(await openStreams()).toEqual([]))
    expect((await refused(await freshKey(), '', seen)).status).toBe(400)
    await app.advance('2 hours')
    const again = await refused(key, '', seen)
    expect(again.body.message).toContain('Connect without Last-Event-ID')
  })

  it.runIf(inject('database').kind === 'postgresql')('skips no event that commits late', async () => {
    const key = await freshKey()
    const reading = await stream(key)
    const [tenant] = await app.database.query<{ tenantId: number }>(
      'SELECT tenant_id AS "tenantId" FROM runtime.webhook_streams WHERE open_until > app_now()',
    )
    const late = 'evt_01KAK7F3V6R6T1Q7S0G9Y5N2WZ'
    const [early] = await app.database.transaction(async () => {
      await app.database.query(
        `INSERT INTO runtime.webhook_events (tenant_id, id, type, data, stream_xid)
         VALUES ($1, $2, 'order.paid', '{"object":{}}', pg_current_xact_id())`,
        [tenant?.tenantId ?? 0, late],
      )
      // another connection commits before this one
      const other = await app.app.fetch(
        new Request('http://127.0.0.1/api/v1/webhooks/events', {
          method: 'POST',
          headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
          body: JSON.stringify({ events: [{ type: 'order.paid', data: {} }] }),
        }),
      )
      return (await other.json()).data.map(({ id }: { id: string }) => id)
    })
    expect((await reading.events(2)).map(({ id }) => id)).toEqual([late, early])
  })
})

describe('open streams', () => {
  it('are limited, and leave their place when their client disconnects or their process crashes', async () => {
    const key = await freshKey()
    const readings = await Promise.all(Array.from({ length: 10 }, () => stream(key)))
    expect(await refused(key)).toMatchObject({ status: 409, body: { error: 'conflict_error', limit: 10 } })
    expect((await stream(await freshKey())).status).toBe(200)
    readings[0]?.close()
    const [replaced] = await eventually(async () => [await stream(key)])
    expect(replaced?.status).toBe(200)
    // nobody renews the leases that end now
    await app.advance('2 minutes')
    expect((await stream(key)).status).toBe(200)
  })

  it('are closed when the client disconnects from the server', async () => {
    const key = await freshKey()
    await eventually(async () => expect(await openStreams()).toEqual([]))
    const url = await app.listen()
    const leaving = new AbortController()
    const response = await fetch(`${url}/api/v1/webhooks/stream`, {
      headers: { authorization: `Bearer ${key}` },
      signal: leaving.signal,
    })
    expect(response.status).toBe(200)
    expect(await openStreams()).toHaveLength(1)
    leaving.abort()
    await eventually(async () => expect(await openStreams()).toEqual([]))
  })

  it('end when the server stops', async () => {
    const own = await createTestApp({ settings: { WORKERS: 'off' } })
    try {
      const key = await (await own.organization()).keyFor({ livemode: false })
      const response = await own.app.fetch(request(key))
      own.app.drain()
      expect(await response.text()).toBe(': connected\n\n')
    } finally {
      await own.stop()
    }
  })
})
