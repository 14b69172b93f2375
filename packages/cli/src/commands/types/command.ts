import { examplesText, type OwnCommand } from '../../table/own-command.ts'
import { type CallSettings, settingsOf, sharedOptions } from '../../table/settings.ts'

/** `keepsake types`: the collections and event types of the organization as TypeScript. */
export const TYPES: OwnCommand = {
  name: 'types',
  summary: 'Print TypeScript types of your collections and events.',
  build: (command, io) => {
    command.description(
      'Print TypeScript types of your collections and events.\n\nWrites a TypeScript module to stdout. Collections has the properties of each collection by its slug, for client.memory.properties<Collections["sales"]>(…). Events has the object of each event type that you have declared for the kind of data of the key, for client.webhooks.unwrap<Events>(…). Archived types are left out. The same definitions give the same module. For the events of the service too, see: keepsake webhooks types --help',
    )
    for (const option of sharedOptions()) command.addOption(option)
    command.addHelpText('after', examplesText(['keepsake types > keepsake.ts']))
    command.action(async () => {
      const { printOwnTypes } = await import('./own-types.ts')
      await printOwnTypes(settingsOf<CallSettings>(command), io)
    })
  },
}
