import { Option } from 'commander'
import type { CustomActions } from '../../table/custom-action.ts'

export const GATEWAY: CustomActions = {
  'gateway import': {
    argument: ['[path]', 'CSV or JSONL file, or - for stdin; an interrupted import continues where it stopped'],
    options: () => [
      new Option(
        '--map <column=field...>',
        'field of a column, for names that differ (default: First Name is first_name)',
      ),
      new Option('--format <format>', 'format of the file (default: by its name)').choices(['csv', 'jsonl']),
    ],
    load: async () => (await import('./import.ts')).importGateway,
  },
}
