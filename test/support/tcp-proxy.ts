import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

/** A TCP proxy between a client and a server on this machine. */
export interface TcpProxy {
  port: number
  /** Number of connection attempts so far. */
  asked(): number
  /** Closes every connection, and every new one. */
  refuse(): void
  /** Drops what is sent over existing connections, in both directions and for good, and over new ones until `pass`. */
  stall(): void
  /** Lets new connections through. */
  pass(): void
  close(): Promise<void>
}

export async function startTcpProxy(port: number): Promise<TcpProxy> {
  let how: 'pass' | 'refuse' | 'stall' = 'pass'
  let asked = 0
  const sockets = new Set<Socket>()
  const silent = new WeakSet<Socket>()
  const server = createServer(client => {
    asked++
    if (how === 'refuse') return void client.destroy()
    const upstream = connect(port, '127.0.0.1')
    for (const [from, to] of [
      [client, upstream],
      [upstream, client],
    ] as const) {
      sockets.add(from)
      if (how === 'stall') silent.add(from)
      from.on('data', bytes => silent.has(from) || to.write(bytes))
      from.on('error', () => {})
      from.on('close', () => {
        sockets.delete(from)
        // the other side does not see the end either
        if (!silent.has(from)) to.destroy()
      })
    }
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const breakAll = (): void => {
    for (const socket of sockets) socket.destroy()
  }
  return {
    // a server on a port has an address of this type
    port: (server.address() as AddressInfo).port,
    asked: () => asked,
    refuse() {
      how = 'refuse'
      breakAll()
    },
    stall() {
      how = 'stall'
      for (const socket of sockets) silent.add(socket)
    },
    pass() {
      how = 'pass'
    },
    async close() {
      breakAll()
      server.close()
      await once(server, 'close')
    },
  }
}
