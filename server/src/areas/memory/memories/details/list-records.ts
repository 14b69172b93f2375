import type { Schemas } from '../../../../contract/schemas.ts'
import type { TenantScope } from '../../../../platform/database/database.ts'
import { idCursor, type PageQuery, readById } from '../../../../platform/lists/list.ts'
import { given } from '../../../../platform/values/given.ts'
import { recordsCalled } from '../../records/name.ts'
import { newestOfEach } from '../sql/read.ts'
import { lastMemoryOf } from '../wire.ts'

export interface RecordQuery extends PageQuery {
  type?: string
  called?: string
  since?: string
}

const cursor = idCursor('records', 'rec')

/** One page of the records, newest first, each with its keys and its last memory. Free. */
export async function listRecords(
  scope: TenantScope,
  { type, called, since, ...query }: RecordQuery,
): Promise<Omit<Schemas['RecordList'], 'success'>> {
  const { entries, ...page } = await readById(query, cursor, async ({ after, take }) => {
    const id = given({
      lt: after,
      notIn: await recordsBeingDeleted(scope),
      in: called === undefined ? undefined : await recordsCalled(scope, called),
    })
    // with the tenant, so that an index of its memories is read
    const memories =
      since === undefined ? undefined : { some: { tenantId: scope.tenantId, timestamp: { gte: new Date(since) } } }
    const where = given({ type, memories, id })
    return scope.prisma(({ record }) =>
      record.findMany({
        where,
        orderBy: { id: 'desc' },
        take,
        include: { keys: { select: { name: true, value: true }, orderBy: [{ name: 'asc' }, { value: 'asc' }] } },
      }),
    )
  })
  const ids = entries.map(({ id }) => id)
  const last = new Map((await newestOfEach(scope, ids, 1)).map(memory => [memory.recordId, memory]))
  const data = entries.map(({ id, type, keys, createdAt }) => ({
    recordId: id,
    type,
    keys,
    createdAt: createdAt.toISOString(),
    ...lastMemoryOf(last.get(id)),
  }))
  return { data, ...page }
}

/** Large records whose memories are still being deleted, and then the records. */
async function recordsBeingDeleted(scope: TenantScope): Promise<string[]> {
  const where = { kind: { not: 'memories' }, status: 'deleting', recordId: { not: null } }
  const rows = await scope.prisma(({ deletion }) => deletion.findMany({ where, select: { recordId: true } }))
  return rows.flatMap(({ recordId }) => recordId ?? [])
}
