import { signingSecrets } from '../../platform/encryption/signing-secret.ts'

/** They sign the deliveries of a tenant. */
export const SIGNING_SECRETS = signingSecrets(
  'gateway_signing_secrets',
  'gateway.signing_secret',
  models => models.gatewaySigningSecret,
)
