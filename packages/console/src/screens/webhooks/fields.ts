import type {
  CreateDestinationRequest,
  CreateWebhookRequest,
  CreateWebhookSourceRequest,
  UpdateDestinationRequest,
  UpdateWebhookRequest,
  UpdateWebhookSourceRequest,
} from '@keepsake/sdk'
import type { FieldOf } from '../../ui/fields-dialog.tsx'
import { Credentials } from './credentials.tsx'
import { EventPicker } from './event-picker.tsx'

/** What destinations and subscriptions have in common. */
const SENT = [
  { name: 'url', label: 'URL', kind: 'text', isRequired: true, example: 'https://hooks.northwind.example/keepsake' },
  { name: 'events', label: 'Events, such as order.paid, invoice.* or * for all', kind: 'list', edit: EventPicker },
] as const
const FORMED = [
  { name: 'filter', label: 'Filter (CEL)', kind: 'text', example: 'event.data.object.amount > 100', isRare: true },
  {
    name: 'headers',
    label: 'Headers, one in each line, or none',
    kind: 'lines',
    example: 'X-Team: billing',
    isRare: true,
    isHidden: true,
  },
  {
    name: 'auth',
    label: 'Authentication, besides the signature',
    kind: 'json',
    edit: Credentials,
    isRare: true,
    isHidden: true,
  },
  {
    name: 'format',
    label: 'What is sent',
    kind: 'choice',
    choices: [
      ['envelope', 'The event with its ID, type and time'],
      ['data', 'Its data alone'],
    ],
    isRare: true,
  },
  { name: 'signature', label: 'Signature of your own (JSON)', kind: 'json', isRare: true },
] as const

type SubscriptionField = keyof UpdateWebhookRequest & keyof CreateWebhookRequest
export const SUBSCRIPTION_FIELDS: readonly FieldOf<SubscriptionField>[] = [
  ...SENT,
  { name: 'description', label: 'Description (optional)', kind: 'text' },
  ...FORMED,
  { name: 'rate_limit', label: 'Deliveries a second, 0 for no limit', kind: 'number', isRare: true },
  { name: 'timeout_ms', label: 'Milliseconds to respond', kind: 'number', isRare: true },
  { name: 'max_event_age_seconds', label: 'Oldest event in seconds, 0 for any', kind: 'number', isRare: true },
  {
    name: 'guarantee',
    label: 'Guarantee',
    kind: 'choice',
    choices: [
      ['at_least_once', 'Up to 10 attempts, then a dead letter'],
      ['best_effort', 'One attempt'],
    ],
    isRare: true,
  },
  { name: 'ordered', label: 'In the order of publication', kind: 'yesNo', isRare: true },
  { name: 'uid', label: 'Your own ID', kind: 'text', isRare: true },
  { name: 'metadata', label: 'Metadata (JSON)', kind: 'json', isRare: true },
]
/** What a new subscription has. */
export const NEW_SUBSCRIPTION = {
  events: ['*'],
  format: 'envelope',
  rate_limit: 0,
  timeout_ms: 5_000,
  max_event_age_seconds: 0,
  guarantee: 'at_least_once',
}

type DestinationField = keyof UpdateDestinationRequest & keyof CreateDestinationRequest
export const DESTINATION_FIELDS: readonly FieldOf<DestinationField>[] = [
  { name: 'name', label: 'Name', kind: 'text', isRequired: true },
  ...SENT,
  ...FORMED,
]
export const NEW_DESTINATION = { events: ['*'], format: 'envelope' }

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
  {
    name: 'routes',
    label: 'Routes (JSON): where accepted events go',
    kind: 'json',
    example: '[{"kind": "forward", "url": "https://billing.northwind.example/webhooks"}]',
  },
  { name: 'signature', label: 'Signature of schemes without a preset (JSON)', kind: 'json', isRare: true },
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
