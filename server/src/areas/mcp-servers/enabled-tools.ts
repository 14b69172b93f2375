import type { TenantScope } from '../../platform/database/database.ts'
import { invalid, notFound } from '../../platform/values/errors.ts'
import type { JsonObject } from '../../platform/values/json.ts'
import { findServers } from './store.ts'
import { callNameOf } from './tools/call-names.ts'
import { isCallable } from './tools/compare.ts'

export interface McpTool {
  /** The name that models call it by, unique in the tenant. */
  callName: string
  description: string
  inputSchema: JsonObject
  serverId: string
  /** The name on its server. */
  name: string
}

export interface EnabledToolsOptions {
  /** Whether servers that are gone or disabled are left out, e.g. because an agent named them long ago. */
  mayBeGone?: boolean
  /** The field with the references, for error messages. */
  path?: string
}

/**
 * The tools of these servers that models can call: enabled, and not held for a review.
 * @param references IDs or slugs
 * @throws ApiError `not_found_error` for an unknown server, `validation_error` for a disabled one
 */
export async function enabledTools(
  scope: TenantScope,
  references: readonly string[],
  { mayBeGone = false, path = 'body.mcps' }: EnabledToolsOptions = {},
): Promise<McpTool[]> {
  const servers = await findServers(scope, references)
  if (!mayBeGone)
    for (const [index, reference] of references.entries()) {
      const server = servers.find(({ id, slug }) => id === reference || slug === reference)
      if (!server) throw notFound('MCP server', reference)
      if (!server.enabled)
        throw invalid(`${path}.${index}`, `The MCP server ${reference} is disabled. Enable it, or leave it out.`)
    }
  const tools = new Map<string, McpTool>()
  for (const server of servers) {
    if (!server.enabled) continue
    for (const tool of server.tools.filter(isCallable)) {
      const { name, description, inputSchema } = tool
      const callName = callNameOf(server.slug, name)
      // a server could name a tool like the hash of another one
      if (!tools.has(callName)) tools.set(callName, { callName, description, inputSchema, serverId: server.id, name })
    }
  }
  return [...tools.values()]
}
