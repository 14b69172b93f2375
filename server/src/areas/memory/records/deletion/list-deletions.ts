import { z } from 'zod'
import type { Schemas } from '../../../../contract/schemas.ts'
import type { TenantScope } from '../../../../platform/database/database.ts'
import { idCursor, type PageQuery, readPage } from '../../../../platform/lists/list.ts'
import { given } from '../../../../platform/values/given.ts'
import type { DeletionStatus } from '../sql/deletion.ts'

export interface DeletionQuery extends PageQuery {
  recordId?: string
  status?: DeletionStatus
}

const cursor = idCursor('deletions', 'del')

// written when a record is deleted: the row of each of its keys
const DeletedKey = z.object({ name: z.string(), value: z.string() })
const Stored = z.object({
  kind: z.enum(['memories', 'record']),
  status: z.enum(['deleting', 'pending', 'restoring', 'cancelled', 'purged']),
})

/** One page of the deletions of memories and records, newest first. Merges cannot be cancelled and are not listed. */
export async function listDeletions(
  scope: TenantScope,
  query: DeletionQuery,
): Promise<Omit<Schemas['DeletionList'], 'success'>> {
  const { entries, ...page } = await readPage(
    query,
    cursor,
    ({ after, take }) => {
      const { recordId, status } = query
      const where = { kind: { not: 'merge' }, ...given({ recordId, status, id: after && { lt: after } }) }
      const rows = { where: { source: 'record_keys' }, select: { row: true } }
      return scope.prisma(models =>
        models.deletion.findMany({ where, orderBy: { id: 'desc' }, take, include: { rows } }),
      )
    },
    ({ id }) => id,
  )
  const data = entries.map(({ id, recordId, memories, properties, deletedAt, recoverableUntil, rows, ...stored }) => ({
    deletionId: id,
    ...Stored.parse(stored),
    ...(recordId !== null && { recordId }),
    ...(rows.length > 0 && { keys: rows.map(({ row }) => DeletedKey.parse(row)) }),
    memories,
    properties,
    deletedAt: deletedAt.toISOString(),
    recoverableUntil: recoverableUntil.toISOString(),
  }))
  return { data, ...page }
}
