import { randomUUID } from 'node:crypto'
import { connect, type Socket } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createReceiver } from '../receiver.ts'
import { newSecret } from '../secret.ts'
import { sign } from '../sign.ts'
import { redisStore, type SendCommand } from './redis.ts'

const [HOST, PORT] = ['127.0.0.1', 6379]

/** A connection to Redis that sends commands in its protocol, RESP, and reads the simple replies that the store needs. */
async function openRedis(): Promise<{ send: SendCommand; close(): void }> {
  const socket = await new Promise<Socket>((resolve, reject) => {
    const opened = connect(PORT, HOST, () => resolve(opened))
    opened.once('error', reject)
  })
  const waiting: PromiseWithResolvers<unknown>[] = []
  let received = ''
  socket.on('data', chunk => {
    received += chunk
    for (let reply = readReply(received); reply; reply = readReply(received)) {
      received = received.slice(reply.length)
      const next = waiting.shift()
      if (reply.value instanceof Error) next?.reject(reply.value)
      else next?.resolve(reply.value)
    }
  })
  return {
    send(command) {
      const parts = command.map(part => `$${Buffer.byteLength(part)}\r\n${part}\r\n`)
      const reply = Promise.withResolvers<unknown>()
      waiting.push(reply)
      socket.write(`*${command.length}\r\n${parts.join('')}`)
      return reply.promise
    },
    close: () => void socket.destroy(),
  }
}

/** The first complete reply of a text: a status, an error, a number or a text. */
function readReply(text: string): { value: unknown; length: number } | undefined {
  const end = text.indexOf('\r\n')
  if (end === -1) return undefined
  const [kind, line] = [text[0], text.slice(1, end)]
  if (kind !== '$')
    return { value: kind === '-' ? new Error(line) : kind === ':' ? Number(line) : line, length: end + 2 }
  const size = Number(line)
  if (size < 0) return { value: null, length: end + 2 }
  if (text.length < end + size + 4) return undefined
  return { value: text.slice(end + 2, end + 2 + size), length: end + size + 4 }
}

const redis = await openRedis().catch(() => undefined)

describe.runIf(redis === undefined)('the store in a Redis server', () => {
  it.skip(`is not tested: nothing listens on ${HOST}:${PORT}. Start redis-server.`, () => {})
})

describe.runIf(redis !== undefined)('the store in a Redis server', () => {
  const prefix = `keepsake-test-${randomUUID()}:`
  const keys: string[] = []
  const others: { close(): void }[] = []
  /** A store of another process: it has its own connection. */
  const newStore = async (leaseSeconds = 60) => {
    const { send, close } = await openRedis()
    others.push({ close })
    return redisStore(send, { prefix, leaseSeconds })
  }
  const newId = (): string => {
    const id = randomUUID()
    keys.push(prefix + id)
    return id
  }
  beforeAll(async () => expect(await redis?.send(['PING'])).toBe('PONG'))
  afterAll(async () => {
    if (keys.length > 0) await redis?.send(['DEL', ...keys])
    for (const { close } of [...others, ...(redis ? [redis] : [])]) close()
  })

  it('processes an event once for parallel duplicates at several processes', async () => {
    const stores = await Promise.all(Array.from({ length: 8 }, () => newStore()))
    const id = newId()
    let ran = 0
    const work = async (): Promise<void> => {
      ran += 1
      await new Promise(resolve => setTimeout(resolve, 20))
    }
    const results = await Promise.all(stores.flatMap(store => [store.once(id, work), store.once(id, work)]))
    expect(results.filter(result => result === 'processed')).toHaveLength(1)
    expect(ran).toBe(1)
    for (const store of stores) expect([await store.has(id), await store.once(id, work)]).toEqual([true, 'duplicate'])
    expect(ran).toBe(1)
  })

  it('lets another process run an event whose handler crashed, at once', async () => {
    const [one, other] = [await newStore(), await newStore()]
    const id = newId()
    await expect(one.once(id, () => Promise.reject(new Error('crashed')))).rejects.toThrow('crashed')
    expect(await other.once(id, async () => {})).toBe('processed')
    expect(await one.once(id, async () => {})).toBe('duplicate')
  })

  it('lets another process run an event after the lease of a process that died', async () => {
    const [dead, other] = [await newStore(1), await newStore(1)]
    const id = newId()
    void dead.once(id, () => new Promise(() => {}))
    await expect.poll(() => redis?.send(['GET', prefix + id])).toBe('running')
    expect(await other.once(id, async () => {})).toBe('in_progress')
    await expect.poll(() => other.once(id, async () => {}), { timeout: 10_000 }).toBe('processed')
  })

  it('makes a receiver acknowledge ten parallel deliveries after one run', async () => {
    const secret = newSecret()
    let ran = 0
    const handler = async (): Promise<void> => {
      ran += 1
      await new Promise(resolve => setTimeout(resolve, 20))
    }
    const newReceiver = async () =>
      createReceiver({ secrets: secret, store: await newStore(), handlers: { '*': handler } })
    const receivers = await Promise.all(Array.from({ length: 10 }, newReceiver))
    const body = JSON.stringify({ type: 'order.paid' })
    const headers = { ...(await sign({ id: newId(), body }, secret)) }
    const deliver = () => Promise.all(receivers.map(receiver => receiver.receive({ headers, body })))
    const first = await deliver()
    expect(first.filter(({ result }) => result === 'processed')).toHaveLength(1)
    // the others are not acknowledged before the event is processed
    expect(first.every(({ result }) => ['processed', 'in_progress', 'duplicate'].includes(result))).toBe(true)
    expect((await deliver()).map(({ status, result }) => [status, result])).toEqual(Array(10).fill([200, 'duplicate']))
    expect(ran).toBe(1)
  })
})
