import { newSecret } from '@keepsake/webhooks'
import type { Scope } from '../database/scope.ts'
import type { Vault } from './crypto.ts'
import type { EncryptedColumn } from './reencrypt.ts'

/** The secrets that sign what an area sends. */
export interface SigningSecrets {
  /** For key rotation. */
  columns: EncryptedColumn[]
  /** The secret of a tenant; created when it is first needed. */
  of(scope: Scope, vault: Vault): Promise<{ secret: string; createdAt: Date }>
}

/** @param purpose what they are encrypted for, which no other area's are */
export const signingSecrets = (purpose: string): SigningSecrets => ({
  columns: [{ table: 'signing_secrets', column: 'secret', where: `purpose = '${purpose}'`, purpose }],
  async of(scope, vault) {
    const data = [{ tenantId: scope.tenantId, purpose, secret: vault.encrypt(newSecret(), purpose) }]
    await scope.prisma(models => models.signingSecret.createMany({ data, skipDuplicates: true }))
    const { secret, createdAt } = await scope.prisma(models =>
      models.signingSecret.findFirstOrThrow({ where: { purpose } }),
    )
    return { secret: vault.decrypt(secret, purpose), createdAt }
  },
})
