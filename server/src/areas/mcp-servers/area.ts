import type { Area } from '../../contract/area.ts'
import type { Platform } from '../../platform/contribution/platform.ts'
import type { TenantScope } from '../../platform/database/database.ts'
import { encryptStoredUrls } from '../../platform/encryption/stored-url.ts'
import { DAY_SECONDS } from '../../platform/values/durations.ts'
import { createMcpCalls, type McpCalls } from './call-tool.ts'
import { createConnect } from './connection/connection.ts'
import { enabledTools } from './enabled-tools.ts'
import { createMcpServersHandlers } from './handlers.ts'
import { urlsOf } from './headers.ts'

/** Servers whose tools models can call over the Model Context Protocol. */
export const createMcpServersArea = ({ database, vault, outbound }: Platform): Area<'mcp-servers'> => ({
  name: 'mcp-servers',
  handlers: createMcpServersHandlers({ database, vault, outbound, connect: createConnect(outbound) }),
  schedules: {
    'mcp_servers.encrypt_urls': {
      everySeconds: DAY_SECONDS,
      run: () => encryptStoredUrls(database, urlsOf(vault)),
    },
  },
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
