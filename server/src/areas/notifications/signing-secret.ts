import { signingSecrets } from '../../platform/encryption/signing-secret.ts'

/** They sign the callbacks of a tenant. */
export const SIGNING_SECRETS = signingSecrets(
  'notification_signing_secrets',
  'notification.signing_secret',
  models => models.notificationSigningSecret,
)
