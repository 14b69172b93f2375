import { type Command, Option } from 'commander'
import { examplesText, type OwnCommand } from '../../table/own-command.ts'
import { settingsOf, sharedOptions } from '../../table/settings.ts'
import type { McpConfigSettings } from './config.ts'
import type { McpSettings } from './mcp.ts'

/** `keepsake mcp`: serves the tools over stdio, for MCP hosts that start servers as processes. */
export const MCP: OwnCommand = {
  name: 'mcp',
  summary: 'Serve the MCP tools over stdio.',
  build: (command, io) => {
    command.description(
      'Serve the MCP tools over stdio.\n\nTo add the server to an MCP host, run keepsake mcp config <host>. The server also serves the tools over HTTP at /mcp.',
    )
    for (const option of [...selectionOptions(), ...sharedOptions()]) command.addOption(option)
    command.option('--stats', 'print the toolsets and the context that they use, instead of serving them')
    command.addHelpText(
      'after',
      examplesText(['keepsake mcp', 'keepsake mcp --toolsets memory --read-only', 'keepsake mcp --stats']),
    )
    command.action(async () => {
      const { mcp } = await import('./mcp.ts')
      await mcp(settingsOf<McpSettings>(command), io)
    })
    addConfig(command).action(async (host: string, _options: unknown, config: Command) => {
      const { configureHost } = await import('./config.ts')
      await configureHost(host, settingsOf<McpConfigSettings>(config), io)
    })
  },
}

const selectionOptions = (): Option[] => [
  new Option('--toolsets <a,b>', 'toolsets or tools to serve, or all (default: default)'),
  new Option('--read-only', 'leave out the tools that change data'),
]

function addConfig(parent: Command): Command {
  const command = parent
    .command('config')
    .summary('Add the server to an MCP host')
    .description(
      'Add the server to an MCP host.\n\nHosts: claude-desktop, claude-code, cursor, vscode, windsurf, codex, gemini, zed.\n\nShows the change of the configuration file and asks before writing it. Other entries and comments are kept. The key is not written: the host starts the command with the profile, or passes on the environment variable, that has it.',
    )
    .argument('<host>', 'the host')
    .addOption(new Option('--name <name>', 'name of the entry (default: keepsake)'))
    .addOption(new Option('-y, --yes', 'write without asking'))
    .addOption(new Option('--dry-run', 'print the change without writing it'))
    .addOption(new Option('--print', 'print a file with only this entry, to copy from'))
  for (const option of [...selectionOptions(), ...sharedOptions()]) command.addOption(option)
  return command.addHelpText(
    'after',
    examplesText([
      'keepsake mcp config claude-desktop',
      'keepsake mcp config cursor --toolsets memory,guidelines --dry-run',
      'keepsake mcp config codex --profile work --read-only --yes',
    ]),
  )
}
