import { Webhook } from 'standardwebhooks'
import { Webhook as SvixWebhook } from 'svix'
import { describe, expect, it, vi } from 'vitest'
import type { Outcome } from './outcome.ts'
import { createReceiver, type Receiver, type ReceiverOptions } from './receiver.ts'
import { newSecret } from './secret.ts'
import { sign } from './sign.ts'
import { memoryStore } from './stores/memory.ts'

const SECRET = newSecret()
const NOW = 1_800_000_000
const EVENT = { type: 'order.paid', data: { id: 'ord_1' } }

interface Sent {
  id?: string
  secondsAgo?: number
  secret?: string
  body?: string | Uint8Array
  headers?: Record<string, string>
}

async function request({ id = 'evt_1', secondsAgo = 0, secret = SECRET, body, headers }: Sent = {}): Promise<Request> {
  const sent = body ?? JSON.stringify(EVENT)
  const signature = await sign({ id, timestamp: NOW - secondsAgo, body: sent }, secret)
  return new Request('https://hooks.example.com/', {
    method: 'POST',
    body: sent as BodyInit,
    headers: { ...signature, 'content-type': 'application/json', ...headers },
  })
}

const receiverWith = (options: Partial<ReceiverOptions<undefined>> = {}): Receiver =>
  createReceiver({ secrets: SECRET, store: memoryStore(), handlers: {}, now: () => NOW * 1000, ...options })

const deliver = async (receiver: Receiver, sent?: Sent): Promise<[number, string]> => {
  const response = await receiver(await request(sent))
  const body = await response.json()
  return [response.status, body.result ?? body.error]
}

/** A promise and what ends it. */
function pending<T = void>(): { promise: Promise<T>; resolve: (value: T) => void; reject: (error: Error) => void } {
  return Promise.withResolvers<T>()
}

