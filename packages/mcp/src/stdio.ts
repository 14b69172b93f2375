import { type StdioServerHandle, serveStdio } from '@modelcontextprotocol/server/stdio'
import { createServer, type ServerOptions } from './server.ts'
import { StdioTransport } from './stdio-transport.ts'
import { selectTools } from './toolsets.ts'

/**
 * Serves the tools on this process's stdin and stdout until the host disconnects and its requests are answered. Nothing
 * else may write to stdout.
 * @throws InvalidSelectionError
 */
export function serveOverStdio(options: ServerOptions): StdioServerHandle {
  selectTools(options)
  return serveStdio(() => createServer(options), { transport: new StdioTransport(process.stdin, process.stdout) })
}
