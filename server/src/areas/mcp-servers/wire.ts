import type { Schemas } from '../../contract/schemas.ts'
import { secretStateOf } from '../../platform/encryption/readable.ts'
import type { StoredServer } from './store.ts'
import { callNameOf } from './tools/call-names.ts'
import type { StoredTool } from './tools/compare.ts'

interface Shown {
  /** The URL as the reader may see it. */
  urlOf(stored: string): string
  /** @throws UnreadableSecret */
  endpointOf(): unknown
}

export const serverToWire = (server: StoredServer, { urlOf, endpointOf }: Shown): Schemas['McpServer'] => ({
  id: server.id,
  slug: server.slug,
  name: server.name,
  url: urlOf(server.url),
  transport: 'http',
  headerNames: server.headerNames,
  ...secretStateOf(endpointOf),
  enabled: server.enabled,
  // the column contains only values from this list: see what writes it
  status: server.status as Schemas['McpServer']['status'],
  ...(server.statusReason !== null && { statusReason: server.statusReason }),
  ...(server.checkedAt && { checkedAt: server.checkedAt.toISOString() }),
  ...(server.serverName !== null &&
    server.serverVersion !== null && { serverInfo: { name: server.serverName, version: server.serverVersion } }),
  ...(server.protocolVersion !== null && { protocolVersion: server.protocolVersion }),
  tools: server.tools.map(tool => toolToWire(server.slug, tool)),
  version: server.version,
  createdAt: server.createdAt.toISOString(),
  updatedAt: server.updatedAt.toISOString(),
})

const toolToWire = (
  slug: string,
  { name, title, description, inputSchema, enabled, needsReview, approved }: StoredTool,
): Schemas['McpTool'] => ({
  name,
  callName: callNameOf(slug, name),
  ...(title !== null && { title }),
  description,
  inputSchema,
  enabled,
  needsReview,
  ...(approved && { approved: { description: approved.description, inputSchema: approved.inputSchema } }),
})