describe('a delivery', () => {
  it('is answered with 200 after its handler has finished', async () => {
    const order: string[] = []
    const receiver = receiverWith({
      handlers: {
        'order.paid': async (event, { id }) => {
          await new Promise(resolve => setTimeout(resolve, 10))
          order.push(`${id} ${JSON.stringify(event.data)}`)
        },
      },
    })
    const response = await receiver(await request())
    order.push('answered')
    expect(response.status).toBe(200)
    expect(await response.json()).toEqual({ received: true, result: 'processed' })
    expect(response.headers.get('content-type')).toBe('application/json')
    expect(order).toEqual(['evt_1 {"id":"ord_1"}', 'answered'])
  })

  it('is refused with 401 for its signature, 403 for its age, in this order', async () => {
    const handler = vi.fn()
    const receiver = receiverWith({ handlers: { '*': handler } })
    expect(await deliver(receiver, { secret: newSecret() })).toEqual([401, 'invalid_signature'])
    expect(await deliver(receiver, { secret: newSecret(), secondsAgo: 301 })).toEqual([401, 'invalid_signature'])
    expect(await deliver(receiver, { secondsAgo: 301 })).toEqual([403, 'too_old'])
    expect(await deliver(receiver, { secondsAgo: -301 })).toEqual([403, 'too_new'])
    const unsigned = new Request('https://hooks.example.com/', { method: 'POST', body: '{}' })
    expect((await receiver(unsigned)).status).toBe(401)
    expect(handler).not.toHaveBeenCalled()
    expect(await deliver(receiver, { secondsAgo: 299 })).toEqual([200, 'processed'])
    expect(await deliver(receiver, { id: 'evt_2', secondsAgo: -299 })).toEqual([200, 'processed'])
  })

  it.each([
    ['standardwebhooks', Webhook],
    ['svix', SvixWebhook],
  ])(
    'that the package %s has signed is processed, and refused if anything is missing or changed',
    async (_, Sender) => {
      const handler = vi.fn()
      const receiver = receiverWith({ handlers: { '*': handler } })
      const body = JSON.stringify(EVENT)
      const headers: Record<string, string> = {
        'webhook-id': 'msg_1',
        'webhook-timestamp': String(NOW),
        'webhook-signature': new Sender(SECRET).sign('msg_1', new Date(NOW * 1000), body),
      }
      const results = async (sent: string, changed: Record<string, string>) => {
        const { status, result } = await receiver.receive({ headers: changed, body: sent })
        return [status, result]
      }
      for (const name of Object.keys(headers)) {
        const { [name]: value, ...others } = headers
        expect(await results(body, others)).toEqual([401, 'missing_header'])
        expect(await results(body, { ...others, [name]: `${value}, ${value}` })).toEqual([401, 'malformed_header'])
      }
      expect(await results(body.replace('ord_1', 'ord_2'), headers)).toEqual([401, 'invalid_signature'])
      expect(await results(body.slice(0, -1), headers)).toEqual([401, 'invalid_signature'])
      expect(handler).not.toHaveBeenCalled()
      expect(await results(body, headers)).toEqual([200, 'processed'])
    },
  )

  it('is refused before it is parsed, and looked up before it is parsed', async () => {
    const receiver = receiverWith({ handlers: { '*': () => {} } })
    expect(await deliver(receiver, { body: 'not JSON', secret: newSecret() })).toEqual([401, 'invalid_signature'])
    await deliver(receiver)
    expect(await deliver(receiver, { body: 'not JSON' })).toEqual([200, 'duplicate'])
  })

  it.each([
    ['text that is not JSON', 'order paid'],
    ['a truncated body', JSON.stringify(EVENT).slice(0, -1)],
    ['JSON without a type', '{"data":{}}'],
    ['a list', '[]'],
    ['null', 'null'],
    ['nothing', ''],
    ['another charset', Uint8Array.from(Buffer.from('{"type":"order.paid","name":"Zoë"}', 'latin1'))],
    ['UTF-16', Uint8Array.from(Buffer.from(JSON.stringify(EVENT), 'utf16le'))],
  ])('that is correctly signed is refused with 400 if its body is %s', async (_, body) => {
    expect(await deliver(receiverWith({ handlers: { '*': () => {} } }), { body })).toEqual([400, 'unreadable'])
  })

  it('must be a POST', async () => {
    const response = await receiverWith()(new Request('https://hooks.example.com/'))
    expect([response.status, response.headers.get('allow')]).toEqual([405, 'POST'])
  })

  it('of 10 MB is refused with 413, and not read to its end', async () => {
    let produced = 0
    const chunk = new Uint8Array(65_536)
    const stream = new ReadableStream<Uint8Array>({
      pull(controller) {
        produced += chunk.length
        if (produced > 10_485_760) controller.close()
        else controller.enqueue(chunk)
      },
    })
    const init = { method: 'POST', body: stream, duplex: 'half', headers: { 'webhook-id': 'evt_1' } }
    const response = await receiverWith()(new Request('https://hooks.example.com/', init))
    expect(response.status).toBe(413)
    expect(produced).toBeLessThan(1_400_000)
  })

  it('is refused with 400 if the connection breaks in its body', async () => {
    const stream = new ReadableStream<Uint8Array>({ pull: controller => controller.error(new Error('reset')) })
    const init = { method: 'POST', body: stream, duplex: 'half' }
    const response = await receiverWith()(new Request('https://hooks.example.com/', init))
    expect(await response.json()).toMatchObject({ received: false, error: 'body_incomplete' })
  })
})

