import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A received delivery. */
export interface Arrival {
  path: string
  headers: Record<string, string>
  /** The exact bytes of the body, as text. */
  body: string
  at: number
}

/** Handles a request after its body was read. `attempt` counts this event's deliveries to the path from 1. */
export type Behaviour = (response: ServerResponse, arrival: Arrival, attempt: number) => void

/** Typical behaviors of receivers. */
export const BEHAVIOURS = {
  ok: response => response.end('ok'),
  status: response => response.writeHead(500).end('broken'),
  tooMany: response => response.writeHead(429, { 'Retry-After': '120' }).end(),
  tooManyUntil: response =>
    response.writeHead(429, { 'Retry-After': new Date(Date.now() + 120_000).toUTCString() }).end(),
  gone: response => response.writeHead(410).end(),
  refusing: response => response.writeHead(400).end('no such field'),
  redirecting: response => response.writeHead(302, { Location: '/ok' }).end(),
  slow: response => setTimeout(() => response.end('at last'), 300),
  hanging: () => {},
  dripping: response => {
    const timer = setInterval(() => response.write('.'), 20)
    response.on('close', () => clearInterval(timer))
  },
  resetting: response => response.socket?.destroy(),
  huge: response => {
    const more = (): void => {
      while (!response.destroyed && response.write(Buffer.alloc(64 * 1024, 'x'))) {}
    }
    response.on('drain', more)
    more()
  },
  gzipJunk: response => response.writeHead(200, { 'Content-Encoding': 'gzip' }).end(Buffer.from([31, 139, 8, 255, 0])),
} as const satisfies Record<string, Behaviour>

export type BehaviourName = keyof typeof BEHAVIOURS

export interface Receiver {
  /** `http://127.0.0.1:<port>`. The first path segment selects the behavior, e.g. `/ok`. */
  url: string
  arrivals: Arrival[]
  /** Sets the behavior of a path. */
  on(path: string, behaviour: Behaviour): void
  close(): Promise<void>
}

/** A receiver on loopback that records all requests and responds with the behavior of the path. */
export async function startReceiver(): Promise<Receiver> {
  const own = new Map<string, Behaviour>(Object.entries(BEHAVIOURS).map(([name, behaviour]) => [`/${name}`, behaviour]))
  const arrivals: Arrival[] = []
  const seen = new Map<string, number>()
  const server = createServer(async (request, response) => {
    const arrival = await read(request)
    const key = `${arrival.path} ${arrival.headers['webhook-id']}`
    const attempt = (seen.get(key) ?? 0) + 1
    seen.set(key, attempt)
    arrivals.push(arrival)
    const behaviour = own.get(arrival.path) ?? own.get(`/${arrival.path.split('/')[1]}`)
    if (behaviour) behaviour(response, arrival, attempt)
    else response.writeHead(404).end()
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  // the address of a server on a TCP port is an AddressInfo
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    arrivals,
    on: (path, behaviour) => void own.set(path, behaviour),
    close() {
      server.closeAllConnections()
      return new Promise(resolve => server.close(() => resolve()))
    },
  }
}

async function read(request: IncomingMessage): Promise<Arrival> {
  const chunks: Uint8Array[] = []
  for await (const chunk of request) chunks.push(chunk)
  return {
    path: request.url ?? '/',
    headers: Object.fromEntries(Object.entries(request.headers).map(([name, value]) => [name, String(value)])),
    body: Buffer.concat(chunks).toString('utf8'),
    at: Date.now(),
  }
}
