import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach } from 'vitest'
import { createOutboundFetch, type OutboundFetch } from '../../src/platform/outbound-http/outbound-http.ts'

const cleanups: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const cleanup of cleanups.splice(0).reverse()) await cleanup()
})

/** Starts a server that stops when the test ends. @returns the port */
export const started = async (server: Server, host: string, port: number): Promise<number> => {
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(port, host, resolve))
  cleanups.push(
    () =>
      new Promise(resolve => {
        server.closeAllConnections()
        server.close(resolve)
      }),
  )
  return (server.address() as AddressInfo).port
}

export type Answering = (request: IncomingMessage, response: ServerResponse) => void
export const listen = (answer: Answering, host = '127.0.0.1', port = 0): Promise<number> =>
  started(createServer(answer), host, port)

/** Returns a port on which nothing listens. */
export const silentPort = async (): Promise<number> => {
  const port = await listen((_, response) => response.end())
  await cleanups.pop()?.()
  return port
}

/** Creates an outbound client that may call this machine, until the test ends. */
export const guard = (options: Partial<Parameters<typeof createOutboundFetch>[0]> = {}): OutboundFetch => {
  const guarded = createOutboundFetch({ allow: ['127.0.0.1'], ...options })
  cleanups.push(() => guarded.close())
  return guarded
}

export const text = (result: Awaited<ReturnType<OutboundFetch['fetch']>>): string =>
  result.outcome === 'answered' ? Buffer.from(result.body).toString() : JSON.stringify(result)
