import { newSecret } from '@keepsake/webhooks'
import type { Vault } from '../../platform/crypto.ts'
import type { TenantScope } from '../../platform/database/database.ts'
import type { EncryptedColumn } from '../../platform/reencrypt.ts'

const PURPOSE = 'notification.signing_secret'

export const SIGNING_SECRET_COLUMNS: EncryptedColumn[] = [
  { table: 'notification_signing_secrets', column: 'secret', where: 'true', purpose: PURPOSE },
]

/** The secret that signs the tenant's callbacks; created when it is first needed. */
export async function signingSecretOf(scope: TenantScope, vault: Vault): Promise<{ secret: string; createdAt: Date }> {
  const secret = vault.encrypt(newSecret(), PURPOSE)
  await scope.prisma(models =>
    models.notificationSigningSecret.createMany({ data: [{ tenantId: scope.tenantId, secret }], skipDuplicates: true }),
  )
  const row = await scope.prisma(models => models.notificationSigningSecret.findFirstOrThrow({}))
  return { secret: vault.decrypt(row.secret, PURPOSE), createdAt: row.createdAt }
}
