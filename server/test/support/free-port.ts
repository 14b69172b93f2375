import { once } from 'node:events'
import { createServer } from 'node:net'

/** A port of the loopback that nobody listens on, for a process that a test starts. */
export async function freePort(): Promise<number> {
  const server = createServer()
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  // a server on a port has this kind of address
  if (address === null || typeof address === 'string') throw new Error('No port is free on 127.0.0.1.')
  return address.port
}
