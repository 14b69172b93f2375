import { connect, isIPv6, type Socket } from 'node:net'

/** A proxy of the operator, which connects to what it is told with CONNECT. */
export interface OutboundProxy {
  host: string
  port: number
  /** The value of `Proxy-Authorization`. */
  authorization?: string
}

/** @param text `http://host:port`, which can have a user name and password */
export function parseProxy(text: string): OutboundProxy {
  const { hostname, port, username, password } = new URL(text)
  const credentials = `${decodeURIComponent(username)}:${decodeURIComponent(password)}`
  return {
    host: hostname.replace(/^\[(.*)\]$/, '$1'),
    port: Number(port) || 80,
    ...(username !== '' && { authorization: `Basic ${Buffer.from(credentials).toString('base64')}` }),
  }
}

/** The proxy did not connect. */
class ProxyError extends Error {
  readonly code: 'PROXY_UNREACHABLE' | 'PROXY_REFUSED' | 'ETIMEDOUT'
  constructor(code: ProxyError['code'], options?: ErrorOptions) {
    super('The proxy did not connect.', options)
    this.code = code
  }
}

export interface TunnelTo {
  /** Checked addresses. They are tried in turn, and the proxy never learns the name. */
  addresses: readonly string[]
  port: number
  /** Milliseconds for each of them. */
  timeout: number
}

/** Opens a connection through a proxy. @throws ProxyError */
export async function openTunnel(proxy: OutboundProxy, { addresses, port, timeout }: TunnelTo): Promise<Socket> {
  let failure: unknown
  for (const address of addresses) {
    try {
      return await tunnelTo(proxy, `${isIPv6(address) ? `[${address}]` : address}:${port}`, timeout)
    } catch (error) {
      failure = error
    }
  }
  throw failure
}

const MAX_HEAD = 16_384
const END_OF_HEAD = '\r\n\r\n'

const tunnelTo = ({ host, port, authorization }: OutboundProxy, authority: string, timeout: number): Promise<Socket> =>
  new Promise((resolve, reject) => {
    const socket = connect({ host, port })
    let head = Buffer.alloc(0)
    const fail = (code: ProxyError['code'], cause?: Error): void => {
      socket.destroy()
      reject(new ProxyError(code, { cause }))
    }
    const onError = (error: Error): void => fail('PROXY_UNREACHABLE', error)
    const onEnd = (): void => fail('PROXY_REFUSED')
    const onData = (part: Buffer): void => {
      head = Buffer.concat([head, part])
      const end = head.indexOf(END_OF_HEAD)
      if (end === -1 && head.length <= MAX_HEAD) return
      if (end === -1 || !/^HTTP\/1\.[01] 2\d\d[ \r]/.test(head.toString('latin1', 0, end + 2))) {
        fail('PROXY_REFUSED')
        return
      }
      socket.off('error', onError).off('end', onEnd).off('data', onData).setTimeout(0)
      socket.removeAllListeners('timeout')
      socket.pause()
      const rest = head.subarray(end + END_OF_HEAD.length)
      if (rest.length > 0) socket.unshift(rest)
      resolve(socket)
    }
    socket.on('error', onError).on('end', onEnd).on('data', onData)
    socket.setTimeout(timeout, () => fail('ETIMEDOUT'))
    const lines = [`CONNECT ${authority} HTTP/1.1`, `Host: ${authority}`]
    if (authorization !== undefined) lines.push(`Proxy-Authorization: ${authorization}`)
    socket.write(`${lines.join('\r\n')}${END_OF_HEAD}`)
  })
