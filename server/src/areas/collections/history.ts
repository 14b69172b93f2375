import { z } from 'zod'
import type { Schemas } from '../../contract/schemas.ts'
import { createCursor, DEFAULT_LIMIT, pageOf } from '../../platform/cursor.ts'
import type { TenantScope } from '../../platform/database/database.ts'
import { readSnapshot } from './collection.ts'
import { differences } from './differences.ts'
import { getCollection } from './service.ts'

export interface HistoryQuery {
  limit?: number
  cursor?: string
  mode?: 'full' | 'diff'
}

const cursor = createCursor('collection-history', z.int32())

/** The versions of a collection, newest first. @throws ApiError `not_found_error` */
export async function collectionHistory(
  scope: TenantScope,
  id: string,
  { limit = DEFAULT_LIMIT, cursor: after, mode = 'full' }: HistoryQuery,
): Promise<Omit<Schemas['CollectionHistory'], 'success'>> {
  const behind = cursor.decode(after)
  await getCollection(scope, id)
  const rows = await scope.prisma(models =>
    models.collectionVersion.findMany({
      where: { collectionId: id, ...(behind !== undefined && { version: { lt: behind } }) },
      orderBy: { version: 'desc' },
      // the one too many is also what the last of the page is compared with
      take: limit + 1,
    }),
  )
  const snapshots = rows.map(readSnapshot)
  const page = pageOf(rows, limit, cursor, ({ version }) => version)
  const data = page.entries.flatMap(({ version, at, actor, note }, index) => {
    const snapshot = snapshots[index]
    if (!snapshot) return []
    return {
      version,
      at: at.toISOString(),
      actor,
      ...(note !== null && { note }),
      ...(mode === 'full' ? { collection: snapshot } : { changes: differences(snapshots[index + 1], snapshot) }),
    }
  })
  return { data, ...(page.nextCursor !== undefined && { nextCursor: page.nextCursor }) }
}
