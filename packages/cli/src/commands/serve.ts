import { Option } from 'commander'
import { examplesText } from '../api-command.ts'
import type { OwnCommand } from '../program-parts.ts'
import type { ServeOptions } from '../serve.ts'

/** `keepsake serve`: the server itself, where its package is installed. */
export const SERVE: OwnCommand = {
  name: 'serve',
  summary: 'Run the server here.',
  build: (command, io) =>
    command
      .description(
        'Run the server here.\n\nNeeds the package @keepsake/server and Node 22.19 or newer. Every other setting comes from the environment.',
      )
      .addOption(new Option('--port <number>', 'port to listen on (or PORT; default: 7411)'))
      .addOption(new Option('--host <address>', 'address to listen on (or HOST; default: 127.0.0.1)'))
      .addOption(
        new Option('--data-dir <path>', 'where the embedded database lives (or KEEPSAKE_DATA_DIR; default: .keepsake)'),
      )
      .addHelpText('after', examplesText(['keepsake serve', 'keepsake serve --port 8080 --data-dir ~/keepsake']))
      .action(async (options: ServeOptions) => {
        const { serve } = await import('../serve.ts')
        await serve(options, io)
      }),
}
