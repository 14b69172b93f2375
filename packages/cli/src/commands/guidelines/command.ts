import { addOwn, type OwnCommand } from '../../table/own-command.ts'
import { settingsOf } from '../../table/settings.ts'
import type { SyncSettings } from './sync.ts'

const DRY_RUN = { '--dry-run': 'show what would change, without changing anything' }

/** `keepsake guidelines pull` and `push`, in addition to the spec's commands in this group. */
export const GUIDELINES: OwnCommand = {
  name: 'guidelines',
  build: (parent, io) =>
    addOwn(parent, [
      {
        name: 'pull',
        summary: 'Write the guidelines to a folder',
        description:
          'Writes each guideline to a .md file with front matter. A file that changed since the last pull or push is kept. If the guideline changed too, its diff is shown and the command exits with 6.',
        examples: ['keepsake guidelines pull policies', 'keepsake guidelines pull policies --tags support --dry-run'],
        argument: ['<dir>', 'folder of the files; created if it does not exist'],
        options: { '--tags <a,b>': 'only guidelines with all of these tags', ...DRY_RUN },
        run: async (command, [directory = '']) => {
          const { pull } = await import('./sync.ts')
          await pull(directory, settingsOf<SyncSettings>(command), io)
        },
      },
      {
        name: 'push',
        summary: 'Send the changed files of a folder',
        description:
          'Creates a guideline for each .md file without an id, also in subfolders, and updates those whose file changed. Changes that others made to other sections are merged and written to the file. For changes of the same section, the diff is shown, nothing is changed, and the command exits with 6.',
        examples: [
          'keepsake guidelines push policies --dry-run',
          "keepsake guidelines push policies --note 'Gift cards are an exception.'",
          'keepsake guidelines push policies --cases guideline-cases.json --dry-run',
          'keepsake guidelines push policies --delete',
        ],
        argument: ['<dir>', 'folder of the files'],
        options: {
          '--note <text>': 'the reason for the change, kept with the versions',
          '--cases <file>': 'first test which messages the files select, and send nothing unless all pass',
          '--delete': 'delete guidelines whose file was deleted (default: report them)',
          ...DRY_RUN,
        },
        run: async (command, [directory = '']) => {
          const { push } = await import('./sync.ts')
          await push(directory, settingsOf<SyncSettings>(command), io)
        },
      },
    ]),
}
