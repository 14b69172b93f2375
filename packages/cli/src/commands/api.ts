import type { ApiSettings } from '../api.ts'
import { examplesText } from '../api-command.ts'
import type { OwnCommand } from '../program-parts.ts'
import { callOptions, settingsOf, sharedOptions } from '../settings.ts'

/** `keepsake api GET /api/v1/me`: any request, for what no command does. */
export const API: OwnCommand = {
  name: 'api',
  summary: 'Send any request.',
  build: (command, io) => {
    command
      .description(
        'Send any request.\n\nThe key, retries, output formats and exit codes are those of every other command.',
      )
      .argument('<method>', 'GET, POST, PUT, PATCH or DELETE')
      .argument('<path>', 'path on the server, with its query if it has one')
      .option(
        '-F, --field <name=value>',
        'a field of the body, or of the query with GET and DELETE; value is JSON or text, @file reads a file (repeatable)',
        collect,
      )
      .option('-H, --header <name:value>', 'a header (repeatable)', collect)
      .option('--body <json|@file|->', 'the request body; fields are laid over it')
      .option('-i, --include', 'print status and headers as well')
    const options = callOptions({ writes: true, paginated: true })
    for (const option of [...options, ...sharedOptions()]) command.addOption(option)
    command.addHelpText(
      'after',
      examplesText([
        'keepsake api GET /api/v1/me',
        'keepsake api GET /api/v1/events -F status=failed --paginate',
        "keepsake api POST /api/v1/recall -F email=dana.reyes@northwind.example -F limit=5 --query 'data[].content'",
        'keepsake api POST /api/v1/upsert --body @records.json --dry-run',
      ]),
    )
    command.action(async (method: string, path: string) => {
      const { callApi } = await import('../api.ts')
      await callApi(method, path, settingsOf<ApiSettings>(command), io)
    })
  },
}

const collect = (value: string, before: string[] = []): string[] => [...before, value]
