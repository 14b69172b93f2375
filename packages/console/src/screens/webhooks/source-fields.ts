import type { CreateWebhookSourceRequest, UpdateWebhookSourceRequest } from '@keepsake/sdk'
import type { FieldOf } from '../../ui/fields-dialog.tsx'
import { RoutesForm } from './routes-form.tsx'

const SCHEMES: readonly CreateWebhookSourceRequest['scheme'][] = [
  'standard_webhooks',
  'keepsake',
  'svix',
  'clerk',
  'github',
  'gitlab',
  'stripe',
  'paddle',
  'square',
  'shopify',
  'slack',
  'zoom',
  'linear',
  'jira',
  'intercom',
  'zendesk',
  'hubspot',
  'sendgrid',
  'mailgun',
  'meta',
  'microsoft_graph',
  'discord',
  'twilio',
  'hmac',
  'ecdsa',
  'ed25519',
  'token',
  'basic',
  'none',
]

type SourceField = keyof UpdateWebhookSourceRequest & keyof CreateWebhookSourceRequest
const SOURCE: readonly FieldOf<SourceField>[] = [
  { name: 'name', label: 'Name', kind: 'text', isRequired: true },
  { name: 'description', label: 'Description (optional)', kind: 'text' },
  { name: 'types', label: 'Event types, such as ticket.* or * for all', kind: 'list' },
  { name: 'routes', label: 'Where accepted events go', kind: 'json', edit: RoutesForm },
  { name: 'signature', label: 'Signature of schemes without a preset (JSON)', kind: 'json', isRare: true },
  { name: 'verify_token', label: 'Verify token (scheme meta)', kind: 'text', isRare: true, isHidden: true },
  { name: 'tolerance_seconds', label: 'Seconds between signing and now', kind: 'number', isRare: true },
  { name: 'split', label: 'Each event of a batch is an event', kind: 'yesNo', isRare: true },
  {
    name: 'dedupe',
    label: 'A repeated event has the same',
    kind: 'choice',
    choices: [
      ['id', 'ID'],
      ['body', 'body'],
    ],
    isRare: true,
  },
]
export const SOURCE_FIELDS: readonly FieldOf<SourceField>[] = [
  ...SOURCE,
  { name: 'enabled', label: 'Accepts deliveries', kind: 'yesNo', isRare: true },
]
export const NEW_SOURCE_FIELDS: readonly FieldOf<keyof CreateWebhookSourceRequest>[] = [
  {
    name: 'scheme',
    label: 'Scheme',
    kind: 'choice',
    choices: SCHEMES.map(scheme => [scheme, scheme.replaceAll('_', ' ')] as const),
  },
  { name: 'secret', label: 'Signing secret of the other service, if it made one', kind: 'text' },
  ...SOURCE,
  { name: 'allow_unsigned', label: 'Accept without a signature (scheme none)', kind: 'yesNo', isRare: true },
]
export const NEW_SOURCE = {
  scheme: 'standard_webhooks',
  types: ['*'],
  tolerance_seconds: 300,
  split: true,
  dedupe: 'id',
}
