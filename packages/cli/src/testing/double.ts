import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { readAll } from '../terminal/io.ts'

export interface Received {
  method: string
  url: string
  headers: IncomingHttpHeaders
  body: unknown
}

export interface Reply {
  status?: number
  headers?: Record<string, string>
  /** JSON, or text that is sent unchanged. */
  body: unknown
}

export interface Double {
  baseUrl: string
  received: Received[]
  /** Responds with each reply in turn; the last one repeats. */
  answer: (...replies: Reply[]) => void
  close: () => Promise<void>
}

/** A loopback server that records requests and returns the configured replies. */
export async function startDouble(): Promise<Double> {
  const received: Received[] = []
  let replies: Reply[] = [{ body: { success: true } }]
  const server = createServer(async (request, response) => {
    const text = (await readAll(request)).toString('utf8')
    const { method = '', url = '', headers } = request
    received.push({ method, url, headers, body: text === '' ? undefined : JSON.parse(text) })
    const reply = replies.length > 1 ? replies.shift() : replies[0]
    response.writeHead(reply?.status ?? 200, { 'content-type': 'application/json', ...reply?.headers })
    response.end(typeof reply?.body === 'string' ? reply.body : JSON.stringify(reply?.body))
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    baseUrl: `http://127.0.0.1:${port}`,
    received,
    answer: (...given) => {
      replies = given
      received.length = 0
    },
    close: () => new Promise(resolve => server.close(() => resolve())),
  }
}
