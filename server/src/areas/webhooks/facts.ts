import { WEBHOOKS_EVENTS } from './events.ts'
import { WEBHOOKS_SETTINGS, webhooksContradiction } from './settings.ts'
import { SOURCE_COLUMNS } from './sources/source.ts'
import { SUBSCRIPTION_COLUMNS } from './subscriptions/encrypted-secrets.ts'

export const WEBHOOKS_FACTS = {
  settings: WEBHOOKS_SETTINGS,
  contradiction: webhooksContradiction,
  events: WEBHOOKS_EVENTS,
  encryptedColumns: [...SUBSCRIPTION_COLUMNS, ...SOURCE_COLUMNS],
}
