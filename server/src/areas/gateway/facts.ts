import { PHONE_COLUMNS, SIGNING_SECRETS } from './phones.ts'
import { GATEWAY_SETTINGS, gatewayAdjustment, gatewayContradiction } from './settings.ts'

export const GATEWAY_FACTS = {
  settings: GATEWAY_SETTINGS,
  contradiction: gatewayContradiction,
  adjustment: gatewayAdjustment,
  encryptedColumns: [...SIGNING_SECRETS.columns, ...PHONE_COLUMNS],
}
