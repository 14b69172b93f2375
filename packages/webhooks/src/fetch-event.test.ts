import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { createReceiver, type ReceiverOptions } from './receiver.ts'
import { newSecret } from './secret.ts'
import { sign } from './sign.ts'
import { memoryStore } from './stores/memory.ts'

const SECRET = newSecret()
const ID = 'evt_01KAK7F3V6R6T1Q7S0G9Y5N2WZ'
const PATH = `/api/v1/webhooks/events/${ID}`
const WHOLE = { id: ID, type: 'order.paid', data: { object: { id: 'ord_1', lines: ['x'.repeat(70_000)] } } }

const closers: (() => void)[] = []
afterEach(() => {
  for (const close of closers.splice(0)) close()
})

/** A server of events. @returns its origin */
async function serve(listener: RequestListener): Promise<string> {
  const server = createServer(listener)
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  closers.push(() => {
    server.closeAllConnections()
    server.close()
  })
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

const answering =
  (body: unknown, status = 200): RequestListener =>
  (_request, response) =>
    response.writeHead(status).end(JSON.stringify(body))

interface Delivered {
  outcome: [number, string]
  handler: ReturnType<typeof vi.fn>
  errors: unknown[]
}

/** Delivers a reference to the event. @param url of the event, as signed */
async function deliver(url: unknown, options: Partial<ReceiverOptions<undefined>> = {}): Promise<Delivered> {
  const handler = vi.fn()
  const errors: unknown[] = []
  const receiver = createReceiver({
    secrets: SECRET,
    store: memoryStore(),
    handlers: { '*': handler },
    onError: error => errors.push(error),
    ...options,
  })
  const body = JSON.stringify({ ...WHOLE, data: { object: { id: 'ord_1' }, fetch_url: url } })
  const outcome = await receiver.receive({ headers: await sign({ id: ID, body }, SECRET), body })
  return { outcome: [outcome.status, outcome.result], handler, errors }
}

describe('a delivery that refers to a large event', () => {
  it('is handled with the complete event', async () => {
    const seen: string[] = []
    const origin = await serve((request, response) => {
      seen.push(`${request.method} ${request.url}`)
      response.end(JSON.stringify({ success: true, data: WHOLE }))
    })
    const { outcome, handler } = await deliver(`${origin}${PATH}?token=t`, { fetchFrom: [origin] })
    expect(outcome).toEqual([200, 'processed'])
    expect(handler.mock.calls[0]?.[0]).toEqual(WHOLE)
    expect(seen).toEqual([`GET ${PATH}?token=t`])
  })

  it.each<[string, RequestListener]>([
    ['that was refused', answering({ success: false, error: 'authentication_error' }, 401)],
    ['of another ID', answering({ success: true, data: { ...WHOLE, id: 'evt_2' } })],
    ['of another type', answering({ success: true, data: { ...WHOLE, type: 'order.sent' } })],
    ['without an event', answering({ success: true })],
    ['that is null', answering(null)],
    ['that is no JSON', (_request, response) => response.end('<html>')],
    ['that redirects', (_request, response) => response.writeHead(302, { location: 'http://127.0.0.1:1/' }).end()],
    [
      'that is cut off',
      (_request, response) => response.writeHead(200, { 'content-length': '9' }).end('{', () => response.destroy()),
    ],
    ['that never ends in size', (_request, response) => endless(response)],
  ])('is answered with 503 for an answer %s, so that the next attempt brings a new URL', async (_, listener) => {
    const origin = await serve(listener)
    const { outcome, handler, errors } = await deliver(`${origin}${PATH}?token=secret-token`, { fetchFrom: [origin] })
    expect(outcome).toEqual([503, 'not_fetched'])
    expect(handler).not.toHaveBeenCalled()
    expect(errors).toHaveLength(1)
    expect(String(errors[0])).not.toContain('secret-token')
  })

  it('is answered with 503 when the time for the handler is over', async () => {
    const origin = await serve(() => {})
    const { outcome, handler } = await deliver(`${origin}${PATH}?token=t`, { fetchFrom: [origin], timeLimit: 50 })
    expect([outcome, handler.mock.calls]).toEqual([[503, 'too_slow'], []])
  })

  it('is fetched from the given origins alone, or with https', async () => {
    const origin = await serve(answering({ success: true, data: WHOLE }))
    for (const fetchFrom of [undefined, [], ['https://keepsake.example.com'], [`${origin}0`]]) {
      const { outcome, handler, errors } = await deliver(`${origin}${PATH}?token=t`, fetchFrom && { fetchFrom })
      expect([outcome, handler.mock.calls]).toEqual([[500, 'failed'], []])
      expect(String(errors[0])).toContain(`Add it to fetchFrom`)
    }
    const fetching = vi.spyOn(globalThis, 'fetch').mockResolvedValue(Response.json({ success: true, data: WHOLE }))
    expect((await deliver(`https://keepsake.example.com${PATH}?token=t`)).outcome).toEqual([200, 'processed'])
    fetching.mockRestore()
  })

  it('is left as it is if that is wanted, and if the field is something else of the sender', async () => {
    const fetching = vi.spyOn(globalThis, 'fetch')
    const urls = [
      `https://x.example${PATH}`,
      `https://x.example/other?token=t`,
      `https://x.example${PATH}0?token=t`,
      'order',
      7,
      null,
      { href: PATH },
    ]
    for (const url of urls) expect((await deliver(url)).handler.mock.calls[0]?.[0].data.fetch_url).toEqual(url)
    const reference = `https://x.example${PATH}?token=t`
    const { handler } = await deliver(reference, { fetchFrom: false })
    expect(handler.mock.calls[0]?.[0].data).toEqual({ object: { id: 'ord_1' }, fetch_url: reference })
    expect(fetching).not.toHaveBeenCalled()
    fetching.mockRestore()
  })
})

/** Sends as long as someone reads. */
function endless(response: Parameters<RequestListener>[1]): void {
  const chunk = Buffer.alloc(1024 * 1024, 'x')
  const more = (): void => {
    while (!response.destroyed && response.write(chunk));
    if (!response.destroyed) response.once('drain', more)
  }
  more()
}
