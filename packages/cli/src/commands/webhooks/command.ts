import { addOwn, type OwnCommand } from '../../table/own-command.ts'
import { settingsOf } from '../../table/settings.ts'
import type { VerifySettings } from './verify.ts'

/** `keepsake webhooks verify`, in addition to the spec's commands in this group. */
export const WEBHOOKS: OwnCommand = {
  name: 'webhooks',
  build: (parent, io) =>
    addOwn(parent, [
      {
        name: 'verify',
        summary: 'Verify the signature of a saved delivery',
        description:
          'Reads a saved request: its headers, an empty line and its body. With --body, the file has only the body and the headers are flags. The secret or public key is read from KEEPSAKE_WEBHOOK_SECRET; several are separated by commas. Exits with 1 if the delivery is not valid. The age is shown, and checked only with --tolerance, because a saved delivery is old. Sends nothing.',
        examples: [
          'keepsake webhooks verify delivery.http',
          "keepsake webhooks verify --body body.json --id evt_01KAK7F3V6R6T1Q7S0G9Y5N2WZ --timestamp 1795186645 --signature 'v1,…'",
        ],
        argument: ['[path]', 'file of the request, or - for stdin'],
        options: {
          '--body <path>': 'file with only the body, byte for byte',
          '--id <id>': 'the header webhook-id',
          '--timestamp <seconds>': 'the header webhook-timestamp',
          '--signature <signatures>': 'the header webhook-signature',
          '--tolerance <seconds>': 'maximum difference between the time of signing and now',
        },
        run: async (command, [path]) => {
          const { verifyDelivery } = await import('./verify.ts')
          await verifyDelivery(path, settingsOf<VerifySettings>(command), io)
        },
      },
    ]),
}
