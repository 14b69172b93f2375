import type { Area } from '../../contract/area.ts'
import type { TenantScope } from '../../platform/database/database.ts'
import type { Platform } from '../../platform/platform.ts'
import { createMcpCalls, type McpCalls } from './call-tool.ts'
import { createConnect } from './connection/connection.ts'
import { enabledTools } from './enabled-tools.ts'
import { createMcpServersHandlers } from './handlers.ts'

/** Servers whose tools models can call over the Model Context Protocol. */
export const createMcpServersArea = ({ database, vault, outbound }: Platform): Area<'mcp-servers'> => ({
  name: 'mcp-servers',
  handlers: createMcpServersHandlers({ database, vault, outbound, connect: createConnect(outbound) }),
})

/** The tools of MCP servers, for models. */
export const createMcpTools = ({ vault, outbound }: Pick<Platform, 'vault' | 'outbound'>) => {
  const connect = createConnect(outbound)
  return {
    enabledTools,
    /** Begins the calls of one run. Close them when it ends. */
    openCalls: (scope: TenantScope): McpCalls => createMcpCalls({ connect, vault }, scope),
  }
}
