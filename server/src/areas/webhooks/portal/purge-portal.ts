import type { Database } from '../../../platform/database/database.ts'

/** Deletes the keys of the portal that have expired, and the codes that can no longer be exchanged. */
export async function purgePortal(database: Database): Promise<void> {
  const over = { expiresAt: { lt: await database.now() } }
  await database.prisma(models => models.apiKey.deleteMany({ where: { ...over, customer: { not: null } } }))
  await database.prisma(models => models.webhookPortalCode.deleteMany({ where: over }))
}
