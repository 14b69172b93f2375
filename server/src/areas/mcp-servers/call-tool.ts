import type { TenantScope } from '../../platform/database/database.ts'
import type { Vault } from '../../platform/encryption/crypto.ts'
import { readable } from '../../platform/encryption/readable.ts'
import type { JsonObject } from '../../platform/values/json.ts'
import type { Connect, Connection } from './connection/connection.ts'
import { ConnectionError } from './connection/connection-error.ts'
import type { Endpoint } from './connection/mcp-fetch.ts'
import type { McpTool } from './enabled-tools.ts'
import { endpointOf, UNREADABLE } from './endpoint.ts'
import { CALL_MS } from './limits.ts'
import { findServers, type StoredServer } from './store.ts'
import { isCallable } from './tools/compare.ts'
import { type McpToolResult, resultOf, safeText } from './tools/result-text.ts'

/** The calls of one run of a model. It has a connection of its own to each server, so runs share no session. */
export interface McpCalls {
  /** Calls a tool. A failure is a result with `isError`. Rejects only if `signal` aborts. */
  callMcpTool(tool: McpTool, input: JsonObject, signal: AbortSignal): Promise<McpToolResult>
  close(): Promise<void>
}

export const createMcpCalls = (
  { connect, vault }: { connect: Connect; vault: Vault },
  scope: TenantScope,
): McpCalls => {
  const connections = new Map<string, Promise<Connection>>()

  function connectionTo(server: StoredServer, endpoint: Endpoint, signal: AbortSignal): Promise<Connection> {
    // a server that was changed during the run gets a new connection
    const key = `${server.id} ${server.url} ${server.headers}`
    const known = connections.get(key)
    if (known) return known
    const { protocolVersion } = server
    const connecting = connect(endpoint, { timeoutMs: CALL_MS, signal, ...(protocolVersion && { protocolVersion }) })
    connections.set(key, connecting)
    // the next call tries again
    connecting.catch(() => connections.delete(key))
    return connecting
  }

  return {
    async callMcpTool({ serverId, name, callName }, input, signal) {
      // read again: somebody can have disabled it, or a change can have been found, since the run began
      const [server] = await findServers(scope, [serverId])
      const tool = server?.tools.find(each => each.name === name)
      if (!server?.enabled || !tool || !isCallable(tool))
        return { content: `${callName} is not available any more. Go on without it.`, isError: true }
      const endpoint = readable(() => endpointOf(server, vault, scope.livemode), undefined)
      if (!endpoint) return { content: `${callName} failed. ${UNREADABLE}`, isError: true }
      const { headers } = endpoint
      try {
        const connection = await connectionTo(server, endpoint, signal)
        return resultOf(await connection.callTool(name, input, tool.inputSchema), headers)
      } catch (error) {
        signal.throwIfAborted()
        if (!(error instanceof ConnectionError)) throw error
        const said = error.said === undefined ? '' : ` It said: ${error.said}`
        return { content: safeText(`${callName} failed. ${error.message}${said}`, headers), isError: true }
      }
    },
    async close() {
      const open = await Promise.allSettled(connections.values())
      await Promise.allSettled(open.map(each => each.status === 'fulfilled' && each.value.close()))
    },
  }
}
