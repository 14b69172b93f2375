import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { document } from '../../server/src/contract/operations.ts'
import { freePort } from '../../server/test/support/free-port.ts'
import { installTools } from './tools.ts'

/** The port of the server for which Prism validates a request. It knows one server, so a router stands behind it. */
export const SERVER_PORT = 'x-server-port'

const START_MS = 300_000

export interface Prism {
  url: string
  close(): Promise<void>
}

/** Downloads and starts Prism, a proxy that validates each request and response against the spec. */
export async function startPrism(): Promise<Prism> {
  const tools = await installTools(['@stoplight/prism-cli@5.16.0'])
  await tools.write('openapi.json', JSON.stringify(document))
  const router = createServer((incoming, outgoing) => {
    const { method, headers, url = '/' } = incoming
    const { [SERVER_PORT]: port, ...rest } = headers
    const onward = request({ port: Number(port), path: url, method, headers: rest }, answer => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(outgoing)
      answer.on('error', () => outgoing.destroy())
    })
    onward.on('error', () => outgoing.destroy())
    incoming.pipe(onward)
  })
  router.listen(0, '127.0.0.1')
  await once(router, 'listening')
  // an HTTP server on a port has an address of this type
  const upstream = `http://127.0.0.1:${(router.address() as AddressInfo).port}`
  const port = await freePort()
  const options = ['--port', String(port), '--cors', 'false']
  const child = spawn(join(tools.folder, 'node_modules/.bin/prism'), ['proxy', 'openapi.json', upstream, ...options], {
    cwd: tools.folder,
  })
  const exited = once(child, 'exit')
  let said = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (piece: Buffer) => {
      said = `${said}${piece}`.slice(-10_000)
    })
  const deadline = performance.now() + START_MS
  while (!said.includes('is listening')) {
    if (child.exitCode !== null || performance.now() > deadline) throw new Error(`Prism does not start:\n${said}`)
    await sleep(200)
  }
  return {
    url: `http://127.0.0.1:${port}`,
    async close() {
      child.kill()
      await exited
      router.closeAllConnections()
      router.close()
      await tools[Symbol.asyncDispose]()
    },
  }
}
