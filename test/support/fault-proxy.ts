import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout } from 'node:timers/promises'

/**
 * What happens to one request: `pass` forwards it; `refuse` closes the connection before the server has it; `lose`
 * closes it after the server has done its work; `cut` closes it in the middle of the response; `stall` never responds;
 * `freeze` stops in the middle of the response; `drip` sends it in ten pieces, 100 ms apart; a number is the status
 * that a proxy returns.
 */
export type Fault = 'pass' | 'refuse' | 'lose' | 'cut' | 'stall' | 'freeze' | 'drip' | number

/** A request as it reached the proxy. */
export interface SeenRequest {
  path: string
  idempotencyKey: string | undefined
  userAgent: string | undefined
  /** The caller closed the connection before the complete response was sent. */
  left: boolean
}

export interface FaultProxy {
  url: string
  /** Sets what happens to the next requests, one after the other; all later ones pass. */
  plan(...faults: Fault[]): void
  /** Every request since the last plan. */
  seen: SeenRequest[]
  close(): Promise<void>
}

/** A proxy between client and server that simulates network faults. */
export async function startFaultProxy(target: string): Promise<FaultProxy> {
  let faults: Fault[] = []
  const seen: FaultProxy['seen'] = []
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk)
    const key = request.headers['idempotency-key']
    const one: SeenRequest = {
      path: request.url ?? '',
      idempotencyKey: typeof key === 'string' ? key : undefined,
      userAgent: request.headers['user-agent'],
      left: false,
    }
    seen.push(one)
    response.on('close', () => {
      one.left = !response.writableFinished
    })
    await carry(target, request, Buffer.concat(chunks), response, faults.shift() ?? 'pass')
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  // an HTTP server on a port has an address of this type
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    plan(...next) {
      faults = next
      seen.length = 0
    },
    seen,
    async close() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

async function carry(
  target: string,
  request: IncomingMessage,
  body: Buffer<ArrayBuffer>,
  response: ServerResponse,
  fault: Fault,
): Promise<void> {
  if (fault === 'stall') return
  if (fault === 'refuse') return void request.socket.destroy()
  if (typeof fault === 'number') return void response.writeHead(fault).end('<html>Something in between</html>')
  const headers = Object.entries(request.headers).filter(
    ([name]) => !['host', 'connection', 'content-length'].includes(name),
  )
  const answer = await fetch(`${target}${request.url}`, {
    method: request.method ?? 'GET',
    headers: headers.map(([name, value]): [string, string] => [name, String(value)]),
    ...(body.length > 0 && { body }),
  })
  const text = Buffer.from(await answer.arrayBuffer())
  if (fault === 'lose') return void request.socket.destroy()
  const passedOn = [...answer.headers].filter(([name]) => !['transfer-encoding', 'content-encoding'].includes(name))
  response.writeHead(answer.status, Object.fromEntries([...passedOn, ['content-length', String(text.length)]]))
  const half = text.subarray(0, text.length / 2)
  if (fault === 'cut') response.write(half, () => request.socket.destroy())
  else if (fault === 'freeze') response.write(half)
  else if (fault === 'drip') await drip(text, response)
  else response.end(text)
}

async function drip(text: Buffer, response: ServerResponse): Promise<void> {
  const size = Math.ceil(text.length / 10)
  for (let at = 0; at < text.length; at += size) {
    response.write(text.subarray(at, at + size))
    await setTimeout(100)
  }
  response.end()
}
