import type { TenantScope } from '../../../../platform/database/database.ts'

/** The deletion, or the merge, that took a record. */
export async function deletionOfRecord(scope: TenantScope, recordId: string): Promise<string | undefined> {
  const where = { recordId, kind: { not: 'memories' } }
  const row = await scope.prisma(models =>
    models.deletion.findFirst({ where, orderBy: { deletedAt: 'desc' }, select: { id: true } }),
  )
  return row?.id
}

/** A deletion whose memories of a record are still on their way, out or back. */
export async function movingDeletionOf(scope: TenantScope, recordId: string): Promise<string | undefined> {
  const where = { recordId, status: { in: ['deleting', 'restoring'] } }
  const row = await scope.prisma(models => models.deletion.findFirst({ where, select: { id: true } }))
  return row?.id
}
