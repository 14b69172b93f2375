import type { TenantScope } from '../../../../platform/database/database.ts'

/** The deletion or merge that removed a record. */
export async function deletionOfRecord(scope: TenantScope, recordId: string): Promise<string | undefined> {
  const where = { recordId, kind: { not: 'memories' } }
  const row = await scope.prisma(models =>
    models.deletion.findFirst({ where, orderBy: { deletedAt: 'desc' }, select: { id: true } }),
  )
  return row?.id
}

/** The deletions of a record's memories that can be cancelled, newest first. */
export async function openDeletionsOf(scope: TenantScope, recordId: string): Promise<string[]> {
  const recoverableUntil = { gt: await scope.now() }
  const where = { recordId, kind: 'memories', status: { in: ['deleting', 'pending'] }, recoverableUntil }
  const rows = await scope.prisma(models =>
    models.deletion.findMany({ where, orderBy: { id: 'desc' }, select: { id: true } }),
  )
  return rows.map(({ id }) => id)
}

/** The records that these memories belong to. */
export async function recordsOfMemories(scope: TenantScope, memoryIds: readonly string[]): Promise<string[]> {
  const where = { id: { in: [...memoryIds] } }
  const rows = await scope.prisma(models =>
    models.memory.findMany({ where, distinct: ['recordId'], select: { recordId: true } }),
  )
  return rows.map(({ recordId }) => recordId)
}

/** A deletion or restoration of a record's memories that is still in progress. */
export async function movingDeletionOf(scope: TenantScope, recordId: string): Promise<string | undefined> {
  const where = { recordId, status: { in: ['deleting', 'restoring'] } }
  const row = await scope.prisma(models => models.deletion.findFirst({ where, select: { id: true } }))
  return row?.id
}
