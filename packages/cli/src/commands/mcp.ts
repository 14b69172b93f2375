import { examplesText } from '../api-command.ts'
import type { McpSettings } from '../mcp.ts'
import type { OwnCommand } from '../program-parts.ts'
import { settingsOf, sharedOptions } from '../settings.ts'

/** `keepsake mcp`: serves the tools over stdio, for MCP hosts that start servers as processes. */
export const MCP: OwnCommand = {
  name: 'mcp',
  summary: 'Serve the MCP tools over stdio.',
  build: (command, io) => {
    command
      .description(
        'Serve the MCP tools over stdio.\n\nTo configure an MCP host, set the command keepsake, the arguments ["mcp"] and the environment variable KEEPSAKE_API_KEY. The server also serves the tools over HTTP at /mcp.',
      )
      .option('--toolsets <a,b>', 'toolsets to serve, or all (default: memory,collections,events,guidelines)')
    for (const option of sharedOptions()) command.addOption(option)
    command.addHelpText(
      'after',
      examplesText(['keepsake mcp', 'keepsake mcp --toolsets memory', 'keepsake mcp --toolsets all']),
    )
    command.action(async () => {
      const { mcp } = await import('../mcp.ts')
      await mcp(settingsOf<McpSettings>(command), io)
    })
  },
}
