import { type StdioServerHandle, serveStdio } from '@modelcontextprotocol/server/stdio'
import { createServer, type ServerOptions } from './server.ts'
import { selectTools } from './toolsets.ts'

/**
 * Serves the tools on this process's stdin and stdout until the host disconnects. Nothing else may write to stdout.
 * @throws InvalidSelectionError
 */
export function serveOverStdio(options: ServerOptions): StdioServerHandle {
  selectTools(options)
  return serveStdio(() => createServer(options))
}
