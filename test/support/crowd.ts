import { connect, type Socket } from 'node:net'

/** Connections that hold a server's resources and want nothing of it. */
export interface Crowd {
  /** How many are open now. */
  open(): number
  close(): void
}

const REOPEN_MS = 500

/** Connections that have made one call and stay open. A closed one is opened again, as clients do. */
export const idleCrowd = (url: string, size: number): Crowd =>
  crowd(url, size, socket => socket.write('GET /healthz HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n'))

/** Clients that send a header a byte at a time, and never end it. */
export const slowCrowd = (url: string, size: number): Crowd =>
  crowd(url, size, socket => {
    socket.write('POST /api/v1/memorize HTTP/1.1\r\nHost: 127.0.0.1\r\nX-Slow: ')
    const timer = setInterval(() => socket.write('a'), 1_000)
    socket.on('close', () => clearInterval(timer))
  })

function crowd(url: string, size: number, greet: (socket: Socket) => void): Crowd {
  const { hostname, port } = new URL(url)
  const sockets = new Set<Socket>()
  let isOver = false
  const join = (): void => {
    if (isOver) return
    const socket = connect(Number(port), hostname)
    socket.on('connect', () => {
      sockets.add(socket)
      greet(socket)
    })
    socket.resume()
    // a server that closes the connection may do so while a byte is on its way
    socket.on('error', () => {})
    socket.on('close', () => {
      sockets.delete(socket)
      setTimeout(join, REOPEN_MS).unref()
    })
  }
  for (let n = 0; n < size; n++) join()
  return {
    open: () => sockets.size,
    close() {
      isOver = true
      for (const socket of sockets) socket.destroy()
    },
  }
}
