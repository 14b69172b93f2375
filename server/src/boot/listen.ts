import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { getRequestListener } from '@hono/node-server'
import { errorCode } from '../platform/values/files.ts'
import type { App } from './app.ts'

// a client that sends headers slowly, or a body without end, must not occupy a connection for long
const HEADERS_TIMEOUT_MS = 15_000
const REQUEST_TIMEOUT_MS = 120_000
// longer than the usual 60 s of load balancers: if the server closed an idle connection first, a request could hit it
const KEEP_ALIVE_MS = 65_000
const DRAIN_MS = 10_000
const IDLE_CHECK_MS = 50

/** Where to listen, and the setting that names the port. */
interface Address {
  host: string
  port: number
  setting: 'PORT' | 'WORKER_PORT'
}

export interface Listening {
  /** The URL of the server, with the actual port. */
  url: string
  /**
   * Serves for `delayMs` more, and asks clients to connect elsewhere with each response. Then accepts no new connections,
   * and resolves when running requests have ended, after at most ten seconds.
   */
  close(delayMs: number): Promise<void>
}

/** Serves the app over HTTP. @throws Error that names the setting to change if the address cannot be bound */
export async function listen(app: Pick<App, 'fetch'>, { host, port, setting }: Address): Promise<Listening> {
  let closing = false
  const server = createServer(
    {
      headersTimeout: HEADERS_TIMEOUT_MS,
      requestTimeout: REQUEST_TIMEOUT_MS,
      keepAliveTimeout: KEEP_ALIVE_MS,
      noDelay: true,
    },
    getRequestListener(async (request, { incoming }) => {
      const response = await app.fetch(request, { address: incoming.socket.remoteAddress ?? 'unknown' })
      // otherwise the server would close the connection while the next request is on its way
      if (closing) response.headers.set('Connection', 'close')
      return response
    }),
  )
  await new Promise<void>((resolve, reject) => {
    server.once('error', error => reject(cannotListen(error, { host, port, setting })))
    server.listen(port, host, resolve)
  })
  return {
    url: urlOf(server),
    async close(delayMs) {
      closing = true
      if (delayMs > 0) await sleep(delayMs)
      await drain(server)
    },
  }
}

function urlOf(server: Server): string {
  // the address of a server on a TCP port is an AddressInfo
  const { address, family, port } = server.address() as AddressInfo
  const everywhere = address === '0.0.0.0' || address === '::'
  const host = everywhere ? '127.0.0.1' : family === 'IPv6' ? `[${address}]` : address
  return `http://${host}:${port}`
}

async function drain(server: Server): Promise<void> {
  const closed = new Promise<void>(resolve => server.close(() => resolve()))
  // a keep-alive connection closes once its request is answered
  const idle = setInterval(() => server.closeIdleConnections(), IDLE_CHECK_MS)
  const late = setTimeout(() => server.closeAllConnections(), DRAIN_MS)
  await closed
  clearInterval(idle)
  clearTimeout(late)
}

function cannotListen(cause: Error, { host, port, setting }: Address): Error {
  const reasons: Record<string, string> = {
    EADDRINUSE: `Port ${port} of ${host} is in use. Stop what listens there, or set ${setting} to another one (0 takes any that is free).`,
    EACCES: `Port ${port} may not be used by this user. Set ${setting} to 1024 or higher.`,
    EADDRNOTAVAIL: `${host} is no address of this machine. Set HOST to one that is, or to 0.0.0.0 for all.`,
    ENOTFOUND: `HOST ${host} is not known. Set it to an address of this machine, or to 0.0.0.0 for all.`,
  }
  const message = reasons[errorCode(cause) ?? ''] ?? `Cannot listen on ${host}:${port}: ${cause.message}`
  return new Error(message, { cause })
}
