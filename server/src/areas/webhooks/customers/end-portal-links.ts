import type { TenantScope } from '../../../platform/database/database.ts'
import { given } from '../../../platform/values/given.ts'

/**
 * Ends links of a customer, with the keys that they gave: both are refused from now on. Call it in a transaction.
 * @param ids of links, or `*` for all
 */
export async function endPortalLinks(scope: TenantScope, customer: string, ids: readonly string[]): Promise<void> {
  const among = ids.includes('*') ? undefined : { in: [...ids] }
  // the codes first: this waits for a call that exchanges one, whose key is then seen
  const codes = { customer, ...given({ linkId: among }) }
  await scope.prisma(models => models.webhookPortalCode.deleteMany({ where: codes }))
  const keys = { customer, revokedAt: null, ...given({ portalLink: among }) }
  const revokedAt = await scope.now()
  await scope.prisma(models => models.apiKey.updateMany({ where: keys, data: { revokedAt } }))
}
