import type {
  CreateDestinationRequest,
  CreateWebhookRequest,
  UpdateDestinationRequest,
  UpdateWebhookRequest,
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
  { name: 'ed25519', label: 'Sign with ed25519 too', kind: 'yesNo', isRare: true },
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
