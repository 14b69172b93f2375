import { CREDITS_THRESHOLD_REACHED } from '../../platform/credits/events.ts'
import { ORGANIZATIONS_EVENTS } from './events.ts'
import { ORGANIZATIONS_SETTINGS, organizationsContradiction } from './settings.ts'

export const ORGANIZATIONS_FACTS = {
  settings: ORGANIZATIONS_SETTINGS,
  contradiction: organizationsContradiction,
  events: [...ORGANIZATIONS_EVENTS, CREDITS_THRESHOLD_REACHED],
}
