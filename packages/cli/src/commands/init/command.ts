import { Option } from 'commander'
import { examplesText, type OwnCommand } from '../../table/own-command.ts'
import { settingsOf, sharedOptions } from '../../table/settings.ts'
import type { InitSettings } from './init.ts'

/** `keepsake init`: prepares a project, and the MCP hosts of the machine. */
export const INIT: OwnCommand = {
  name: 'init',
  summary: 'Set up Keepsake in this directory.',
  build: (command, io) => {
    command
      .description(
        'Set up Keepsake in this directory.\n\nStores a key in the environment file (KEEPSAKE_ENV_FILE, by default .env) unless there is one already, and makes git ignore that file. Adds the SDK to package.json, and the MCP server to the hosts that are found on this machine. Shows all changes and asks before writing them. What is there already is kept; a changed file of a host is copied to <file>.before-keepsake first.',
      )
      .addOption(new Option('-y, --yes', 'write without asking; registers a new account if there is no key'))
      .addOption(new Option('--dry-run', 'print the changes without writing them'))
    for (const option of sharedOptions()) command.addOption(option)
    command.addHelpText('after', examplesText(['keepsake init', 'keepsake init --dry-run', 'keepsake init --yes']))
    command.action(async () => {
      const { init } = await import('./init.ts')
      await init(settingsOf<InitSettings>(command), io)
    })
  },
}