describe('the handler', () => {
  it('is the one with the most specific pattern', async () => {
    const ran: string[] = []
    const handler = (name: string) => () => void ran.push(name)
    const names = ['*', 'order.*', 'order.line.*', 'order.paid']
    const receiver = receiverWith({ handlers: Object.fromEntries(names.map(name => [name, handler(name)])) })
    const types = ['order.paid', 'order.shipped', 'order.line.added', 'orders.paid', 'order']
    for (const type of types) await deliver(receiver, { id: type.replaceAll('.', '_'), body: JSON.stringify({ type }) })
    expect(ran).toEqual(['order.paid', 'order.*', 'order.line.*', '*', '*'])
  })

  it('may be missing, which is not remembered, so that a replay works when it exists', async () => {
    const store = memoryStore()
    expect(await deliver(receiverWith({ store }))).toEqual([200, 'ignored'])
    expect(await deliver(receiverWith({ store, handlers: { 'order.*': () => {} } }))).toEqual([200, 'processed'])
  })

  it('runs once for duplicates in sequence and in parallel', async () => {
    const handler = vi.fn(() => new Promise<void>(resolve => setTimeout(resolve, 20)))
    const receiver = receiverWith({ handlers: { 'order.paid': handler } })
    const parallel = await Promise.all(Array.from({ length: 10 }, () => deliver(receiver)))
    expect(parallel.filter(([, result]) => result === 'processed')).toHaveLength(1)
    expect(parallel.every(([status]) => status === 200)).toBe(true)
    expect(await deliver(receiver)).toEqual([200, 'duplicate'])
    expect(handler).toHaveBeenCalledTimes(1)
  })

  it('runs for each event in whatever order they arrive', async () => {
    const ran: string[] = []
    const receiver = receiverWith({ handlers: { '*': (_, { id }) => void ran.push(id) } })
    for (const id of ['evt_3', 'evt_1', 'evt_2', 'evt_1', 'evt_3']) await deliver(receiver, { id })
    expect(ran).toEqual(['evt_3', 'evt_1', 'evt_2'])
  })

  it('runs again after it threw, which is answered with 500 and reported, without the error in the answer', async () => {
    const onError = vi.fn()
    let attempts = 0
    const receiver = receiverWith({
      onError,
      handlers: {
        '*': () => {
          attempts += 1
          if (attempts === 1) throw new Error('the database of Dana is away')
        },
      },
    })
    const response = await receiver(await request())
    expect(response.status).toBe(500)
    expect(await response.text()).not.toContain('Dana')
    expect(onError).toHaveBeenCalledWith(expect.any(Error), { id: 'evt_1', type: 'order.paid' })
    expect(await deliver(receiver)).toEqual([200, 'processed'])
    expect(attempts).toBe(2)
  })

  it('that takes too long is answered with 503; the retry is a duplicate once it has finished', async () => {
    const work = pending()
    let signal: AbortSignal | undefined
    const handler = vi.fn((_, context) => {
      signal = context.signal
      return work.promise
    })
    const receiver = receiverWith({ timeLimit: 20, handlers: { '*': handler } })
    const response = await receiver(await request())
    expect([response.status, response.headers.get('retry-after')]).toEqual([503, '10'])
    expect(signal?.aborted).toBe(true)
    // a retry in between waits for it, and is not acknowledged either
    expect(await deliver(receiver)).toEqual([503, 'too_slow'])
    work.resolve()
    await vi.waitFor(async () => expect(await deliver(receiver)).toEqual([200, 'duplicate']))
    expect(handler).toHaveBeenCalledTimes(1)
  })

  it('that takes too long and then fails runs again at the retry', async () => {
    const work = pending()
    const handler = vi.fn().mockReturnValueOnce(work.promise).mockResolvedValue(undefined)
    const receiver = receiverWith({ timeLimit: 20, handlers: { '*': handler } })
    expect(await deliver(receiver)).toEqual([503, 'too_slow'])
    work.reject(new Error('rolled back'))
    await vi.waitFor(async () => expect(await deliver(receiver)).toEqual([200, 'processed']))
    expect(handler).toHaveBeenCalledTimes(2)
  })
})

