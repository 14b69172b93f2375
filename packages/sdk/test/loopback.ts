import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface Received {
  method: string
  /** Path and query. */
  url: string
  headers: IncomingHttpHeaders
  body: unknown
}

/** `drop` closes the connection, `cut` does so in the middle of the body, `hang` never responds. */
export type Answer = { status?: number; headers?: Record<string, string>; body?: unknown } | 'drop' | 'cut' | 'hang'

export interface Loopback {
  url: string
  /** Every request in order of arrival. */
  received: Received[]
  close(): Promise<void>
  [Symbol.asyncDispose](): Promise<void>
}

/** Starts a server on a free loopback port that responds, or fails, as configured. */
export async function loopback(
  answer: (request: Received, index: number) => Answer | Promise<Answer>,
): Promise<Loopback> {
  const received: Received[] = []
  const server = createServer(async (incoming, outgoing) => {
    const chunks: Buffer[] = []
    for await (const chunk of incoming) chunks.push(chunk)
    const text = Buffer.concat(chunks).toString()
    const request = {
      method: incoming.method ?? '',
      url: incoming.url ?? '',
      headers: incoming.headers,
      body: text === '' ? undefined : JSON.parse(text),
    }
    received.push(request)
    const reply = await answer(request, received.length - 1)
    if (reply === 'hang') return
    if (reply === 'drop') {
      incoming.socket.destroy()
      return
    }
    if (reply === 'cut') {
      outgoing.writeHead(200, { 'content-type': 'application/json', 'content-length': '1000' })
      outgoing.write('{"success":true', () => incoming.socket.destroy())
      return
    }
    const { status = 200, headers = {}, body = { success: true, data: {} } } = reply
    outgoing.writeHead(status, {
      'content-type': 'application/json',
      'x-request-id': `req_${received.length}`,
      ...headers,
    })
    outgoing.end(typeof body === 'string' ? body : JSON.stringify(body))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const close = async (): Promise<void> => {
    server.closeAllConnections()
    server.close()
    await once(server, 'close')
  }
  return { url: `http://127.0.0.1:${port}`, received, close, [Symbol.asyncDispose]: close }
}

/** A well-formed key that is not valid on any server. */
export const testKey = (letter = 'a'): string => `sk_test_${letter.repeat(8)}_${letter.repeat(43)}`

export const failure = (error: string, message: string, fields: object = {}): object => ({
  success: false,
  error,
  message,
  ...fields,
})
