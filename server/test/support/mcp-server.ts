import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A tool as a server lists it. */
export interface ScriptedTool {
  name: unknown
  title?: string
  description?: string
  inputSchema?: unknown
}

/** A message of JSON-RPC that the server received. */
export interface ReceivedMessage {
  method: string
  params: Record<string, unknown>
  headers: IncomingMessage['headers']
}

/** Answers one request in place of the script. */
export type Misbehaviour = (response: ServerResponse, message: { id: unknown; method: string }) => void

/** An MCP server on loopback that does what a test sets, with the versions of the protocol that have a handshake. */
export interface ScriptedMcpServer extends AsyncDisposable {
  url: string
  received: ReceivedMessage[]
  /** Lists one page for each array. */
  pages: ScriptedTool[][]
  /** The result of a call. [the arguments as text] */
  call(name: string, input: Record<string, unknown>): unknown
  /** Handles all requests of a method, or `*` all requests, in another way. */
  misbehave: Map<string, Misbehaviour>
}

export const SEARCH_ORDERS: ScriptedTool = {
  name: 'search_orders',
  title: 'Search orders',
  description: 'Searches the orders of a customer.',
  inputSchema: { type: 'object', properties: { customer: { type: 'string' } }, required: ['customer'] },
}

export const textResult = (text: string, isError = false) => ({ content: [{ type: 'text', text }], isError })

/** Sends the answer to a request as JSON. */
export function answer(response: ServerResponse, id: unknown, result: unknown): void {
  response.writeHead(200, { 'content-type': 'application/json' })
  response.end(JSON.stringify({ jsonrpc: '2.0', id, result }))
}

export async function scriptedMcpServer(tools: ScriptedTool[] = [SEARCH_ORDERS]): Promise<ScriptedMcpServer> {
  const script: Omit<ScriptedMcpServer, 'url' | typeof Symbol.asyncDispose> = {
    received: [],
    pages: [tools],
    call: (_name, input) => textResult(JSON.stringify(input)),
    misbehave: new Map(),
  }
  const server = createServer(async (request, response) => {
    const chunks: Uint8Array[] = []
    for await (const chunk of request) chunks.push(chunk)
    const text = Buffer.concat(chunks).toString()
    const { id, method = request.method, params = {} } = text === '' ? {} : JSON.parse(text)
    script.received.push({ method, params, headers: request.headers })
    const misbehaviour = script.misbehave.get(method) ?? script.misbehave.get('*')
    if (misbehaviour) return misbehaviour(response, { id, method })
    if (id === undefined) return void response.writeHead(202).end()
    if (method === 'initialize')
      return answer(response, id, {
        protocolVersion: '2025-11-25',
        capabilities: { tools: {} },
        serverInfo: { name: 'scripted', version: '1.0.0' },
      })
    if (method === 'tools/list') {
      const page = Number(params.cursor ?? 0)
      const isLast = page + 1 >= script.pages.length
      return answer(response, id, { tools: script.pages[page], ...(!isLast && { nextCursor: String(page + 1) }) })
    }
    if (method === 'tools/call') return answer(response, id, script.call(params.name, params.arguments ?? {}))
    response.writeHead(200, { 'content-type': 'application/json' })
    response.end(JSON.stringify({ jsonrpc: '2.0', id, error: { code: -32_601, message: 'Method not found' } }))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  // the address of a server on a TCP port is an AddressInfo
  const { port } = server.address() as AddressInfo
  return Object.assign(script, {
    url: `http://127.0.0.1:${port}/mcp`,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  })
}
