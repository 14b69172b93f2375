import { examplesText } from '../api-command.ts'
import type { McpSettings } from '../mcp.ts'
import type { OwnCommand } from '../program-parts.ts'
import { settingsOf, sharedOptions } from '../settings.ts'

/** `keepsake mcp`: the tools for an agent that starts its tool servers as processes. */
export const MCP: OwnCommand = {
  name: 'mcp',
  summary: 'Serve the MCP tools over stdio.',
  build: (command, io) => {
    command
      .description(
        'Serve the MCP tools over stdio.\n\nFor the configuration of an MCP host: command keepsake, arguments ["mcp"], and KEEPSAKE_API_KEY in its environment. The server itself serves the same tools over HTTP at /mcp.',
      )
      .option(
        '--toolsets <a,b>',
        'only the tools of these sets; all is every tool (default: memory,collections,guidelines)',
      )
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
