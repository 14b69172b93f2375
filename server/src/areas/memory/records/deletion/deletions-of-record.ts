import type { TenantScope } from '../../../../platform/database/database.ts'

/** The deletion or merge that removed a record. */
export async function deletionOfRecord(scope: TenantScope, recordId: string): Promise<string | undefined> {
  const where = { recordId, kind: { not: 'memories' } }
  const row = await scope.prisma(models =>
    models.deletion.findFirst({ where, orderBy: { deletedAt: 'desc' }, select: { id: true } }),
  )
  return row?.id
}

/** A deletion or restoration of a record's memories that is still in progress. */
export async function movingDeletionOf(scope: TenantScope, recordId: string): Promise<string | undefined> {
  const where = { recordId, status: { in: ['deleting', 'restoring'] } }
  const row = await scope.prisma(models => models.deletion.findFirst({ where, select: { id: true } }))
  return row?.id
}
