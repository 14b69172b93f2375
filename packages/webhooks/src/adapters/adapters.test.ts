import { createServer, request as httpRequest, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import express from 'express'
import fastify from 'fastify'
import { Hono } from 'hono'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createReceiver, type Receiver } from '../receiver.ts'
import { newSecret } from '../secret.ts'
import { sign } from '../sign.ts'
import { memoryStore } from '../stores/memory.ts'
import { expressHandler } from './express.ts'
import { fastifyReceiver } from './fastify.ts'
import { honoHandler } from './hono.ts'

const SECRET = newSecret()
const BODY = '{"type":"order.paid","data":{"name":"Zoë ☕"}}'
const PATH = '/webhooks'

interface Running {
  url: string
  close(): Promise<unknown>
}
type Start = (receiver: Receiver) => Promise<Running>

async function listen(server: Server): Promise<Running> {
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}${PATH}`,
    close: () => {
      server.closeAllConnections()
      return new Promise(resolve => server.close(resolve))
    },
  }
}

const FRAMEWORKS: Record<string, Start> = {
  express: receiver => {
    const app = express().post(PATH, expressHandler(receiver)).use(express.json())
    return listen(createServer(app))
  },
  'express with express.raw': receiver => {
    const app = express().post(PATH, express.raw({ type: '*/*', limit: '2mb' }), expressHandler(receiver))
    return listen(createServer(app))
  },
  'node:http': receiver => {
    const handle = expressHandler(receiver)
    return listen(createServer((request, response) => handle(request, response, () => response.end())))
  },
  fastify: async receiver => {
    const app = fastify()
    app.register(fastifyReceiver(receiver, { path: PATH }))
    app.post('/other', async ({ body }) => body)
    const origin = await app.listen({ port: 0, host: '127.0.0.1' })
    return { url: origin + PATH, close: () => app.close() }
  },
  hono: async receiver => {
    const app = new Hono().post(PATH, honoHandler(receiver))
    const { serve } = await import('@hono/node-server')
    const server = serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' })
    await new Promise<void>(resolve => server.once('listening', resolve))
    const { port } = server.address() as AddressInfo
    return { url: `http://127.0.0.1:${port}${PATH}`, close: () => new Promise(resolve => server.close(resolve)) }
  },
}

const received: unknown[] = []
const receiver = createReceiver({
  secrets: SECRET,
  store: memoryStore(),
  handlers: { '*': event => void received.push(event) },
})
let ids = 0
const newId = (): string => {
  ids += 1
  return `evt_${ids}`
}

describe.each(Object.entries(FRAMEWORKS))('a receiver in %s', (_, start) => {
  let running: Running
  beforeEach(async () => {
    received.length = 0
    running = await start(receiver)
  })
  afterEach(() => running.close())

  const post = async (body: string | Uint8Array, headers: object = {}, id = newId()): Promise<Response> =>
    fetch(running.url, {
      method: 'POST',
      body: body as BodyInit,
      headers: { 'content-type': 'application/json', ...(await sign({ id, body }, SECRET)), ...headers },
    })

  it('takes a delivery once, and answers as the receiver does', async () => {
    const id = newId()
    for (const result of ['processed', 'duplicate']) {
      const response = await post(BODY, {}, id)
      expect([response.status, await response.json()]).toEqual([200, { received: true, result }])
      expect(response.headers.get('cache-control')).toBe('no-store')
    }
    expect(received).toEqual([JSON.parse(BODY)])
  })

  it.each(['application/json', 'application/json; charset=utf-8', 'text/plain', 'application/octet-stream'])(
    'takes the type %s',
    async type => {
      expect((await post(BODY, { 'content-type': type })).status).toBe(200)
    },
  )

  it('refuses a changed body, a stale delivery and one without headers', async () => {
    const headers = await sign({ id: newId(), body: BODY }, SECRET)
    expect((await post(BODY.replace('paid', 'part'), headers)).status).toBe(401)
    const timestamp = Math.floor(Date.now() / 1000) - 400
    expect((await post(BODY, await sign({ id: newId(), body: BODY, timestamp }, SECRET))).status).toBe(403)
    expect((await fetch(running.url, { method: 'POST' })).status).toBe(401)
    expect((await post(Uint8Array.of(0x22, 0xff, 0x22))).status).toBe(400)
    expect(received).toEqual([])
  })

  it('refuses a body of 10 MB', async () => {
    const size = 10 * 1024 * 1024
    const status = await new Promise((resolve, reject) => {
      const outgoing = httpRequest(running.url, { method: 'POST', headers: { 'content-length': size } }, response => {
        response.resume()
        resolve(response.statusCode)
      })
      // the receiver closes the connection when it has refused
      outgoing.on('error', (error: NodeJS.ErrnoException) => {
        if (error.code !== 'ECONNRESET' && error.code !== 'EPIPE') reject(error)
      })
      outgoing.write(Buffer.alloc(2 * 1024 * 1024))
    })
    expect(status).toBe(413)
    expect(received).toEqual([])
  })
})

describe('a body that was read before', () => {
  const READ_BEFORE: Record<string, Start> = {
    express: receiver => listen(createServer(express().use(express.json()).post(PATH, expressHandler(receiver)))),
    'node:http': receiver => {
      const handle = expressHandler(receiver)
      return listen(
        createServer(async (request, response) => {
          for await (const _ of request);
          handle(request, response, () => response.end())
        }),
      )
    },
    fastify: async receiver => {
      const app = fastify()
      app.addHook('preParsing', async (_request, _reply, payload) => {
        for await (const _ of payload);
      })
      app.register(fastifyReceiver(receiver, { path: PATH }))
      const origin = await app.listen({ port: 0, host: '127.0.0.1' })
      return { url: origin + PATH, close: () => app.close() }
    },
    hono: async receiver => {
      const app = new Hono()
      app.use(async ({ req }, next) => {
        await req.json()
        await next()
      })
      app.post(PATH, honoHandler(receiver))
      const { serve } = await import('@hono/node-server')
      const server = serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' })
      await new Promise<void>(resolve => server.once('listening', resolve))
      const { port } = server.address() as AddressInfo
      return { url: `http://127.0.0.1:${port}${PATH}`, close: () => new Promise(resolve => server.close(resolve)) }
    },
  }

  it.each(Object.entries(READ_BEFORE))('is the fault of the receiver, in %s', async (_, start) => {
    const errors: unknown[] = []
    const running = await start(
      createReceiver({ secrets: SECRET, store: memoryStore(), handlers: {}, onError: error => errors.push(error) }),
    )
    const headers = { 'content-type': 'application/json', ...(await sign({ id: newId(), body: BODY }, SECRET)) }
    const response = await fetch(running.url, { method: 'POST', body: BODY, headers })
    expect([response.status, await response.json()]).toEqual([500, expect.objectContaining({ error: 'failed' })])
    expect(errors).toEqual([expect.objectContaining({ message: expect.stringContaining('express.json()') })])
    await running.close()
  })
})

it('leaves the other routes of Fastify their parsers', async () => {
  const app = fastify()
  app.register(fastifyReceiver(receiver, { path: PATH }))
  app.post('/other', async ({ body }) => body)
  const response = await app.inject({ method: 'POST', url: '/other', payload: { a: 1 } })
  expect(response.json()).toEqual({ a: 1 })
})
