import { Option } from 'commander'
import type { CustomActions } from '../../table/custom-action.ts'
import { addOwn, type OwnCommand } from '../../table/own-command.ts'
import { type CallSettings, settingsOf } from '../../table/settings.ts'
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
      {
        name: 'import-types',
        summary: 'Declare the event types of an OpenAPI document',
        description:
          'Reads the webhooks of an OpenAPI document, version 3.1 or later, as JSON or YAML. Declares those that are new, and updates those whose schema, description or example differs. The schema of the body is that of data; of an envelope with type and data, only the schema of its data is taken, and type names the event if it has one value. Schemas under components come along. Without an example in the document, one is made from the schema. Exits with an error if some webhooks could not be imported; the others are.',
        examples: [
          'keepsake webhooks import-types openapi.yaml --dry-run',
          'keepsake webhooks import-types openapi.yaml',
        ],
        argument: ['[path]', 'file of the document, or - for stdin'],
        options: { '--dry-run': 'check what would be created and changed, without changing anything' },
        run: async (command, [path]) => {
          const { importTypes } = await import('./import-types.ts')
          await importTypes(path, settingsOf<CallSettings>(command), io)
        },
      },
      {
        name: 'types',
        summary: 'Print TypeScript types of all events',
        description:
          'Writes a TypeScript module to stdout: a type for the object of each event that you have declared and of each event of the service, and WebhookEvent for what is delivered. Archived types are left out.',
        examples: ['keepsake webhooks types > webhook-events.ts'],
        run: async command => {
          const { printTypes } = await import('./print-types.ts')
          await printTypes(settingsOf<CallSettings>(command), io)
        },
      },
    ]),
}

export const WEBHOOK_ACTIONS: CustomActions = {
  'webhooks listen': {
    options: () => [new Option('--forward <url>', 'send each event to this URL, signed with a secret that is printed')],
    load: async () => (await import('./listen.ts')).listenToEvents,
  },
  'webhooks sources test': {
    argument: ['[file]', 'saved request to test (headers, an empty line, the body), or - for stdin'],
    options: () => [new Option('--at <time>', 'check its age against this time, in ISO 8601 (default: now)')],
    load: async () => (await import('./test-source.ts')).testSource,
  },
}
