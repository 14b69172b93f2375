import { examplesText, type OwnCommand } from '../../table/own-command.ts'
import { callOptions, settingsOf, sharedOptions } from '../../table/settings.ts'
import type { ApiSettings } from './api.ts'

/** `keepsake api GET /api/v1/me`: any request, including those without a command. */
export const API: OwnCommand = {
  name: 'api',
  summary: 'Send a request to the API.',
  build: (command, io) => {
    command
      .description(
        'Send a request to the API.\n\nUses the same key, retries, output formats and exit codes as other commands.',
      )
      .argument('<method>', 'GET, POST, PUT, PATCH or DELETE')
      .argument('<path>', 'path on the server, with an optional query string')
      .option(
        '-F, --field <name=value>',
        'add a body field, or a query parameter with GET and DELETE; the value is JSON or text, @file reads a file (repeatable)',
        collect,
      )
      .option('-H, --header <name:value>', 'add a header (repeatable)', collect)
      .option('--body <json|@file|->', 'request body; --field overrides its fields')
      .option('-i, --include', 'also print the status and headers')
    const options = callOptions({ writes: true, paginated: true })
    for (const option of [...options, ...sharedOptions()]) command.addOption(option)
    command.addHelpText(
      'after',
      examplesText([
        'keepsake api GET /api/v1/me',
        'keepsake api GET /api/v1/events -F status=failed --paginate',
        "keepsake api POST /api/v1/recall -F email=dana.reyes@northwind.example -F limit=5 --jmespath 'data[].content'",
        'keepsake api POST /api/v1/upsert --body @records.json --dry-run',
      ]),
    )
    command.action(async (method: string, path: string) => {
      const { callApi } = await import('./api.ts')
      await callApi(method, path, settingsOf<ApiSettings>(command), io)
    })
  },
}

const collect = (value: string, before: string[] = []): string[] => [...before, value]
