import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { onEnd } from '../lib/cleanup.ts'

/** A receiver that counts each event once, however often it is sent. */
export interface Arrivals {
  url: string
  reset(): void
  /** Waits until so many have arrived, or none has for longer than a sender waits to take up what another one held. */
  until(count: number): Promise<number>
  stop(): Promise<void>
}

const ID = /"id":"(ord_\d+)"/
const POLL_MS = 20
/** BullMQ takes up what a killed worker held after 30 seconds, Keepsake after 15. */
const SILENCE_MS = 75_000

export async function receiveDistinct(): Promise<Arrivals> {
  let ids = new Set<string>()
  let last = performance.now()
  const server = createServer(async (request, response) => {
    let body = ''
    for await (const part of request.setEncoding('utf8')) body += part
    const id = ID.exec(body)?.[1]
    if (id !== undefined) ids.add(id)
    last = performance.now()
    response.end('{}')
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const stop = onEnd(async () => {
    server.closeAllConnections()
    server.close()
  })
  return {
    // listens on TCP
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/ok`,
    reset() {
      ids = new Set()
      last = performance.now()
    },
    async until(count) {
      while (ids.size < count && performance.now() - last < SILENCE_MS)
        await new Promise(resolve => setTimeout(resolve, POLL_MS))
      return ids.size
    },
    stop,
  }
}
