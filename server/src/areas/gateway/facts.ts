import { PHONE_COLUMNS } from './phones.ts'
import { GATEWAY_SETTINGS, gatewayContradiction } from './settings.ts'
import { SIGNING_SECRETS } from './signing-secret.ts'

export const GATEWAY_FACTS = {
  settings: GATEWAY_SETTINGS,
  contradiction: gatewayContradiction,
  encryptedColumns: [...SIGNING_SECRETS.columns, ...PHONE_COLUMNS],
}
