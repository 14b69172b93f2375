import { CALLBACK_COLUMNS } from './actions.ts'
import { SIGNING_SECRETS } from './callbacks.ts'
import { NOTIFICATIONS_EVENTS } from './events.ts'
import { NOTIFICATIONS_SETTINGS } from './settings.ts'

export const NOTIFICATIONS_FACTS = {
  settings: NOTIFICATIONS_SETTINGS,
  events: NOTIFICATIONS_EVENTS,
  encryptedColumns: [...CALLBACK_COLUMNS, ...SIGNING_SECRETS.columns],
}
