import { Option } from 'commander'
import { examplesText, type OwnCommand } from '../../table/own-command.ts'
import type { ServeOptions } from './serve.ts'

/** `keepsake serve`, or `keepsake dev`: runs the server, if its package is installed and none runs yet. */
export const SERVE: OwnCommand = {
  name: 'serve',
  alias: 'dev',
  summary: 'Run the server.',
  build: (command, io) =>
    command
      .description(
        'Run the server.\n\nOn a terminal it prints its addresses, a first key and what to try, and it stops with the terminal. If a server runs there already, its addresses are printed. Requires the package @keepsake/server and Node 22.19 or newer. Other settings are environment variables.',
      )
      .addOption(new Option('--port <number>', 'port to listen on (env: PORT; default: 7411)'))
      .addOption(new Option('--host <address>', 'address to listen on (env: HOST; default: 127.0.0.1)'))
      .addOption(
        new Option(
          '--data-dir <path>',
          'directory of the embedded database (env: KEEPSAKE_DATA_DIR; default: .keepsake)',
        ),
      )
      .addHelpText(
        'after',
        examplesText(['keepsake serve', 'keepsake dev', 'keepsake serve --port 8080 --data-dir ~/keepsake']),
      )
      .action(async (options: ServeOptions) => {
        const { serve } = await import('./serve.ts')
        await serve(options, io)
      }),
}
