import type { Server } from 'node:http'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import { errorCode } from '../platform/files.ts'
import type { App } from './app.ts'

// one that sends its headers slowly, or its body without end, must not hold a connection for long
const HEADERS_TIMEOUT_MS = 15_000
const REQUEST_TIMEOUT_MS = 120_000
// longer than the load balancers' usual 60 s: whoever closes an idle connection second cannot hit a request with it
const KEEP_ALIVE_MS = 65_000
const DRAIN_MS = 10_000
const IDLE_CHECK_MS = 50

export interface Listening {
  /** Where it is reached, with the port that was really taken. */
  url: string
  /** Takes no new connection, and resolves when the running requests have ended, after ten seconds at most. */
  close(): Promise<void>
}

/**
 * Serves the app over HTTP.
 * @throws Error that says which setting to change when the address cannot be taken
 */
export async function listen(app: Pick<App, 'fetch'>, host: string, port: number): Promise<Listening> {
  const server = createServer(
    {
      headersTimeout: HEADERS_TIMEOUT_MS,
      requestTimeout: REQUEST_TIMEOUT_MS,
      keepAliveTimeout: KEEP_ALIVE_MS,
      noDelay: true,
    },
    getRequestListener((request, { incoming }) =>
      app.fetch(request, { address: incoming.socket.remoteAddress ?? 'unknown' }),
    ),
  )
  await new Promise<void>((resolve, reject) => {
    server.once('error', error => reject(cannotListen(error, host, port)))
    server.listen(port, host, resolve)
  })
  return { url: urlOf(server), close: () => drain(server) }
}

function urlOf(server: Server): string {
  // a server on a port has this kind of address
  const { address, family, port } = server.address() as AddressInfo
  const everywhere = address === '0.0.0.0' || address === '::'
  const host = everywhere ? '127.0.0.1' : family === 'IPv6' ? `[${address}]` : address
  return `http://${host}:${port}`
}

async function drain(server: Server): Promise<void> {
  const closed = new Promise<void>(resolve => server.close(() => resolve()))
  // a connection that is kept alive ends once its request is answered
  const idle = setInterval(() => server.closeIdleConnections(), IDLE_CHECK_MS)
  const late = setTimeout(() => server.closeAllConnections(), DRAIN_MS)
  await closed
  clearInterval(idle)
  clearTimeout(late)
}

function cannotListen(cause: Error, host: string, port: number): Error {
  const reasons: Record<string, string> = {
    EADDRINUSE: `Port ${port} of ${host} is in use. Stop what listens there, or set PORT to another one (0 takes any that is free).`,
    EACCES: `Port ${port} may not be used by this user. Set PORT to 1024 or higher.`,
    EADDRNOTAVAIL: `${host} is no address of this machine. Set HOST to one that is, or to 0.0.0.0 for all.`,
    ENOTFOUND: `HOST ${host} is not known. Set it to an address of this machine, or to 0.0.0.0 for all.`,
  }
  const message = reasons[errorCode(cause) ?? ''] ?? `Cannot listen on ${host}:${port}: ${cause.message}`
  return new Error(message, { cause })
}
