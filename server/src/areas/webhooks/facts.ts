import { SUBSCRIPTION_COLUMNS } from './attempt/keyring.ts'
import { WEBHOOKS_EVENTS } from './events.ts'
import { WEBHOOKS_SETTINGS, webhooksAdjustment, webhooksContradiction } from './settings.ts'
import { SOURCE_COLUMNS } from './sources/source.ts'

export const WEBHOOKS_FACTS = {
  settings: WEBHOOKS_SETTINGS,
  contradiction: webhooksContradiction,
  adjustment: webhooksAdjustment,
  events: WEBHOOKS_EVENTS,
  encryptedColumns: [...SUBSCRIPTION_COLUMNS, ...SOURCE_COLUMNS],
}
