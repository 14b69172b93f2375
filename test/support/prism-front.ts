import { once } from 'node:events'
import { Agent, createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { expect } from 'vitest'
import { lookUp, OPERATIONS, type Operation } from '../../server/src/contract/operations.ts'
import { SERVER_PORT } from './prism.ts'

const JSON_TYPE = /^application\/json\b/
/** Prism reads no larger body. */
const MAX_BODY = 5_000_000
const MAX_HEADERS = 1_000_000

const MATCHERS = OPERATIONS.map(operation => ({
  operation,
  pattern: new RegExp(`^${operation.path.replaceAll('.', '\\.').replaceAll(/\{\w+\}/g, '[^/]+')}$`),
}))

/** What Prism says about one side of a call. */
interface Violation {
  location: readonly string[]
  message: string
}

/** Sends the calls to a server through Prism. */
export interface PrismFront {
  url: string
  /** @throws Error that lists what Prism has found since the last call */
  verify(): void
  close(): Promise<void>
}

/**
 * Streams, files, and requests that are no JSON or not of the document go directly to the server: Prism would read a
 * stream to its end, and does not pass on what it cannot read.
 */
export async function startPrismFront(upstream: string, prism: string): Promise<PrismFront> {
  const agent = new Agent({ keepAlive: true })
  let found: string[] = []

  const server = createServer(async (incoming, outgoing) => {
    const body = await buffer(incoming).catch(() => undefined)
    // the caller has left
    if (!body) return void outgoing.destroy()
    const operation = validated(incoming, body)
    const { port } = new URL(upstream)
    const headers = { ...incoming.headers, ...(operation && { [SERVER_PORT]: port }) }
    const onward = request(
      new URL(incoming.url ?? '/', operation ? prism : upstream),
      { agent, method: incoming.method, headers, maxHeaderSize: MAX_HEADERS },
      answer => {
        if (operation) found.push(...problemsOf(operation, answer))
        passOn(answer, outgoing)
      },
    )
    onward.on('error', () => outgoing.destroy())
    outgoing.on('close', () => onward.destroy())
    onward.end(body)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  // an HTTP server on a port has an address of this type
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    verify() {
      const problems = found
      found = []
      if (problems.length > 0) throw new Error(`Prism does not allow these calls:\n${problems.join('\n')}`)
    },
    async close() {
      agent.destroy()
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

/** The operation of a request that goes through Prism. */
function validated({ method, url = '/', headers }: IncomingMessage, body: Buffer): Operation | undefined {
  const [path = ''] = url.split('?')
  const known = MATCHERS.find(({ operation, pattern }) => operation.method === method && pattern.test(path))
  const sent = body.length > 0 ? jsonIn(headers['content-type'], body) : {}
  if (!known || known.operation.rawBody || sent === undefined || body.length > MAX_BODY) return undefined
  if (headers['content-encoding'] || Object(sent).stream === true) return undefined
  return responseTypes(known.operation).every(types => types.some(type => JSON_TYPE.test(type)))
    ? known.operation
    : undefined
}

function jsonIn(type: string | undefined, body: Buffer): unknown {
  if (!JSON_TYPE.test(type ?? '')) return undefined
  try {
    return JSON.parse(body.toString())
  } catch {
    return undefined
  }
}

/** The types of each successful response that has a body. */
const responseTypes = ({ pointer, statuses }: Operation): string[][] =>
  statuses
    .filter(status => status < 300)
    .map(status => Object.keys(Object(lookUp(`${pointer}/responses/${status}/content`))))
    .filter(types => types.length > 0)

/** A request that the server refuses may be what Prism says of it. */
function problemsOf({ id }: Operation, answer: IncomingMessage): string[] {
  const violations: Violation[] = JSON.parse(String(answer.headers['sl-violations'] ?? '[]'))
  const { statusCode = 0 } = answer
  return violations
    .filter(({ location: [side] }) => side === 'response' || statusCode < 400)
    .map(({ location, message }) => `${id} ${statusCode}: ${location.join('.')} ${message}, in ${currentTest()}`)
}

const currentTest = (): string => expect.getState().currentTestName ?? 'the setup'

/** What Prism answers instead of a server that closed the connection is not passed on. */
function passOn(answer: IncomingMessage, outgoing: ServerResponse): void {
  if (answer.headers['content-type']?.startsWith('application/problem+json')) return void outgoing.destroy()
  const { connection: _, 'sl-violations': __, ...headers } = answer.headers
  outgoing.writeHead(answer.statusCode ?? 502, headers)
  answer.pipe(outgoing)
  answer.on('error', () => outgoing.destroy())
}
