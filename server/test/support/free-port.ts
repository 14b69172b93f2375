import { once } from 'node:events'
import { createServer } from 'node:net'

/** Returns a free loopback port, for a process that a test starts. */
export async function freePort(): Promise<number> {
  const server = createServer()
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  // the address of a server on a TCP port is an AddressInfo
  if (address === null || typeof address === 'string') throw new Error('No port is free on 127.0.0.1.')
  return address.port
}
