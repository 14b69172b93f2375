import { newSecret } from '@keepsake/webhooks'
import type { Scope } from '../database/scope.ts'
import type { ModelsInTransaction } from '../database/tenant-models.ts'
import type { Vault } from './crypto.ts'
import type { EncryptedColumn } from './reencrypt.ts'

/** A table with one secret for each tenant. */
interface SecretRows {
  createMany(args: { data: { tenantId: number; secret: string }[]; skipDuplicates: true }): PromiseLike<unknown>
  findFirstOrThrow(args: object): PromiseLike<{ secret: string; createdAt: Date }>
}

/** The secrets that sign what an area sends. */
export interface SigningSecrets {
  /** For key rotation. */
  columns: EncryptedColumn[]
  /** The secret of a tenant; created when it is first needed. */
  of(scope: Scope, vault: Vault): Promise<{ secret: string; createdAt: Date }>
}

export const signingSecrets = (
  table: string,
  purpose: string,
  rowsIn: (models: ModelsInTransaction) => SecretRows,
): SigningSecrets => ({
  columns: [{ table, column: 'secret', where: 'true', purpose }],
  async of(scope, vault) {
    const data = [{ tenantId: scope.tenantId, secret: vault.encrypt(newSecret(), purpose) }]
    await scope.prisma(async models => await rowsIn(models).createMany({ data, skipDuplicates: true }))
    const { secret, createdAt } = await scope.prisma(async models => await rowsIn(models).findFirstOrThrow({}))
    return { secret: vault.decrypt(secret, purpose), createdAt }
  },
})
