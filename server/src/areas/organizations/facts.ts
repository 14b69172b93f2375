import { ORGANIZATIONS_SETTINGS, organizationsContradiction } from './settings.ts'

export const ORGANIZATIONS_FACTS = { settings: ORGANIZATIONS_SETTINGS, contradiction: organizationsContradiction }