describe('heavy work', () => {
  it('is acknowledged when the queue has it, and processed once by the worker', async () => {
    const jobs: { id: string; type: string }[] = []
    const ran: string[] = []
    const receiver = receiverWith({
      handlers: { 'order.paid': (_, { id }) => void ran.push(id) },
      heavyWork: { types: ['order.*'], enqueue: ({ type }, { id }) => void jobs.push({ id, type }) },
    })
    expect(await deliver(receiver)).toEqual([200, 'queued'])
    expect(await deliver(receiver)).toEqual([200, 'duplicate'])
    expect([jobs, ran]).toEqual([[{ id: 'evt_1', type: 'order.paid' }], []])
    for (const expected of [true, false])
      for (const { id, ...event } of jobs) expect(await receiver.process(event, id)).toBe(expected)
    expect(ran).toEqual(['evt_1'])
  })

  it('is not acknowledged if the queue does not take it', async () => {
    const enqueue = vi.fn().mockRejectedValueOnce(new Error('full')).mockResolvedValue(undefined)
    const receiver = receiverWith({ heavyWork: { types: ['*'], enqueue } })
    expect(await deliver(receiver)).toEqual([500, 'failed'])
    expect(await deliver(receiver)).toEqual([200, 'queued'])
  })

  it('fails in the worker with the error of the handler, and can be repeated', async () => {
    const handler = vi.fn().mockRejectedValueOnce(new Error('no room')).mockResolvedValue(undefined)
    const receiver = receiverWith({ handlers: { '*': handler } })
    await expect(receiver.process(EVENT, 'evt_1')).rejects.toThrow('no room')
    expect(await receiver.process(EVENT, 'evt_1')).toBe(true)
  })
})

describe('the secrets', () => {
  it('can be several during a rotation, or read for each delivery', async () => {
    const [old, current] = [newSecret(), newSecret()]
    const both = receiverWith({ secrets: [current, old], handlers: { '*': () => {} } })
    expect(await deliver(both, { id: 'evt_1', secret: old })).toEqual([200, 'processed'])
    expect(await deliver(both, { id: 'evt_2', secret: current })).toEqual([200, 'processed'])
    let secrets = [old]
    const rotated = receiverWith({ secrets: async () => secrets, handlers: { '*': () => {} } })
    expect(await deliver(rotated, { secret: current })).toEqual([401, 'invalid_signature'])
    secrets = [current]
    expect(await deliver(rotated, { secret: current })).toEqual([200, 'processed'])
  })

  it('are checked when the receiver is created', () => {
    for (const secrets of [[], '', 'not one', [SECRET, 'whsec_***']])
      expect(() => receiverWith({ secrets })).toThrow(/^The webhook secret is invalid/)
  })

  it('that cannot be read are answered with 500, and reported', async () => {
    const onError = vi.fn()
    for (const secrets of [() => [], () => Promise.reject(new Error('vault')), () => ['nonsense']])
      expect(await deliver(receiverWith({ secrets, onError }))).toEqual([500, 'failed'])
    expect(onError).toHaveBeenCalledTimes(3)
  })
})

it('answers for a body that was read before', async () => {
  const receiver = receiverWith({ handlers: { '*': () => {} } })
  const body = Buffer.from(JSON.stringify(EVENT))
  const headers = { ...(await sign({ id: 'evt_1', timestamp: NOW, body }, SECRET)) }
  expect(await receiver.receive({ headers, body })).toEqual({ status: 200, result: 'processed' } satisfies Outcome)
})

it.each(['read', 'locked'])('answers 500 and reports it if the body of a request is %s', async state => {
  const onError = vi.fn()
  const delivery = await request()
  if (state === 'read') await delivery.text()
  else delivery.body?.getReader()
  const response = await receiverWith({ onError })(delivery)
  expect([response.status, await response.json()]).toEqual([500, expect.objectContaining({ error: 'failed' })])
  expect(String(onError.mock.calls[0]?.[0])).toContain('read the body of this request before')
})

describe('a name of a handler', () => {
  const handle = (): void => {}

  it.each(['', ' ', 'order*', '*.paid', 'order.**', 'order.*.paid', '.*x*', '**', 'order.paid '])(
    'that no type matches is refused: %j',
    name => {
      const refusal = expect.objectContaining({
        name: 'TypeError',
        message: expect.stringContaining(JSON.stringify(name)),
      })
      expect(() => receiverWith({ handlers: { [name]: handle } })).toThrow(refusal)
      expect(() => receiverWith({ heavyWork: { types: [name], enqueue: handle } })).toThrow(refusal)
    },
  )

  it.each(['*', 'order.*', 'order.item.*', 'order.paid', 'ping', 'com.example/Order-Paid'])('is taken: %s', name => {
    expect(() => receiverWith({ handlers: { [name]: handle } })).not.toThrow()
  })
})
