import { once } from 'node:events'
import { Agent, createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'

const CHECK_MS = 200

export interface LoadBalancer {
  url: string
  /** Sends requests to it as soon as its `/readyz` returns 200. */
  add(url: string): Promise<void>
  remove(url: string): void
  /** How many requests it answered with 502, because the connection to a server broke or was refused. */
  broken(): number
  close(): Promise<void>
}

/**
 * Sends requests in turn to the servers whose last check of `/readyz` returned 200, over connections that it keeps open.
 * It never repeats a request, unlike most others, so each lost connection is an error that the client sees.
 */
export async function startLoadBalancer(): Promise<LoadBalancer> {
  const servers = new Map<string, { isReady: boolean }>()
  const agent = new Agent({ keepAlive: true })
  let turn = 0
  let broken = 0

  const check = async (url: string): Promise<void> => {
    const isReady = await fetch(`${url}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    )
    servers.set(url, { isReady })
  }
  const timer = setInterval(() => [...servers.keys()].map(check), CHECK_MS)

  const balancer = createServer((incoming, outgoing) => {
    const ready = [...servers].filter(([, { isReady }]) => isReady)
    const [target] = ready[turn++ % ready.length] ?? []
    if (target === undefined) return void outgoing.writeHead(503).end()
    const { method, headers, url = '/' } = incoming
    const onward = request(new URL(url, target), { agent, method, headers }, response => {
      const { connection: _, ...rest } = response.headers
      outgoing.writeHead(response.statusCode ?? 502, rest)
      response.pipe(outgoing)
    })
    onward.on('error', () => {
      broken++
      if (outgoing.headersSent) outgoing.destroy()
      else outgoing.writeHead(502).end()
    })
    incoming.pipe(onward)
  })
  balancer.listen(0, '127.0.0.1')
  await once(balancer, 'listening')
  const { port } = balancer.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    add: check,
    remove: url => void servers.delete(url),
    broken: () => broken,
    async close() {
      clearInterval(timer)
      agent.destroy()
      balancer.closeAllConnections()
      balancer.close()
      await once(balancer, 'close')
    },
  }
}
