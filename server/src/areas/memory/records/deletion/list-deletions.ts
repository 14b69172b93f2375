import { z } from 'zod'
import type { Schemas } from '../../../../contract/schemas.ts'
import type { TenantScope } from '../../../../platform/database/database.ts'
import { idCursor, type PageQuery, readById } from '../../../../platform/lists/list.ts'
import { given } from '../../../../platform/values/given.ts'
import { nameFrom } from '../identity.ts'
import { nameIn } from '../name.ts'
import type { DeletionStatus } from '../sql/deletion.ts'

export interface DeletionQuery extends PageQuery {
  recordId?: string
  status?: DeletionStatus
}

const cursor = idCursor('deletions', 'del')

// written when a record is deleted: the row of each of its keys
const DeletedKey = z.object({ name: z.string(), value: z.string() })
const DeletedValue = z.object({ system_name: z.string(), value: z.unknown() })
const Stored = z.object({
  kind: z.enum(['memories', 'record']),
  status: z.enum(['deleting', 'pending', 'restoring', 'cancelled', 'purged']),
})

/** One page of the deletions of memories and records, newest first. Merges cannot be cancelled and are not listed. */
export async function listDeletions(
  scope: TenantScope,
  query: DeletionQuery,
): Promise<Omit<Schemas['DeletionList'], 'success'>> {
  const { entries, ...page } = await readById(query, cursor, ({ after, take }) => {
    const { recordId, status } = query
    const where = { kind: { not: 'merge' }, ...given({ recordId, status, id: after && { lt: after } }) }
    const rows = {
      where: { source: { in: ['record_keys', 'property_values'] } },
      select: { source: true, row: true },
    }
    return scope.prisma(models => models.deletion.findMany({ where, orderBy: { id: 'desc' }, take, include: { rows } }))
  })
  const data = entries.map(
    ({ id, recordId, actor, memories, properties, deletedAt, recoverableUntil, rows, ...stored }) => {
      const keys = rows.flatMap(({ source, row }) => (source === 'record_keys' ? [DeletedKey.parse(row)] : []))
      const values = rows.flatMap(({ source, row }) => (source === 'property_values' ? [DeletedValue.parse(row)] : []))
      const name = nameIn(values) ?? nameFrom(keys)
      return {
        deletionId: id,
        ...Stored.parse(stored),
        deletedBy: actor,
        ...(name !== undefined && { displayName: name }),
        ...(recordId !== null && { recordId }),
        ...(keys.length > 0 && { keys }),
        memories,
        properties,
        deletedAt: deletedAt.toISOString(),
        recoverableUntil: recoverableUntil.toISOString(),
      }
    },
  )
  return { data, ...page }
}
