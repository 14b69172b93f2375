import { Option } from 'commander'
import { examplesText, type OwnCommand } from '../../table/own-command.ts'
import { type Settings, settingsOf, sharedOptions } from '../../table/settings.ts'

/** `keepsake console`: prints the address of the web console, and opens it on a terminal. */
export const CONSOLE: OwnCommand = {
  name: 'console',
  summary: 'Open the web console.',
  build: (command, io) => {
    command
      .description(
        'Open the web console.\n\nPrints its address and, on a terminal, opens it in the browser. Sign in there with an API key: the address never contains one.',
      )
      .addOption(new Option('--no-open', 'only print the address'))
    for (const option of sharedOptions()) command.addOption(option)
    command.addHelpText('after', examplesText(['keepsake console', 'keepsake console --no-open'])).action(async () => {
      const { openConsole } = await import('./open-console.ts')
      await openConsole(settingsOf<Settings & { open: boolean }>(command), io)
    })
  },
}
