import type { Socket } from 'node:net'

const INTERIM = Buffer.from('HTTP/1.1 100')
const END = Buffer.from('\r\n\r\n')

/**
 * Leaves out responses with the status 100 that some servers send before the real one although nobody has asked for them.
 * The client would end the connection. Only what follows a request is looked at, so a body is never changed.
 */
export function withoutInterimResponses(socket: Socket): Socket {
  const read = socket.read.bind(socket)
  const write = socket.write.bind(socket) as (...args: unknown[]) => boolean
  let isAwaited = false
  socket.write = (...args: unknown[]): boolean => {
    isAwaited = true
    return write(...args)
  }
  socket.read = (size?: number): unknown => {
    const chunk: unknown = read(size)
    if (!isAwaited || !Buffer.isBuffer(chunk)) return chunk
    const rest = withoutInterim(chunk)
    isAwaited = rest.length === 0
    return rest
  }
  return socket
}

function withoutInterim(chunk: Buffer): Buffer {
  let rest = chunk
  while (rest.subarray(0, INTERIM.length).equals(INTERIM)) {
    const end = rest.indexOf(END)
    if (end < 0) return rest
    rest = rest.subarray(end + END.length)
  }
  return rest
}
