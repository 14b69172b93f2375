import { Option } from 'commander'
import { examplesText, type OwnCommand } from '../../table/own-command.ts'
import { type Settings, settingsOf, sharedOptions } from '../../table/settings.ts'

/** `keepsake demo`: fills an organization with customers to look at, and removes them again. */
export const DEMO: OwnCommand = {
  name: 'demo',
  summary: 'Fill an organization with example data.',
  build: (command, io) => {
    command
      .description(
        'Fill an organization with example data.\n\nStores 40 customers with calls, chats and notes of three weeks, their usage as an import that charges nothing, guidelines, and a webhook whose receiver is away. With a test key, live data stays as it is. Running it again adds nothing twice. All names are invented.',
      )
      .addOption(new Option('--remove', 'remove the example data'))
    for (const option of sharedOptions()) command.addOption(option)
    command.addHelpText('after', examplesText(['keepsake demo', 'keepsake demo --remove'])).action(async () => {
      const { runDemo } = await import('./run-demo.ts')
      await runDemo(settingsOf<Settings & { remove: boolean }>(command), io)
    })
  },
}
