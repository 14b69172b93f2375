import type { Client } from '@modelcontextprotocol/client'
import { z } from 'zod'
import type { OutboundFetch } from '../../../platform/outbound-http/outbound-http.ts'
import { VERSION } from '../../../platform/settings/version.ts'
import type { JsonObject } from '../../../platform/values/json.ts'
import { MAX_PAGES, MAX_TOOLS } from '../limits.ts'
import { ConnectionError } from './connection-error.ts'
import { createMcpFetch, type Endpoint } from './mcp-fetch.ts'

export interface ServerIdentity {
  name?: string
  version?: string
  protocolVersion?: string
}

export interface Connection {
  identity: ServerIdentity
  /** All tools, as the server lists them. @throws ConnectionError */
  listTools(): Promise<unknown[]>
  /** @returns the result as the server sent it @throws ConnectionError */
  callTool(name: string, input: JsonObject, inputSchema: JsonObject): Promise<unknown>
  /** Ends the session, if there is one. */
  close(): Promise<void>
}

export interface ConnectOptions {
  /** For connecting and each later call. */
  timeoutMs: number
  signal?: AbortSignal | undefined
  /** The version of the protocol that the server used last, which saves asking for it. */
  protocolVersion?: string | undefined
}

export type Connect = (endpoint: Endpoint, options: ConnectOptions) => Promise<Connection>

/** The first version without a handshake. */
const MODERN = '2026-07-28'
/** The goodbye to a session. Its result is of no interest. */
const CLOSE_MS = 2_000

/** Connects to MCP servers over Streamable HTTP, with the versions of the protocol since 2024. */
export const createConnect =
  (outbound: OutboundFetch): Connect =>
  async (endpoint, { timeoutMs, signal, protocolVersion }) => {
    // loaded on first use, so that it does not slow down the start
    const { Client, StreamableHTTPClientTransport } = await import('@modelcontextprotocol/client')
    const closing = new AbortController()
    let deadline = performance.now() + timeoutMs
    const { fetch, problem } = createMcpFetch(outbound, endpoint, {
      signal: signal ? AbortSignal.any([signal, closing.signal]) : closing.signal,
      remainingMs: () => deadline - performance.now(),
    })
    const client = new Client(
      { name: 'keepsake', version: VERSION },
      { versionNegotiation: { mode: 'auto' }, inputRequired: { autoFulfill: false } },
    )
    const transport = new StreamableHTTPClientTransport(new URL(endpoint.url), {
      fetch,
      reconnectionOptions: {
        maxRetries: 0,
        initialReconnectionDelay: 1,
        maxReconnectionDelay: 1,
        reconnectionDelayGrowFactor: 1,
      },
    })
    /** Runs a call. Its own timeout is only for answers that the client waits for in vain. */
    async function within<T>(work: (options: { timeout: number }) => Promise<T>): Promise<T> {
      deadline = performance.now() + timeoutMs
      try {
        return await work({ timeout: timeoutMs + 1_000 })
      } catch (error) {
        signal?.throwIfAborted()
        throw problem() ?? toConnectionError(error)
      }
    }
    const close = async (): Promise<void> => {
      deadline = performance.now() + CLOSE_MS
      if (!closing.signal.aborted) await transport.terminateSession().catch(() => {})
      closing.abort()
      await client.close().catch(() => {})
    }

    const isLegacy = protocolVersion !== undefined && protocolVersion < MODERN
    try {
      await within(options =>
        client.connect(transport, { ...options, ...(isLegacy && { prior: { kind: 'legacy' as const } }) }),
      )
    } catch (error) {
      closing.abort()
      await client.close().catch(() => {})
      throw error
    }
    return {
      identity: identityOf(client),
      listTools: () => within(options => allPages(client, options)),
      callTool: (name, input, inputSchema) =>
        within(options =>
          client.callTool(
            { name, arguments: input },
            { ...options, toolDefinition: { name, inputSchema: { ...inputSchema, type: 'object' } } },
          ),
        ),
      close,
    }
  }

function identityOf(client: Client): ServerIdentity {
  const info = client.getServerVersion()
  const protocolVersion = client.getNegotiatedProtocolVersion()
  return {
    ...(info && { name: info.name, version: info.version }),
    ...(protocolVersion !== undefined && { protocolVersion }),
  }
}

/** The tools are checked one by one when they are read: the client refuses a list for one bad tool. */
const ToolPage = z.looseObject({ tools: z.array(z.unknown()), nextCursor: z.string().nullish() })

async function allPages(client: Client, options: { timeout: number }): Promise<unknown[]> {
  if (client.getServerCapabilities()?.tools === undefined) return []
  const tools: unknown[] = []
  const seen = new Set<string>()
  let cursor: string | undefined
  do {
    if (seen.size > MAX_PAGES) throw new ConnectionError(`The list of tools has more than ${MAX_PAGES} pages.`)
    const params = cursor === undefined ? {} : { cursor }
    const page = await client.request({ method: 'tools/list', params }, ToolPage, options)
    tools.push(...page.tools)
    if (tools.length > MAX_TOOLS)
      throw new ConnectionError(`The server has more than ${MAX_TOOLS} tools. Use one with fewer tools.`)
    cursor = page.nextCursor ?? undefined
    if (cursor !== undefined && seen.size === seen.add(cursor).size)
      throw new ConnectionError('The list of tools never ends: a page names itself or an earlier one as the next.')
  } while (cursor !== undefined)
  return tools
}

/** Errors of the client contain texts of the server, so only their kind is used. */
function toConnectionError(error: unknown): ConnectionError {
  if (error instanceof ConnectionError) return error
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  if (code === 'REQUEST_TIMEOUT') return new ConnectionError('The server did not answer in time.')
  if (error instanceof Error && typeof code === 'number')
    return new ConnectionError(`The server answered with the MCP error ${code}.`, error.message)
  return new ConnectionError('The server did not answer with a valid message of MCP.')
}
