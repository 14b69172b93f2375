import type { TenantScope } from '../../platform/database/database.ts'
import type { McpServer, McpServerTool } from '../../platform/database/prisma/client.ts'
import type { Page } from '../../platform/lists/cursor.ts'
import { findById, idCursor, type PageQuery } from '../../platform/lists/list.ts'
import { type ApiError, conflict, existing, requireVersion } from '../../platform/values/errors.ts'
import type { JsonObject } from '../../platform/values/json.ts'
import { MAX_SERVERS } from './limits.ts'
import type { StoredTool } from './tools/compare.ts'
import type { ToolDefinition } from './tools/listed-tool.ts'

/** A server with its tools, by name. */
export interface StoredServer extends Omit<McpServer, 'tenantId'> {
  tools: StoredTool[]
}

const cursor = idCursor('mcps', 'mcp')

const toTool = ({
  name,
  title,
  description,
  inputSchema,
  enabled,
  needsReview,
  approved,
}: McpServerTool): StoredTool => ({
  name,
  title,
  description,
  // these columns contain only what `writeTools` writes
  inputSchema: inputSchema as JsonObject,
  enabled,
  needsReview,
  approved: approved as ToolDefinition | null,
})

async function withTools(scope: TenantScope, servers: readonly McpServer[]): Promise<StoredServer[]> {
  if (servers.length === 0) return []
  const where = { serverId: { in: servers.map(({ id }) => id) } }
  const tools = await scope.prisma(models => models.mcpServerTool.findMany({ where, orderBy: { name: 'asc' } }))
  return servers.map(({ tenantId: _tenantId, ...server }) => ({
    ...server,
    tools: tools.filter(({ serverId }) => serverId === server.id).map(toTool),
  }))
}

/** One page of the tenant's servers, oldest first. */
export const listServers = (scope: TenantScope, query: PageQuery): Promise<Page<StoredServer>> =>
  findById(query, cursor, 'asc', async page =>
    withTools(scope, await scope.prisma(models => models.mcpServer.findMany(page))),
  )

/** @throws ApiError `not_found_error` */
export async function findServer(scope: TenantScope, id: string): Promise<StoredServer> {
  const row = await scope.prisma(models => models.mcpServer.findUnique({ where: { id } }))
  const [server] = row ? await withTools(scope, [row]) : []
  return existing(server, 'MCP server', id)
}

/** The servers with these ids or slugs, in this order. Those that do not exist are left out. */
export async function findServers(scope: TenantScope, references: readonly string[]): Promise<StoredServer[]> {
  if (references.length === 0) return []
  const names = [...references]
  const where = { OR: [{ id: { in: names } }, { slug: { in: names } }] }
  const rows = await withTools(scope, await scope.prisma(models => models.mcpServer.findMany({ where })))
  return names.flatMap(name => rows.find(({ id, slug }) => id === name || slug === name) ?? [])
}

/** The slugs in use. @throws ApiError `conflict_error` if the maximum number of servers is reached */
export async function requireRoom(scope: TenantScope): Promise<Set<string>> {
  const rows = await scope.prisma(models => models.mcpServer.findMany({ select: { slug: true } }))
  if (rows.length >= MAX_SERVERS) throw tooMany()
  return new Set(rows.map(({ slug }) => slug))
}

const tooMany = (): ApiError =>
  conflict(`The limit of ${MAX_SERVERS} MCP servers is reached. Delete one that is not used.`, { limit: MAX_SERVERS })

export type NewServer = Omit<McpServer, 'tenantId' | 'version' | 'createdAt' | 'updatedAt'>

/** Stores a new server in the current transaction. @param slugFor chooses the slug, given those in use */
export async function insertServer(
  scope: TenantScope,
  row: Omit<NewServer, 'slug'>,
  tools: readonly StoredTool[],
  slugFor: (taken: ReadonlySet<string>) => string,
): Promise<StoredServer> {
  await scope.lockTenant()
  const slug = slugFor(await requireRoom(scope))
  const now = await scope.now()
  const data = { ...row, slug, tenantId: scope.tenantId, createdAt: now, updatedAt: now }
  await scope.prisma(models => models.mcpServer.create({ data }))
  await writeTools(scope, row.id, tools)
  return findServer(scope, row.id)
}

/**
 * Changes a server and, if given, its tools, in the current transaction.
 * @throws ApiError `not_found_error`, or `conflict_error` (`currentVersion`) if it has another version than expected
 */
export async function updateServer(
  scope: TenantScope,
  id: string,
  expected: number | undefined,
  change: (server: StoredServer) => { fields: Partial<NewServer>; tools?: readonly StoredTool[] | undefined },
): Promise<{ before: StoredServer; after: StoredServer }> {
  await scope.lock('mcp_servers', id)
  const before = await findServer(scope, id)
  requireVersion(id, before.version, expected)
  const { fields, tools } = change(before)
  const data = { ...fields, version: before.version + 1, updatedAt: await scope.now() }
  await scope.prisma(models => models.mcpServer.updateMany({ where: { id }, data }))
  if (tools) await writeTools(scope, id, tools)
  return { before, after: await findServer(scope, id) }
}

/** Replaces all tools of a server. */
async function writeTools(scope: TenantScope, serverId: string, tools: readonly StoredTool[]): Promise<void> {
  await scope.prisma(models => models.mcpServerTool.deleteMany({ where: { serverId } }))
  const data = tools.map(({ inputSchema, approved, ...tool }) => ({
    ...tool,
    tenantId: scope.tenantId,
    serverId,
    inputSchema,
    // absent is null in the database; a JSON null would be a value
    ...(approved && { approved: { description: approved.description, inputSchema: approved.inputSchema } }),
  }))
  await scope.prisma(models => models.mcpServerTool.createMany({ data }))
}

/** Deletes a server with its tools. @throws ApiError `not_found_error` */
export async function deleteServer(scope: TenantScope, id: string): Promise<StoredServer> {
  await scope.lock('mcp_servers', id)
  const server = await findServer(scope, id)
  await scope.prisma(models => models.mcpServer.deleteMany({ where: { id } }))
  return server
}
